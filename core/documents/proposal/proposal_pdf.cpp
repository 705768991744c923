#include "core/documents/proposal/proposal_pdf.h"

#include "core/documents/event_pages.h"
#include "core/domain/shops/document_look.h"

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostLines = 250'000; // Some 5,000 pages.

/// An upper bound, except for lines that wrap again.
qsizetype linesOf(const PrintedEvent &event)
{
    constexpr qsizetype kShortestParagraph = 8; // <p>a</p>
    constexpr qsizetype kLetters = 50; // Per line.
    qsizetype lines = event.descriptionHtml.size() / kShortestParagraph;
    for (const PrintedGroup &group : event.groups)
        lines += 2 + group.description.count(u'\n') + group.description.size() / kLetters;
    return lines;
}

} // namespace

Result<QByteArray> proposalPdf(const PrintedEvent &event, const Shop &shop, PrintPictures::Read pictures,
                               const DocumentPages::GoOn &goOn)
{
    if (linesOf(event) > kMostLines)
        return invalid(
            u"description"_s,
            u"Shorten the descriptions of the event and its groups: their proposal would have more than 5,000 "
            "pages."_s);
    PrintPictures prints;
    prints.setRead(std::move(pictures));
    const QPageSize::PageSizeId size = paperOf(shop) == Paper::Letter ? QPageSize::Letter : QPageSize::A4;
    return pdfOf(EventPages(EventPaper::Proposal, event, shop, size, prints), goOn);
}

} // namespace stemdesk

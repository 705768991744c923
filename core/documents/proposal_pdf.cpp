#include "core/documents/proposal_pdf.h"

#include "core/documents/event_pages.h"
#include "core/domain/shops/paper.h"

#include <utility>

namespace stemdesk {

Result<QByteArray> proposalPdf(const PrintedEvent &event, const Shop &shop, PrintPictures::Read pictures,
                               const DocumentPages::GoOn &goOn)
{
    PrintPictures prints;
    prints.setRead(std::move(pictures));
    const QPageSize::PageSizeId size = paperOf(shop) == Paper::Letter ? QPageSize::Letter : QPageSize::A4;
    return pdfOf(EventPages(EventPaper::Proposal, event, shop, size, prints), goOn);
}

} // namespace stemdesk

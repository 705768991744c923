#include "core/documents/event_pages.h"

#include "core/documents/packing_list_text.h"
#include "core/documents/proposal_text.h"
#include "core/documents/recipes_text.h"
#include "core/documents/stationery.h"

#include <QPainter>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const char *nameOf(EventPaper paper)
{
    switch (paper) {
    case EventPaper::Proposal: return QT_TRANSLATE_NOOP("documents", "Proposal");
    case EventPaper::Recipes: return QT_TRANSLATE_NOOP("documents", "Workroom recipes");
    case EventPaper::PackingList: return QT_TRANSLATE_NOOP("documents", "Packing list");
    }
    return "";
}

EventText textOf(EventPaper paper, const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures)
{
    switch (paper) {
    case EventPaper::Proposal: return proposalText(event, stationery, pictures);
    case EventPaper::Recipes: return recipesText(event, stationery);
    case EventPaper::PackingList: return packingListText(event, stationery);
    }
    return {};
}

} // namespace

EventPages::EventPages(EventPaper paper, const PrintedEvent &event, const Shop &shop, QPageSize::PageSizeId size,
                       PrintPictures &pictures)
    : DocumentPages(size), m_stationery(std::make_unique<Stationery>(event, shop, size, nameOf(paper))),
      m_title(u"%1 · %2"_s.arg(m_stationery->name, event.name))
{
    const EventText text = textOf(paper, event, *m_stationery, pictures);
    m_hasCover = text.cover.has_value();
    const QRectF &body = m_stationery->frame.body();
    if (m_hasCover)
        m_pages.append(moved(*text.cover, body.topLeft()));
    for (const Marks &page : flowed(text.blocks, text.runningHeads, body.height()))
        m_pages.append(moved(page, body.topLeft()));
}

EventPages::~EventPages() = default;

void EventPages::paintPage(QPainter &painter, int page) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    paintMarks(painter, m_pages.at(page));
    if (page > 0 || !m_hasCover)
        m_stationery->frame.paint(painter, page + 1, count());
}

} // namespace stemdesk

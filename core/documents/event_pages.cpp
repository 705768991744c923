#include "core/documents/event_pages.h"

#include "core/documents/layout/stationery.h"
#include "core/documents/proposal/proposal_text.h"
#include "core/documents/workroom/packing_list_text.h"
#include "core/documents/workroom/recipes_text.h"

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
    : StationeryPages(size, std::make_unique<Stationery>(event, shop, size, nameOf(paper)))
{
    setMadeAt(event.printedAt);
    lay(u"%1 · %2"_s.arg(stationery().name, event.name), textOf(paper, event, stationery(), pictures));
}

} // namespace stemdesk

#pragma once

#include "core/documents/layout/print_pictures.h"
#include "core/documents/layout/stationery_pages.h"
#include "core/domain/events/printed_event.h"
#include "core/domain/shops/shop.h"

namespace stemdesk {

/// Documents of one event; its supplier orders are OrderSheetPages, its run sheet RunSheetPages.
enum class EventPaper { Proposal, Recipes, PackingList };

/// A document of an event, laid out on paper.
class EventPages : public StationeryPages {
public:
    /// `pictures` is used only while the pages are laid out.
    EventPages(EventPaper paper, const PrintedEvent &event, const Shop &shop, QPageSize::PageSizeId size,
               PrintPictures &pictures);
};

} // namespace stemdesk

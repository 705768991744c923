#pragma once

#include "core/documents/print_pictures.h"
#include "core/documents/stationery_pages.h"
#include "core/domain/events/printed_event.h"
#include "core/domain/shops/shop.h"

namespace stemdesk {

/// The documents that one event is written into; its supplier orders are OrderSheetPages, its way RunSheetPages.
enum class EventPaper { Proposal, Recipes, PackingList };

/// A document of an event, laid out on paper.
class EventPages : public StationeryPages {
public:
    /// `pictures` is read from while the pages are laid out only.
    EventPages(EventPaper paper, const PrintedEvent &event, const Shop &shop, QPageSize::PageSizeId size,
               PrintPictures &pictures);
};

} // namespace stemdesk

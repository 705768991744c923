#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/events/event_group.h"
#include "core/domain/prices/price_list.h"

namespace stemdesk {

/// An event line that was removed by a forced delete.
struct DeletedLine {
    EventId eventId;
    EventItem item;
};

struct DeletedVariant {
    Variant variant;
    QList<PriceEntry> entries;
    QList<DeletedLine> lines;
};

struct DeletedProduct {
    Product product; ///< Without its variants.
    QList<DeletedVariant> variants;
};

} // namespace stemdesk

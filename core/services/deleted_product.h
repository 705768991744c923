#pragma once

#include "core/domain/event_group.h"
#include "core/domain/price_list.h"
#include "core/domain/product.h"

namespace stemdesk {

/// An event line that a forced delete removed.
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

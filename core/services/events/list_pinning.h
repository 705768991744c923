#pragma once

#include "core/storage/events/event_store.h"

namespace stemdesk {

class ServiceContext;

struct PriceContext;

/// For each type on the event's lines, the list that is looked at first now, where the event does not pin that list
/// already. What it does not name is priced from older ones, pinned or not.
PinnedLists listsToPin(const Event &event, const PriceContext &context);

/// Where `after` differs from `before` in what its money follows from, computes its totals. Where it becomes approved
/// and the shop wants it, first pins the price lists in use: from then on new lists do not change what was agreed.
Status settleTotals(const ServiceContext &context, const Event &before, StoredEvent &after);

} // namespace stemdesk

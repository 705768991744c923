#pragma once

#include "core/storage/events/event_store.h"

namespace stemdesk {

class ServiceContext;

struct PriceContext;

/// For each type on the event's lines, the list that is tried first now, unless the event already pins it. What it does
/// not price comes from older lists, pinned or not.
PinnedLists listsToPin(const Event &event, const PriceContext &context);

/// Computes the totals of `after` if it differs from `before` in anything they depend on. If it becomes approved and
/// the shop wants that, first pins the price lists in use, so that new lists do not change an agreed price.
Status settleTotals(const ServiceContext &context, const Event &before, StoredEvent &after);

} // namespace stemdesk

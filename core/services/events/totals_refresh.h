#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/storage/events/event_store.h"

#include <QList>

namespace stemdesk {
class ServiceContext;
struct PriceContext;
struct RepriceMarks;

/// Recomputes the stored totals and figures of all marked events. Those whose totals differ are stored with a new
/// version and updatedAt and added to `repriced`.
Status refreshTotals(ServiceContext &context, const RepriceMarks &marks, QList<EventId> &repriced);

/// For each type on the event's lines, the list that is tried first now, unless the event already pins it. What it does
/// not price comes from older lists, pinned or not.
PinnedLists listsToPin(const Event &event, const PriceContext &context);

/// Computes the totals of `after`, and stores its figures, if `patch` changed anything they depend on. If it becomes
/// approved and the shop wants that, first pins the price lists in use and, unless the patch says what is kept, keeps
/// the prices of all lines, so that nothing changes an agreed price. Both have their groups where prices are, or may
/// be, kept.
Status updateTotals(const ServiceContext &context, const Event &before, StoredEvent &after, const EventPatch &patch);

} // namespace stemdesk

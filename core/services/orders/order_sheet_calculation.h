#pragma once

#include "core/domain/events/event.h"
#include "core/domain/orders/order_sheet.h"

namespace stemdesk {

class ServiceContext;
struct PricingFacts;

enum class GoneEvents { Refuse, LeaveOut };

/// The current order sheet of these events, each counted once, computed from one state of the database. event_not_found
/// if one does not exist, unless those are skipped.
Result<OrderSheet> presentSheet(ServiceContext &context, const QList<EventId> &events, GoneEvents gone);

/// Cost of ordering the goods of each priced event by itself. The facts have the variants of all.
Result<QList<OrderSheetTotals>> orderTotalsOf(ServiceContext &context, const QList<Event> &priced,
                                              const PricingFacts &facts);

} // namespace stemdesk

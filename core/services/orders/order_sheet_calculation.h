#pragma once

#include "core/domain/events/event.h"
#include "core/domain/orders/order_sheet.h"

namespace stemdesk {

class ServiceContext;
struct PricingFacts;

enum class GoneEvents { Refuse, LeaveOut };

/// What these events need ordered now, each of them once, worked out from one state of the database.
/// event_not_found where one is gone, unless these are left out.
Result<OrderSheet> presentSheet(ServiceContext &context, const QList<EventId> &events, GoneEvents gone);

/// What the goods of each priced event are ordered for, by itself. The facts have the variants of all.
Result<QList<OrderSheetTotals>> orderTotalsOf(ServiceContext &context, const QList<Event> &priced,
                                              const PricingFacts &facts);

} // namespace stemdesk

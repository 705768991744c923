#pragma once

#include "core/domain/orders/order_sheet.h"

namespace stemdesk {

class ServiceContext;

enum class GoneEvents { Refuse, LeaveOut };

/// What these events need ordered now, each of them once, worked out from one state of the database.
/// event_not_found where one is gone, unless these are left out.
Result<OrderSheet> presentSheet(ServiceContext &context, const QList<EventId> &events, GoneEvents gone);

} // namespace stemdesk

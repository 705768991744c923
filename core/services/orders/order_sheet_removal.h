#pragma once

#include "core/domain/orders/order_sheet.h"

namespace stemdesk {

class ServiceContext;

/// Takes a saved sheet away: the whole of it with what came in, for restoreOrderSheet(). NotFound where there is none.
Result<OrderSheet> removeOrderSheet(ServiceContext &context, OrderSheetId id);
/// Puts it back with its id, as the newest.
Result<OrderSheet> restoreOrderSheet(ServiceContext &context, const OrderSheet &snapshot);

} // namespace stemdesk

#pragma once

#include "core/domain/clients/bill.h"

namespace stemdesk {

struct Event;
struct PriceContext;

/// What the customer price consists of. `priced` comes from priceEvent() with the same context. A line's rate is that
/// of the price list that it is priced by; of what no list prices, and of all charges, that of the event's tax group.
Bill billOf(const Event &priced, const PriceContext &context);

} // namespace stemdesk

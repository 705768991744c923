#pragma once

#include "core/domain/billing/bill.h"

namespace stemdesk {

struct Event;
struct PriceContext;

/// The parts of the customer price. `priced` comes from priceEvent() with the same context. A line has the tax rate of
/// the price list that prices it, or of that of taxedAs(); unpriced lines and all charges have the rate of the event's
/// tax group.
Bill billOf(const Event &priced, const PriceContext &context);

} // namespace stemdesk

#pragma once

#include "core/domain/events/event_profit.h"
#include "core/domain/money.h"
#include "core/domain/orders/order_sheet.h"

#include <QList>

namespace stemdesk {

/// customerPriceIncTax        = the totals' customerPriceIncTax
/// projectedCostOfGoodsIncTax = the totals' costOfGoodsIncTax: the design's units and its pack leftovers, line by line
/// actualCostOfGoodsIncTax    = sum over the received lines of cost * (units that the event needs / units of the line)
///     where cost = (packs received * units a pack * unit cost paid - credit) * tax multiplier of the line's price list
/// margin                     = customerPriceIncTax - (actualCostOfGoodsIncTax, else projectedCostOfGoodsIncTax)
///
/// What is left over of packs is shared like the rest: who needs more of the units pays for more of the leftover.
/// Only what came in counts, so that while goods are on their way the actual cost is what was paid so far. Of
/// several sheets that were received, `received` has the newest for each variant and supplier. Units needed are those
/// that the sheet was saved with, whatever the event became since.
EventProfit eventProfit(const Totals &totals, const QList<ReceivedLine> &received);

/// `planned` is the order sheet of the event alone, as it is now. Where something came in of what the event needs of a
/// variant from a supplier, that counts at what was paid for it, and what is still due of it as it was ordered; of what
/// else is planned, all. Shared among events as above.
EventEarnings eventEarnings(double customerPriceExclTax, const OrderSheet &planned,
                            const QList<ReceivedLine> &received);

} // namespace stemdesk

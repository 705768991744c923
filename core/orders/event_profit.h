#pragma once

#include "core/domain/events/event_profit.h"
#include "core/domain/money.h"
#include "core/domain/orders/order_sheet.h"

#include <QList>
#include <QSet>

namespace stemdesk {

struct Event;

/// customerPriceIncTax        = the totals' customerPriceIncTax
/// projectedCostOfGoodsIncTax = the totals' costOfGoodsIncTax: the design's units and its pack leftovers, line by line;
///     of things of the shop's own, what is ordered (EventCosts)
/// actualCostOfGoodsIncTax    = sum over the received lines of cost * (units that the event needs / units of the line)
///     where cost = (packs received * units a pack * unit cost paid - credit) * tax multiplier of the line's price list
/// margin                     = customerPriceIncTax - (actualCostOfGoodsIncTax, else projectedCostOfGoodsIncTax)
///
/// What is left over of packs is shared like the rest: who needs more of the units pays for more of the leftover.
/// Only what came in counts, so that while goods are on their way the actual cost is what was paid so far. Of
/// several sheets that were received, `received` has the newest for each variant and supplier. Units needed are those
/// that the sheet was saved with, whatever the event became since.
EventProfit eventProfit(const Totals &totals, const QList<ReceivedLine> &received);

/// `sheet` is the order of the priced event alone; `own` are the variants that are things of the shop's own. Without
/// the pooled waste.
EventCosts eventCosts(const Event &priced, const OrderSheet &sheet, const QSet<VariantId> &own);

/// `planned` is the current order sheet of the event alone. For a variant and supplier of which something was received,
/// counts what was paid for that and what is outstanding as ordered; everything else counts as planned. Shared among
/// events as above.
EventEarnings eventEarnings(double customerPriceExclTax, const OrderSheet &planned,
                            const QList<ReceivedLine> &received);

} // namespace stemdesk

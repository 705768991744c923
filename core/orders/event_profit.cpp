#include "core/orders/event_profit.h"

namespace stemdesk {

EventProfit eventProfit(const Totals &totals, const QList<ReceivedLine> &received)
{
    EventProfit profit{.customerPriceIncTax = totals.customerPriceIncTax,
                       .projectedCostOfGoodsIncTax = totals.costOfGoodsIncTax};
    for (const ReceivedLine &of : received) {
        if (const auto cost = receivedCostIncTax(of.line))
            profit.actualCostOfGoodsIncTax =
                profit.actualCostOfGoodsIncTax.value_or(0) + *cost * (of.eventUnitsNeeded / of.line.unitsNeeded);
    }
    profit.margin =
        profit.customerPriceIncTax - profit.actualCostOfGoodsIncTax.value_or(profit.projectedCostOfGoodsIncTax);
    return profit;
}

} // namespace stemdesk

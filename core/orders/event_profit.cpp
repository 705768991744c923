#include "core/orders/event_profit.h"

#include "core/domain/events/event.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace stemdesk {

namespace {

/// The event's part of the line; none of goods that were not needed.
double shareOf(const ReceivedLine &of)
{
    return of.line.unitsNeeded > 0 ? of.eventUnitsNeeded / of.line.unitsNeeded : 0;
}

} // namespace

EventProfit eventProfit(const Totals &totals, const QList<ReceivedLine> &received)
{
    EventProfit profit{.customerPriceIncTax = totals.customerPriceIncTax,
                       .projectedCostOfGoodsIncTax = totals.costOfGoodsIncTax};
    for (const ReceivedLine &of : received) {
        if (const auto cost = receivedCostIncTax(of.line))
            profit.actualCostOfGoodsIncTax = profit.actualCostOfGoodsIncTax.value_or(0) + *cost * shareOf(of);
    }
    profit.margin =
        profit.customerPriceIncTax - profit.actualCostOfGoodsIncTax.value_or(profit.projectedCostOfGoodsIncTax);
    return profit;
}

namespace {

/// The multiplier of the price list that priced the line.
double taxMultiplierOf(const LinePrice &price)
{
    return price.unitCostExclTax > 0 ? price.unitCostIncTax / price.unitCostExclTax : 1;
}

void addCosts(EventCosts &costs, const EventItem &item, bool isOwn, bool isInc)
{
    const LinePrice &price = item.price;
    const double multiplier = isInc ? 1 : taxMultiplierOf(price);
    if (isOwn) {
        costs.ownHire += price.customerPriceIncTax / multiplier;
        return;
    }
    costs.design += isInc ? price.costIncTax : price.costExclTax;
    costs.waste += price.wasteCostIncTax / multiplier;
}

/// What ordering own things that are short costs.
double ownOrderCost(const OrderSheet &sheet, bool isInc)
{
    double cost = 0;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines) {
            if (line.ownUnits)
                cost += isInc ? line.orderCostIncTax : line.orderCostExclTax;
        }
    }
    return cost;
}

} // namespace

EventCosts eventCosts(const Event &priced, const OrderSheet &sheet, const QSet<VariantId> &own, WithTax tax)
{
    const bool isInc = tax == WithTax::Yes;
    EventCosts costs{.ownOrder = ownOrderCost(sheet, isInc),
                     .order = isInc ? sheet.totals.orderCostIncTax : sheet.totals.orderCostExclTax};
    for (const EventGroup &group : priced.groups) {
        for (const EventItem &item : group.isHidden ? QList<EventItem>() : group.items)
            addCosts(costs, item, own.contains(item.variantId), isInc);
    }
    return costs;
}

namespace {

/// The event's share of a line's cost without tax, for the received and the outstanding part.
struct LineCost {
    double received = 0;
    double due = 0;
};

LineCost costOf(const ReceivedLine &of)
{
    const OrderSheetLine &line = of.line;
    const double share = shareOf(of);
    const double unitsPerPack = line.unitsPerPack.value_or(1);
    const double packsDue = line.packsToOrder.value_or(line.unitsToOrder) - line.received->packs;
    return {.received =
                (line.received->packs * unitsPerPack * line.received->unitCostExclTax - line.notes.creditExclTax)
                * share,
            .due = std::max(0.0, packsDue) * unitsPerPack * line.unitCostExclTax * share};
}

} // namespace

namespace {

/// The cost of what the event needs beyond its need when the line was ordered. Whole packs are not assumed, because
/// another pack may not be necessary.
double costOfMore(const OrderSheetLine &planned, double unitsOrderedFor)
{
    const double needed = planned.unitsNeeded - planned.ownUnits.value_or(0);
    return std::max(0.0, needed - unitsOrderedFor) * planned.unitCostExclTax;
}

} // namespace

EventEarnings eventEarnings(double customerPriceExclTax, const OrderSheet &planned, const QList<ReceivedLine> &received)
{
    EventEarnings earnings{.customerPriceExclTax = customerPriceExclTax,
                           .plannedCostExclTax = planned.totals.orderCostExclTax};
    QHash<std::pair<VariantId, SupplierId>, double> arrived; ///< What the event needed when it was ordered.
    for (const ReceivedLine &of : received) {
        if (!of.line.received)
            continue;
        const LineCost cost = costOf(of);
        earnings.receivedCostExclTax = earnings.receivedCostExclTax.value_or(0) + cost.received;
        earnings.expectedCostExclTax += cost.received + cost.due;
        arrived[{of.line.variantId, of.supplierId}] += of.eventUnitsNeeded;
    }
    for (const OrderSheetSupplier &supplier : planned.suppliers) {
        for (const OrderSheetLine &line : supplier.lines) {
            const auto units = arrived.constFind({line.variantId, supplier.supplierId});
            earnings.expectedCostExclTax += units == arrived.cend() ? line.orderCostExclTax : costOfMore(line, *units);
        }
    }
    return earnings;
}

} // namespace stemdesk

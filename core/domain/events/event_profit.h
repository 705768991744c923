#pragma once

#include <optional>

namespace stemdesk {

/// An event's profit over the cost of its goods, with tax. Labour, fees and travel are part of the customer's price;
/// other costs than goods are ignored.
struct EventProfit {
    double customerPriceIncTax = 0;
    double projectedCostOfGoodsIncTax = 0;
    std::optional<double> actualCostOfGoodsIncTax; ///< nullopt until something was received.
    double margin = 0;
    double ownHireIncTax = 0; ///< The customer price of hired things of the shop's own; part of customerPriceIncTax.

    friend bool operator==(const EventProfit &, const EventProfit &) = default;
};

/// Whether figures have tax.
enum class WithTax { Yes, No };

/// Costs of an event's goods, all with tax or all without, and the income from hiring out the shop's own things. Own
/// things cost only what is ordered: their list price is what the client is charged.
struct EventCosts {
    double design = 0; ///< The units that the design consumes, without own things.
    double waste = 0; ///< Spare units and pack leftovers, line by line.
    double pooledWaste = 0; ///< The same with packs shared over the event.
    double ownOrder = 0; ///< Own things that are short.
    double order = 0; ///< Everything, as on its order: packs shared over the event, with suppliers' minimums.
    double ownHire = 0; ///< The customer price of own things.

    double costOfGoods() const { return design + waste + ownOrder; }

    friend bool operator==(const EventCosts &, const EventCosts &) = default;
};

/// An event's profit over the cost of its goods, without tax: the margin in the window.
struct EventEarnings {
    double customerPriceExclTax = 0;
    double plannedCostExclTax = 0; ///< Cost of its order if it were placed now.
    std::optional<double> receivedCostExclTax; ///< Paid so far; nullopt until something was received.
    double expectedCostExclTax = 0; ///< Received goods at the price paid, the rest as ordered or planned.

    double margin() const { return customerPriceExclTax - expectedCostExclTax; }
    double plannedMargin() const { return customerPriceExclTax - plannedCostExclTax; }

    friend bool operator==(const EventEarnings &, const EventEarnings &) = default;
};

} // namespace stemdesk

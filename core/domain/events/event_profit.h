#pragma once

#include <optional>

namespace stemdesk {

/// What an event earns over its goods, with tax. Labour, fees and travel are in what the customer pays; of the costs
/// only those of goods are looked at.
struct EventProfit {
    double customerPriceIncTax = 0;
    double projectedCostOfGoodsIncTax = 0;
    std::optional<double> actualCostOfGoodsIncTax; ///< Nothing until something came in.
    double margin = 0;

    friend bool operator==(const EventProfit &, const EventProfit &) = default;
};

/// What an event earns over its goods, without tax: what the window calls a margin.
struct EventEarnings {
    double customerPriceExclTax = 0;
    double plannedCostExclTax = 0; ///< Of its order as it would be placed now.
    std::optional<double> receivedCostExclTax; ///< Paid so far; nothing until something came in.
    double expectedCostExclTax = 0; ///< What came in at what was paid, the rest as it was ordered or is planned.

    double margin() const { return customerPriceExclTax - expectedCostExclTax; }
    double plannedMargin() const { return customerPriceExclTax - plannedCostExclTax; }

    friend bool operator==(const EventEarnings &, const EventEarnings &) = default;
};

} // namespace stemdesk

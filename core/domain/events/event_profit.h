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

    friend bool operator==(const EventProfit &, const EventProfit &) = default;
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

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

} // namespace stemdesk

#pragma once

#include "core/base/id.h"

namespace stemdesk {

/// Stored rollup of an event, or the subtotal of a group. Unrounded; rounding happens where figures are shown.
struct Totals {
    double customerPriceIncTax = 0;
    double costIncTax = 0; ///< Of the units the design consumes, before markup; without pack leftovers.
    double wasteCostIncTax = 0; ///< Of pack leftovers, line by line.
    double costOfGoodsIncTax = 0; ///< costIncTax + wasteCostIncTax: a breakdown, never to be added to them.

    friend bool operator==(const Totals &, const Totals &) = default;
};

/// The computed figures of one event line (contract section 4).
struct LinePrice {
    double units = 0;
    PriceListId priceListId; ///< Null where no list of the type applies.
    double unitCostExclTax = 0;
    double unitCostIncTax = 0;
    double costExclTax = 0;
    double costIncTax = 0;
    double wasteCostIncTax = 0;
    double customerPriceIncTax = 0;
    bool isPriced = false; ///< False where the list has no entry and the cost is taken as 0.

    friend bool operator==(const LinePrice &, const LinePrice &) = default;
};

} // namespace stemdesk

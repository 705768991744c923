#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <optional>

namespace stemdesk {

/// Stored rollup of an event, or the subtotal of a group. Unrounded; rounding happens where figures are shown.
struct Totals {
    double customerPriceIncTax = 0;
    double costIncTax = 0; ///< Cost of the units the design consumes, before markup; without pack leftovers.
    double wasteCostIncTax = 0; ///< Cost of pack leftovers, line by line.
    double costOfGoodsIncTax = 0; ///< costIncTax + wasteCostIncTax; do not add it to them.

    friend bool operator==(const Totals &, const Totals &) = default;
};

/// The computed figures of one event line (contract section 4).
struct LinePrice {
    double units = 0;
    PriceListId priceListId; ///< Null if no list of the type applies.
    double unitCostExclTax = 0;
    double unitCostIncTax = 0;
    double costExclTax = 0;
    double costIncTax = 0;
    double wasteCostIncTax = 0;
    double customerPriceIncTax = 0;
    bool isPriced = false; ///< False if the list has no entry; the cost is then 0.

    friend bool operator==(const LinePrice &, const LinePrice &) = default;
};

/// The price that a line keeps, whatever becomes of price lists, packs and the shop's settings (contract section 23).
struct KeptPrice {
    double unitCostExclTax = 0;
    double taxMultiplier = 1; ///< The list's.
    std::optional<double> unitsPerPack; ///< nullopt: it leaves no pack waste.
    PriceListId priceListId; ///< The list it comes from, which may be gone.
    Instant keptAt = 0;

    friend bool operator==(const KeptPrice &, const KeptPrice &) = default;
};

} // namespace stemdesk

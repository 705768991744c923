#pragma once

#include "core/domain/money.h"

#include <optional>

// One function per figure of a line, named as the contract names it. The order of operations is the contract's: every
// reader must come to the same doubles.

namespace stemdesk {

/// What one unit costs, and the tax multiplier of the price list that says so.
struct UnitCost {
    double exclTax = 0;
    double taxMultiplier = 1;
};

/// What turns the cost of a line into its price.
struct LineTerms {
    double unitUpliftIncTax = 0;
    double markup = 1;
    std::optional<double> unitsPerPack; ///< Of lines that leave waste; none for hired goods.
};

double units(double quantity, double copies);
double unitCostIncTax(const UnitCost &cost);
double costExclTax(double units, const UnitCost &cost);

/// Cost of the units that a line consumes, with tax, before markup; excludes pack leftovers.
double costIncTax(double units, const UnitCost &cost);

/// Cost of what is left in the last pack; 0 without a pack size.
double wasteCostIncTax(double units, const UnitCost &cost, std::optional<double> unitsPerPack);

double customerPriceIncTax(double units, const UnitCost &cost, const LineTerms &terms);

/// All of the above. Which list they come from, and whether it has a price at all, is the caller's to say.
LinePrice linePrice(double units, const UnitCost &cost, const LineTerms &terms);

} // namespace stemdesk

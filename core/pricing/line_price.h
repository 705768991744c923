#pragma once

#include "core/domain/money.h"
#include "core/domain/orders/packs.h"

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
    PackTerms packs; ///< Of lines that leave waste; nothing for hired goods.
};

double units(double quantity, double copies);
double unitCostIncTax(const UnitCost &cost);
double costExclTax(double units, const UnitCost &cost);

/// Cost of the units that a line consumes, with tax, before markup; excludes pack leftovers.
double costIncTax(double units, const UnitCost &cost);

/// Cost of what is bought beyond the units.
double wasteCostIncTax(double units, const UnitCost &cost, const PackTerms &packs);

double customerPriceIncTax(double units, const UnitCost &cost, const LineTerms &terms);

/// All of the above. Which list they come from, and whether it has a price at all, is the caller's to say.
LinePrice linePrice(double units, const UnitCost &cost, const LineTerms &terms);

} // namespace stemdesk

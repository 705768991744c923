#pragma once

#include "core/domain/money.h"
#include "core/domain/orders/packs.h"

// One function per figure of a line, named as in the contract. The order of operations is the contract's too: every
// implementation has to compute the same doubles.

namespace stemdesk {

/// The cost of one unit, with the tax multiplier of the price list it comes from.
struct UnitCost {
    double exclTax = 0;
    double taxMultiplier = 1;
};

/// How the cost of a line becomes its price.
struct LineTerms {
    double unitUpliftIncTax = 0;
    double markup = 1;
    PackTerms packs; ///< Empty for hired goods, which leave no waste.
};

double units(double quantity, double copies);
double unitCostIncTax(const UnitCost &cost);
double costExclTax(double units, const UnitCost &cost);

/// Cost of the units that a line consumes, with tax, before markup; excludes pack leftovers.
double costIncTax(double units, const UnitCost &cost);

/// Cost of the units bought beyond those needed.
double wasteCostIncTax(double units, const UnitCost &cost, const PackTerms &packs);

double customerPriceIncTax(double units, const UnitCost &cost, const LineTerms &terms);

/// All of the above. The caller knows which price list applies, and whether it has a price at all.
LinePrice linePrice(double units, const UnitCost &cost, const LineTerms &terms);

} // namespace stemdesk

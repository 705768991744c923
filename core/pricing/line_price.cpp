#include "core/pricing/line_price.h"

namespace stemdesk {

double units(double quantity, double copies)
{
    return quantity * copies;
}

double unitCostIncTax(const UnitCost &cost)
{
    return cost.exclTax * cost.taxMultiplier;
}

double costExclTax(double units, const UnitCost &cost)
{
    return units * cost.exclTax;
}

double costIncTax(double units, const UnitCost &cost)
{
    return units * unitCostIncTax(cost);
}

double wasteCostIncTax(double units, const UnitCost &cost, const PackTerms &packs)
{
    return wastedUnits(units, packs) * unitCostIncTax(cost);
}

double customerPriceIncTax(double units, const UnitCost &cost, const LineTerms &terms)
{
    return units * (unitCostIncTax(cost) + terms.unitUpliftIncTax) * terms.markup;
}

LinePrice linePrice(double units, const UnitCost &cost, const LineTerms &terms)
{
    return {.units = units,
            .unitCostExclTax = cost.exclTax,
            .unitCostIncTax = unitCostIncTax(cost),
            .costExclTax = costExclTax(units, cost),
            .costIncTax = costIncTax(units, cost),
            .wasteCostIncTax = wasteCostIncTax(units, cost, terms.packs),
            .customerPriceIncTax = customerPriceIncTax(units, cost, terms)};
}

} // namespace stemdesk

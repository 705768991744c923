#include "core/services/catalogue/offer_cost.h"

#include "core/orders/pack_rounding.h"

namespace stemdesk {

double orderCostExclTax(const VariantMatch &offer, double units)
{
    const PackTerms terms{.unitsPerPack = offer.unitsPerPack, .sparePercent = offer.variant.sparePercent.value_or(0)};
    return packOrderFor(units, terms, offer.minPacks).unitsToOrder * offer.unitCostExclTax.value_or(0);
}

} // namespace stemdesk

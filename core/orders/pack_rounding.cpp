#include "core/orders/pack_rounding.h"

#include <algorithm>

namespace stemdesk {

PackOrder packOrderFor(double units, const PackTerms &terms, std::optional<double> minPacks)
{
    const double spare = spareUnits(units, terms.sparePercent);
    const double wanted = units + spare;
    if (!terms.unitsPerPack)
        return {.unitsToOrder = wanted, .spareUnits = spare};

    const double unitsPerPack = *terms.unitsPerPack;
    const double packsNeeded = packsFor(wanted, unitsPerPack);
    const double packsToOrder = std::max(packsNeeded, minPacks.value_or(0));
    return {.packsNeeded = packsNeeded,
            .packsToOrder = packsToOrder,
            .unitsToOrder = packsToOrder * unitsPerPack,
            .leftoverUnits = leftoverUnits(wanted, packsToOrder, unitsPerPack),
            .spareUnits = spare};
}

} // namespace stemdesk

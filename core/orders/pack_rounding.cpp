#include "core/orders/pack_rounding.h"

#include "core/domain/orders/packs.h"

#include <algorithm>

namespace stemdesk {

PackOrder packOrderFor(double units, std::optional<double> unitsPerPack, std::optional<double> minPacks)
{
    if (!unitsPerPack)
        return {.unitsToOrder = units};

    const double packsNeeded = packsFor(units, *unitsPerPack);
    const double packsToOrder = std::max(packsNeeded, minPacks.value_or(0));
    return {.packsNeeded = packsNeeded,
            .packsToOrder = packsToOrder,
            .unitsToOrder = packsToOrder * *unitsPerPack,
            .leftoverUnits = leftoverUnits(units, packsToOrder, *unitsPerPack)};
}

} // namespace stemdesk

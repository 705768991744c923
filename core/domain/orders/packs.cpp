#include "core/domain/orders/packs.h"

#include <algorithm>
#include <cmath>

namespace stemdesk {

double packsFor(double units, double unitsPerPack)
{
    // Just under a boundary ceil() answers -0, which would be printed as such.
    return std::max(0.0, std::ceil(units / unitsPerPack - kPackTolerance));
}

double leftoverUnits(double units, double packs, double unitsPerPack)
{
    return std::max(0.0, packs * unitsPerPack - units);
}

} // namespace stemdesk

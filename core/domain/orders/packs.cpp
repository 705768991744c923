#include "core/domain/orders/packs.h"

#include <algorithm>
#include <cmath>

namespace stemdesk {

double packsFor(double units, double unitsPerPack)
{
    // Just under a boundary ceil() returns -0, which would be printed as such.
    return std::max(0.0, std::ceil(units / unitsPerPack - kPackTolerance));
}

double leftoverUnits(double units, double packs, double unitsPerPack)
{
    return std::max(0.0, packs * unitsPerPack - units);
}

double wholeUnits(double units)
{
    return packsFor(units, 1);
}

double spareUnits(double units, double sparePercent)
{
    constexpr double kUnitTolerance = 1e-9;
    return std::max(0.0, std::ceil(units * sparePercent / 100 - kUnitTolerance));
}

double wastedUnits(double units, const PackTerms &terms)
{
    const double spare = spareUnits(units, terms.sparePercent);
    if (!terms.unitsPerPack)
        return spare;
    const double wanted = units + spare;
    return spare + leftoverUnits(wanted, packsFor(wanted, *terms.unitsPerPack), *terms.unitsPerPack);
}

} // namespace stemdesk

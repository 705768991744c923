#include "core/orders/pack_advice.h"

#include "core/domain/orders/packs.h"

#include <cmath>

namespace stemdesk {

namespace {

/// The largest need, including spare units, that `bought` covers: reduced by whole units, because spare units are
/// whole.
double unitsWithin(double bought, double sparePercent)
{
    const double spare = std::floor(bought * sparePercent / (100 + sparePercent));
    return bought - (spareUnits(bought - spare, sparePercent) <= spare ? spare : spare + 1);
}

} // namespace

QList<PackAdvice> packAdviceFor(const OrderSheetLine &line, double unitCostIncTax, double sparePercent)
{
    if (!line.unitsPerPack || !line.packsNeeded || !line.leftoverUnits)
        return {};
    const double unitsPerPack = *line.unitsPerPack;
    if (*line.leftoverUnits <= kPackTolerance * unitsPerPack)
        return {};

    QList<PackAdvice> advice;
    const double packs = *line.packsNeeded;
    const double unitsLess = unitsWithin((packs - 1) * unitsPerPack, sparePercent);
    if (packs > 1 && packs > line.minPacks.value_or(0) && unitsLess > 0) {
        advice.append(PackAdvice{.unitsChange = unitsLess - line.unitsNeeded,
                                 .packsChange = -1,
                                 .costChangeIncTax = -(unitsPerPack * unitCostIncTax)});
    }
    const double ordered = line.packsToOrder.value_or(packs) * unitsPerPack;
    const double more = sparePercent > 0 ? unitsWithin(ordered, sparePercent) - line.unitsNeeded : *line.leftoverUnits;
    if (more > kPackTolerance * unitsPerPack)
        advice.append(PackAdvice{.unitsChange = more});
    return advice;
}

bool isSmallPartOfPack(double units, double unitsPerPack)
{
    constexpr double kLargestPart = 0.2;
    return std::abs(units) <= kLargestPart * unitsPerPack;
}

bool isSmallPartOfLine(double fewer, double quantity)
{
    constexpr double kLargestPart = 0.2;
    return fewer <= kLargestPart * quantity;
}

} // namespace stemdesk

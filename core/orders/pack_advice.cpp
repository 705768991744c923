#include "core/orders/pack_advice.h"

#include "core/domain/orders/packs.h"

#include <cmath>

namespace stemdesk {

QList<PackAdvice> packAdviceFor(const OrderSheetLine &line, double unitCostIncTax)
{
    if (!line.unitsPerPack || !line.packsNeeded || !line.leftoverUnits)
        return {};
    const double unitsPerPack = *line.unitsPerPack;
    if (*line.leftoverUnits <= kPackTolerance * unitsPerPack)
        return {};

    QList<PackAdvice> advice;
    const double packs = *line.packsNeeded;
    if (packs > 1 && packs > line.minPacks.value_or(0)) {
        advice.append(PackAdvice{.unitsChange = (packs - 1) * unitsPerPack - line.unitsNeeded,
                                 .packsChange = -1,
                                 .costChangeIncTax = -(unitsPerPack * unitCostIncTax)});
    }
    advice.append(PackAdvice{.unitsChange = *line.leftoverUnits});
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

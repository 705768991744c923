#include "core/orders/pack_advice.h"

#include "core/domain/orders/packs.h"

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

} // namespace stemdesk

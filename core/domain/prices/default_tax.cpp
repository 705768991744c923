#include "core/domain/prices/default_tax.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

double defaultTaxMultiplier(const QString &productType, const QList<TaxGroup> &groups, const TaxGroupId &own)
{
    double rate = 0;
    for (const TaxGroup &group : groups) {
        if (group.id == own)
            rate = group.rate;
    }
    if (productType != "flower"_L1)
        return 1 + rate;
    for (const TaxGroup &group : groups) {
        if (group.rate > 0 && (rate == 0 || group.rate < rate))
            rate = group.rate;
    }
    return 1 + rate;
}

} // namespace stemdesk

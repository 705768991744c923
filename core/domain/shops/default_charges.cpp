#include "core/domain/shops/default_charges.h"

#include "core/base/list_cell.h"
#include "core/base/wording.h"
#include "core/domain/field_rules.h"
#include "core/domain/shops/shop.h"

#include <QStringList>

namespace stemdesk {

using namespace Qt::StringLiterals;

QString chargeText(const std::optional<double> &charge)
{
    return charge ? numberText(*charge) : QString();
}

QString feesText(const QList<AdditionalFee> &fees)
{
    QStringList parts;
    for (const AdditionalFee &fee : fees)
        parts.append(u"%1=%2"_s.arg(listPart(fee.name), numberText(fee.amountExclTax)));
    return parts.join(u'|');
}

Result<QList<AdditionalFee>> feesFrom(const QString &text, const QString &field)
{
    QList<AdditionalFee> fees;
    const QStringList parts = text.isEmpty() ? QStringList() : listParts(text);
    for (const QString &part : parts) {
        const QStringList sides = listParts(part, u'=');
        const Result<QString> name = lineText(listText(sides.constFirst()), field);
        bool isNumber = false;
        const double amount = sides.constLast().trimmed().toDouble(&isNumber);
        if (sides.size() != 2 || !name || name->isEmpty() || !isNumber || !fits(amount, kNotNegative))
            return unfit(field, u"names with amounts from 0 up, like Delivery=45|Set-up=120"_s, quoted(part));
        fees.append({.name = *name, .amountExclTax = amount});
    }
    return fees;
}

void addDefaultCharges(EventPatch &patch, const Shop &shop)
{
    EventPricingPatch pricing;
    if (shop.labourPercent || shop.labourRateExclTax) {
        LabourPatch labour;
        if (shop.labourPercent)
            labour.percent = shop.labourPercent;
        if (shop.labourRateExclTax)
            labour.hourlyRateExclTax = shop.labourRateExclTax;
        pricing.labour = std::optional(labour);
    }
    if (!shop.fees.isEmpty())
        pricing.additionalFees = std::optional(shop.fees);
    if (pricing != EventPricingPatch())
        patch.pricing = std::optional(pricing);
}

} // namespace stemdesk

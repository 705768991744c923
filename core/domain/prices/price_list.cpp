#include "core/domain/prices/price_list.h"

#include "core/base/day.h"
#include "core/base/wording.h"
#include "core/domain/catalogue/product_type.h"
#include "core/domain/field_rules.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {} // namespace

Result<PriceList> patched(PriceList list, const PriceListPatch &patch)
{
    FieldRules rules;
    rules.line(list.name, patch.name, u"name"_s, kMaxName);
    rules.requiredLine(list.productType, patch.productType, u"productType"_s, kMaxProductType);
    if (patch.date && !isCalendarDay(*patch.date))
        rules.fail(unfit(u"date"_s, u"a day of the years 0001 to 9999, YYYY-MM-DD"_s, quoted(dayText(*patch.date))));
    rules.take(list.date, patch.date);
    rules.require(list.date.isValid(), u"date"_s);
    rules.require(patch.taxMultiplier || list.version != 0, u"taxMultiplier"_s);
    rules.number(list.taxMultiplier, patch.taxMultiplier, u"taxMultiplier"_s, kPositive);
    rules.line(list.externalId, patch.externalId, u"externalId"_s, kMaxName);
    return rules.result(std::move(list));
}

PriceListPatch inverse(const PriceList &before, const PriceListPatch &patch)
{
    return {
        .name = was(patch.name, before.name),
        .productType = was(patch.productType, before.productType),
        .date = was(patch.date, before.date),
        .taxMultiplier = was(patch.taxMultiplier, before.taxMultiplier),
        .externalId = was(patch.externalId, before.externalId),
    };
}

Result<PriceEntry> patched(PriceEntry entry, const PriceEntryPatch &patch)
{
    FieldRules rules;
    rules.take(entry.variantId, patch.variantId);
    rules.require(!entry.variantId.isNull(), u"variantId"_s);
    rules.take(entry.supplierId, patch.supplierId);
    rules.require(patch.unitCostExclTax || entry.version != 0, u"unitCostExclTax"_s);
    rules.number(entry.unitCostExclTax, patch.unitCostExclTax, u"unitCostExclTax"_s, kNotNegative);
    return rules.result(entry);
}

PriceEntryPatch inverse(const PriceEntry &before, const PriceEntryPatch &patch)
{
    return {
        .variantId = was(patch.variantId, before.variantId),
        .supplierId = was(patch.supplierId, before.supplierId),
        .unitCostExclTax = was(patch.unitCostExclTax, before.unitCostExclTax),
    };
}

} // namespace stemdesk

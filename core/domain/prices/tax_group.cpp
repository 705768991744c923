#include "core/domain/prices/tax_group.h"

#include "core/domain/fields/field_of.h"
#include "core/domain/prices/tax_category.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

void takeGroupCategory(FieldRules &rules, TaxGroup &group, const TaxGroupPatch &patch)
{
    takeTaxCategory(rules, group.taxCategory, patch.taxCategory, patch.rate.value_or(group.rate),
                    group.version > 0 && patch.rate);
}

} // namespace

const SpecOf<TaxGroup, TaxGroupPatch> &taxGroupSpec()
{
    static constexpr auto kFields = fieldsOf<TaxGroup>(
        ownId<&TaxGroup::id>("taxGroupId"), field<&TaxGroup::name, &TaxGroupPatch::name>("name", nameLine()),
        field<&TaxGroup::rate, &TaxGroupPatch::rate>("rate", required(number({.from = 0, .to = 1}))),
        field<&TaxGroup::taxCategory, &TaxGroupPatch::taxCategory>(
            "taxCategory", late(validatedBy<takeGroupCategory>()), kNullable | kOwnWrite),
        field<&TaxGroup::exemptionReason, &TaxGroupPatch::exemptionReason>("exemptionReason", line(), kNullable));
    static constexpr auto kSpec = described<TaxGroup, TaxGroupPatch>("tax_group", kFields);
    return kSpec;
}

Result<TaxGroup> patched(TaxGroup group, const TaxGroupPatch &patch)
{
    return applied(taxGroupSpec(), std::move(group), patch);
}

TaxGroupPatch inverse(const TaxGroup &before, const TaxGroupPatch &patch)
{
    return inverted(taxGroupSpec(), before, patch);
}

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

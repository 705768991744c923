#include "core/domain/prices/tax_group.h"

#include "core/domain/fields/field_of.h"

namespace stemdesk {

const SpecOf<TaxGroup, TaxGroupPatch> &taxGroupSpec()
{
    static constexpr auto kFields = fieldsOf<TaxGroup>(
        ownId<&TaxGroup::id>("taxGroupId"), field<&TaxGroup::name, &TaxGroupPatch::name>("name", nameLine()),
        field<&TaxGroup::rate, &TaxGroupPatch::rate>("rate", required(number({.from = 0, .to = 1}))));
    static constexpr SpecOf<TaxGroup, TaxGroupPatch> kSpec{{"tax_group", kFields}};
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

} // namespace stemdesk

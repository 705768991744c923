#include "core/domain/prices/tax_group.h"

#include "core/domain/field_rules.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<TaxGroup> patched(TaxGroup group, const TaxGroupPatch &patch)
{
    FieldRules rules;
    rules.name(group.name, patch.name, u"name"_s);
    rules.require(patch.rate || group.version != 0, u"rate"_s);
    rules.number(group.rate, patch.rate, u"rate"_s, {.from = 0, .to = 1});
    return rules.result(std::move(group));
}

TaxGroupPatch inverse(const TaxGroup &before, const TaxGroupPatch &patch)
{
    return {.name = was(patch.name, before.name), .rate = was(patch.rate, before.rate)};
}

} // namespace stemdesk

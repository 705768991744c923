#include "core/domain/catalogue/category.h"

#include "core/domain/field_rules.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<Category> patched(Category category, const CategoryPatch &patch)
{
    FieldRules rules;
    rules.name(category.name, patch.name, u"name"_s);
    return rules.result(std::move(category));
}

CategoryPatch inverse(const Category &before, const CategoryPatch &patch)
{
    return {.name = was(patch.name, before.name)};
}

} // namespace stemdesk

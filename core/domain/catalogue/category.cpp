#include "core/domain/catalogue/category.h"

#include "core/domain/fields/field_of.h"

namespace stemdesk {

const SpecOf<Category, CategoryPatch> &categorySpec()
{
    static constexpr auto kFields = fieldsOf<Category>(
        ownId<&Category::id>("categoryId"), field<&Category::name, &CategoryPatch::name>("name", nameLine(), kUnique),
        fixedField<&Category::isPreset>("isPreset", kFixed));
    static constexpr auto kSpec = described<Category, CategoryPatch>("category", kFields, kIsExported);
    return kSpec;
}

Result<Category> patched(Category category, const CategoryPatch &patch)
{
    return applied(categorySpec(), std::move(category), patch);
}

CategoryPatch inverse(const Category &before, const CategoryPatch &patch)
{
    return inverted(categorySpec(), before, patch);
}

} // namespace stemdesk

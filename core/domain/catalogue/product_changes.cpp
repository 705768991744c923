#include "core/domain/catalogue/product_changes.h"

namespace stemdesk {

namespace {

template <class T>
void keepOther(std::optional<T> &change, const std::optional<T> &given, const T &value)
{
    if (given && *given != value)
        change = given;
}

} // namespace

VariantFieldSet differenceOf(const Variant &a, const Variant &b)
{
    VariantFieldSet difference;
    eachVariantField([&](VariantField field, auto member, auto /*given*/) {
        if (a.*member != b.*member)
            difference |= {field};
    });
    return difference;
}

VariantPatch changesOf(const Variant &variant, const VariantPatch &patch)
{
    VariantPatch changes;
    eachVariantField([&](VariantField /*field*/, auto member, auto given) {
        keepOther(changes.*given, patch.*given, variant.*member);
    });
    return changes;
}

ProductPatch changesOf(const Product &product, const ProductPatch &patch)
{
    ProductPatch changes;
    keepOther(changes.name, patch.name, product.name);
    keepOther(changes.category, patch.category, product.category);
    keepOther(changes.productType, patch.productType, product.productType);
    keepOther(changes.description, patch.description, product.description);
    keepOther(changes.externalId, patch.externalId, product.externalId);
    return changes;
}

} // namespace stemdesk

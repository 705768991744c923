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
    const auto compare = [&difference](VariantField field, const auto &one, const auto &other) {
        if (one != other)
            difference |= {field};
    };
    using enum VariantField;
    compare(Name, a.name, b.name);
    compare(StemLength, a.stemLength, b.stemLength);
    compare(UnitsPerPack, a.unitsPerPack, b.unitsPerPack);
    compare(Colors, a.colors, b.colors);
    compare(SupplierIds, a.supplierIds, b.supplierIds);
    compare(SupplierMinPacks, a.supplierMinPacks, b.supplierMinPacks);
    compare(SupplierPacks, a.supplierPacks, b.supplierPacks);
    compare(SupplierCodes, a.supplierCodes, b.supplierCodes);
    compare(SparePercent, a.sparePercent, b.sparePercent);
    compare(Sku, a.sku, b.sku);
    compare(Notes, a.notes, b.notes);
    compare(ExternalId, a.externalId, b.externalId);
    compare(OwnedUnits, a.ownedUnits, b.ownedUnits);
    compare(ReplacementCostExclTax, a.replacementCostExclTax, b.replacementCostExclTax);
    compare(HireDaysBefore, a.hireDaysBefore, b.hireDaysBefore);
    compare(HireDaysAfter, a.hireDaysAfter, b.hireDaysAfter);
    return difference;
}

VariantPatch changesOf(const Variant &variant, const VariantPatch &patch)
{
    VariantPatch changes;
    keepOther(changes.name, patch.name, variant.name);
    keepOther(changes.stemLength, patch.stemLength, variant.stemLength);
    keepOther(changes.unitsPerPack, patch.unitsPerPack, variant.unitsPerPack);
    keepOther(changes.colors, patch.colors, variant.colors);
    keepOther(changes.supplierIds, patch.supplierIds, variant.supplierIds);
    keepOther(changes.supplierMinPacks, patch.supplierMinPacks, variant.supplierMinPacks);
    keepOther(changes.supplierPacks, patch.supplierPacks, variant.supplierPacks);
    keepOther(changes.supplierCodes, patch.supplierCodes, variant.supplierCodes);
    keepOther(changes.sparePercent, patch.sparePercent, variant.sparePercent);
    keepOther(changes.sku, patch.sku, variant.sku);
    keepOther(changes.notes, patch.notes, variant.notes);
    keepOther(changes.externalId, patch.externalId, variant.externalId);
    keepOther(changes.ownedUnits, patch.ownedUnits, variant.ownedUnits);
    keepOther(changes.replacementCostExclTax, patch.replacementCostExclTax, variant.replacementCostExclTax);
    keepOther(changes.hireDaysBefore, patch.hireDaysBefore, variant.hireDaysBefore);
    keepOther(changes.hireDaysAfter, patch.hireDaysAfter, variant.hireDaysAfter);
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

#pragma once

#include "core/domain/catalogue/product.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"

namespace stemdesk {

class JsonWriter;

inline constexpr FieldTable kSupplierMinimumFields{"supplierId", "minPacks"};
inline constexpr FieldTable kSupplierPackFields{"supplierId", "unitsPerPack"};
inline constexpr FieldTable kSupplierCodeFields{"supplierId", "code", "ean"};
inline constexpr FieldTable kVariantFields{"variantId",
                                           "name",
                                           "stemLength",
                                           "unitsPerPack",
                                           "colors",
                                           "supplierIds",
                                           FieldNode{"supplierMinPacks", kSupplierMinimumFields},
                                           FieldNode{"supplierPacks", kSupplierPackFields},
                                           FieldNode{"supplierCodes", kSupplierCodeFields},
                                           "sparePercent",
                                           "sku",
                                           "notes",
                                           "externalId",
                                           "ownedUnits",
                                           "replacementCostExclTax",
                                           "hireDaysBefore",
                                           "hireDaysAfter",
                                           "createdAt",
                                           "updatedAt"};
inline constexpr FieldTable kProductFields{"productId",
                                           "name",
                                           "category",
                                           "productType",
                                           "description",
                                           "externalId",
                                           FieldNode{"variants", kVariantFields},
                                           "createdAt",
                                           "updatedAt"};

inline bool needsVariants(const FieldSelection &fields)
{
    return fields.has(kProductFields["variants"]);
}

void writeVariant(JsonWriter &json, const Variant &variant, const FieldSelection &fields);
void writeProduct(JsonWriter &json, const Product &product, const FieldSelection &fields);

/// A row of the bulk upsert; fields of errors in the variant begin with "variant.".
Result<ProductRow> productRowFrom(JsonObject object);
/// PATCH of one product: `variant` is not one of its properties, `variants` is ignored.
Result<ProductPatch> productPatchFrom(JsonObject object);
Result<VariantPatch> variantPatchFrom(JsonObject object);

} // namespace stemdesk

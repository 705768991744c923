#include "core/json/catalogue/product_json.h"

#include "core/base/wording.h"
#include "core/json/object_writer.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

void writeMinimum(JsonWriter &json, const SupplierMinimum &minimum, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kSupplierMinimumFields["supplierId"], minimum.supplierId);
    out.field(kSupplierMinimumFields["minPacks"], minimum.minPacks);
}

void readMinimum(ObjectReader &reader, SupplierMinimum &minimum)
{
    requireMember(reader, "supplierId");
    reader.read("supplierId", minimum.supplierId);
    requireMember(reader, "minPacks");
    reader.read("minPacks", minimum.minPacks);
}

void writePack(JsonWriter &json, const SupplierPack &pack, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kSupplierPackFields["supplierId"], pack.supplierId);
    out.field(kSupplierPackFields["unitsPerPack"], pack.unitsPerPack);
}

void readPack(ObjectReader &reader, SupplierPack &pack)
{
    requireMember(reader, "supplierId");
    reader.read("supplierId", pack.supplierId);
    requireMember(reader, "unitsPerPack");
    reader.read("unitsPerPack", pack.unitsPerPack);
}

void writeCode(JsonWriter &json, const SupplierCode &code, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kSupplierCodeFields["supplierId"], code.supplierId);
    out.nullableText(kSupplierCodeFields["code"], code.code);
    out.nullableText(kSupplierCodeFields["ean"], code.ean);
}

void readCode(ObjectReader &reader, SupplierCode &code)
{
    requireMember(reader, "supplierId");
    reader.read("supplierId", code.supplierId);
    std::optional<QString> text;
    reader.nullableText("code", text);
    code.code = text.value_or(QString());
    text.reset();
    reader.nullableText("ean", text);
    code.ean = text.value_or(QString());
}

void readProduct(ObjectReader &reader, ProductPatch &patch)
{
    reader.read("name", patch.name);
    reader.nullableText("category", patch.category);
    reader.read("productType", patch.productType);
    reader.nullableText("description", patch.description);
    reader.nullableText("externalId", patch.externalId);
    reader.ignore("createdAt", "updatedAt");
}

/// All but the variant's own id.
void readVariant(ObjectReader &reader, VariantPatch &patch)
{
    reader.read("name", patch.name);
    reader.read("stemLength", patch.stemLength);
    reader.read("unitsPerPack", patch.unitsPerPack);
    reader.read("colors", patch.colors);
    reader.read("supplierIds", patch.supplierIds);
    reader.objects("supplierMinPacks", patch.supplierMinPacks, readMinimum);
    reader.objects("supplierPacks", patch.supplierPacks, readPack);
    reader.objects("supplierCodes", patch.supplierCodes, readCode);
    reader.read("sparePercent", patch.sparePercent);
    reader.nullableText("sku", patch.sku);
    reader.nullableText("notes", patch.notes);
    reader.nullableText("externalId", patch.externalId);
    reader.read("ownedUnits", patch.ownedUnits);
    reader.read("replacementCostExclTax", patch.replacementCostExclTax);
    reader.read("hireDaysBefore", patch.hireDaysBefore);
    reader.read("hireDaysAfter", patch.hireDaysAfter);
    reader.ignore("productId", "createdAt", "updatedAt");
}

} // namespace

void writeVariant(JsonWriter &json, const Variant &variant, const FieldSelection &fields)
{
    constexpr auto &kFields = kVariantFields;
    ObjectWriter out(json, fields);
    out.field(kFields["variantId"], variant.id);
    out.field(kFields["name"], variant.name);
    out.field(kFields["stemLength"], variant.stemLength);
    out.field(kFields["unitsPerPack"], variant.unitsPerPack);
    out.field(kFields["colors"], variant.colors);
    out.field(kFields["supplierIds"], variant.supplierIds);
    out.objects(kFields["supplierMinPacks"], variant.supplierMinPacks, writeMinimum);
    out.objects(kFields["supplierPacks"], variant.supplierPacks, writePack);
    out.objects(kFields["supplierCodes"], variant.supplierCodes, writeCode);
    out.field(kFields["sparePercent"], variant.sparePercent);
    out.nullableText(kFields["sku"], variant.sku);
    out.nullableText(kFields["notes"], variant.notes);
    out.nullableText(kFields["externalId"], variant.externalId);
    out.field(kFields["ownedUnits"], variant.ownedUnits);
    out.field(kFields["replacementCostExclTax"], variant.replacementCostExclTax);
    out.field(kFields["hireDaysBefore"], variant.hireDaysBefore);
    out.field(kFields["hireDaysAfter"], variant.hireDaysAfter);
    out.field(kFields["createdAt"], variant.createdAt);
    out.field(kFields["updatedAt"], variant.updatedAt);
}

void writeProduct(JsonWriter &json, const Product &product, const FieldSelection &fields)
{
    constexpr auto &kFields = kProductFields;
    ObjectWriter out(json, fields);
    out.field(kFields["productId"], product.id);
    out.field(kFields["name"], product.name);
    out.nullableText(kFields["category"], product.category);
    out.field(kFields["productType"], product.productType);
    out.nullableText(kFields["description"], product.description);
    out.nullableText(kFields["externalId"], product.externalId);
    out.objects(kFields["variants"], product.variants, writeVariant);
    out.field(kFields["createdAt"], product.createdAt);
    out.field(kFields["updatedAt"], product.updatedAt);
}

Result<ProductRow> productRowFrom(JsonObject object)
{
    ObjectReader reader(object);
    Result<ProductRow> result; // Read in place, because a row is large and a batch has many.
    ProductRow &row = *result;
    reader.read("productId", row.productId);
    readProduct(reader, row.product);
    QString match;
    if (reader.read("match", match) && match != "sku"_L1)
        reader.fail("match", notAmong(u"match"_s, match, {u"sku"_s}));
    row.matchesSku = !match.isEmpty();
    if (reader.has("variant") && reader.has("variants"))
        reader.fail("variants", invalid(u"variants"_s, u"Give \"variants\" or \"variant\", not both."_s));
    row.hasVariant = reader.object("variant", row.variant, [&row](ObjectReader &inner, VariantPatch &patch) {
        inner.read("variantId", row.variantId);
        readVariant(inner, patch);
    });
    reader.objects("variants", row.variants, [](ObjectReader &inner, VariantRow &variant) {
        inner.read("variantId", variant.variantId);
        readVariant(inner, variant.variant);
    });
    if (const Status read = reader.finish(); !read)
        result = Result<ProductRow>(read.error());
    return result;
}

Result<ProductPatch> productPatchFrom(JsonObject object)
{
    ObjectReader reader(object);
    ProductPatch patch;
    readProduct(reader, patch);
    reader.ignore("productId", "variants");
    return finished(reader, std::move(patch));
}

Result<VariantPatch> variantPatchFrom(JsonObject object)
{
    ObjectReader reader(object);
    VariantPatch patch;
    readVariant(reader, patch);
    reader.ignore("variantId");
    return finished(reader, std::move(patch));
}

} // namespace stemdesk

#include "core/json/prices/price_list_json.h"

#include "core/json/object_writer.h"

namespace stemdesk {

void writePriceEntry(JsonWriter &json, const PriceEntry &entry, const FieldSelection &fields)
{
    constexpr auto &kFields = kPriceEntryFields;
    ObjectWriter out(json, fields);
    out.field(kFields["priceEntryId"], entry.id);
    out.field(kFields["variantId"], entry.variantId);
    out.field(kFields["supplierId"], entry.supplierId);
    out.field(kFields["unitCostExclTax"], entry.unitCostExclTax);
    out.field(kFields["createdAt"], entry.createdAt);
    out.field(kFields["updatedAt"], entry.updatedAt);
}

void writePriceList(JsonWriter &json, const PriceList &list, const FieldSelection &fields)
{
    constexpr auto &kFields = kPriceListFields;
    ObjectWriter out(json, fields);
    out.field(kFields["priceListId"], list.id);
    out.nullableText(kFields["name"], list.name);
    out.field(kFields["productType"], list.productType);
    out.field(kFields["date"], list.date);
    out.field(kFields["taxMultiplier"], list.taxMultiplier);
    out.field(kFields["entriesCount"], list.entriesCount);
    out.objects(kFields["entries"], list.entries, writePriceEntry);
    out.nullableText(kFields["externalId"], list.externalId);
    out.field(kFields["createdAt"], list.createdAt);
    out.field(kFields["updatedAt"], list.updatedAt);
}

Result<PriceEntryBody> priceEntryBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    PriceEntryBody body;
    readOwnId(reader, "priceEntryId", kind, body.id);
    reader.read("variantId", body.patch.variantId);
    readNullableId(reader, "supplierId", body.patch.supplierId);
    reader.read("unitCostExclTax", body.patch.unitCostExclTax);
    reader.ignore("priceListId", "createdAt", "updatedAt");
    return finished(reader, body);
}

Result<PriceListBody> priceListBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    PriceListBody body;
    readOwnId(reader, "priceListId", kind, body.id);
    reader.nullableText("name", body.patch.name);
    reader.read("productType", body.patch.productType);
    reader.read("date", body.patch.date);
    reader.read("taxMultiplier", body.patch.taxMultiplier);
    reader.nullableText("externalId", body.patch.externalId);
    readCollection(reader, "entries", kind, body.id, "/api/v1/price-lists/{id}/entries");
    reader.ignore("entriesCount", "createdAt", "updatedAt");
    return finished(reader, std::move(body));
}

} // namespace stemdesk

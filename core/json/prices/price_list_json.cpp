#include "core/json/prices/price_list_json.h"

#include "core/domain/prices/tax_category.h"
#include "core/json/resource_codec.h"

namespace stemdesk {

constinit const FieldList kPriceEntryFields(specOf<priceEntrySpec>);
constinit const FieldList kPriceListFields(specOf<priceListSpec>, FieldNode("entries", kPriceEntryFields));

void writePriceEntry(JsonWriter &json, const PriceEntry &entry, const FieldSelection &fields)
{
    writeResource(json, priceEntrySpec(), entry, fields);
}

void writePriceList(JsonWriter &json, const PriceList &list, const FieldSelection &fields)
{
    const auto writeOwn = [](ObjectWriter &out, const Field &field, const void *object) {
        const auto *own = static_cast<const PriceList *>(object);
        if (field.name == "entries")
            out.objects(field, own->entries, writePriceEntry);
        else
            out.field(field, taxCategoryOf(own->taxCategory, billedRate(own->taxMultiplier - 1)));
    };
    writeFields(json, priceListSpec(), &list, fields, writeOwn);
}

Result<PriceEntryBody> priceEntryBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    PriceEntryBody body;
    readResource(reader, priceEntrySpec(), kind, body);
    reader.ignore("priceListId");
    return finished(reader, body);
}

Result<PriceListBody> priceListBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    PriceListBody body;
    readResource(reader, priceListSpec(), kind, body);
    readCollection(reader, "entries", kind, body.id, "/api/v1/price-lists/{id}/entries");
    return finished(reader, std::move(body));
}

} // namespace stemdesk

#pragma once

#include "core/domain/prices/price_list.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"

namespace stemdesk {

class JsonWriter;

extern const FieldList kPriceEntryFields;
extern const FieldList kPriceListFields;

inline bool needsEntries(const FieldSelection &fields)
{
    return fields.has(kPriceListFields["entries"]);
}

using PriceListBody = ResourceBody<PriceListId, PriceListPatch>;
using PriceEntryBody = ResourceBody<PriceEntryId, PriceEntryPatch>;

void writePriceEntry(JsonWriter &json, const PriceEntry &entry, const FieldSelection &fields);
void writePriceList(JsonWriter &json, const PriceList &list, const FieldSelection &fields);
Result<PriceEntryBody> priceEntryBodyFrom(JsonObject object, BodyKind kind);
Result<PriceListBody> priceListBodyFrom(JsonObject object, BodyKind kind);

} // namespace stemdesk

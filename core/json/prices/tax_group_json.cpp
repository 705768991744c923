#include "core/json/prices/tax_group_json.h"

#include "core/json/object_writer.h"

namespace stemdesk {

void writeTaxGroup(JsonWriter &json, const TaxGroup &group, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kTaxGroupFields["taxGroupId"], group.id);
    out.field(kTaxGroupFields["name"], group.name);
    out.field(kTaxGroupFields["rate"], group.rate);
    out.field(kTaxGroupFields["createdAt"], group.createdAt);
    out.field(kTaxGroupFields["updatedAt"], group.updatedAt);
}

Result<TaxGroupBody> taxGroupBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    TaxGroupBody body;
    readOwnId(reader, "taxGroupId", kind, body.id);
    reader.read("name", body.patch.name);
    reader.read("rate", body.patch.rate);
    reader.ignore("createdAt", "updatedAt");
    return finished(reader, std::move(body));
}

} // namespace stemdesk

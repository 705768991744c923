#include "core/json/prices/tax_group_json.h"

#include "core/json/resource_codec.h"

namespace stemdesk {

constinit const FieldList kTaxGroupFields(specOf<taxGroupSpec>);

void writeTaxGroup(JsonWriter &json, const TaxGroup &group, const FieldSelection &fields)
{
    writeResource(json, taxGroupSpec(), group, fields);
}

Result<TaxGroupBody> taxGroupBodyFrom(JsonObject object, BodyKind kind)
{
    return resourceBodyFrom<TaxGroupBody>(taxGroupSpec(), object, kind);
}

} // namespace stemdesk

#pragma once

#include "core/domain/prices/tax_group.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"

namespace stemdesk {

class JsonWriter;

extern const FieldList kTaxGroupFields;

using TaxGroupBody = ResourceBody<TaxGroupId, TaxGroupPatch>;

void writeTaxGroup(JsonWriter &json, const TaxGroup &group, const FieldSelection &fields);
Result<TaxGroupBody> taxGroupBodyFrom(JsonObject object, BodyKind kind);

} // namespace stemdesk

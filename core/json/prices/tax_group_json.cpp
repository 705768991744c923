#include "core/json/prices/tax_group_json.h"

#include "core/domain/prices/tax_category.h"
#include "core/json/resource_codec.h"

namespace stemdesk {

constinit const FieldList kTaxGroupFields(specOf<taxGroupSpec>);

void writeTaxGroup(JsonWriter &json, const TaxGroup &group, const FieldSelection &fields)
{
    const auto writeCategory = [](ObjectWriter &out, const Field &field, const void *object) {
        const auto *own = static_cast<const TaxGroup *>(object);
        out.field(field, taxCategoryOf(own->taxCategory, own->rate));
    };
    writeFields(json, taxGroupSpec(), &group, fields, writeCategory);
}

Result<TaxGroupBody> taxGroupBodyFrom(JsonObject object, BodyKind kind)
{
    return resourceBodyFrom<TaxGroupBody>(taxGroupSpec(), object, kind);
}

} // namespace stemdesk

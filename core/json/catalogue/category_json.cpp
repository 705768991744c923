#include "core/json/catalogue/category_json.h"

#include "core/json/resource_codec.h"

namespace stemdesk {

constinit const FieldList kCategoryFields(specOf<categorySpec>);

void writeCategory(JsonWriter &json, const Category &category, const FieldSelection &fields)
{
    writeResource(json, categorySpec(), category, fields);
}

Result<CategoryBody> categoryBodyFrom(JsonObject object, BodyKind kind)
{
    return resourceBodyFrom<CategoryBody>(categorySpec(), object, kind);
}

} // namespace stemdesk

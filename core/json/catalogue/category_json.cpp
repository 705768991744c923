#include "core/json/catalogue/category_json.h"

#include "core/json/object_writer.h"

namespace stemdesk {

void writeCategory(JsonWriter &json, const Category &category, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kCategoryFields["categoryId"], category.id);
    out.field(kCategoryFields["name"], category.name);
    out.field(kCategoryFields["isPreset"], category.isPreset);
    out.field(kCategoryFields["createdAt"], category.createdAt);
    out.field(kCategoryFields["updatedAt"], category.updatedAt);
}

Result<CategoryBody> categoryBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    CategoryBody body;
    readOwnId(reader, "categoryId", kind, body.id);
    reader.read("name", body.patch.name);
    reader.ignore("isPreset", "createdAt", "updatedAt");
    return finished(reader, std::move(body));
}

} // namespace stemdesk

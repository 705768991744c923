#pragma once

#include "core/domain/catalogue/category.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"

namespace stemdesk {

class JsonWriter;

extern const FieldList kCategoryFields;

using CategoryBody = ResourceBody<CategoryId, CategoryPatch>;

void writeCategory(JsonWriter &json, const Category &category, const FieldSelection &fields);
Result<CategoryBody> categoryBodyFrom(JsonObject object, BodyKind kind);

} // namespace stemdesk

#pragma once

#include "core/domain/change.h"
#include "core/json/field_selection.h"

namespace stemdesk {

class JsonWriter;

inline constexpr FieldTable kChangeFields{"seq", "at", "resource", "id", "action", "parentId"};

void writeChange(JsonWriter &json, const Change &change, const FieldSelection &fields);

} // namespace stemdesk

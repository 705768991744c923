#pragma once

#include "core/domain/catalogue/colour.h"
#include "core/json/field_selection.h"
#include "core/json/resource_body.h"

namespace stemdesk {

class JsonWriter;

extern const FieldList kColourFields;

using ColourBody = ResourceBody<ColourId, ColourPatch>;

void writeColour(JsonWriter &json, const Colour &colour, const FieldSelection &fields);
Result<ColourBody> colourBodyFrom(JsonObject object, BodyKind kind);

} // namespace stemdesk

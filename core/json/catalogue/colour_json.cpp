#include "core/json/catalogue/colour_json.h"

#include "core/json/resource_codec.h"

namespace stemdesk {

constinit const FieldList kColourFields(specOf<colourSpec>);

void writeColour(JsonWriter &json, const Colour &colour, const FieldSelection &fields)
{
    writeResource(json, colourSpec(), colour, fields);
}

Result<ColourBody> colourBodyFrom(JsonObject object, BodyKind kind)
{
    return resourceBodyFrom<ColourBody>(colourSpec(), object, kind);
}

} // namespace stemdesk

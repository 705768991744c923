#include "core/json/catalogue/colour_json.h"

#include "core/json/object_writer.h"

namespace stemdesk {

void writeColour(JsonWriter &json, const Colour &colour, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kColourFields["colorId"], colour.id);
    out.field(kColourFields["name"], colour.name);
    out.field(kColourFields["hex"], colour.hex);
    out.field(kColourFields["isPreset"], colour.isPreset);
    out.field(kColourFields["createdAt"], colour.createdAt);
    out.field(kColourFields["updatedAt"], colour.updatedAt);
}

Result<ColourBody> colourBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    ColourBody body;
    readOwnId(reader, "colorId", kind, body.id);
    reader.read("name", body.patch.name);
    reader.read("hex", body.patch.hex);
    reader.ignore("isPreset", "createdAt", "updatedAt");
    return finished(reader, std::move(body));
}

} // namespace stemdesk

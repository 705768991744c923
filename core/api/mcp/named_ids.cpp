#include "core/api/mcp/named_ids.h"

#include "core/json/reserialize.h"

namespace stemdesk::mcp {

namespace {

/// Every member, and behind an id its name.
struct NotedMembers {
    JsonWriter &json;
    const JsonNode *event;
    const EventNotes &notes;

    // NOLINTNEXTLINE(misc-no-recursion): as writeAgain().
    void operator()(const JsonObject &object) const
    {
        for (const JsonValue member : object) {
            writeKeyAgain(json, member);
            writeAgain(json, member, *this);
            writeName(member);
        }
        if (object.node() == event) {
            json.key("quotes");
            json.rawValue(notes.quotes);
        }
        if (const auto line = object.find("eventItemId"); line && notes.chosen.contains(line->utf8().toByteArray()))
            writeChoice(object);
    }
    void writeChoice(const JsonObject &line) const
    {
        const auto supplier = line.find("supplierId");
        const bool isNamed = supplier && supplier->type() == JsonValue::Type::String;
        json.field("supplier", QStringView(isNamed ? notes.names.value(supplier->utf8().toByteArray()) : QString()));
        json.field("supplierChosen", true);
    }
    void writeName(const JsonValue &member) const
    {
        constexpr QByteArrayView kId = "Id";
        if (member.type() != JsonValue::Type::String || !member.name().endsWith(kId))
            return;
        const auto name = notes.names.constFind(member.utf8().toByteArray());
        if (name == notes.names.cend())
            return;
        json.key(QByteArrayView(member.name().chopped(kId.size()).toByteArray() + "Name"));
        json.value(QStringView(*name));
    }
};

} // namespace

QByteArray withNotes(JsonObject event, const EventNotes &notes)
{
    JsonWriter json;
    writeAgain(json, JsonValue(event.node()), NotedMembers{json, event.node(), notes});
    return json.take();
}

} // namespace stemdesk::mcp

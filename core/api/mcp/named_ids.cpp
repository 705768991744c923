#include "core/api/mcp/named_ids.h"

#include "core/json/json_writer.h"

#include <cmath>

namespace stemdesk::mcp {

namespace {

constexpr double kMostWhole = 9'007'199'254'740'991;

void writeNumber(JsonWriter &json, double number)
{
    if (std::trunc(number) == number && std::abs(number) <= kMostWhole)
        json.value(qint64(number)); // Moments stay digits.
    else
        json.value(number);
}

void writeName(JsonWriter &json, const JsonValue &member, const NamesById &names)
{
    constexpr QByteArrayView kId = "Id";
    if (member.type() != JsonValue::Type::String || !member.name().endsWith(kId))
        return;
    const auto name = names.find(member.utf8().toByteArray());
    if (name == names.end())
        return;
    json.key(QByteArrayView(member.name().chopped(kId.size()).toByteArray() + "Name"));
    json.value(QStringView(*name));
}

// NOLINTNEXTLINE(misc-no-recursion): documents are at most kMaxJsonDepth deep.
void writeNamed(JsonWriter &json, const JsonValue &value, const NamesById &names)
{
    switch (value.type()) {
    case JsonValue::Type::Null: return json.value(nullptr);
    case JsonValue::Type::Boolean: return json.value(value.toBool());
    case JsonValue::Type::Number: return writeNumber(json, value.toNumber());
    case JsonValue::Type::String: return json.value(value.utf8());
    case JsonValue::Type::Array:
        json.beginArray();
        for (const JsonValue element : value.toArray())
            writeNamed(json, element, names);
        return json.endArray();
    case JsonValue::Type::Object:
        json.beginObject();
        for (const JsonValue member : value.toObject()) {
            json.key(QStringView(QString::fromUtf8(member.name())));
            writeNamed(json, member, names);
            writeName(json, member, names);
        }
        return json.endObject();
    }
}

} // namespace

QByteArray withNames(JsonObject object, const NamesById &names)
{
    JsonWriter json;
    writeNamed(json, JsonValue(object.node()), names);
    return json.take();
}

} // namespace stemdesk::mcp

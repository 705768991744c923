#include "core/api/mcp/argument_forms.h"

#include "core/json/reserialize.h"

#include <cmath>
#include <utility>

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

QString typeIn(const QJsonObject &schema)
{
    return schema.value("type"_L1).toString();
}

/// Whether the text was converted in place.
bool writeMeant(JsonWriter &json, const QString &text, const QString &type)
{
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    if ((type == "number"_L1 || type == "integer"_L1) && isNumber && std::isfinite(number)) {
        json.value(number);
        return true;
    }
    if (type == "boolean"_L1 && (text == "true"_L1 || text == "false"_L1)) {
        json.value(text == "true"_L1);
        return true;
    }
    return false;
}

// NOLINTNEXTLINE(misc-no-recursion): documents are at most kMaxJsonDepth deep.
void write(JsonWriter &json, const JsonValue &value, const QJsonObject &schema)
{
    using Type = JsonValue::Type;
    if (value.type() == Type::Object) {
        const QJsonObject members = schema.value("properties"_L1).toObject();
        json.beginObject();
        for (const JsonValue member : value.toObject()) {
            if (member.isNull())
                continue;
            writeKeyAgain(json, member);
            write(json, member, members.value(QString::fromUtf8(member.name())).toObject());
        }
        json.endObject();
    } else if (value.type() == Type::Array) {
        const QJsonObject elements = schema.value("items"_L1).toObject();
        json.beginArray();
        for (const JsonValue element : value.toArray())
            write(json, element, elements);
        json.endArray();
    } else if (value.type() != Type::String || !writeMeant(json, value.toText(), typeIn(schema))) {
        writePlainAgain(json, value);
    }
}

} // namespace

JsonDocument argumentsAsMeant(const JsonObject &arguments, const QJsonObject &schema)
{
    JsonWriter json;
    write(json, JsonValue(arguments.node()), schema);
    Result<JsonDocument> meant = JsonDocument::parse(json.take());
    Q_ASSERT(meant); // It was one before.
    return *std::move(meant);
}

} // namespace stemdesk::mcp

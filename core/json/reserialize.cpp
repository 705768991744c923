#include "core/json/reserialize.h"

#include <algorithm>
#include <cmath>

namespace stemdesk {

namespace {

constexpr double kWhole = 9e15; ///< A double represents all integers up to here.

/// Every member.
struct AllMembers {
    JsonWriter &json;

    // NOLINTNEXTLINE(misc-no-recursion): as writeAgain().
    void operator()(const JsonObject &object) const
    {
        for (const JsonValue member : object) {
            writeKeyAgain(json, member);
            writeAgain(json, member, *this);
        }
    }
};

/// The requested fields.
struct ChosenMembers {
    JsonWriter &json;
    std::span<const FieldNode> table;
    const FieldSelection &fields;

    // NOLINTNEXTLINE(misc-no-recursion): as writeAgain().
    void operator()(const JsonObject &object) const
    {
        for (const JsonValue member : object) {
            const QByteArrayView name = member.name();
            const auto node =
                std::ranges::find(table, std::string_view(name.data(), size_t(name.size())), &FieldNode::name);
            const Field field{name, unsigned(node - table.begin())};
            if (node == table.end() || !fields.has(field))
                continue;
            writeKeyAgain(json, member);
            const FieldSelection &part = fields.child(field);
            if (part.isEverything())
                writeAgain(json, member, AllMembers{json});
            else
                writeAgain(json, member, ChosenMembers{json, node->inner(), part});
        }
    }
};

} // namespace

void writePlainAgain(JsonWriter &json, const JsonValue &value)
{
    switch (value.type()) {
    case JsonValue::Type::Boolean: json.value(value.toBool()); return;
    case JsonValue::Type::String: json.value(value.utf8()); return;
    case JsonValue::Type::Number:
        if (const double number = value.toNumber(); std::trunc(number) == number && std::abs(number) < kWhole)
            json.value(qint64(number));
        else
            json.value(number);
        return;
    default: json.value(nullptr);
    }
}

QByteArray reserialized(const JsonValue &value)
{
    JsonWriter json;
    writeAgain(json, value, AllMembers{json});
    return json.take();
}

void writeFiltered(JsonWriter &json, QByteArrayView value, std::span<const FieldNode> table,
                   const FieldSelection &fields)
{
    if (fields.isEverything()) {
        json.rawValue(value);
        return;
    }
    const Result<JsonDocument> document =
        JsonDocument::parse("{\"value\":" + value.toByteArray() + '}'); // It need be no object.
    if (document)
        writeAgain(json, *document->root().find("value"), ChosenMembers{json, table, fields});
    else
        json.value(nullptr);
}

} // namespace stemdesk

#include "core/json/json_again.h"

#include "core/json/json_reader.h"
#include "core/json/json_writer.h"

#include <cmath>

namespace stemdesk {

namespace {

constexpr double kWhole = 9e15; ///< What a double counts to one by one.

/// Moments stay whole numbers to read.
void writeNumberAgain(JsonWriter &json, double number)
{
    if (std::trunc(number) == number && std::abs(number) < kWhole)
        json.value(qint64(number));
    else
        json.value(number);
}

void writeAgain(JsonWriter &json, const JsonValue &value)
{
    switch (value.type()) {
    case JsonValue::Type::Null: json.value(nullptr); return;
    case JsonValue::Type::Boolean: json.value(value.toBool()); return;
    case JsonValue::Type::Number: writeNumberAgain(json, value.toNumber()); return;
    case JsonValue::Type::String: json.value(value.utf8()); return;
    case JsonValue::Type::Array:
        json.beginArray();
        for (const JsonValue element : value.toArray())
            writeAgain(json, element);
        json.endArray();
        return;
    case JsonValue::Type::Object:
        json.beginObject();
        for (const JsonValue member : value.toObject()) {
            json.key(QStringView(QString::fromUtf8(member.name())));
            writeAgain(json, member);
        }
        json.endObject();
        return;
    }
}

} // namespace

QByteArray jsonAgain(const JsonValue &value)
{
    JsonWriter json;
    writeAgain(json, value);
    return json.take();
}

} // namespace stemdesk

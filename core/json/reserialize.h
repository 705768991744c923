#pragma once

#include "core/json/field_selection.h"
#include "core/json/json_reader.h"
#include "core/json/json_writer.h"

#include <QByteArray>

namespace stemdesk {

/// The value written as JSON. Whole numbers have no fraction, and members keep their order.
QByteArray reserialized(const JsonValue &value);

/// Writes the selected fields of a JSON value whose objects have the shape `table`.
void writeFiltered(JsonWriter &json, QByteArrayView value, std::span<const FieldNode> table,
                   const FieldSelection &fields);

/// Writes a scalar. Times stay whole numbers.
void writePlainAgain(JsonWriter &json, const JsonValue &value);

/// Writes a value, in which `writeMembers`, which is void (const JsonObject &), writes the members of each object.
template <class WriteMembers>
// NOLINTNEXTLINE(misc-no-recursion): documents are at most kMaxJsonDepth deep.
void writeAgain(JsonWriter &json, const JsonValue &value, const WriteMembers &writeMembers)
{
    if (value.type() == JsonValue::Type::Array) {
        json.beginArray();
        for (const JsonValue element : value.toArray())
            writeAgain(json, element, writeMembers);
        json.endArray();
    } else if (value.type() == JsonValue::Type::Object) {
        json.beginObject();
        writeMembers(value.toObject());
        json.endObject();
    } else {
        writePlainAgain(json, value);
    }
}

inline void writeKeyAgain(JsonWriter &json, const JsonValue &member)
{
    json.key(QStringView(QString::fromUtf8(member.name())));
}

} // namespace stemdesk

#pragma once

#include "core/base/result.h"
#include "core/http/message.h"
#include "core/json/json_reader.h"
#include "core/json/json_writer.h"
#include "core/services/catalogue/product_service.h"

namespace stemdesk {

inline constexpr qsizetype kMaxBulkRows = 500;

/// The rows of a bulk body. unknown_property for anything but `items`; invalid_items, too_many_items.
Result<QList<JsonValue>> bulkRowsOf(const JsonObject &body);
/// The object of a bulk row; invalid_items if it is none.
Result<JsonObject> rowObject(const JsonValue &row);

QByteArrayView actionText(RowAction action);
void writeWarnings(JsonWriter &json, const QList<QByteArray> &warnings);
void writeRowError(JsonWriter &json, qsizetype index, const Error &error);

/// {"results": [...], "errors": [...]} of rows in order. `write` is void (JsonWriter &, const T &) and writes the
/// members of a result after its index.
template <class T, class Write>
http::Response bulkAnswer(const QList<Result<T>> &rows, Write write)
{
    JsonWriter json(128 * (rows.size() + 1));
    json.beginObject();
    json.key("results");
    json.beginArray();
    for (qsizetype index = 0; index < rows.size(); ++index) {
        if (!rows.at(index))
            continue;
        json.beginObject();
        json.field("index", index);
        write(json, *rows.at(index));
        json.endObject();
    }
    json.endArray();
    json.key("errors");
    json.beginArray();
    for (qsizetype index = 0; index < rows.size(); ++index) {
        if (!rows.at(index))
            writeRowError(json, index, rows.at(index).error());
    }
    json.endArray();
    json.endObject();
    return {.body = json.take()};
}

} // namespace stemdesk

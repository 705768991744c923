#include "core/api/bulk.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<QList<JsonValue>> bulkRowsOf(const JsonObject &body)
{
    for (const JsonValue member : body) {
        if (member.name() != "items")
            return refused("unknown_property:" + member.name().toByteArray(), QString::fromUtf8(member.name()),
                           u"A bulk body has \"items\" and nothing beside it."_s);
    }
    const std::optional<JsonValue> items = body.find("items");
    if (!items || items->type() != JsonValue::Type::Array || items->toArray().isEmpty())
        return invalid(u"items"_s, u"Give \"items\" as an array of 1 to 500 objects."_s);
    QList<JsonValue> rows;
    for (const JsonValue row : items->toArray())
        rows.append(row);
    if (rows.size() > kMaxBulkRows)
        return refused("too_many_items", u"items"_s, u"Send at most 500 rows in one call."_s);
    return rows;
}

Result<JsonObject> rowObject(const JsonValue &row)
{
    if (row.type() != JsonValue::Type::Object)
        return invalid(u"items"_s, u"Each row of \"items\" is an object."_s);
    return row.toObject();
}

QByteArrayView actionText(RowAction action)
{
    switch (action) {
    case RowAction::Created: return "created";
    case RowAction::Updated: return "updated";
    case RowAction::Unchanged: return "unchanged";
    }
    return {};
}

void writeWarnings(JsonWriter &json, const QList<QByteArray> &warnings)
{
    if (warnings.isEmpty())
        return;
    json.key("warnings");
    json.beginArray();
    for (const QByteArray &warning : warnings)
        json.value(QByteArrayView(warning));
    json.endArray();
}

void writeRowError(JsonWriter &json, qsizetype index, const Error &error)
{
    json.beginObject();
    json.field("index", index);
    // A defect's own words are for the log; a row names it as every answer does.
    const bool isInternal = error.kind == Error::Kind::Internal;
    json.field("code", QByteArrayView(isInternal ? QByteArray("internal_error") : error.code));
    json.field("message", QStringView(isInternal ? u"Something went wrong with this row."_s : error.message));
    if (!error.field.isEmpty())
        json.field("field", QStringView(error.field));
    json.endObject();
}

} // namespace stemdesk

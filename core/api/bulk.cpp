#include "core/api/bulk.h"

#include "core/base/wording.h"
#include "core/services/taken.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Error besideItems(QByteArrayView name, bool hasItems)
{
    const QString member = QString::fromUtf8(name);
    return refused(
        "unknown_property:" + name.toByteArray(), member,
        hasItems ? u"A body with \"items\" has nothing beside it; move %1 into its rows."_s.arg(quoted(member))
                 : u"Send rows, one alone too: {\"items\": [{...}]}; %1 belongs into a row."_s.arg(quoted(member)));
}

} // namespace

Result<QList<JsonValue>> bulkRowsOf(const JsonObject &body)
{
    const std::optional<JsonValue> items = body.find("items");
    for (const JsonValue member : body) {
        if (member.name() != "items")
            return besideItems(member.name(), items.has_value());
    }
    if (!items || items->type() != JsonValue::Type::Array || items->toArray().isEmpty())
        return unfit(u"items"_s, u"an array of 1 to %1 objects"_s.arg(kMaxBulkRows),
                     items ? shown(*items) : u"left out"_s);
    QList<JsonValue> rows;
    for (const JsonValue row : items->toArray())
        rows.append(row);
    if (rows.size() > kMaxBulkRows)
        return refused("too_many_items", u"items"_s,
                       u"Send at most %1 rows in one call; \"items\" has %2."_s.arg(kMaxBulkRows).arg(rows.size()));
    return rows;
}

Result<JsonObject> rowObject(const JsonValue &row)
{
    if (row.type() != JsonValue::Type::Object)
        return unfit(u"items"_s, u"an array of objects, also in this row"_s, shown(row));
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
    // A defect's own words are only for the log; a row reports it in the general words of any response.
    const bool isInternal = error.kind == Error::Kind::Internal;
    json.field("code", QByteArrayView(isInternal ? QByteArray("internal_error") : error.code));
    json.field("message", QStringView(isInternal ? u"Something went wrong with this row."_s : error.message));
    if (!error.field.isEmpty())
        json.field("field", QStringView(error.field));
    if (const QByteArray existing = existingId(error); !existing.isEmpty())
        json.field("existingId", QByteArrayView(existing));
    json.endObject();
}

} // namespace stemdesk

#pragma once

#include "core/api/collection.h"
#include "core/services/unit_of_work.h"

namespace stemdesk {

inline constexpr qsizetype kMaxBulkRows = 500;

/// The rows of a bulk body. unknown_property for anything beside `items`; invalid_items, too_many_items.
Result<QList<JsonValue>> bulkRowsOf(const JsonObject &body);
/// The object that a bulk row is; invalid_items where it is none.
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

/// What a bulk row did.
template <class IdType>
struct RowOutcome {
    RowAction action = RowAction::Unchanged;
    IdType id;
    QList<QByteArray> warnings;
};

template <GrowingCollection R>
Result<RowOutcome<typename R::IdType>> applyRow(const Call &call, const UnitOfWork &work, const R &resource,
                                                const JsonValue &row)
{
    const JsonObject object = TRY(rowObject(row));
    const typename R::Body body = TRY(bodyOf<R>(call, object, BodyKind::Row));
    if (!body.id) {
        const auto made = TRY(resource.create(body));
        return RowOutcome<typename R::IdType>{RowAction::Created, made.object.id, made.warnings};
    }
    const qsizetype changes = work.changeCount();
    const Result<QList<QByteArray>> warnings = resource.patch(*body.id, body);
    if (!warnings) {
        if (warnings.error().kind != Error::Kind::NotFound)
            return warnings.error();
        constexpr auto kResource = R::IdType::resource();
        return missing(QByteArray(kResource.data(), qsizetype(kResource.size())),
                       QString::fromLatin1(R::kIdField.data(), R::kIdField.size()));
    }
    const RowAction action = work.changeCount() == changes ? RowAction::Unchanged : RowAction::Updated;
    return RowOutcome<typename R::IdType>{action, *body.id, *warnings};
}

template <GrowingCollection R>
http::Response postBulk(const Call &call, const JsonObject &body)
{
    const Result<QList<JsonValue>> rows = bulkRowsOf(body);
    if (!rows)
        return failed(call, rows.error());
    const Result<R> resource = R::of(call);
    if (!resource)
        return failed(call, resource.error());
    Result<UnitOfWork> work = call.shop.begin(); // One commit for all rows.
    if (!work)
        return failed(call, work.error());
    if constexpr (requires { resource->requireParent(); }) { // Else each row would say that it is not there.
        if (const Status there = resource->requireParent(); !there)
            return failed(call, there.error());
    }
    QList<Result<RowOutcome<typename R::IdType>>> outcomes;
    for (const JsonValue &row : *rows) {
        outcomes.append(applyRow(call, *work, *resource, row));
        // A row that the store could not take would leave the rest in doubt: nothing of the call is kept.
        if (!outcomes.last() && outcomes.last().error().kind == Error::Kind::Unavailable)
            return failed(call, outcomes.last().error());
    }
    if (const Status done = work->commit(); !done)
        return failed(call, done.error());
    return bulkAnswer(outcomes, [](JsonWriter &json, const RowOutcome<typename R::IdType> &outcome) {
        json.field("action", actionText(outcome.action));
        json.field(R::kIdField, outcome.id);
        writeWarnings(json, outcome.warnings);
    });
}

} // namespace stemdesk

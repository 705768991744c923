#pragma once

#include "core/api/answers.h"
#include "core/api/cursor.h"
#include "core/domain/page.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

using IdReader = Result<IdBytes> (*)(QByteArrayView text);

/// `limit` and `cursor` of a list request, or its `ids`: invalid_ids for more than 100, for anything that is no id, and
/// together with the other two; wrong_id_type. `read` reads ids of the kind that the list's rows have.
Result<PageRequest> pageOf(const Call &call, IdReader read);

/// The ids of `ids`, each once; ids_required if there are none.
Result<QList<IdBytes>> idsToRemove(const Call &call, IdReader read);

template <class Tag>
Result<IdBytes> readId(QByteArrayView text)
{
    const Result<Id<Tag>> id = idFrom<Tag>(text, QStringLiteral("ids"));
    return id ? Result<IdBytes>(id->bytes()) : Result<IdBytes>(id.error());
}

/// readId() for an Id<> type.
template <class Tag>
constexpr IdReader idReader(Id<Tag>)
{
    return readId<Tag>;
}

struct PageEnd {
    bool isDone = false;
    std::optional<QByteArray> cursor; ///< To continue from.
};

/// The list envelope. `write` is void (JsonWriter &, const T &, const FieldSelection &).
template <class T, class Write>
http::Response envelope(const QList<T> &rows, const PageEnd &end, const FieldSelection &fields, Write write)
{
    constexpr qsizetype kExpectedRow = 512;
    JsonWriter json(kExpectedRow * (rows.size() + 1));
    json.beginObject();
    json.key("items");
    json.beginArray();
    for (const T &row : rows)
        write(json, row, fields);
    json.endArray();
    json.field("isDone", end.isDone);
    json.key("cursor");
    if (end.cursor)
        json.value(QByteArrayView(*end.cursor));
    else
        json.value(nullptr);
    json.endObject();
    return {.body = json.take()};
}

/// The id that a row is requested by: its own, or that of the event it reports on.
template <class T>
IdBytes askedId(const T &row)
{
    if constexpr (requires { row.id; })
        return row.id.bytes();
    else
        return row.eventId.bytes();
}

/// The list envelope of a complete list. Rows requested by ids come in the order of these.
template <class T, class Write>
http::Response listAnswer(const Call &call, const PageRequest &asked, Page<T> page, const FieldSelection &fields,
                          Write write)
{
    if (!asked.ids.isEmpty()) {
        std::ranges::sort(page.rows, {}, [&](const T &row) { return asked.ids.indexOf(askedId(row)); });
        page.next.reset();
    }
    PageEnd end{.isDone = !page.next};
    if (page.next)
        end.cursor = cursorText(*page.next, call.listName());
    http::Response response = envelope(page.rows, end, fields, write);
    QList<QByteArray> warnings;
    for (const UnreadableRow &row : std::as_const(page.unreadable))
        warnings.append("unreadable:" + row.id);
    addWarnings(response, warnings);
    return response;
}

} // namespace stemdesk

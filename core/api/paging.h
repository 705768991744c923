#pragma once

#include "core/api/answers.h"
#include "core/api/cursor.h"
#include "core/domain/page.h"

namespace stemdesk {

/// `limit` and `cursor` of a list request.
Result<PageRequest> pageOf(const Call &call);

/// Where a page ends.
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

/// The list envelope of a list that ends.
template <class T, class Write>
http::Response listAnswer(const Call &call, const Page<T> &page, const FieldSelection &fields, Write write)
{
    PageEnd end{.isDone = !page.next};
    if (page.next)
        end.cursor = cursorText(*page.next, call.listName());
    return envelope(page.rows, end, fields, write);
}

} // namespace stemdesk

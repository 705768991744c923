#pragma once

#include "core/api/answers.h"
#include "core/api/cursor.h"
#include "core/domain/page.h"

namespace stemdesk {

/// `limit` and `cursor` of a list request.
Result<PageRequest> pageOf(const Call &call);

/// The list envelope. `write` is void (JsonWriter &, const T &, const FieldSelection &).
template <class T, class Write>
http::Response listAnswer(const Call &call, const Page<T> &page, const FieldSelection &fields, Write write)
{
    constexpr qsizetype kExpectedRow = 512;
    JsonWriter json(kExpectedRow * (page.rows.size() + 1));
    json.beginObject();
    json.key("items");
    json.beginArray();
    for (const T &row : page.rows)
        write(json, row, fields);
    json.endArray();
    json.field("isDone", !page.next);
    json.key("cursor");
    if (page.next)
        json.value(QByteArrayView(cursorText(*page.next, call.listName())));
    else
        json.value(nullptr);
    json.endObject();
    return {.body = json.take()};
}

} // namespace stemdesk

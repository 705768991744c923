#pragma once

#include "core/json/field_selection.h"
#include "core/json/json_reader.h"
#include "core/json/json_writer.h"

#include <QByteArrayList>

namespace stemdesk {

/// The object as `write` puts it, with the fields that `names` chooses from `table`.
template <class T, class Write>
QByteArray written(const T &object, std::span<const FieldNode> table, Write write, const QByteArray &names = {})
{
    const auto fields = FieldSelection::parse(names, table);
    if (!fields)
        return fields.error().code;
    JsonWriter json;
    write(json, object, *fields);
    return json.take();
}

/// The result of `read` for a body, or the code of its refusal. The document's texts do not outlive it, the result
/// does.
template <class Read>
auto bodyOf(const QByteArray &json, Read read)
{
    const auto document = JsonDocument::parse(json);
    return document ? read(document->root()) : decltype(read(document->root()))(document.error());
}

template <class Result>
QByteArray codeOf(const Result &result)
{
    return result ? QByteArray() : result.error().code;
}

/// An id as a JSON string. moc reads raw strings as plain ones, so quotes in them must be balanced.
inline QByteArray quoted(const QByteArray &text)
{
    return '"' + text + '"';
}

/// The names of the object's members, in their order.
inline QByteArray namesIn(const QByteArray &json)
{
    const auto document = JsonDocument::parse(json);
    QByteArrayList names;
    for (const JsonValue member : document->root())
        names += member.name().toByteArray();
    return names.join(' ');
}

} // namespace stemdesk

#pragma once

#include "core/json/field_selection.h"
#include "core/json/json_writer.h"

#include <optional>

namespace stemdesk {

/// Writes the selected `fields` of one object of a resource. A codec is a flat list of such calls, each naming its
/// field through the table, which costs nothing at run time:
/// void writeProduct(JsonWriter &json, const Product &product, const FieldSelection &fields) { ObjectWriter out(json,
/// fields); out.field(kProduct["productId"], product.id); out.objects(kProduct["variants"], product.variants,
/// writeVariant); }
class ObjectWriter {
public:
    ObjectWriter(JsonWriter &json, const FieldSelection &fields) : m_json(json), m_fields(fields)
    {
        m_json.beginObject();
    }
    ObjectWriter(JsonWriter &json, const FieldSelection &&fields) = delete; ///< It would be gone at the first field.
    Q_DISABLE_COPY_MOVE(ObjectWriter)
    ~ObjectWriter() { m_json.endObject(); }

    template <class T>
    void field(const Field &field, const T &content)
    {
        if (m_fields.has(field))
            m_json.field(field.name, content);
    }
    /// Empty text is written as null.
    void nullableText(const Field &field, QStringView text)
    {
        if (m_fields.has(field))
            m_json.nullableText(field.name, text);
    }
    /// `write` is void (JsonWriter &, const T &, const FieldSelection &).
    template <class T, class Write>
    void object(const Field &field, const T &content, Write write)
    {
        if (begins(field))
            write(m_json, content, m_fields.child(field));
    }
    /// Null where there is none.
    template <class T, class Write>
    void object(const Field &field, const std::optional<T> &content, Write write)
    {
        if (!begins(field))
            return;
        if (content)
            write(m_json, *content, m_fields.child(field));
        else
            m_json.value(nullptr);
    }
    /// Null where it is not asked for.
    template <class T, class Write>
    void objectOrNull(const Field &field, const T &content, Write write)
    {
        if (m_fields.has(field))
            object(field, content, write);
        else
            m_json.field(field.name, nullptr);
    }
    template <class List, class Write>
    void objects(const Field &field, const List &list, Write write)
    {
        if (!begins(field))
            return;
        const FieldSelection &fields = m_fields.child(field);
        m_json.beginArray();
        for (const auto &element : list)
            write(m_json, element, fields);
        m_json.endArray();
    }
    /// Writes the field's key, if it is selected. Then the caller has to write the value.
    bool begins(const Field &field)
    {
        if (m_fields.has(field))
            m_json.key(field.name);
        return m_fields.has(field);
    }

private:
    JsonWriter &m_json;
    const FieldSelection &m_fields;
};

} // namespace stemdesk

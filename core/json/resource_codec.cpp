#include "core/json/resource_codec.h"

namespace stemdesk {

namespace {

class FieldWriter {
public:
    FieldWriter(JsonWriter &json, const ResourceField &field) : m_json(json), m_field(field) {}

    void write(const QString &text)
    {
        if (text.isEmpty() && m_field.is(kNullable))
            m_json.value(nullptr);
        else
            m_json.value(QStringView(text));
    }
    void write(const QStringList &texts)
    {
        if (texts.isEmpty() && m_field.is(kNullable))
            m_json.value(nullptr);
        else
            m_json.value(texts);
    }
    void write(const IdBytes &id) { m_json.identifier(m_field.idKind.prefix, id); }
    void write(bool isOn)
    {
        const std::string_view word = m_field.words[isOn ? 1 : 0];
        if (word.empty())
            m_json.value(isOn);
        else
            m_json.value(QByteArrayView(word.data(), qsizetype(word.size())));
    }
    template <class T>
    void write(const T &value)
    {
        m_json.value(value);
    }

private:
    JsonWriter &m_json;
    const ResourceField &m_field;
};

class FieldReader {
public:
    FieldReader(ObjectReader &reader, const ResourceField &field, void *patch)
        : m_reader(reader), m_field(field), m_patch(patch)
    {}

    void read(std::type_identity<QString>)
    {
        std::optional<QString> text;
        if (m_field.is(kNullable))
            m_reader.nullableText(m_field.key(), text);
        else
            m_reader.read(m_field.key(), text);
        give(std::move(text));
    }
    void read(std::type_identity<QStringList>)
    {
        if (!m_field.is(kNullable)) {
            std::optional<QStringList> texts;
            m_reader.read(m_field.key(), texts);
            give(std::move(texts));
            return;
        }
        std::optional<std::optional<QStringList>> texts;
        m_reader.read(m_field.key(), texts);
        if (texts)
            give(std::optional(texts->value_or(QStringList())));
    }
    void read(std::type_identity<std::optional<qint64>>)
    {
        std::optional<std::optional<qint64>> number;
        if (m_field.is(kMoment))
            m_reader.instant(m_field.key(), number);
        else
            m_reader.read(m_field.key(), number);
        give(number);
    }
    void read(std::type_identity<IdBytes>) { give(m_reader.id(m_field.key(), m_field.idKind, m_field.is(kNullable))); }
    template <class T>
    void read(std::type_identity<T>)
    {
        std::optional<T> value;
        m_reader.read(m_field.key(), value);
        give(std::move(value));
    }

private:
    template <class T>
    void give(std::optional<T> value)
    {
        if (value)
            *static_cast<T *>(m_field.give(m_patch)) = *std::move(value);
    }

    ObjectReader &m_reader;
    const ResourceField &m_field;
    void *m_patch;
};

} // namespace

void writeFields(JsonWriter &json, const ResourceSpec &spec, const void *object, const FieldSelection &fields,
                 WriteOwn own)
{
    ObjectWriter out(json, fields);
    Field place;
    for (const ResourceField &field : spec.fields) {
        if (field.is(kHidden))
            continue;
        place.name = field.key();
        if (field.is(kOwnWrite)) {
            own(out, place, object);
        } else if (fields.has(place)) {
            json.key(place.name);
            withTypeOf(field.kind,
                       [&]<class T>(std::type_identity<T>) { FieldWriter(json, field).write(field.in<T>(object)); });
        }
        ++place.index;
    }
}

void readFields(ObjectReader &reader, const ResourceSpec &spec, void *patch)
{
    for (const ResourceField &field : spec.fields) {
        if (field.is(kOwnId | kHidden | kOwnRead))
            continue;
        if (!field.isChanged())
            reader.ignore(field.key());
        else
            withTypeOf(field.kind, [&](auto type) { FieldReader(reader, field, patch).read(type); });
    }
}

} // namespace stemdesk

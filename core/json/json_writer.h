#pragma once

#include "core/base/day.h"
#include "core/base/id.h"

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>

#include <concepts>
#include <cstddef>
#include <cstring>
#include <optional>

namespace stemdesk {

/// Types written as JSON numbers without a fraction.
template <class T>
concept JsonInteger =
    std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char> && !std::same_as<T, char16_t>;

/// Writes compact JSON straight into bytes; commas are added automatically. The caller has to match begin and end, and
/// to give members keys.
class JsonWriter {
public:
    explicit JsonWriter(qsizetype expectedSize = 512);

    void beginObject() { open('{'); }
    void endObject() { close('}'); }
    void beginArray() { open('['); }
    void endArray() { close(']'); }

    /// A name of the contract: plain ASCII that needs no escaping.
    void key(QByteArrayView name);
    /// Any name, escaped.
    void key(QStringView name);

    void value(QStringView text);
    /// UTF-8, taken to be valid.
    void value(QByteArrayView utf8);
    /// The shortest form that reads back to the same double; null if it is no number.
    void value(double number);
    void value(QDate day) { value(QStringView(dayText(day))); }
    void value(std::nullptr_t);
    void value(std::same_as<bool> auto truth) { literal(truth ? "true" : "false"); }
    void value(JsonInteger auto number) { integer(static_cast<qint64>(number)); }
    /// A null id is written as null.
    template <class Tag>
    void value(const Id<Tag> &id)
    {
        identifier(Tag::kPrefix, id.bytes());
    }
    void identifier(std::string_view prefix, const IdBytes &bytes);
    template <class T>
    void value(const std::optional<T> &optional)
    {
        if (optional)
            value(*optional);
        else
            value(nullptr);
    }
    template <class T>
    void value(const QList<T> &list)
    {
        beginArray();
        for (const T &element : list)
            value(element);
        endArray();
    }
    /// A value that is JSON already.
    void rawValue(QByteArrayView json);

    template <class T>
    void field(QByteArrayView name, const T &content)
    {
        key(name);
        value(content);
    }
    /// An empty text becomes null, because the domain uses it for none.
    void nullableText(QByteArrayView name, QStringView text);

    /// The bytes; the writer is empty afterwards.
    QByteArray take();

private:
    void open(char bracket);
    void close(char bracket);
    void literal(QByteArrayView text);
    void integer(qint64 number);
    void quoted(QStringView text);
    void quoted(QByteArrayView utf8);
    void escape(char16_t unit);

    /// Makes room for `size` more bytes and a comma, which it writes if one is due.
    void beginValue(qsizetype size);
    void reserve(qsizetype size)
    {
        if (m_limit - m_at < size)
            grow(size);
    }
    void grow(qsizetype size);
    void append(const char *bytes, qsizetype size)
    {
        std::memcpy(m_at, bytes, size_t(size));
        m_at += size;
    }

    QByteArray m_bytes; // Longer than what was written: m_at is the end.
    char *m_at = nullptr;
    char *m_limit = nullptr;
    bool m_needsComma = false;
};

} // namespace stemdesk

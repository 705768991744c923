#pragma once

#include "core/storage/engine/statement.h"

#include <QList>

#include <optional>

namespace stemdesk {

/// Values of rows to insert, one row after the other.
class SqlRows {
public:
    explicit SqlRows(int columns) : m_columns(columns) {}
    void reserve(qsizetype rows) { m_values.reserve(rows * m_columns); }
    template <class... Values>
    void add(const Values &...values)
    {
        Q_ASSERT(sizeof...(values) == size_t(m_columns));
        (m_values.append(sqlValue(values)), ...);
    }
    int columns() const { return m_columns; }
    qsizetype count() const { return m_values.size() / m_columns; }
    const SqlValue &at(qsizetype row, int column) const { return m_values.at(row * m_columns + column); }

private:
    static SqlValue sqlValue(const SqlValue &value) { return value; }
    static SqlValue sqlValue(const QString &value) { return value; }
    static SqlValue sqlValue(const QByteArray &value) { return value; }
    static SqlValue sqlValue(double value) { return value; }
    static SqlValue sqlValue(qint64 value) { return value; }
    static SqlValue sqlValue(int value) { return qint64(value); }
    static SqlValue sqlValue(bool value) { return qint64(value ? 1 : 0); }
    static SqlValue sqlValue(const IdBytes &bytes) { return bytes; }
    template <class Tag>
    static SqlValue sqlValue(const Id<Tag> &id)
    {
        return id.isNull() ? SqlValue() : sqlValue(id.bytes());
    }
    template <class T>
    static SqlValue sqlValue(const std::optional<T> &value)
    {
        return value ? sqlValue(*value) : SqlValue();
    }

    int m_columns;
    QList<SqlValue> m_values;
};

} // namespace stemdesk

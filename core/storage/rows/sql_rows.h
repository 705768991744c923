#pragma once

#include "core/storage/engine/statement.h"

#include <QList>

#include <optional>
#include <utility>

namespace stemdesk {

inline SqlValue toSqlValue(const SqlValue &value)
{
    return value;
}
inline SqlValue toSqlValue(const QString &value)
{
    return value;
}
inline SqlValue toSqlValue(const QByteArray &value)
{
    return value;
}
inline SqlValue toSqlValue(double value)
{
    return value;
}
inline SqlValue toSqlValue(qint64 value)
{
    return value;
}
inline SqlValue toSqlValue(int value)
{
    return qint64(value);
}
inline SqlValue toSqlValue(bool value)
{
    return qint64(value ? 1 : 0);
}
inline SqlValue toSqlValue(const IdBytes &bytes)
{
    return bytes;
}
template <class Tag>
SqlValue toSqlValue(const Id<Tag> &id)
{
    return id.isNull() ? SqlValue() : SqlValue(id.bytes());
}
template <class T>
SqlValue toSqlValue(const std::optional<T> &value)
{
    return value ? toSqlValue(*value) : SqlValue();
}

/// Values of rows to insert or update, one row after the other.
class SqlRows {
public:
    explicit SqlRows(int columns) : m_columns(columns) {}
    void reserve(qsizetype rows) { m_values.reserve(rows * m_columns); }
    template <class... Values>
    void add(const Values &...values)
    {
        Q_ASSERT(sizeof...(values) == size_t(m_columns));
        (m_values.append(toSqlValue(values)), ...);
    }
    /// The next value of a row that is added value by value.
    void addNext(SqlValue value) { m_values.append(std::move(value)); }
    int columns() const { return m_columns; }
    qsizetype count() const { return m_values.size() / m_columns; }
    const SqlValue &at(qsizetype row, int column) const { return m_values.at(row * m_columns + column); }

private:
    int m_columns;
    QList<SqlValue> m_values;
};

} // namespace stemdesk

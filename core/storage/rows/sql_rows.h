#pragma once

#include "core/storage/engine/statement.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

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
    void reserve(qsizetype rows) { m_values.reserve(size_t(rows * m_columns)); }
    template <class... Values>
    void add(const Values &...values)
    {
        Q_ASSERT(sizeof...(values) == size_t(m_columns));
        (m_values.push_back(toSqlValue(values)), ...);
    }
    /// The next value of a row that is added value by value.
    void addNext(SqlValue value) { m_values.push_back(std::move(value)); }
    int columns() const { return m_columns; }
    qsizetype count() const { return qsizetype(m_values.size()) / m_columns; }
    const SqlValue &at(qsizetype row, int column) const { return this->row(row)[size_t(column)]; }
    std::span<const SqlValue> row(qsizetype row) const
    {
        return std::span(m_values).subspan(size_t(row * m_columns), size_t(m_columns));
    }

private:
    int m_columns;
    std::vector<SqlValue> m_values;
};

} // namespace stemdesk

#pragma once

#include "core/storage/rows/sql_rows.h"

#include <QByteArray>
#include <QList>

namespace stemdesk {

/// Columns of a row, with their values.
class RowColumns {
public:
    struct Column {
        QByteArrayView name; ///< Not owned: refers to a literal or a resource's text.
        SqlValue value;
    };

    RowColumns() = default;
    explicit RowColumns(qsizetype room) { m_columns.reserve(room); }
    template <class T>
    RowColumns &add(QByteArrayView name, const T &value)
    {
        m_columns.append({name, toSqlValue(value)});
        return *this;
    }
    RowColumns &add(const RowColumns &columns)
    {
        m_columns += columns.m_columns;
        return *this;
    }
    const QList<Column> &all() const { return m_columns; }
    /// An insert of these columns.
    QByteArray insertSql(const QByteArray &table) const;

private:
    QList<Column> m_columns;
};

/// The columns of a stored row whose values change: an update writes no others, which spares the indexes of those that
/// stay.
class RowChange {
public:
    /// Both have the same columns, and at least one of them differs.
    RowChange(const QByteArray &table, const RowColumns &before, const RowColumns &after);

    /// "update task set name = ?, version = ? where ...", with the values of bindNext() before those of `where`.
    QByteArray sql(const QByteArray &where) const;
    /// "name, version", as Session::updateRows() takes them.
    const QByteArray &columns() const { return m_columns; }
    const QList<SqlValue> &values() const { return m_values; }

private:
    template <class IsWritten>
    void take(const RowColumns &after, IsWritten isWritten);

    QByteArray m_table;
    QByteArray m_columns;
    QList<SqlValue> m_values;
};

/// Whether an update of the table may write exactly these columns. Each set of columns is a separate statement in each
/// session, so a table's number of sets is limited.
bool isOneOfFew(const QByteArray &table, const QByteArray &columns);

void bindNext(Statement &statement, int &index, const RowColumns &columns);
void bindNext(Statement &statement, int &index, const RowChange &change);

} // namespace stemdesk

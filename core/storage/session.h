#pragma once

#include "core/base/result.h"
#include "core/storage/driver.h"
#include "core/storage/in_list.h"
#include "core/storage/statement.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QSqlDatabase>

#include <memory>
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

/// One open connection with its prepared statements. Belongs to the thread that opened it.
class Session {
public:
    static Result<std::unique_ptr<Session>> open(const Driver &driver);
    ~Session();
    Q_DISABLE_COPY_MOVE(Session)

    const Driver &driver() const { return m_driver; }

    /// Runs a statement; rows that it returns are not read.
    template <class... Values>
    Status run(QByteArrayView sql, const Values &...values)
    {
        const auto changed = change(sql, values...);
        return changed ? Status() : Status(changed.error());
    }

    /// Runs a statement and says how many rows it changed.
    template <class... Values>
    Result<qint64> change(QByteArrayView sql, const Values &...values)
    {
        auto statement = bound(sql, values...);
        if (!statement)
            return statement.error();
        return finished(**statement);
    }

    /// Runs an insert and says the key of the new row.
    template <class... Values>
    Result<qint64> insert(QByteArrayView sql, const Values &...values)
    {
        auto statement = bound(sql, values...);
        if (!statement)
            return statement.error();
        if (const auto changed = finished(**statement); !changed)
            return changed.error();
        return (*statement)->lastInsertKey();
    }

    /// Calls `take(const Row &)` for each row. `take` must not use this session.
    template <class Take, class... Values>
    Status each(QByteArrayView sql, Take &&take, const Values &...values)
    {
        auto statement = bound(sql, values...);
        if (!statement)
            return statement.error();
        const Row row(**statement);
        for (;;) {
            const Result<bool> stepped = (*statement)->step();
            if (!stepped)
                return stepped.error();
            if (!*stepped)
                return {};
            take(row);
        }
    }

    /// All rows through `map(const Row &)`.
    template <class Map, class... Values>
    auto all(QByteArrayView sql, Map &&map, const Values &...values)
        -> Result<QList<std::invoke_result_t<Map, const Row &>>>
    {
        QList<std::invoke_result_t<Map, const Row &>> list;
        const Status read = each(
            sql, [&](const Row &row) { list.append(map(row)); }, values...);
        if (!read)
            return read.error();
        return list;
    }

    /// The first row through `map(const Row &)`, or nothing.
    template <class Map, class... Values>
    auto first(QByteArrayView sql, Map &&map, const Values &...values)
        -> Result<std::optional<std::invoke_result_t<Map, const Row &>>>
    {
        std::optional<std::invoke_result_t<Map, const Row &>> found;
        auto statement = bound(sql, values...);
        if (!statement)
            return statement.error();
        const Result<bool> stepped = (*statement)->step();
        if (!stepped)
            return stepped.error();
        if (*stepped) {
            found = map(Row(**statement));
            (*statement)->reset();
        }
        return found;
    }

    /// Inserts all rows and returns their keys, in the order of the rows. `columns`: "shop, id, name".
    Result<QList<qint64>> insertRows(QByteArrayView table, QByteArrayView columns, const SqlRows &rows);

    /// Statements run so far: what tests count to prove that a read does less work.
    qint64 statementsRun() const { return m_statementsRun; }

private:
    friend class Snapshot;
    friend class Transaction;

    explicit Session(const Driver &driver) : m_driver(driver) {}

    Result<Statement *> prepared(QByteArrayView sql);
    static Result<qint64> finished(Statement &statement);
    Status insertParts(QByteArrayView sqlStart, const SqlRows &rows, int rowsAtOnce, QList<qint64> &keys);

    template <class... Values>
    Result<Statement *> bound(QByteArrayView sql, const Values &...values)
    {
        const Result<Statement *> statement = prepared(sql);
        if (statement) {
            [[maybe_unused]] int index = 0;
            (bindNext(**statement, index, values), ...);
        }
        return statement;
    }

    const Driver &m_driver;
    QString m_connectionName;
    QSqlDatabase m_database;
    QHash<QByteArray, std::shared_ptr<Statement>> m_statements; // Shared only because QHash copies its values.
    qint64 m_statementsRun = 0;
    int m_depth = 0; // Of nested transactions.
    bool m_isLost = false; // The engine ended the outermost transaction by itself.
};

} // namespace stemdesk

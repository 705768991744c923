#pragma once

#include "core/base/result.h"
#include "core/storage/engine/connection.h"
#include "core/storage/engine/driver.h"
#include "core/storage/engine/in_list.h"
#include "core/storage/engine/sql_rows.h"
#include "core/storage/engine/statement.h"
#include "core/storage/engine/write_tally.h"

#include <QHash>

#include <memory>
#include <optional>
#include <utility>

namespace stemdesk {

/// One open connection with its prepared statements. Belongs to the thread that opened it.
class Session {
public:
    static Result<std::unique_ptr<Session>> open(const Driver &driver);
    ~Session();
    Q_DISABLE_COPY_MOVE(Session)

    const Driver &driver() const { return m_driver; }
    Connection &connection() { return m_connection; }
    /// Has `heard` called on this thread, `context`'s, after each commit that the feed tells of, whatever becomes of
    /// the connection. False where the engine tells nobody and must be asked (Driver::dataVersion()).
    Result<bool> listen(QObject *context, std::function<void()> heard);

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
        const Result<Started> started = start(sql, values...);
        if (!started)
            return started.error();
        return finished(*started);
    }

    /// Runs an insert and says the key of the new row.
    template <class... Values>
    Result<qint64> insert(QByteArrayView sql, const Values &...values)
    {
        if (const QByteArray clause = m_driver.keyClause(); !clause.isEmpty()) {
            const auto keyOf = [](const Row &row) { return row.integer(0); };
            const auto key = first(sql.toByteArray() + clause, keyOf, values...);
            return key ? Result<qint64>(key->value_or(0)) : Result<qint64>(key.error());
        }
        const Result<Started> started = start(sql, values...);
        if (!started)
            return started.error();
        if (const auto changed = finished(*started); !changed)
            return changed.error();
        return started->statement->lastInsertKey();
    }

    /// Calls `take(const Row &)` for each row. `take` must not use this session.
    template <class Take, class... Values>
    Status each(QByteArrayView sql, Take &&take, const Values &...values)
    {
        const Result<Started> started = start(sql, values...);
        if (!started)
            return started.error();
        Statement &statement = *started->statement;
        const Row row(statement);
        for (bool hasRow = started->hasRow; hasRow;) {
            take(row);
            const Result<bool> stepped = statement.step();
            if (!stepped)
                return failed(stepped.error());
            hasRow = *stepped;
        }
        return {};
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
        const Result<Started> started = start(sql, values...);
        if (!started)
            return started.error();
        if (started->hasRow) {
            found = map(Row(*started->statement));
            started->statement->reset();
        }
        return found;
    }

    /// Inserts all rows, of a table with a key, and returns their keys in the same order. `columns`: "shop, id".
    Result<QList<qint64>> insertRows(QByteArrayView table, QByteArrayView columns, const SqlRows &rows);
    /// The same for rows whose keys nobody asks for, or that have none.
    Status addRows(QByteArrayView table, QByteArrayView columns, const SqlRows &rows);
    /// Updates `columns` of the rows of a table and says how many there were. Each row of `rows` names its own by shop,
    /// key and the version that is stored; the new values follow.
    Result<qint64> updateRows(QByteArrayView table, QByteArrayView columns, const SqlRows &rows);

    /// storage_moved where the database's file is no longer in its place: what is written would be lost.
    Status requireInPlace() const;
    /// Statements run so far: what tests count to prove that a read does less work.
    qint64 statementsRun() const { return m_statementsRun; }
    const WriteTally &tally() const { return m_tally; }

private:
    friend class Snapshot;
    friend class Transaction;

    explicit Session(const Driver &driver) : m_driver(driver), m_connection(driver) {}

    /// A statement that has taken its first step.
    struct Started {
        Statement *statement;
        bool hasRow;
    };

    void disconnect();
    Status reconnectIfLost();
    /// Begins a transaction, on a server with the first statement in it.
    Status beginWith(const QByteArray &sql);
    /// True: nothing was done in it, and the server knows nothing of it.
    bool isOnlyMeant() const { return !m_opening.isEmpty(); }
    bool forgetMeant() { return !std::exchange(m_opening, {}).isEmpty(); }
    Status endReading();
    Result<Statement *> prepared(QByteArrayView sql);
    bool turnedBack(const Error &error, QByteArrayView sql, const QByteArray &opening);
    Error failed(const Error &error);
    Result<qint64> finished(const Started &started);
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

    template <class... Values>
    Result<Started> startOnce(QByteArrayView sql, const Values &...values)
    {
        const Result<Statement *> statement = bound(sql, values...);
        if (!statement)
            return statement.error();
        const Result<bool> stepped = (*statement)->step();
        if (!stepped)
            return stepped.error();
        return Started{*statement, *stepped};
    }

    template <class... Values>
    Result<Started> start(QByteArrayView sql, const Values &...values)
    {
        const QByteArray opening = m_opening;
        Result<Started> started = startOnce(sql, values...);
        if (!started && turnedBack(started.error(), sql, opening))
            started = startOnce(sql, values...);
        return started ? started : failed(started.error());
    }

    const Driver &m_driver;
    Connection m_connection;
    QByteArray m_files; // That the connection is to.
    QHash<QByteArray, std::shared_ptr<Statement>> m_statements; // Shared only because QHash copies its values.
    QByteArray m_opening; // Of a transaction: goes with its first statement.
    qint64 m_statementsRun = 0;
    WriteTally m_tally;
    int m_depth = 0; // Of nested transactions.
    bool m_isLost = false; // The engine ended the outermost transaction by itself.
    bool m_isBroken = false; // The innermost can only be rolled back.
};

} // namespace stemdesk

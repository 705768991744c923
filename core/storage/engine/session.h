#pragma once

#include "core/base/function_ref.h"
#include "core/base/result.h"
#include "core/storage/engine/in_list.h"
#include "core/storage/engine/session_core.h"
#include "core/storage/engine/statement.h"
#include "core/storage/rows/sql_rows.h"

#include <memory>
#include <optional>
#include <span>
#include <utility>

namespace stemdesk {

/// An open connection with its prepared statements. Belongs to the thread that opened it.
class Session : public SessionCore {
public:
    static Result<std::unique_ptr<Session>> open(const Driver &driver);

    /// Calls `heard` on this thread, which is `context`'s, with the shop's key after each commit that notifies, across
    /// reconnections. False if the engine cannot notify and has to be polled (Driver::dataVersion()).
    Result<bool> listen(QObject *context, Connection::NotifyHandler notify);
    /// From now on queries read the tables of the place (Driver::tablesAt()).
    Status enter(const QByteArray &place);
    bool isInTransaction() const { return m_depth > 0; }

    /// Runs a statement and ignores its rows.
    template <class... Values>
    Status run(QByteArrayView sql, const Values &...values)
    {
        const Result<qint64> changed = changeWith(sql, SqlArguments<Values...>(values...).span());
        return changed ? Status() : Status(changed.error());
    }

    /// Runs a statement and returns the number of changed rows.
    template <class... Values>
    Result<qint64> change(QByteArrayView sql, const Values &...values)
    {
        return changeWith(sql, SqlArguments<Values...>(values...).span());
    }

    /// Runs an insert and returns the new row's key.
    template <class... Values>
    Result<qint64> insert(QByteArrayView sql, const Values &...values)
    {
        return insertWith(sql, SqlArguments<Values...>(values...).span());
    }

    /// Calls `take(const Row &)` for each row. `take` must not use this session.
    template <class Take, class... Values>
    Status each(QByteArrayView sql, Take &&take, const Values &...values)
    {
        return eachWith(sql, take, SqlArguments<Values...>(values...).span());
    }

    /// All rows through `map(const Row &)`.
    template <class Map, class... Values>
    auto all(QByteArrayView sql, Map &&map, const Values &...values)
        -> Result<QList<std::invoke_result_t<Map, const Row &>>>
    {
        QList<std::invoke_result_t<Map, const Row &>> list;
        const auto take = [&](const Row &row) { list.append(map(row)); };
        TRY(eachWith(sql, take, SqlArguments<Values...>(values...).span()));
        return list;
    }

    /// The first row through `map(const Row &)`; nullopt without rows.
    template <class Map, class... Values>
    auto first(QByteArrayView sql, Map &&map, const Values &...values)
        -> Result<std::optional<std::invoke_result_t<Map, const Row &>>>
    {
        std::optional<std::invoke_result_t<Map, const Row &>> found;
        const auto take = [&](const Row &row) { found = map(row); };
        TRY(firstWith(sql, take, SqlArguments<Values...>(values...).span()));
        return found;
    }

    /// Prefetches reads: runs the reads of `reads`, whose results are empty then, on a server in one message with the
    /// next statement of the transaction or snapshot. Repeat them after that statement for their results. None may
    /// depend on another. False if there is nothing to gain, and nothing was run.
    template <class Reads>
    bool together(Reads &&reads)
    {
        if (!isServer() || m_depth == 0 || m_isPrefetching)
            return false;
        m_isPrefetching = true;
        reads();
        m_isPrefetching = false;
        return true;
    }

    /// Runs a statement that has to change exactly `rows` rows; otherwise an earlier read was stale. If statements are
    /// pipelined to a server, the error comes from a later statement of the transaction, at the latest from its commit.
    template <class... Values>
    Status changeEvery(qint64 rows, QByteArrayView sql, const Values &...values)
    {
        return enqueueChange(bound(sql, SqlArguments<Values...>(values...).span()), rows);
    }

    /// Inserts all rows into a table with a key and returns their keys in the same order. `columns`: "shop, id".
    Result<QList<qint64>> insertRows(QByteArrayView table, QByteArrayView columns, const SqlRows &rows);
    /// The same without returning keys; reports errors as late as changeEvery().
    Status addRows(QByteArrayView table, QByteArrayView columns, const SqlRows &rows);
    /// Updates `columns` of rows. Each row of `rows` begins with shop, key and expected version, and is stale if
    /// another is stored; the new values follow. Reports errors as late as changeEvery().
    Status updateRows(QByteArrayView table, QByteArrayView columns, const SqlRows &rows);

private:
    friend class Snapshot;
    friend class Transaction;

    using SessionCore::SessionCore;

    /// A statement after its first step.
    struct Started {
        Statement *statement;
        bool hasRow;
    };

    Status beginWith(const QByteArray &sql);
    Status endReading();
    Result<qint64> finished(const Started &started);
    Status enqueueChange(const Result<Statement *> &statement, qint64 rows);
    struct ColumnsSql;

    Result<QList<qint64>> insertFromColumns(const ColumnsSql &insert, const SqlRows &rows);
    Result<QList<qint64>> insertWithNewKeys(QByteArrayView table, QByteArrayView columns, const SqlRows &rows);
    Result<Statement *> boundColumns(const ColumnsSql &sql, const SqlRows &rows, qsizetype first, qsizetype count);
    Status updateHere(QByteArrayView table, QByteArrayView columns, const SqlRows &rows);
    Status updateOne(Statement &statement, std::span<const SqlValue> row);
    Status updateTogether(const QByteArray &set, const SqlRows &rows, qsizetype first, qsizetype count);
    Status insertParts(QByteArrayView sqlStart, const SqlRows &rows, int rowsAtOnce, QList<qint64> &keys);

    using Take = FunctionRef<void(const Row &)>;

    Result<qint64> changeWith(QByteArrayView sql, SqlSpan values);
    Result<qint64> insertWith(QByteArrayView sql, SqlSpan values);
    Status eachWith(QByteArrayView sql, Take take, SqlSpan values);
    Status firstWith(QByteArrayView sql, Take take, SqlSpan values);
    Result<Statement *> bound(QByteArrayView sql, SqlSpan values);
    Result<Started> startOnce(QByteArrayView sql, SqlSpan values);
    Result<Started> start(QByteArrayView sql, SqlSpan values);
};

} // namespace stemdesk

#pragma once

#include "core/base/result.h"
#include "core/storage/engine/table_names.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>

class QSqlDatabase;

namespace stemdesk {

class RequestCounter;
class Session;
class Statement;

/// Some of the shops.
struct ShopPart {
    QByteArray keys; ///< "1, 2, 3", also of shops that are gone; empty: all shops.
    QByteArray machine; ///< Of a distributed database.
    std::optional<Error> away; ///< Its machine did not answer just now.
};

/// The differences between database engines and nothing else: opening, locking, column types, search, notifications.
/// Shared by all threads: it knows where the database is, but holds no connection.
class Driver {
public:
    Driver() = default;
    virtual ~Driver() = default;
    Q_DISABLE_COPY_MOVE(Driver)

    /// The Qt Sql plug-in's name.
    virtual QString plugin() const = 0;
    /// Configures `database`, opens it and applies the settings every connection needs.
    virtual Status open(QSqlDatabase &database) const = 0;
    /// Lock timeout of new connections.
    virtual std::chrono::milliseconds timeout() const = 0;
    /// Changes the lock timeout of an open connection; false if that is not possible now.
    virtual bool setTimeout(QSqlDatabase &database, std::chrono::milliseconds timeout) const = 0;
    /// Limits the memory that an open connection uses for its cache.
    virtual void keepLittle(QSqlDatabase &) const {}
    /// Identifies the database's files while a connection is open, so that files put in their place later are noticed;
    /// empty without files. Cheap.
    virtual QByteArray filesInPlace() const { return {}; }
    /// Connections can be lost and are then reopened. Leave their statements to the end of the connection, since
    /// closing each takes a round trip. Otherwise statements have to be closed first, because they keep the file open.
    virtual bool isServer() const { return false; }
    /// The tables are distributed over several machines by shop: a statement goes to a single machine only if it names
    /// the shop of each table, and an insert only if it selects its rows from there.
    virtual bool isDistributed() const { return false; }
    /// All shops, in parts: those of one part have their rows on one machine, in one shard of each table.
    virtual Result<QList<ShopPart>> shopParts(Session &) const { return QList<ShopPart>(1); }
    /// After a statement about the part has failed: whether its machine does not answer, which is remembered for a
    /// while.
    virtual bool isAway(Session &, const ShopPart &, const Error &) const { return false; }
    /// An extra column of a query of `api_key` at such a database's entrance: where the key's shop is, as at() takes
    /// it. Empty where there is none.
    virtual QByteArray placeColumn() const { return {}; }
    /// For reading at the machine of that place, without the detour; nullptr where it cannot be entered just now.
    virtual const Driver *at(const QByteArray &) const { return nullptr; }
    /// There: the tables with the rows of the place.
    virtual Result<TableNames> tablesAt(Session &, const QByteArray &) const { return TableNames(); }
    /// After a failed statement the transaction can only be rolled back, to the last savepoint or as a whole.
    virtual bool failureEndsTransaction() const { return false; }
    /// Never nullptr.
    virtual Result<std::unique_ptr<Statement>> prepare(QSqlDatabase &database, const QByteArray &sql) const = 0;
    /// Server only. Sends a statement without parameters together with the connection's next one.
    virtual void enqueue(QSqlDatabase &, const QByteArray &) const {}
    /// Server only. Sends a statement without parameters and ignores its result. Discards statements from enqueue().
    virtual void sendUnawaited(QSqlDatabase &, const QByteArray &) const {}
    /// Server only. Sends a statement without parameters after the pending reads; sendUnawaited() at the end of the
    /// transaction then does nothing.
    virtual void enqueueLast(QSqlDatabase &, const QByteArray &) const {}
    /// Server only. Discards the statements from enqueue() and prefetched results.
    virtual void discardQueued(QSqlDatabase &) const {}
    /// Server only. Sends pending statements and leaves the connection in a state that Qt can use.
    virtual Status settle(QSqlDatabase &) const { return {}; }
    /// Begins a transaction that may write, with the write lock if the engine has one.
    virtual QByteArray beginSql() const = 0;
    /// Begins a read-only transaction with a consistent view.
    virtual QByteArray snapshotSql() const { return "begin"; }
    /// Right after the beginning of a transaction: waits for other writers to the shop, or without one for other
    /// writers of data that belongs to no single shop. Empty if beginning has done that.
    virtual QByteArray lockSql(std::optional<qint64>) const { return {}; }
    /// Makes this transaction the only one with that name until it ends. Returns false at once if another process has
    /// such a transaction. Always true if processes cannot write concurrently.
    virtual Result<bool> claimName(Session &, qint64) const { return true; }
    /// Counts requests of all processes on the database; nullptr if each process may count its own in memory.
    virtual const RequestCounter *requestCounter() const { return nullptr; }
    /// Suffix of an insert whose key is wanted, unless the engine reports it anyway.
    virtual QByteArray keyClause() const { return {}; }
    /// Transactions can write concurrently, and queries can lock rows until the transaction ends ("for share").
    virtual bool locksRows() const { return false; }
    /// Suffix of a query that locks the rows it returns and skips those locked by others. Empty with a single writer.
    virtual QByteArray skipLocked() const { return {}; }
    /// An insert that takes one array parameter per column; empty if inserting row by row is faster. If takesShop(),
    /// the rows are of one shop, which is one more parameter at the end.
    virtual Result<QByteArray> insertFromColumns(Session &, QByteArrayView, QByteArrayView) const
    {
        return QByteArray();
    }
    /// The same for an update of these columns (Session::updateRows()).
    virtual Result<QByteArray> updateFromColumns(Session &, QByteArrayView, QByteArrayView) const
    {
        return QByteArray();
    }
    virtual bool takesShop(QByteArrayView) const { return false; }
    /// Queries as many new keys of a table as its parameter says; empty if the insert itself returns them.
    virtual QByteArray newKeysSql(QByteArrayView) const { return {}; }
    /// Updates the planner's statistics of a table after many inserts.
    virtual Status lookAt(Session &, QByteArrayView, qsizetype) const { return {}; }
    /// Counts the tables with the name in its parameter.
    virtual QByteArray tableCountSql() const = 0;
    /// Rows per insert; more than one only if their keys are then consecutive.
    virtual int rowsPerInsert() const { return 1; }
    /// Translates statements of a migration, with {pk} {int} {real} {blob} {strict} {clustered}, into the engine's SQL.
    virtual Result<QByteArrayList> inOwnWords(Session &session, const QByteArrayList &statements) const = 0;
    /// Creates parts that only this engine has, apart from the numbered migrations: search indexes and tables.
    virtual Status createOwnParts(Session &session) const = 0;
    /// At the end of each migration: distributes the tables that it has added.
    virtual Status distributeNew(Session &) const { return {}; }
    /// Creates the search index of a table that a later migration added.
    virtual Status createSearch(Session &session, QByteArrayView table) const = 0;
    /// Reserves space beside rows that change often, if the engine writes a new version of a row for each change.
    virtual Status makeRoom(Session &) const { return {}; }
    /// Backs the database up before a migration.
    virtual Status keepBefore(Session &session, int migration) const = 0;

    /// `from` clause of a list of `table` whose rows match search terms, bound as one parameter (matchText()), for a
    /// list in order of `table.key`. The terms' parameter comes first.
    virtual QByteArray searchFrom(QByteArrayView table) const = 0;
    /// The parameter for rows that hold each word as a prefix and each tag whole.
    virtual QString matchText(const QStringList &words, const QStringList &tags) const = 0;
    /// The parameters for rows that match either of two parameters, and for those that match each of several.
    virtual QString matchEither(const QString &one, const QString &other) const = 0;
    virtual QString matchAll(const QStringList &matches) const = 0;
    /// Replaces the index entry of a row; both texts are tokens separated by spaces, empty for none.
    virtual Status reindex(Session &session, QByteArrayView table, qint64 key, const QString &before,
                           const QString &after) const = 0;
    /// Adds index entries for new rows. As many texts as keys, none empty.
    virtual Status index(Session &session, QByteArrayView table, const QList<qint64> &keys,
                         const QStringList &texts) const = 0;
    /// Keys of the rows, of all shops and in no order, whose index entry differs from their column `search`. Reads the
    /// whole table and index, in the caller's snapshot if there is one.
    virtual Result<QList<qint64>> wronglyIndexed(Session &session, QByteArrayView table) const = 0;
    /// The engine's own integrity check: one sentence for each defect. Blocks no other connection.
    virtual Result<QStringList> damages(Session &session) const = 0;
    /// One sentence for each part of the schema that differs from what the migrations create.
    virtual Result<QStringList> strangeParts(Session &session) const = 0;
    /// One sentence for each machine that the tables are distributed over: what it holds.
    virtual Result<QStringList> machines(Session &) const { return QStringList(); }
    /// Condition for keys in one text parameter (keysText()): "where key " + amongKeys().
    virtual QByteArray amongKeys() const = 0;
    virtual QString keysText(const QList<qint64> &keys) const = 0;
    /// The channel on which the engine notifies listening sessions of each commit; empty if it has to be polled.
    virtual QString newsChannel() const { return {}; }
    /// An extra column of an update of the shop's row with results that makes the engine notify the channel of the
    /// commit, with the shop's key.
    virtual QByteArray notifyingColumn() const { return {}; }
    /// A separate statement that does the same, with the shop's key as its parameter, if there is no such column.
    virtual QByteArray notifyingSql() const { return {}; }
    /// Queries the engine's clock, if processes on several machines share it; else empty.
    virtual QByteArray clockSql() const { return {}; }
    /// A number that changes with every commit of another connection.
    virtual Result<qint64> dataVersion(Session &session) const = 0;
    /// The column in a form that the planner does not look up by index, if it would choose the wrong one.
    virtual QByteArray notByIndex(QByteArrayView column) const { return column.toByteArray(); }
    /// Adds the shop to primary keys and references if the engine may partition tables by it.
    virtual Status nameShopInKeys(Session &) const { return {}; }
    /// A join with a single row of `table`, named `name` there, found by a condition on the tables before it. Forces a
    /// lookup for each row of those, whatever the planner prefers.
    virtual QByteArray lookUp(const QByteArray &table, const QByteArray &name, const QByteArray &condition) const
    {
        return " cross join " + table + ' ' + name + " on " + condition;
    }
};

} // namespace stemdesk

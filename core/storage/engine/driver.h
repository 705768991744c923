#pragma once

#include "core/base/result.h"

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
class SqlRows;
class Statement;

/// What differs between database engines, and nothing else: opening, locking, column types, search, notifications.
/// Shared by all threads: it holds where the database is, never a connection.
class Driver {
public:
    Driver() = default;
    virtual ~Driver() = default;
    Q_DISABLE_COPY_MOVE(Driver)

    /// The Qt Sql plug-in's name.
    virtual QString plugin() const = 0;
    /// Points `database` at the place, opens it and sets what every connection needs.
    virtual Status open(QSqlDatabase &database) const = 0;
    /// How long a statement of a new connection waits for what another connection has locked.
    virtual std::chrono::milliseconds patience() const = 0;
    /// Gives an open connection another patience; false where that cannot be done now.
    virtual bool setPatience(QSqlDatabase &database, std::chrono::milliseconds patience) const = 0;
    /// Has an open connection keep little of what it has read in memory.
    virtual void keepLittle(QSqlDatabase &) const {}
    /// What tells the files at the place from any that take it later, while a connection is open; empty where there are
    /// none. Cheap.
    virtual QByteArray filesInPlace() const { return {}; }
    /// A connection can be lost, and is then opened again; its statements are best left to its end, for each would be
    /// given back by a message of its own. Elsewhere they must be gone before it closes, and keep the file open.
    virtual bool isServer() const { return false; }
    /// After a statement that fails, a transaction can only be rolled back (to the last savepoint or as a whole).
    virtual bool failureEndsTransaction() const { return false; }
    /// Never nullptr.
    virtual Result<std::unique_ptr<Statement>> prepare(QSqlDatabase &database, const QByteArray &sql) const = 0;
    /// Of a server. Has a statement without parameters go in the same message as the connection's next one.
    virtual void sendAhead(QSqlDatabase &, const QByteArray &) const {}
    /// Of a server. Sends a statement without parameters, and waits for no answer: its failure is of no matter. What
    /// was to go ahead is forgotten.
    virtual void sendOff(QSqlDatabase &, const QByteArray &) const {}
    /// Of a server. Has a statement without parameters go behind the reads that are asked for; sendOff() of what ends a
    /// transaction is nothing then.
    virtual void sendBehind(QSqlDatabase &, const QByteArray &) const {}
    /// Of a server. Nothing goes ahead of the next statement, and no answer is known before.
    virtual void forgetAhead(QSqlDatabase &) const {}
    /// Of a server. Sends what was to go ahead, and leaves the connection so that Qt can use it.
    virtual Status settle(QSqlDatabase &) const { return {}; }
    /// Begins a transaction that may write: takes the lock now, where the engine has one.
    virtual QByteArray beginSql() const = 0;
    /// Begins a transaction that only reads and sees one state.
    virtual QByteArray snapshotSql() const { return "begin"; }
    /// In a transaction that has just begun: waits until no other writes to the shop (none: to anything that belongs to
    /// no single shop). Empty where beginning has done that.
    virtual QByteArray lockSql(std::optional<qint64>) const { return {}; }
    /// In a transaction: makes it the only one of this name, until it ends. False, without waiting, where another
    /// process has one. Always true where processes cannot write side by side in any case.
    virtual Result<bool> claimName(Session &, qint64) const { return true; }
    /// Counts requests for all processes on the database; nullptr where each may count for itself, in memory.
    virtual const RequestCounter *requestCounter() const { return nullptr; }
    /// What follows an insert whose key is asked for, where the engine does not tell it by itself.
    virtual QByteArray keyClause() const { return {}; }
    /// Several transactions write side by side, and a query may hold rows until its own ends ("for share").
    virtual bool locksRows() const { return false; }
    /// What follows a query that claims rows for its transaction and passes over those that others hold. Empty where
    /// there is one writer at a time.
    virtual QByteArray skipLocked() const { return {}; }
    /// An insert of rows that come as columns, a parameter each; empty where inserting them one by one is faster.
    virtual Result<QByteArray> insertFromColumns(Session &, QByteArrayView, QByteArrayView) const
    {
        return QByteArray();
    }
    /// The same for an update of these columns (Session::updateRows()).
    virtual Result<QByteArray> updateFromColumns(Session &, QByteArrayView, QByteArrayView) const
    {
        return QByteArray();
    }
    /// Has the engine, which plans by what it knows of a table, look at one that has got so many new rows.
    virtual Status lookAt(Session &, QByteArrayView, qsizetype) const { return {}; }
    /// Counts the tables of the name in its parameter.
    virtual QByteArray tableCountSql() const = 0;
    /// How many rows one insert takes; more than one only where their keys then follow each other without gaps.
    virtual int rowsPerInsert() const { return 1; }
    /// Statements of a migration, with {pk} {int} {real} {blob} {strict} {clustered}, in this engine's words.
    virtual Result<QByteArrayList> inOwnWords(Session &session, const QByteArrayList &statements) const = 0;
    /// What the engine needs beyond the numbered migrations: search indexes, tables that it alone has.
    virtual Status createOwnParts(Session &session) const = 0;
    /// The search index of a table that came later.
    virtual Status createSearch(Session &session, QByteArrayView table) const = 0;
    /// Leaves room beside rows that change often, where the engine writes a new version of each.
    virtual Status makeRoom(Session &) const { return {}; }
    /// Copies the database aside before it is migrated.
    virtual Status keepBefore(Session &session, int migration) const = 0;

    /// `from` clause of a list of `table` whose rows match search terms, bound as one parameter (matchText()), for a
    /// list in order of `table.key`. The terms' parameter comes first.
    virtual QByteArray searchFrom(QByteArrayView table) const = 0;
    /// The parameter for rows that hold each word as a prefix and each tag whole.
    virtual QString matchText(const QStringList &words, const QStringList &tags) const = 0;
    /// The parameter for the rows that one of two parameters finds, and for those that each of several finds.
    virtual QString matchEither(const QString &one, const QString &other) const = 0;
    virtual QString matchAll(const QStringList &matches) const = 0;
    /// Replaces what the index holds of one row; both texts are tokens separated by spaces, empty for none.
    virtual Status reindex(Session &session, QByteArrayView table, qint64 key, const QString &before,
                           const QString &after) const = 0;
    /// The same for new rows, which the index does not hold yet. As many texts as keys, none empty.
    virtual Status index(Session &session, QByteArrayView table, const QList<qint64> &keys,
                         const QStringList &texts) const = 0;
    /// Keys of the rows, of all shops and in no order, of which the index holds other tokens than the column `search`
    /// says. Reads the whole table and the whole index, in one snapshot where the caller holds one.
    virtual Result<QList<qint64>> wronglyIndexed(Session &session, QByteArrayView table) const = 0;
    /// The engine's own test of the whole database: what is damaged, a sentence each. Locks nobody out.
    virtual Result<QStringList> damages(Session &session) const = 0;
    /// What the database has beside or instead of what the migrations make, a sentence each.
    virtual Result<QStringList> strangeParts(Session &session) const = 0;
    /// "is one of the keys in one text parameter" (keysText()): "where key " + amongKeys().
    virtual QByteArray amongKeys() const = 0;
    virtual QString keysText(const QList<qint64> &keys) const = 0;
    /// The channel on which the engine tells listening sessions of each commit; empty where it must be asked.
    virtual QString newsChannel() const { return {}; }
    /// A column more of a statement that returns rows, by which its commit is told on the channel.
    virtual QByteArray tellingColumn() const { return {}; }
    /// Asks for the engine's own time, where it has a clock that processes on several machines share; else empty.
    virtual QByteArray clockSql() const { return {}; }
    /// A number that changes whenever another connection has committed.
    virtual Result<qint64> dataVersion(Session &session) const = 0;
    /// A column by which rows are told apart and not looked up, where the engine would take the wrong index.
    virtual QByteArray notByIndex(QByteArrayView column) const { return column.toByteArray(); }
    /// Puts the shop into the keys of rows and the references to them, where the engine may have to divide tables by
    /// it.
    virtual Status nameShopInKeys(Session &) const { return {}; }
    /// A join with the one row of a table, there called `name`, that a condition on what stands before finds: looked up
    /// for each of those, however the engine judges that.
    virtual QByteArray lookUp(const QByteArray &table, const QByteArray &name, const QByteArray &condition) const
    {
        return " cross join " + table + ' ' + name + " on " + condition;
    }
};

} // namespace stemdesk

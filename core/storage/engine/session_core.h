#pragma once

#include "core/base/result.h"
#include "core/storage/engine/connection.h"
#include "core/storage/engine/driver.h"
#include "core/storage/engine/statement.h"
#include "core/storage/engine/write_tally.h"

#include <QByteArrayList>
#include <QHash>

#include <memory>
#include <optional>
#include <utility>

namespace stemdesk {

/// The state of a session: the connection, its prepared statements and its transaction.
class SessionCore {
public:
    explicit SessionCore(const Driver &driver) : m_driver(driver), m_connection(driver) {}
    ~SessionCore();
    Q_DISABLE_COPY_MOVE(SessionCore)

    const Driver &driver() const { return m_driver; }
    Connection &connection() { return m_connection; }

    /// storage_moved if the database's file has been moved or replaced, so that writes would be lost.
    Status requireInPlace() const;
    /// Number of statements so far, by which tests prove that a read does less work.
    qint64 statementsRun() const { return m_statementsRun; }
    const WriteTally &tally() const { return m_tally; }
    /// Makes a transaction that begins with its first statement begin now and wait for its lock. If that fails, the
    /// next statement reports it.
    void takeLock();

protected:
    Status open();
    void disconnect();
    Status reconnectIfLost();
    /// Server only: defers the beginning of a transaction, or its lock, to its first statement.
    Status deferBegin(const QByteArray &sql);
    void deferLock(const QByteArray &sql);
    /// True while the transaction has not begun on the server, because it has run no statement.
    bool isDeferred() const { return !m_opening.isEmpty(); }
    bool cancelDeferred();
    /// Begins the deferred transaction on the server.
    Status beginDeferred();
    void enqueueOpening() { enqueue(std::exchange(m_opening, {})); }
    void sendEndUnawaited();
    /// The same, after the prefetched reads and in their message.
    void endLast();
    Result<Statement *> prepared(QByteArrayView sql);
    bool turnedBack(const Error &error, QByteArrayView sql, const QByteArrayList &opening);
    Error failed(const Error &error);
    bool isServer() const { return m_driver.isServer(); }

    const Driver &m_driver;
    Connection m_connection;
    QByteArray m_files; // Identity of the files that the connection has open.
    QHash<QByteArray, std::shared_ptr<Statement>> m_statements; // Shared only because QHash copies its values.
    QByteArray m_place; // Where it has entered, and the tables there.
    TableNames m_tables;
    QHash<QByteArray, QHash<QByteArray, std::shared_ptr<Statement>>> m_elsewhere; // Statements of other places.
    std::optional<Error> m_notBegun; // Error of a deferred beginning.
    QByteArrayList m_opening; // Deferred beginning of the transaction.
    qint64 m_statementsRun = 0;
    WriteTally m_tally;
    int m_depth = 0; // Nesting depth of transactions.
    int m_savepoint = 0; // Depth at which the newest savepoint was set,
    qint64 m_savedAt = -1; // and number of statements by then.
    bool m_isLost = false; // The engine has rolled the outermost transaction back.
    bool m_isBroken = false; // The innermost transaction can only be rolled back.
    bool m_isPrefetching = false; // Statements are being prefetched, not run.

private:
    void enqueue(const QByteArrayList &statements);
};

} // namespace stemdesk

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

/// What a session is beneath its statements: the connection, what was prepared on it and how its transaction stands.
class SessionCore {
public:
    explicit SessionCore(const Driver &driver) : m_driver(driver), m_connection(driver) {}
    ~SessionCore();
    Q_DISABLE_COPY_MOVE(SessionCore)

    const Driver &driver() const { return m_driver; }
    Connection &connection() { return m_connection; }

    /// storage_moved where the database's file is no longer in its place: what is written would be lost.
    Status requireInPlace() const;
    /// Statements run so far: what tests count to prove that a read does less work.
    qint64 statementsRun() const { return m_statementsRun; }
    const WriteTally &tally() const { return m_tally; }
    /// Of a transaction that begins with its first statement: has it begin now, and so waits for its lock. Where that
    /// fails, the next statement says so.
    void takeLock();

protected:
    Status open();
    void disconnect();
    Status reconnectIfLost();
    /// Of a server: has a transaction, or its lock, begin with the first statement in it.
    Status meanToBegin(const QByteArray &sql);
    void meanToLock(const QByteArray &sql);
    /// True: nothing was done in the transaction, and the server knows nothing of it.
    bool isOnlyMeant() const { return !m_opening.isEmpty(); }
    bool forgetMeant();
    /// Has the server begin what is only meant.
    Status beginMeant();
    void sendMeant() { sendAhead(std::exchange(m_opening, {})); }
    void sendOffEnd();
    /// The same, behind the reads that are asked for and in their message.
    void endBehind();
    Result<Statement *> prepared(QByteArrayView sql);
    bool turnedBack(const Error &error, QByteArrayView sql, const QByteArrayList &opening);
    Error failed(const Error &error);
    bool isServer() const { return m_driver.isServer(); }

    const Driver &m_driver;
    Connection m_connection;
    QByteArray m_files; // That the connection is to.
    QHash<QByteArray, std::shared_ptr<Statement>> m_statements; // Shared only because QHash copies its values.
    std::optional<Error> m_notBegun; // Why the transaction could not begin before its first statement.
    QByteArrayList m_opening; // Of a transaction: goes with its first statement.
    qint64 m_statementsRun = 0;
    WriteTally m_tally;
    int m_depth = 0; // Of nested transactions.
    bool m_isLost = false; // The engine ended the outermost transaction by itself.
    bool m_isBroken = false; // The innermost can only be rolled back.
    bool m_isAsking = false; // Statements are asked for, and not yet run.

private:
    void sendAhead(const QByteArrayList &statements);
};

} // namespace stemdesk

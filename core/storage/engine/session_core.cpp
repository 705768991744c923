#include "core/storage/engine/session_core.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

SessionCore::~SessionCore()
{
    disconnect();
}

Status SessionCore::open()
{
    TRY(m_connection.open());
    m_files = m_driver.filesInPlace();
    return {};
}

void SessionCore::disconnect()
{
    if (!isServer())
        m_statements.clear();
    m_connection.close();
    m_statements.clear();
    m_elsewhere.clear();
}

Status SessionCore::requireInPlace() const
{
    if (m_driver.filesInPlace() == m_files)
        return {};
    return unavailable("storage_moved",
                       u"The database's file, or its log, was deleted, moved away or replaced while the program runs: "
                       "nothing can be written. Stop the program, put back what was there or restore a backup, and "
                       "start it again."_s);
}

/// Inside a transaction nothing helps: it is lost with its connection.
Status SessionCore::reconnectIfLost()
{
    if (m_depth > 0 && !isDeferred())
        return {};
    TRY(m_connection.passGate());
    if (!m_connection.isLost())
        return {};
    disconnect();
    return m_connection.open();
}

/// A lost connection shows when a statement fails on it. Reads are then repeated on a new connection, and so is a
/// statement that was sent with the transaction's `opening`, because none of that was committed. Other writes may have
/// been done before the connection was lost. Returns true if the state is as it was before the statement.
bool SessionCore::turnedBack(const Error &error, QByteArrayView sql, const QByteArrayList &opening)
{
    if (!isServer() || error.code != "storage_unavailable")
        return false;
    m_connection.noteLost(); // Harmless if the cause was another.
    const bool isSafe = sql.startsWith("select") || sql.startsWith("with recursive") || sql.startsWith("begin");
    if (opening.isEmpty() && (!isSafe || m_depth > 0))
        return false;
    m_opening = opening;
    return true;
}

Status SessionCore::deferBegin(const QByteArray &sql)
{
    ++m_statementsRun;
    TRY(reconnectIfLost());
    m_opening = {sql};
    return {};
}

void SessionCore::deferLock(const QByteArray &sql)
{
    ++m_statementsRun;
    if (isDeferred())
        m_opening += sql;
    else
        enqueue({sql});
}

bool SessionCore::cancelDeferred()
{
    if (!isServer())
        return false;
    const bool wasDeferred = !std::exchange(m_opening, {}).isEmpty();
    m_driver.discardQueued(m_connection.database());
    return wasDeferred;
}

Status SessionCore::beginDeferred()
{
    const QByteArrayList opening = m_opening;
    for (bool isAgain = false;; isAgain = true) {
        TRY(reconnectIfLost());
        enqueueOpening();
        const Status begun = m_driver.settle(m_connection.database());
        if (begun || isAgain || !turnedBack(begun.error(), "begin", opening))
            return begun ? begun : Status(failed(begun.error()));
    }
}

void SessionCore::takeLock()
{
    if (!isDeferred())
        return;
    if (const Status begun = beginDeferred(); !begun)
        m_notBegun = begun.error();
}

void SessionCore::enqueue(const QByteArrayList &statements)
{
    for (const QByteArray &sql : statements)
        m_driver.enqueue(m_connection.database(), sql);
}

/// Server only: ends a transaction that has only read.
void SessionCore::sendEndUnawaited()
{
    ++m_statementsRun;
    if (!cancelDeferred() && !m_connection.isLost())
        m_driver.sendUnawaited(m_connection.database(), "rollback");
}

void SessionCore::endLast()
{
    m_driver.enqueueLast(m_connection.database(), "rollback");
}

Error SessionCore::failed(const Error &error)
{
    if (isServer() && error.code == "storage_unavailable")
        m_connection.noteLost(); // Harmless if the cause was another.
    if (error.code == "busy")
        ++m_tally.vainWaits;
    if (m_depth > 0 && m_driver.failureEndsTransaction())
        m_isBroken = true;
    if (error.code != "write_clash")
        return error;
    ++m_tally.clashes;
    return unavailable("busy", error.message); // For callers that do not retry.
}

Result<Statement *> SessionCore::prepared(QByteArrayView sql)
{
    m_statementsRun += m_isPrefetching ? 0 : 1;
    if (m_notBegun)
        return *m_notBegun;
    TRY(reconnectIfLost());
    const auto raw = QByteArray::fromRawData(sql.data(), sql.size());
    auto known = m_statements.constFind(raw);
    if (known == m_statements.constEnd()) {
        const QByteArray text = m_tables.isEmpty() ? sql.toByteArray() : withTables(sql.toByteArray(), m_tables);
        auto statement = TRY(m_driver.prepare(m_connection.database(), text));
        known = m_statements.insert(sql.toByteArray(), std::move(statement));
    } else {
        (*known)->reset();
    }
    if (isDeferred() && !m_isPrefetching)
        enqueueOpening();
    return known->get();
}

} // namespace stemdesk

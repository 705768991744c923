#include "core/storage/engine/transaction.h"

#include "core/base/log.h"
#include "core/storage/engine/session.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QByteArray savepoint(int depth)
{
    return "nested_" + QByteArray::number(depth);
}

Error lost()
{
    return unavailable("storage_unavailable", u"The database gave up the transaction; nothing of it was written."_s);
}

} // namespace

Result<Transaction> Transaction::begin(Session &session)
{
    return session.m_depth == 0 ? begunFor(session, std::nullopt) : beginNested(session);
}

Result<Transaction> Transaction::begin(Session &session, qint64 shop)
{
    return session.m_depth == 0 ? begunFor(session, shop) : beginNested(session);
}

Result<Transaction> Transaction::beginWithFirst(Session &session, qint64 shop)
{
    return session.m_depth == 0 ? meantFor(session, shop) : beginNested(session);
}

Result<std::optional<Transaction>> Transaction::beginNamed(Session &session, qint64 shop, qint64 name)
{
    Q_ASSERT(session.m_depth == 0);
    Transaction transaction = TRY(startOutermost(session));
    // Before the shop's lock: another holder of this name may keep that for long, and must not be waited for here.
    const bool claimed = TRY(session.driver().claimName(session, name));
    if (!claimed)
        return std::optional<Transaction>();
    lock(session, shop);
    return std::optional<Transaction>(std::move(transaction));
}

Result<Transaction> Transaction::meantFor(Session &session, std::optional<qint64> shop)
{
    Result<Transaction> transaction = startOutermost(session);
    if (transaction)
        lock(session, shop);
    return transaction;
}

Result<Transaction> Transaction::begunFor(Session &session, std::optional<qint64> shop)
{
    Result<Transaction> transaction = meantFor(session, shop);
    if (!transaction || !session.isServer())
        return transaction;
    const Status begun = session.beginDeferred();
    return begun ? std::move(transaction) : Result<Transaction>(begun.error());
}

Result<Transaction> Transaction::startOutermost(Session &session)
{
    TRY(session.beginWith(session.driver().beginSql()));
    session.m_depth = 1;
    Transaction transaction(session, 1);
    TRY(session.requireInPlace());
    return transaction;
}

/// Taken with the next statement, unless beginning has done that.
void Transaction::lock(Session &session, std::optional<qint64> shop)
{
    if (const QByteArray sql = session.driver().lockSql(shop); !sql.isEmpty())
        session.deferLock(sql);
}

Result<Transaction> Transaction::beginNested(Session &session)
{
    const int depth = session.m_depth + 1;
    if (session.m_isLost)
        return lost();
    // While nothing was done after a savepoint, it is this transaction's, too.
    if (session.m_savedAt != session.m_statementsRun) {
        TRY(session.run(QByteArray("savepoint " + savepoint(depth))));
        session.m_savepoint = depth;
        session.m_savedAt = session.m_statementsRun;
    }
    session.m_depth = depth;
    return Transaction(session, depth, session.m_savepoint);
}

Transaction::~Transaction()
{
    if (!m_session)
        return;
    m_session->m_depth = m_depth - 1;
    const bool wasLost = m_session->m_isLost;
    if (m_depth == 1) {
        m_session->m_isLost = false;
        m_session->m_isBroken = false;
        m_session->m_notBegun.reset();
    }
    if (m_session->cancelDeferred())
        return;
    if ((wasLost && m_depth > 1)
        || m_session->m_connection.isLost()) // The server rolled back when the connection was lost.
        return;
    const Status undone =
        m_depth == 1 ? m_session->run("rollback") : m_session->run(QByteArray("rollback to " + savepoint(m_savepoint)));
    if (undone)
        m_session->m_isBroken = false;
    if (undone && isShared())
        m_session->m_savedAt = m_session->m_statementsRun;
    else if (undone && m_depth > 1)
        (void)m_session->run(QByteArray("release " + savepoint(m_depth))); // The outer commit reports its failure.
    if (undone || wasLost)
        return;
    qCWarning(logStorage).noquote() << "rollback:" << undone.error().message;
    // SQLite may roll the whole transaction back by itself, for example on a full disk. Later statements would run
    // outside any transaction.
    m_session->m_isLost = m_depth > 1;
}

Status Transaction::commit()
{
    Q_ASSERT(m_session && m_session->m_depth == m_depth);
    if (m_session->m_isLost || m_session->m_isBroken) // PostgreSQL would accept a commit, and roll back.
        return lost();
    TRY(m_depth == 1 ? m_session->requireInPlace() : Status());
    const bool isNothing = isShared() || (m_depth == 1 && m_session->isDeferred() && m_session->cancelDeferred());
    TRY(isNothing ? Status()
                  : m_session->run(m_depth == 1 ? QByteArray("commit") : QByteArray("release " + savepoint(m_depth))));
    if (m_depth == 1)
        ++m_session->m_tally.commits;
    m_session->m_depth = m_depth - 1;
    m_session = nullptr;
    return {};
}

} // namespace stemdesk

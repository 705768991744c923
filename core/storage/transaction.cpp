#include "core/storage/transaction.h"

#include "core/base/log.h"
#include "core/storage/session.h"

namespace stemdesk {

namespace {

QByteArray savepoint(int depth)
{
    return "nested_" + QByteArray::number(depth);
}

} // namespace

Result<Transaction> Transaction::begin(Session &session)
{
    const int depth = session.m_depth + 1;
    const Status begun =
        session.run(depth == 1 ? session.driver().beginSql() : QByteArray("savepoint " + savepoint(depth)));
    if (!begun)
        return begun.error();
    session.m_depth = depth;
    return Transaction(session, depth);
}

Transaction::~Transaction()
{
    if (!m_session)
        return;
    m_session->m_depth = m_depth - 1;
    const Status undone =
        m_depth == 1 ? m_session->run("rollback") : m_session->run(QByteArray("rollback to " + savepoint(m_depth)));
    // SQLite may have rolled back by itself (full disk); the release below then has nothing to release.
    if (undone && m_depth > 1)
        (void)m_session->run(QByteArray("release " + savepoint(m_depth))); // Its failure shows at the outer commit.
    if (!undone)
        qCWarning(logStorage).noquote() << "rollback:" << undone.error().message;
}

Status Transaction::commit()
{
    Q_ASSERT(m_session && m_session->m_depth == m_depth);
    const Status done =
        m_session->run(m_depth == 1 ? QByteArray("commit") : QByteArray("release " + savepoint(m_depth)));
    if (!done)
        return done;
    m_session->m_depth = m_depth - 1;
    m_session = nullptr;
    return {};
}

} // namespace stemdesk

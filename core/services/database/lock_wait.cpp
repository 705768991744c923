#include "core/services/database/lock_wait.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

LockWait::LockWait(Session &session, std::chrono::milliseconds patience)
    : m_session(session), m_before(session.tally()), m_patience(patience)
{
    session.connection().setPatience(patience);
}

bool LockWait::wasInVain() const
{
    const WriteTally now = m_session.tally();
    const auto waited = std::chrono::steady_clock::now() - m_begin;
    // A server without room for another connection would report busy again and again.
    return now.vainWaits != m_before.vainWaits && now.commits == m_before.commits && waited >= m_patience / 2;
}

} // namespace stemdesk

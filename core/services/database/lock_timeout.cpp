#include "core/services/database/lock_timeout.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

LockTimeout::LockTimeout(Session &session, std::chrono::milliseconds timeout)
    : m_session(session), m_before(session.tally()), m_timeout(timeout)
{
    session.connection().setTimeout(timeout);
}

bool LockTimeout::hasExpired() const
{
    const WriteTally now = m_session.tally();
    const auto waited = std::chrono::steady_clock::now() - m_begin;
    // A server without room for another connection would report busy again and again.
    return now.vainWaits != m_before.vainWaits && now.commits == m_before.commits && waited >= m_timeout / 2;
}

} // namespace stemdesk

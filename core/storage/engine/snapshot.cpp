#include "core/storage/engine/snapshot.h"

#include "core/base/log.h"

namespace stemdesk {

Result<Snapshot> Snapshot::begin(Session &session)
{
    if (session.m_depth > 0)
        return Snapshot(nullptr);
    TRY(session.beginWith(session.driver().snapshotSql()));
    session.m_depth = 1;
    return Snapshot(&session);
}

Snapshot::~Snapshot()
{
    if (!m_session)
        return;
    m_session->m_depth = 0;
    m_session->m_isBroken = false;
    if (const Status ended = m_session->endReading(); !ended)
        qCWarning(logStorage).noquote() << "end of snapshot:" << ended.error().message;
}

} // namespace stemdesk

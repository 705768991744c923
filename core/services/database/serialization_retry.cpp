#include "core/services/database/serialization_retry.h"

#include "core/storage/engine/session.h"

#include <QRandomGenerator>
#include <QThread>

namespace stemdesk {

namespace {

constexpr int kFirstWaitMs = 10;

} // namespace

SerializationRetry::SerializationRetry(const Session &session) : m_session(session), m_before(session.tally()) {}

bool SerializationRetry::isDue()
{
    const WriteTally now = m_session.tally();
    ++m_times;
    if (now.clashes == m_before.clashes || now.commits != m_before.commits || m_times >= kMostTimes)
        return false;
    m_before = now;
    // Random, so that two transactions that clashed do not meet again.
    QThread::msleep(1 + QRandomGenerator::global()->bounded(quint32(kFirstWaitMs << (m_times - 1))));
    return true;
}

} // namespace stemdesk

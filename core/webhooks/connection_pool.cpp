#include "core/webhooks/connection_pool.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

ConnectionPool::ConnectionPool(DeliveryTransport transport, QObject *parent)
    : QObject(parent), m_transport(std::move(transport))
{
    m_sweep.setInterval(m_transport.kept / 4);
    connect(&m_sweep, &QTimer::timeout, this, &ConnectionPool::dropStale);
}

std::unique_ptr<ReceiverConnection> ConnectionPool::take(const Receiver &receiver)
{
    const auto idle = std::ranges::find_if(m_kept, [&](const Kept &kept) {
        return kept.connection->isIdle() && kept.connection->receiver() == receiver && !kept.until.hasExpired();
    });
    if (idle == m_kept.end())
        return std::make_unique<ReceiverConnection>(receiver, m_transport);
    std::unique_ptr<ReceiverConnection> connection(idle->connection);
    m_kept.erase(idle);
    connection->disconnect(this);
    connection->setParent(nullptr);
    return connection;
}

void ConnectionPool::giveBack(std::unique_ptr<ReceiverConnection> connection)
{
    ReceiverConnection *kept = connection.release();
    if (m_kept.size() >= kMaxKept) {
        kept->deleteLater(); // It may be the one that is speaking.
        return;
    }
    kept->setParent(this);
    m_kept.append({.connection = kept, .until = QDeadlineTimer(m_transport.kept)});
    connect(kept, &ReceiverConnection::closed, this, [this, kept] { drop(kept); });
    if (!m_sweep.isActive())
        m_sweep.start();
}

void ConnectionPool::clear()
{
    while (!m_kept.isEmpty())
        drop(m_kept.constLast().connection);
}

void ConnectionPool::drop(const ReceiverConnection *connection)
{
    const auto kept = std::ranges::find(m_kept, connection, &Kept::connection);
    if (kept == m_kept.end())
        return;
    kept->connection->deleteLater();
    m_kept.erase(kept);
}

void ConnectionPool::dropStale()
{
    const QList<Kept> all = m_kept;
    for (const Kept &kept : all) {
        if (kept.until.hasExpired())
            drop(kept.connection);
    }
    if (m_kept.isEmpty())
        m_sweep.stop();
}

} // namespace stemdesk

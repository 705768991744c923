#include "core/http/body_queue.h"

namespace stemdesk::http {

bool BodyQueue::admit(const Waiting &body)
{
    if (m_taken > 0 && m_taken + body.bytes > m_room) // One alone always fits, or it would wait for ever.
        return false;
    m_taken += body.bytes;
    m_admitted.emplace(body.connection, body.bytes);
    return true;
}

bool BodyQueue::enter(ConnectionId connection, qint64 bytes)
{
    const Waiting body{connection, bytes};
    if (m_waiting.empty() && admit(body))
        return true;
    m_waiting.push_back(body);
    return false;
}

void BodyQueue::leave(ConnectionId connection)
{
    if (const auto admitted = m_admitted.find(connection); admitted != m_admitted.end()) {
        m_taken -= admitted->second;
        m_admitted.erase(admitted);
        return;
    }
    std::erase_if(m_waiting, [connection](const Waiting &body) { return body.connection == connection; });
}

std::optional<BodyQueue::ConnectionId> BodyQueue::next()
{
    if (m_waiting.empty() || !admit(m_waiting.front()))
        return std::nullopt;
    const ConnectionId connection = m_waiting.front().connection;
    m_waiting.pop_front();
    return connection;
}

} // namespace stemdesk::http

#include "core/http/body_queue.h"

namespace stemdesk::http {

bool BodyQueue::admit(const Waiting &body)
{
    if (m_taken > 0 && m_taken + body.bytes > m_room) // A single body always fits; otherwise it would wait for ever.
        return false;
    m_taken += body.bytes;
    m_admitted.emplace(body.connection, body.bytes);
    return true;
}

bool BodyQueue::enter(ConnectionId connection, qint64 caller, qint64 bytes)
{
    const Waiting body{connection, bytes};
    if (m_waiting.isEmpty() && admit(body))
        return true;
    m_waiting.add(caller, body);
    return false;
}

void BodyQueue::leave(ConnectionId connection)
{
    if (const auto admitted = m_admitted.find(connection); admitted != m_admitted.end()) {
        m_taken -= admitted->second;
        m_admitted.erase(admitted);
        return;
    }
    m_waiting.takeAll([connection](const Waiting &body) { return body.connection == connection; });
}

std::optional<BodyQueue::ConnectionId> BodyQueue::next()
{
    bool isFirst = true; // First in, first out: try the front only.
    const auto next = m_waiting.take([&](const Waiting &body) { return std::exchange(isFirst, false) && admit(body); });
    return next ? std::optional(next->connection) : std::nullopt;
}

} // namespace stemdesk::http

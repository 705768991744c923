#pragma once

#include "core/base/fair_queue.h"

#include <optional>
#include <unordered_map>

namespace stemdesk::http {

/// Admits large bodies of all connections to memory while there is room. Callers take turns; each one's bodies stay in
/// order.
class BodyQueue {
public:
    using ConnectionId = quint64;

    explicit BodyQueue(qint64 room) : m_room(room) {}

    /// True if the body may be read at once; otherwise it waits until next() returns it.
    bool enter(ConnectionId connection, qint64 caller, qint64 bytes);
    /// Releases its room, or its place in the queue.
    void leave(ConnectionId connection);
    /// Takes the next one in turn if there is room for it now, and reserves the room.
    std::optional<ConnectionId> next();
    bool isWaitedFor() const { return !m_waiting.isEmpty(); }

private:
    struct Waiting {
        ConnectionId connection = 0;
        qint64 bytes = 0;
    };

    bool admit(const Waiting &body);

    const qint64 m_room;
    qint64 m_taken = 0;
    std::unordered_map<ConnectionId, qint64> m_admitted;
    FairQueue<Waiting> m_waiting;
};

} // namespace stemdesk::http

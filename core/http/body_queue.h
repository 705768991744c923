#pragma once

#include "core/base/fair_queue.h"

#include <optional>
#include <unordered_map>

namespace stemdesk::http {

/// Admits large bodies of all connections to memory as far as there is room. Callers take turns, each with its bodies
/// in order.
class BodyQueue {
public:
    using ConnectionId = quint64;

    explicit BodyQueue(qint64 room) : m_room(room) {}

    /// True if the body may be read at once; else it waits for next() to name it.
    bool enter(ConnectionId connection, qint64 caller, qint64 bytes);
    /// Returns its room, or its place in the queue.
    void leave(ConnectionId connection);
    /// Takes the next in turn if there is room for it now, and reserves that.
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

#pragma once

#include "core/base/fair_queue.h"

#include <optional>
#include <unordered_map>

namespace stemdesk::http {

/// Lets the large bodies of all connections into memory only as far as there is room. Callers take turns, each with
/// its bodies in the order of asking.
class BodyQueue {
public:
    using ConnectionId = quint64;

    explicit BodyQueue(qint64 room) : m_room(room) {}

    /// True if the body may be read at once; else it waits for next() to name it.
    bool enter(ConnectionId connection, qint64 caller, qint64 bytes);
    /// Gives back its room, or its place in the queue.
    void leave(ConnectionId connection);
    /// The one whose turn it is, if there is room for it now; it has that room from here on.
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

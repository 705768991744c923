#pragma once

#include <QtGlobal>

#include <optional>

namespace stemdesk {

/// Keeps sessions on threads that must not block from using an unreachable server. Called on the sessions' threads.
class SessionGate {
public:
    SessionGate() = default;
    virtual ~SessionGate() = default;
    Q_DISABLE_COPY_MOVE(SessionGate)

    /// The server's current incarnation; connections from an earlier one are no longer used. nullopt while it is
    /// unreachable.
    virtual std::optional<int> presence() = 0;
    /// A session lost its connection.
    virtual void lost() = 0;
};

} // namespace stemdesk

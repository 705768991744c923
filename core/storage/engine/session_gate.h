#pragma once

#include <QtGlobal>

#include <optional>

namespace stemdesk {

/// Keeps sessions from turning to a server that is away, on threads that must not wait for it. Called by the sessions'
/// own threads.
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

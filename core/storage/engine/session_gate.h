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

    /// Which of the server's presences this is: connections from an earlier one are not used any more. Nothing while it
    /// is away.
    virtual std::optional<int> presence() = 0;
    /// A session lost its connection.
    virtual void lost() = 0;
};

} // namespace stemdesk

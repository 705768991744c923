#pragma once

#include "core/http/limits.h"

#include <optional>

namespace stemdesk::http {

/// The state of a connection's request or response.
enum class ConnectionPhase { Handshake, Idle, Receiving, Queued, InFlight, Streaming, Closing, Gone };

/// How long the client may leave the connection in this phase; nullopt if the next step is the server's.
inline std::optional<std::chrono::milliseconds> patienceIn(ConnectionPhase phase, const Limits &limits)
{
    using enum ConnectionPhase;
    switch (phase) {
    case Handshake:
    case Receiving: return limits.request;
    case Idle: return limits.idle;
    case Closing: return limits.linger;
    case Queued:
    case InFlight:
    case Streaming:
    case Gone: break;
    }
    return {};
}

} // namespace stemdesk::http

#pragma once

#include "core/http/limits.h"

#include <optional>

namespace stemdesk::http {

/// Where a connection is with its request, or with its answer.
enum class ConnectionPhase { Handshake, Idle, Receiving, Queued, InFlight, Streaming, Closing, Gone };

/// How long the client may leave a connection in that phase; nothing where it is for the server to go on.
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

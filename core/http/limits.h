#pragma once

#include <QtGlobal>

#include <chrono>

namespace stemdesk::http {

/// What one server takes from its clients. The defaults are the contract's; tests shorten the times.
struct Limits {
    qsizetype requestLine = 8LL * 1024;
    qsizetype headerBlock = 32LL * 1024;
    int headerFields = 64;
    qsizetype body = 4LL * 1024 * 1024;
    qint64 largeBody = 64LL * 1024; ///< From here on a body waits until there is room for the whole of it.
    qint64 largeBodiesTotal = 4LL * 1024 * 1024; ///< Large bodies of all connections, until they are answered.
    qint64 heldTotal = 12LL * 1024 * 1024; ///< All else that was read of all connections, until it is answered.
    qint64 unsent = 256LL * 1024; ///< Answer bytes a client may leave unread before its next request is looked at.
    /// Answer bytes that all clients together may leave unread. What does not fit in, and the system does not take at
    /// once, is refused whole; a small answer never.
    qint64 unsentTotal = 12LL * 1024 * 1024;
    qint64 smallAnswer = 16LL * 1024;
    int connections = 4096;
    int tlsConnections = 1024; ///< Of a server with TLS: each holds some 70 KiB.
    std::chrono::milliseconds request{30'000}; ///< From a request's first byte to its last; also the TLS handshake.
    std::chrono::milliseconds idle{60'000}; ///< Between requests.
    std::chrono::milliseconds writeStall{30'000}; ///< Without the client taking a single byte.
    std::chrono::milliseconds crowdedStall{5'000}; ///< The same, where others need the room of its answer.
    std::chrono::milliseconds linger{3'000}; ///< For the client to read the last answer and hang up.
    std::chrono::milliseconds bodyPause{1'000}; ///< What a large body may fall behind while others wait for its room.
};

} // namespace stemdesk::http

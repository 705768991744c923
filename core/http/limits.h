#pragma once

#include <QtGlobal>

#include <chrono>

namespace stemdesk::http {

/// Limits of one server. The defaults are the contract's; tests shorten the times.
struct Limits {
    qsizetype requestLine = 8LL * 1024;
    qsizetype headerBlock = 32LL * 1024;
    int headerFields = 64;
    qsizetype body = 4LL * 1024 * 1024;
    qint64 largeBody = 64LL * 1024; ///< Bodies of at least this size wait until there is room for the whole body.
    qint64 largeBodiesTotal = 4LL * 1024 * 1024; ///< Large bodies of all connections, until they are answered.
    qint64 heldTotal = 12LL * 1024 * 1024; ///< Other unanswered input of all connections.
    qint64 unsent = 256LL * 1024; ///< Response bytes a client may leave unread before its next request is handled.
    /// Response bytes all clients together may leave unread. A response beyond that, unless the system takes it at
    /// once, is replaced by a refusal; small ones never are.
    qint64 unsentTotal = 12LL * 1024 * 1024;
    qint64 smallAnswer = 16LL * 1024;
    int connections = 4096;
    int tlsConnections = 1024; ///< With TLS, where each connection takes about 70 KiB.
    std::chrono::milliseconds request{30'000}; ///< From a request's first byte to its last; also the TLS handshake.
    std::chrono::milliseconds idle{60'000}; ///< Between requests.
    std::chrono::milliseconds writeStall{30'000}; ///< Without the client taking a single byte.
    std::chrono::milliseconds crowdedStall{5'000}; ///< The same while others need the memory of its response.
    std::chrono::milliseconds linger{3'000}; ///< For the client to read the last response and close.
    std::chrono::milliseconds bodyPause{
        1'000}; ///< How far a large body may fall behind schedule while others wait for its room.
};

/// Raises this process's soft limit of open files to `wanted`, as far as the hard limit allows. Returns the limit now.
int raiseOpenFileLimit(int wanted);

} // namespace stemdesk::http

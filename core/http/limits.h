#pragma once

#include <QtGlobal>

#include <chrono>

namespace stemdesk::http {

/// What one server takes from its clients. The defaults are the contract's; tests shorten the times.
struct Limits {
    qsizetype requestLine = 8 * 1024;
    qsizetype headerBlock = 32 * 1024;
    int headerFields = 64;
    qsizetype body = 4 * 1024 * 1024;
    qint64 bufferedTotal = 64 * 1024 * 1024; ///< Requests of all connections together, until they are answered.
    qint64 unsent = 256 * 1024; ///< Answer bytes a client may leave unread before its next request is looked at.
    int connections = 4096;
    std::chrono::milliseconds request{30'000}; ///< From a request's first byte to its last; also the TLS handshake.
    std::chrono::milliseconds idle{60'000}; ///< Between requests.
    std::chrono::milliseconds writeStall{30'000}; ///< Without the client taking a single byte.
    std::chrono::milliseconds linger{3'000}; ///< For the client to read the last answer and hang up.
};

} // namespace stemdesk::http

#pragma once

#include "core/storage/engine/write_tally.h"

#include <chrono>

namespace stemdesk {

class Session;

/// Limits how long a session's writes wait for locks of other connections, and reports whether one timed out. Work can
/// then be retried from its beginning if none of it was committed.
class LockTimeout {
public:
    LockTimeout(Session &session, std::chrono::milliseconds timeout);

    bool hasExpired() const;

private:
    const Session &m_session;
    const WriteTally m_before;
    const std::chrono::milliseconds m_timeout;
    const std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
};

} // namespace stemdesk

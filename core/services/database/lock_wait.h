#pragma once

#include "core/storage/engine/write_tally.h"

#include <chrono>

namespace stemdesk {

class Session;

/// Limits how long a session's writes wait for locks of other connections, and reports whether one timed out. Work of
/// which nothing was committed can then be run again from its beginning.
class LockWait {
public:
    LockWait(Session &session, std::chrono::milliseconds patience);

    bool wasInVain() const;

private:
    const Session &m_session;
    const WriteTally m_before;
    const std::chrono::milliseconds m_patience;
    const std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
};

} // namespace stemdesk

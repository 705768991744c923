#pragma once

#include "core/storage/engine/write_tally.h"

#include <chrono>

namespace stemdesk {

class Session;

/// Limits how long the writes of a session wait for locks of other connections, and tells afterwards whether they
/// waited in vain: work of which nothing was committed can then be done again later, from its beginning.
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

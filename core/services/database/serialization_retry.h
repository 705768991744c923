#pragma once

#include "core/storage/engine/write_tally.h"

namespace stemdesk {

class Session;

/// Decides whether work is retried from its beginning because it conflicted with another writer (a deadlock, a failed
/// serialization): a few times, after a short wait of random length, and only if none of it was committed. So the work
/// must be repeatable: it must not keep anything from a failed attempt.
/// SerializationRetry retry(session); do outcome = work(); while (retry.isDue());
class SerializationRetry {
public:
    static constexpr int kMostTimes = 5; ///< Total number of attempts.

    explicit SerializationRetry(const Session &session);

    /// Whether to try again; waits before it returns true.
    bool isDue();

private:
    const Session &m_session;
    WriteTally m_before;
    int m_times = 0;
};

/// The last result of `work()`, a Status or Result, repeated after clashes.
template <class Work>
auto retriedOnClash(const Session &session, const Work &work)
{
    SerializationRetry retry(session);
    for (;;) {
        auto outcome = work();
        if (outcome || !retry.isDue())
            return outcome;
    }
}

} // namespace stemdesk

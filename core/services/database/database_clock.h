#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <atomic>

namespace stemdesk {

class Session;

/// The clock that all processes on a database share, which is the server's if there is one: what several of them
/// compare (leases, due times, expiries, times of changes) must not depend on each machine's clock. Between two looks
/// at the server's clock it advances with `local`. Any thread.
class DatabaseClock {
public:
    /// With an embedded database `local` is the time itself; otherwise it only has to run evenly.
    explicit DatabaseClock(Clock local) : m_local(std::move(local)) {}

    /// Reads the server's clock. Does nothing if the database has none.
    Status set(Session &session);

    Instant now() const { return m_local() + m_ahead; }
    /// Valid as long as this object lives.
    Clock clock() const
    {
        return [this] { return now(); };
    }

private:
    Clock m_local;
    std::atomic<qint64> m_ahead = 0;
};

} // namespace stemdesk

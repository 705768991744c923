#pragma once

#include "core/base/result.h"

#include <chrono>
#include <memory>

namespace stemdesk {

class ChangeBus;
class DatabaseClock;
class DatabaseLink;
class Driver;

/// How long a watcher waits.
struct WatchPace {
    std::chrono::milliseconds poll{200}; ///< Where the engine must be asked whether anything is new.
    std::chrono::milliseconds safetyNet{2'000}; ///< Where it tells: this finds a server that is gone.
    std::chrono::milliseconds firstRetry{500}; ///< After the server did not answer; doubled each time.
    std::chrono::milliseconds lastRetry{2'000};
};

/// Hears what other processes commit to the same database and announces it on this process's bus, from a thread of its
/// own. What this process announced itself is left out, but may be named twice where the two meet. Where the database
/// is a server's, it also finds out when that goes away and comes back; what was committed meanwhile is announced then.
class ChangeWatcher {
public:
    /// Returns once it watches: every later commit is announced. `link` and `clock`, if any, are kept up to date and
    /// outlive it.
    static Result<std::unique_ptr<ChangeWatcher>> start(const Driver &driver, ChangeBus &bus,
                                                        DatabaseLink *link = nullptr, const WatchPace &pace = {},
                                                        DatabaseClock *clock = nullptr);
    /// Waits for the thread to end.
    ~ChangeWatcher();
    Q_DISABLE_COPY_MOVE(ChangeWatcher)

private:
    class Thread;

    explicit ChangeWatcher(std::unique_ptr<Thread> thread);

    std::unique_ptr<Thread> m_thread;
};

} // namespace stemdesk

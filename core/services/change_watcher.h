#pragma once

#include "core/base/result.h"

#include <chrono>
#include <memory>

namespace stemdesk {

class ChangeBus;
class DatabaseClock;
class DatabaseLink;
class Driver;

/// How long a watcher waits between polls.
struct WatchPace {
    std::chrono::milliseconds poll{200}; ///< If the engine has to be polled.
    std::chrono::milliseconds safetyNet{2'000}; ///< If the engine notifies: detects a lost server.
    std::chrono::milliseconds firstRetry{500}; ///< After the server did not answer; doubled each time.
    std::chrono::milliseconds lastRetry{2'000};
};

/// Announces other processes' commits to the same database on this process's bus, from a separate thread. Changes that
/// this process announced itself are skipped, though some may be announced twice. With a server it also detects when
/// that becomes unreachable and returns; changes made meanwhile are announced then.
class ChangeWatcher {
public:
    /// Returns once the watch has begun: every later commit is announced. `link` and `clock`, if given, are kept up to
    /// date and must outlive it.
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

#pragma once

#include "core/base/result.h"

#include <chrono>
#include <memory>

namespace stemdesk {

class ChangeBus;
class Driver;

/// Hears what other processes commit to the same database and announces it on this process's bus, from a thread of its
/// own. What this process announced itself is left out, but may be named twice where the two meet.
class ChangeWatcher {
public:
    static constexpr std::chrono::milliseconds kInterval{200};

    /// Returns once it watches: every later commit is announced.
    static Result<std::unique_ptr<ChangeWatcher>> start(const Driver &driver, ChangeBus &bus,
                                                        std::chrono::milliseconds interval = kInterval);
    /// Waits for the thread to end.
    ~ChangeWatcher();
    Q_DISABLE_COPY_MOVE(ChangeWatcher)

private:
    class Thread;

    explicit ChangeWatcher(std::unique_ptr<Thread> thread);

    std::unique_ptr<Thread> m_thread;
};

} // namespace stemdesk

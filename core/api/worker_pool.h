#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace stemdesk {

class ChangeBus;
class Driver;
class Services;

/// Threads that run endpoints, each with a connection of its own.
class WorkerPool {
public:
    using Job = std::function<void(Services &)>;

    /// Fails where a connection cannot be opened.
    static Result<std::unique_ptr<WorkerPool>> start(const Driver &driver, ChangeBus &bus, const Clock &now, int count);
    /// Runs what is queued to its end.
    ~WorkerPool();
    WorkerPool(const WorkerPool &) = delete;
    WorkerPool &operator=(const WorkerPool &) = delete;

    void post(Job job);

private:
    WorkerPool() = default;

    void work(Services &services);

    std::mutex m_mutex; // Guards the three below: any thread posts, every worker takes.
    std::condition_variable m_wake;
    std::deque<Job> m_jobs;
    bool m_isStopping = false;
    std::vector<std::thread> m_threads;
};

} // namespace stemdesk

#pragma once

#include "core/base/result.h"

#include <QtGlobal>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace stemdesk {

class Services;
struct ServiceSource;

/// Threads that run endpoints, each with a connection of its own.
class WorkerPool {
public:
    /// Heavy jobs, large writes that would wait for one another anyway, never take the last worker from the light ones.
    enum class Weight { Light, Heavy };
    using Job = std::function<void(Services &)>;

    /// Fails where a connection cannot be opened.
    static Result<std::unique_ptr<WorkerPool>> start(const ServiceSource &source, int count);
    /// Runs what is queued to its end.
    ~WorkerPool();
    WorkerPool(const WorkerPool &) = delete;
    WorkerPool &operator=(const WorkerPool &) = delete;

    void post(Job job, Weight weight = Weight::Light);

private:
    WorkerPool() = default;

    struct Task {
        Job job;
        Weight weight = Weight::Light;
        quint64 number = 0; ///< Of posting.
    };
    /// A worker that waits.
    struct Idle {
        std::condition_variable wake;
        bool isCalled = false;
    };

    void work(Services &services);
    Task nextTask(Idle &self);
    std::deque<Task> *nextQueue();
    void callLastIdle();

    std::mutex m_mutex; // Guards the six below: any thread posts, every worker takes.
    std::vector<Idle *> m_idle; ///< The one that worked last, and has its rows at hand, is called first.
    std::deque<Task> m_light;
    std::deque<Task> m_heavy;
    quint64 m_lastNumber = 0;
    int m_heavyRunning = 0;
    bool m_isStopping = false;
    int m_heavyLimit = 1; // Set before the first worker starts.
    std::vector<std::thread> m_threads;
};

} // namespace stemdesk

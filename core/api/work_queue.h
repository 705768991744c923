#pragma once

#include "core/base/fair_queue.h"
#include "core/base/timed_work.h"
#include "core/services/services.h"

#include <QHash>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace stemdesk {

/// Threads for one kind of work, each with its own connection, and their queue. Shops take turns.
class WorkQueue {
public:
    using Clock = std::chrono::steady_clock;

    enum class TaskResult {
        Done,
        Retry, ///< Nothing was done, because the rows to be written were locked for longer than its timeout.
    };
    struct Task {
        qint64 shop = 0; ///< 0: no single one's.
        Clock::time_point deadline = Clock::time_point::max(); ///< Limits the wait in the queue.
        /// Called again if it returned Retry before the deadline.
        std::function<TaskResult(Services &, std::chrono::milliseconds timeout)> run;
        /// Called instead of `run`, on any thread; empty if the task is simply dropped.
        std::function<void()> onTimeout;
    };
    struct Traits {
        int threads = 1; ///< At most.
        int atOnce = 0; ///< How many of them open() starts.
        int perShop = 1; ///< How many tasks of one shop run at a time.
        bool locksAll = false; ///< Locking one shop locks all of them.
        bool refusesOverdue = false; ///< Tasks past their deadline are not started.
        bool isBackground = false; ///< The program's other threads have priority.
        std::chrono::milliseconds workLimit = kWorkLimit; ///< The limit for TimedWork.
        Services::Memory memory = Services::Memory::Little;
    };

    WorkQueue(ServiceSource source, const Traits &traits);
    /// Finishes the queue; with `refusesOverdue` only the tasks already running, without their TimedWork.
    ~WorkQueue();
    Q_DISABLE_COPY_MOVE(WorkQueue)

    /// Starts the first threads; the others start as there is work for them. Fails if no connection can be opened.
    Status open();
    void post(Task task);
    /// Gives up overdue tasks, in a queue that refuses them.
    void dropOverdue();

private:
    /// A thread and its work. Kept until the queue ends: whoever wakes it has released the lock by then, and the thread
    /// may have ended.
    struct Worker {
        std::condition_variable wake;
        bool isCalled = false;
        std::optional<qint64> shop; ///< The shop of its task.
        std::chrono::milliseconds timeout{}; ///< For its task.
    };

    void startThread(std::shared_ptr<std::promise<Status>> opened);
    void work(Worker &self, std::promise<Status> *opened);
    void runTask(Services *services, Task task, std::chrono::milliseconds timeout);
    std::vector<Task> putBack(Task task);
    std::optional<Task> nextTask(Worker &self);
    std::chrono::milliseconds timeoutFor(const Task &task) const;
    bool isLockedWith(qint64 shop, const Task &waiting) const;
    Worker *takeIdle();
    static void call(Worker *idle);

    std::stop_source m_stop;
    const ServiceSource m_source;
    const Traits m_traits;
    std::mutex m_mutex; // Guards all below: any thread posts, every thread of the queue takes.
    FairQueue<Task> m_queue;
    QHash<qint64, int> m_running; ///< Tasks by shop.
    std::vector<Worker *> m_idle; ///< The last one to finish a task, whose rows are still cached, is called first.
    std::vector<std::thread> m_threads;
    std::deque<Worker> m_workers; ///< One for each of them.
    bool m_isStopping = false;
};

} // namespace stemdesk

#include "core/api/worker_pool.h"

#include "core/services/services.h"

#include <algorithm>
#include <future>

namespace stemdesk {

Result<std::unique_ptr<WorkerPool>> WorkerPool::start(const ServiceSource &source, int count)
{
    auto pool = std::unique_ptr<WorkerPool>(new WorkerPool);
    pool->m_heavyLimit = std::max(1, count - 1);
    for (int i = 0; i < count; ++i) {
        // A connection belongs to the thread that opens it, so each worker opens its own and reports how that went.
        std::promise<Status> opened;
        std::future<Status> outcome = opened.get_future();
        pool->m_threads.emplace_back([source, pool = pool.get(), opened = std::move(opened)]() mutable {
            const auto services = Services::open(source);
            if (!services) {
                opened.set_value(services.error());
                return;
            }
            opened.set_value({});
            pool->work(**services);
        });
        if (Status status = outcome.get(); !status)
            return status.error();
    }
    return pool;
}

WorkerPool::~WorkerPool()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isStopping = true;
        while (!m_idle.empty())
            callLastIdle();
    }
    for (std::thread &thread : m_threads)
        thread.join();
}

void WorkerPool::post(Job job, Weight weight)
{
    const std::scoped_lock lock(m_mutex);
    auto &queue = weight == Weight::Heavy ? m_heavy : m_light;
    queue.push_back({std::move(job), weight, ++m_lastNumber});
    if (nextQueue())
        callLastIdle();
}

/// Under the lock.
void WorkerPool::callLastIdle()
{
    if (m_idle.empty())
        return;
    Idle *last = m_idle.back();
    m_idle.pop_back();
    last->isCalled = true;
    last->wake.notify_one();
}

/// Under the lock: where the next job is that may run now. In the order of posting, but for heavy ones that must wait.
std::deque<WorkerPool::Task> *WorkerPool::nextQueue()
{
    const bool mayBeHeavy = !m_heavy.empty() && m_heavyRunning < m_heavyLimit;
    if (mayBeHeavy && (m_light.empty() || m_heavy.front().number < m_light.front().number))
        return &m_heavy;
    return m_light.empty() ? nullptr : &m_light;
}

/// Waits for it; without a job when the pool stops.
WorkerPool::Task WorkerPool::nextTask(Idle &self)
{
    std::unique_lock lock(m_mutex);
    std::deque<Task> *queue = nextQueue();
    while (!queue && !m_isStopping) {
        self.isCalled = false;
        m_idle.push_back(&self);
        self.wake.wait(lock, [&self] { return self.isCalled; });
        queue = nextQueue();
    }
    if (!queue)
        return {}; // Heavy jobs that are left are for the worker that runs one now.
    Task task = std::move(queue->front());
    queue->pop_front();
    if (task.weight == Weight::Heavy)
        ++m_heavyRunning;
    return task;
}

void WorkerPool::work(Services &services)
{
    Idle self;
    for (;;) {
        const Task task = nextTask(self); // Gone, with the request that it holds, before the next one is waited for.
        if (!task.job)
            return;
        task.job(services);
        if (task.weight == Weight::Light)
            continue;
        const std::scoped_lock lock(m_mutex);
        --m_heavyRunning;
        if (nextQueue())
            callLastIdle();
    }
}

} // namespace stemdesk

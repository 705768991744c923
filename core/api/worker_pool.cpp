#include "core/api/worker_pool.h"

#include "core/services/services.h"

#include <future>

namespace stemdesk {

Result<std::unique_ptr<WorkerPool>> WorkerPool::start(const Driver &driver, ChangeBus &bus, const Clock &now, int count)
{
    auto pool = std::unique_ptr<WorkerPool>(new WorkerPool);
    for (int i = 0; i < count; ++i) {
        // A connection belongs to the thread that opens it, so each worker opens its own and reports how that went.
        std::promise<Status> opened;
        std::future<Status> outcome = opened.get_future();
        pool->m_threads.emplace_back([&driver, &bus, now, pool = pool.get(), opened = std::move(opened)]() mutable {
            const auto services = Services::open(driver, bus, now);
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
    }
    m_wake.notify_all();
    for (std::thread &thread : m_threads)
        thread.join();
}

void WorkerPool::post(Job job)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_jobs.push_back(std::move(job));
    }
    m_wake.notify_one();
}

void WorkerPool::work(Services &services)
{
    for (;;) {
        Job job;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [this] { return m_isStopping || !m_jobs.empty(); });
            if (m_jobs.empty())
                return;
            job = std::move(m_jobs.front());
            m_jobs.pop_front();
        }
        job(services);
    }
}

} // namespace stemdesk

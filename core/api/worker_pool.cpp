#include "core/api/worker_pool.h"

namespace stemdesk {

namespace {

/// Writers of different shops; one if the database has a single writer.
constexpr int kWriters = 3;
/// Each may hold a picture or a document of a hundred pages in memory. The number does not depend on the processors: a
/// shop whose documents take long must not block the others.
constexpr int kDocuments = 4;
/// They only wait. A shop whose name servers all fail to answer leaves threads for the others.
constexpr int kOutside = 20;
constexpr int kOutsidePerShop = 8;

} // namespace

WorkerPool::WorkerPool(const ServiceSource &source, int readers)
{
    // All connections to a file are opened at once: a connection opened later could find another file at its path. On a
    // server, each connection costs a process.
    const bool hasOneWriter = Services::hasOneWriter(source);
    const auto add = [&](RequestQueue which, const WorkQueue::Traits &traits) {
        queue(which) = std::make_unique<WorkQueue>(source, traits);
    };
    add(RequestQueue::Read,
        {.threads = readers,
         .atOnce = hasOneWriter ? readers : 1,
         .perShop = readers,
         .memory = Services::Memory::Full});
    add(RequestQueue::Write, {.threads = hasOneWriter ? 1 : kWriters, .atOnce = 1, .locksAll = hasOneWriter});
    add(RequestQueue::Document, {.threads = kDocuments, .refusesOverdue = true, .isBackground = true});
    add(RequestQueue::Outside, {.threads = kOutside, .perShop = kOutsidePerShop, .refusesOverdue = true});
}

Result<std::unique_ptr<WorkerPool>> WorkerPool::start(const ServiceSource &source, int readers)
{
    auto pool = std::unique_ptr<WorkerPool>(new WorkerPool(source, readers));
    for (const RequestQueue needed : {RequestQueue::Read, RequestQueue::Write}) {
        TRY(pool->queue(needed)->open());
    }
    return pool;
}

void WorkerPool::finish()
{
    for (const RequestQueue ended : {RequestQueue::Read, RequestQueue::Outside, RequestQueue::Document,
                                     RequestQueue::Write}) // Each hands work to later ones only.
        queue(ended).reset();
}

void WorkerPool::post(RequestQueue to, Task task)
{
    queue(to)->post(std::move(task));
}

void WorkerPool::dropOverdue()
{
    for (const auto &queue : m_queues)
        queue->dropOverdue();
}

} // namespace stemdesk

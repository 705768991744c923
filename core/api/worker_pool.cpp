#include "core/api/worker_pool.h"

namespace stemdesk {

namespace {

/// Writers of different shops; one if the database has a single writer.
constexpr int kWriters = 3;
/// Each may hold a picture or a document of a hundred pages in memory. So many even with fewer processors, so that a
/// shop whose documents take long does not block others.
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
    const auto add = [&](Lane which, const WorkLane::Traits &traits) {
        lane(which) = std::make_unique<WorkLane>(source, traits);
    };
    add(Lane::Read,
        {.threads = readers,
         .atOnce = hasOneWriter ? readers : 1,
         .perShop = readers,
         .memory = Services::Memory::Full});
    add(Lane::Write, {.threads = hasOneWriter ? 1 : kWriters, .atOnce = 1, .locksAll = hasOneWriter});
    add(Lane::Document, {.threads = kDocuments, .refusesOverdue = true, .isBackground = true});
    add(Lane::Outside, {.threads = kOutside, .perShop = kOutsidePerShop, .refusesOverdue = true});
}

Result<std::unique_ptr<WorkerPool>> WorkerPool::start(const ServiceSource &source, int readers)
{
    auto pool = std::unique_ptr<WorkerPool>(new WorkerPool(source, readers));
    for (const Lane needed : {Lane::Read, Lane::Write}) {
        TRY(pool->lane(needed)->open());
    }
    return pool;
}

void WorkerPool::finish()
{
    for (const Lane ended :
         {Lane::Read, Lane::Outside, Lane::Document, Lane::Write}) // Each hands work to later ones only.
        lane(ended).reset();
}

void WorkerPool::post(Lane to, Task task)
{
    lane(to)->post(std::move(task));
}

void WorkerPool::giveUpOverdue()
{
    for (const auto &lane : m_lanes)
        lane->giveUpOverdue();
}

} // namespace stemdesk

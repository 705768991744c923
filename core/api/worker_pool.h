#pragma once

#include "core/api/request_queue.h"
#include "core/api/work_queue.h"

#include <array>

namespace stemdesk {

/// The threads that run endpoints, by queues.
class WorkerPool {
public:
    using Task = WorkQueue::Task;

    /// `readers`: threads of RequestQueue::Read. Fails if a connection cannot be opened.
    static Result<std::unique_ptr<WorkerPool>> start(const ServiceSource &source, int readers);
    ~WorkerPool() { finish(); }
    Q_DISABLE_COPY_MOVE(WorkerPool)

    /// From any thread, also from a task of an earlier queue while the pool ends.
    void post(RequestQueue queue, Task task);
    /// Ends all queues (see ~WorkQueue()), reads first. Nothing may be posted from outside after that.
    void finish();
    /// Gives up documents and external look-ups that were not started before their deadline.
    void dropOverdue();

private:
    WorkerPool(const ServiceSource &source, int readers);

    std::unique_ptr<WorkQueue> &queue(RequestQueue queue) { return m_queues.at(size_t(queue)); }

    std::array<std::unique_ptr<WorkQueue>, kRequestQueueCount> m_queues;
};

} // namespace stemdesk

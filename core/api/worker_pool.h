#pragma once

#include "core/api/lane.h"
#include "core/api/work_lane.h"

#include <array>

namespace stemdesk {

/// The threads that run endpoints, by lanes.
class WorkerPool {
public:
    using Task = WorkLane::Task;

    /// `readers`: threads of Lane::Read. Fails if a connection cannot be opened.
    static Result<std::unique_ptr<WorkerPool>> start(const ServiceSource &source, int readers);
    ~WorkerPool() { finish(); }
    Q_DISABLE_COPY_MOVE(WorkerPool)

    /// From any thread, also from a task of an earlier lane while the pool ends.
    void post(Lane lane, Task task);
    /// Ends all lanes (see ~WorkLane()), reads first. Nothing may be posted from outside after that.
    void finish();
    /// Gives up documents and external look-ups that were not started before their deadline.
    void giveUpOverdue();

private:
    WorkerPool(const ServiceSource &source, int readers);

    std::unique_ptr<WorkLane> &lane(Lane lane) { return m_lanes.at(size_t(lane)); }

    std::array<std::unique_ptr<WorkLane>, kLaneCount> m_lanes;
};

} // namespace stemdesk

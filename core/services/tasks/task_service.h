#pragma once

#include "core/domain/page.h"
#include "core/domain/tasks/week.h"
#include "core/domain/tasks/work_sheets.h"
#include "core/services/service.h"

namespace stemdesk {

class ServiceContext;

/// Open tasks of earlier days, without those of events that are complete.
struct LateTasks {
    QList<Task> latest; ///< The last of them, by day.
    int count = 0; ///< Of all.
};

/// Tasks by day.
class TaskService : public Service {
public:
    using Service::Service;

    /// By date, then by creation.
    Result<Page<Task>> list(const TaskFilter &filter, const PageRequest &page) const;
    /// Open tasks from one day to the other, by day, without those of events that are complete.
    Result<QList<Task>> open(QDate from, QDate to) const;
    /// Those before a day, at most `limit` of them.
    Result<LateTasks> late(QDate before, int limit) const;
    Result<Task> find(TaskId id) const;
    Result<Task> create(const TaskPatch &patch);
    /// Nothing is written if nothing differs. A task from the plan belongs to the person from then on, unless the patch
    /// says otherwise. Stale if a field of `patch` differs from `expected`.
    Result<Task> patch(TaskId id, const TaskPatch &patch, const std::optional<TaskPatch> &expected = {});
    /// The plan does not create a removed task again.
    Result<Task> remove(TaskId id);
    /// Restores it with its id.
    Result<Task> restore(const Task &snapshot);

    /// Ticks the order tasks of those of these events that have nothing left to order. Returns the tasks as they were,
    /// for reopen().
    Result<QList<Task>> finishOrdered(const QList<EventId> &events);
    /// The same for receive tasks, if everything that was ordered has come in.
    Result<QList<Task>> finishReceived(const QList<EventId> &events);
    /// Makes the tasks as they were before finishOrdered() or finishReceived(); one that a person has reopened stays
    /// so.
    Status reopen(const QList<Task> &before);

    enum class Arrivals { Ordered, Missing };

    /// The week of this day: its tasks, and the units that its events receive and use. Of what is ordered, all arrives
    /// or only what has not come in yet.
    Result<WorkWeek> week(QDate on, Arrivals which = Arrivals::Ordered) const;
    /// The event's deliveries, set-ups and collections.
    Result<RunSheet> runSheet(EventId event) const;
    /// The arrangements that this day's design tasks make.
    Result<ProductionSheet> production(QDate day) const;

private:
    using IsDone = Result<bool> (*)(ServiceContext &, EventId);

    Result<QList<Task>> finish(const QList<EventId> &events, const QString &kind, IsDone isDone);
};

} // namespace stemdesk

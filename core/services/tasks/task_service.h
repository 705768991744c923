#pragma once

#include "core/domain/page.h"
#include "core/domain/tasks/week.h"
#include "core/domain/tasks/work_sheets.h"

namespace stemdesk {

class ServiceContext;

/// Tasks by day.
class TaskService {
public:
    explicit TaskService(ServiceContext &context) : m_context(context) {}

    /// By date, then by creation.
    Result<Page<Task>> list(const TaskFilter &filter, const PageRequest &page) const;
    Result<Task> find(TaskId id) const;
    Result<Task> create(const TaskPatch &patch);
    /// Nothing is written if nothing differs. What the plan made is the person's from then on, unless the patch says
    /// whose it is. Stale if what `patch` changes is not as `expected` says.
    Result<Task> patch(TaskId id, const TaskPatch &patch, const std::optional<TaskPatch> &expected = {});
    /// The plan does not create a removed task again.
    Result<Task> remove(TaskId id);
    /// Restores it with its id.
    Result<Task> restore(const Task &snapshot);

    /// Ticks what is done by itself: the order tasks of those of these events for which nothing is left to order.
    /// Returns the tasks as they were, for reopen().
    Result<QList<Task>> finishOrdered(const QList<EventId> &events);
    /// The same for receive tasks, where all that was ordered came in.
    Result<QList<Task>> finishReceived(const QList<EventId> &events);
    /// The tasks are as they were before one of these; one that a person has reopened stays so.
    Status reopen(const QList<Task> &before);

    /// The week of this day: its tasks, and the units of the events that are received and designed in it.
    Result<WorkWeek> week(QDate on) const;
    /// The event's deliveries, set-ups and collections.
    Result<RunSheet> runSheet(EventId event) const;
    /// The arrangements that this day's design tasks make.
    Result<ProductionSheet> production(QDate day) const;

private:
    using IsDone = Result<bool> (*)(ServiceContext &, EventId);

    Result<QList<Task>> finish(const QList<EventId> &events, const QString &kind, IsDone isDone);

    ServiceContext &m_context;
};

} // namespace stemdesk

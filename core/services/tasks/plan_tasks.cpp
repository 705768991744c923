#include "core/services/tasks/plan_tasks.h"

#include "core/domain/hire/event_hire.h"
#include "core/domain/tasks/shop_work_plan.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/services/unit_of_work.h"
#include "core/storage/shops/shop_store.h"
#include "core/storage/tasks/task_store.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

bool hasPlan(const Event &event)
{
    return isClearedToOrder(event.status) && timesOf(event).has_value();
}

bool isPlannedOtherwise(const Event &before, const Event &after)
{
    if (hasPlan(before) != hasPlan(after))
        return true;
    const auto was = timesOf(before);
    const auto is = timesOf(after);
    return hasPlan(after) && (was->first != is->first || was->last != is->last);
}

/// The property of the event with the time `at`.
QString fieldOf(const Event &event, Instant at)
{
    if (event.venueStart == at)
        return u"venueStart"_s;
    if (event.venueEnd == at)
        return u"venueEnd"_s;
    return event.ceremonyStart == at ? u"ceremonyStart"_s : u"ceremonyEnd"_s;
}

Error beyondCalendar(const Event &event, Instant at)
{
    const QString field = fieldOf(event, at);
    return invalid(
        field,
        u"Give \"%1\" another day: tasks that follow from it would lie beyond the years 1 to 9999."_s.arg(field));
}

Result<QList<PlannedTask>> plannedFor(const ServiceContext &context, const Event &event)
{
    if (!hasPlan(event))
        return QList<PlannedTask>();
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    const ShopDays days = TRY(ShopDays::of(context));
    const EventTimes times = *timesOf(event);
    for (const Instant at : {times.first, times.last}) {
        if (!days.dayOfExact(at))
            return beyondCalendar(event, at);
    }
    QList<PlannedTask> tasks =
        plannedTasks(planOf(shop), {days.dayOf(times.first), days.dayOf(times.last)}, shop.orderDaysBefore);
    const auto beyond = std::ranges::find_if(tasks, [](const PlannedTask &task) { return !task.on; });
    if (beyond != tasks.end())
        return beyondCalendar(event, beyond->isAfterEvent ? times.last : times.first);
    return tasks;
}

Status makeTask(const ServiceContext &context, UnitOfWork &work, EventId event, const PlannedTask &planned)
{
    const Task task{.id = TaskId::create(),
                    .eventId = event,
                    .kind = planned.kind,
                    .title = planned.title,
                    .on = *planned.on,
                    .planRow = planned.row,
                    .createdAt = context.now(),
                    .updatedAt = context.now(),
                    .version = 1};
    work.changed(Resource::Task, task.id, ChangeAction::Created);
    return context.store<TaskStore>().insert(task);
}

Status changeTask(const ServiceContext &context, UnitOfWork &work, const Task &before, Task task)
{
    task.updatedAt = context.now();
    ++task.version;
    work.changed(Resource::Task, task.id, ChangeAction::Updated);
    return context.store<TaskStore>().update(before, task);
}

Status moveTask(const ServiceContext &context, UnitOfWork &work, const Task &task, QDate on)
{
    if (task.on == on)
        return {};
    Task moved = task;
    moved.on = on;
    return changeTask(context, work, task, std::move(moved));
}

/// The tasks that the plan made for the event, by its rows.
Result<QHash<QString, Task>> madeFor(const ServiceContext &context, EventId event)
{
    const QList<Task> tasks = TRY(context.store<TaskStore>().ofEvent(event));
    QHash<QString, Task> made;
    for (const Task &task : tasks) {
        if (task.isAutomatic())
            made.insert(task.planRow, task);
    }
    return made;
}

/// Removes tasks whose rows are no longer in the plan.
Status removeTasks(const ServiceContext &context, UnitOfWork &work, const QHash<QString, Task> &tasks)
{
    for (const Task &task : tasks) {
        if (task.isTheirs)
            continue;
        TRY(context.store<TaskStore>().remove(task.id));
        work.changed(Resource::Task, task.id, ChangeAction::Deleted);
    }
    return {};
}

} // namespace

Status followPlan(ServiceContext &context, UnitOfWork &work, const Event &before, const Event &after)
{
    if (!isPlannedOtherwise(before, after))
        return {};
    const auto planned = TRY(plannedFor(context, after));
    auto made = TRY(madeFor(context, after.id));
    const QStringList dropped = TRY(context.store<TaskStore>().droppedRows(after.id));
    for (const PlannedTask &row : planned) {
        const auto task = made.constFind(row.row);
        Status done;
        if (task == made.cend())
            done = dropped.contains(row.row) ? Status() : makeTask(context, work, after.id, row);
        else if (!task->isTheirs)
            done = moveTask(context, work, *task, *row.on);
        if (!done)
            return done;
        made.remove(row.row);
    }
    return removeTasks(context, work, made);
}

Status followMinutes(const ServiceContext &context, UnitOfWork &work, EventId event)
{
    const QList<Task> tasks = TRY(context.store<TaskStore>().ofEvent(event));
    for (const Task &task : tasks) {
        if (!task.followsMinutes())
            continue;
        TRY(changeTask(context, work, task, task));
    }
    return {};
}

Status recordTasks(const ServiceContext &context, UnitOfWork &work, EventId event, ChangeAction action)
{
    const QList<Task> tasks = TRY(context.store<TaskStore>().ofEvent(event));
    for (const Task &task : tasks)
        work.changed(Resource::Task, task.id, action);
    return {};
}

} // namespace stemdesk

#include "core/services/tasks/task_service.h"

#include "core/base/day.h"
#include "core/base/wording.h"
#include "core/services/service_context.h"
#include "core/services/tasks/work_sheets_reading.h"
#include "core/services/unit_of_work.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_store.h"
#include "core/storage/tasks/task_store.h"
#include "core/storage/tasks/week_store.h"

#include <QSet>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWeekDays = 7;

TaskStore taskStore(const ServiceContext &context)
{
    return {context.session(), context.tenant()};
}

/// Gives the tasks that follow their events the minutes of these.
Status fillMinutes(const ServiceContext &context, QList<Task> &tasks)
{
    QSet<EventId> events;
    for (const Task &task : std::as_const(tasks)) {
        if (task.followsMinutes())
            events.insert(task.eventId);
    }
    const auto minutes = taskStore(context).designMinutes(events.values());
    if (!minutes)
        return minutes.error();
    for (Task &task : tasks) {
        if (task.followsMinutes() && minutes->contains(task.eventId))
            task.minutes = minutes->value(task.eventId);
    }
    return {};
}

Result<Task> readTask(const ServiceContext &context, TaskId id)
{
    Result<Task> task = taskStore(context).find(id);
    if (!task)
        return task;
    QList<Task> one{*std::move(task)};
    if (const Status filled = fillMinutes(context, one); !filled)
        return filled.error();
    return one.takeFirst();
}

/// That there are the event and the group that the task names now and did not before.
Status requireSubject(const ServiceContext &context, const Task &before, const Task &after)
{
    if (!after.eventId.isNull() && after.eventId != before.eventId) {
        const auto key = EventStore(context.session(), context.tenant()).keyOf(after.eventId);
        if (!key)
            return key.error().kind == Error::Kind::NotFound ? missing("event", u"eventId"_s, after.eventId.text())
                                                             : key.error();
    }
    const bool isSameGroup = after.eventId == before.eventId && after.eventGroupId == before.eventGroupId;
    if (after.eventGroupId.isNull() || isSameGroup)
        return {};
    const Result<bool> has = taskStore(context).hasGroup(after.eventId, after.eventGroupId);
    if (!has)
        return has.error();
    if (*has)
        return {};
    return refused(
        "event_group_not_found", u"eventGroupId"_s,
        u"Give \"eventGroupId\" a group of the task's event; %1 is none."_s.arg(quoted(after.eventGroupId.text())));
}

/// Without whose it is.
TaskPatch valuesOf(TaskPatch patch)
{
    patch.isTheirs.reset();
    patch.hasOwnMinutes.reset();
    patch.planRow.reset();
    return patch;
}

/// The plan makes no task again for an event that a person has taken it off, until it is taken back.
Status tellPlan(const ServiceContext &context, const Task &before, const Task &after)
{
    if (before.eventId == after.eventId)
        return {};
    if (before.isAutomatic()) {
        if (const Status noted = taskStore(context).dropRow(before.eventId, before.planRow); !noted)
            return noted;
    }
    return after.isAutomatic() ? taskStore(context).wantRow(after.eventId, after.planRow) : Status();
}

Result<QHash<EventId, QList<NamedUnits>>> unitsFor(const ServiceContext &context, const QList<Task> &tasks)
{
    QSet<EventId> events;
    for (const Task &task : tasks) {
        if (!task.eventId.isNull() && (task.kind == "receive"_L1 || task.kind == "design"_L1))
            events.insert(task.eventId);
    }
    return WeekStore(context.session(), context.tenant()).unitsOf(events.values());
}

/// Of the events with a task of this kind on the day, each once.
QList<NamedUnits> unitsOn(const WorkDay &day, QLatin1StringView kind, const QHash<EventId, QList<NamedUnits>> &units)
{
    QList<NamedUnits> all;
    QSet<EventId> events;
    for (const Task &task : day.tasks) {
        if (task.kind != kind || events.contains(task.eventId))
            continue;
        events.insert(task.eventId);
        all += units.value(task.eventId);
    }
    return addedUp(all);
}

} // namespace

Result<Page<Task>> TaskService::list(const TaskFilter &filter, const PageRequest &page) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    Result<Page<Task>> found = taskStore(m_context).list(filter, page);
    if (!found)
        return found;
    if (const Status filled = fillMinutes(m_context, found->rows); !filled)
        return filled.error();
    return found;
}

Result<Task> TaskService::find(TaskId id) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    return readTask(m_context, id);
}

Result<Task> TaskService::create(const TaskPatch &patch)
{
    Result<Task> task = patched(Task{}, patch);
    if (!task)
        return task;
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    if (const Status known = requireSubject(m_context, {}, *task); !known)
        return known.error();
    task->id = TaskId::create();
    task->createdAt = task->updatedAt = m_context.now();
    task->version = 1;
    if (const Status inserted = taskStore(m_context).insert(*task); !inserted)
        return inserted.error();
    work->changed(Resource::Task, task->id, ChangeAction::Created);
    if (const Status done = work->commit(); !done)
        return done.error();
    return task;
}

Result<Task> TaskService::patch(TaskId id, const TaskPatch &patch, const std::optional<TaskPatch> &expected)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    const Result<Task> before = readTask(m_context, id);
    if (!before)
        return before;
    if (expected && valuesOf(inverse(*before, patch)) != valuesOf(*expected))
        return stale();
    Result<Task> after = patched(*before, patch);
    if (!after || *after == *before)
        return after;
    if (const Status known = requireSubject(m_context, *before, *after); !known)
        return known.error();
    after->isTheirs = patch.isTheirs.value_or(after->isAutomatic());
    after->hasOwnMinutes = patch.hasOwnMinutes.value_or(before->hasOwnMinutes || after->minutes != before->minutes);
    after->updatedAt = m_context.now();
    ++after->version;
    if (const Status updated = taskStore(m_context).update(*after); !updated)
        return updated.error();
    if (const Status told = tellPlan(m_context, *before, *after); !told)
        return told.error();
    work->changed(Resource::Task, id, ChangeAction::Updated);
    if (const Status done = work->commit(); !done)
        return done.error();
    return after;
}

Result<Task> TaskService::remove(TaskId id)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    Result<Task> task = readTask(m_context, id);
    if (!task)
        return task;
    if (const Status gone = taskStore(m_context).remove(id); !gone)
        return gone.error();
    if (const Status told = tellPlan(m_context, *task, {}); !told)
        return told.error();
    work->changed(Resource::Task, id, ChangeAction::Deleted);
    if (const Status done = work->commit(); !done)
        return done.error();
    return task;
}

Result<Task> TaskService::restore(const Task &snapshot)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    if (const Status known = requireSubject(m_context, {}, snapshot); !known)
        return known.error();
    if (const Status inserted = taskStore(m_context).insert(snapshot); !inserted)
        return inserted.error();
    if (const Status told = tellPlan(m_context, {}, snapshot); !told)
        return told.error();
    work->changed(Resource::Task, snapshot.id, ChangeAction::Created);
    if (const Status done = work->commit(); !done)
        return done.error();
    return snapshot;
}

Result<WorkWeek> TaskService::week(QDate on) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    const QDate monday = mondayOf(on);
    const std::optional<QDate> sunday = plusDaysExact(monday, kWeekDays - 1);
    if (!sunday)
        return invalid(u"on"_s, u"Ask for a week that ends in the year 9999 or before."_s);
    Result<QList<Task>> tasks = taskStore(m_context).between(monday, *sunday);
    if (!tasks)
        return tasks.error();
    if (const Status filled = fillMinutes(m_context, *tasks); !filled)
        return filled.error();
    const auto units = unitsFor(m_context, *tasks);
    if (!units)
        return units.error();
    WorkWeek week;
    for (int day = 0; day < kWeekDays; ++day)
        week.append({.day = plusDays(monday, day)});
    for (Task &task : *tasks)
        week[monday.daysTo(task.on)].tasks.append(std::move(task));
    for (WorkDay &day : week) {
        day.received = unitsOn(day, "receive"_L1, *units);
        day.designed = unitsOn(day, "design"_L1, *units);
    }
    return week;
}

Result<RunSheet> TaskService::runSheet(EventId event) const
{
    return readRunSheet(m_context, event);
}

Result<ProductionSheet> TaskService::production(QDate day) const
{
    return readProductionSheet(m_context, day);
}

} // namespace stemdesk

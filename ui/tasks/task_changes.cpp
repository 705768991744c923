#include "ui/tasks/task_changes.h"

#include "core/base/day.h"
#include "core/services/services.h"
#include "ui/undo/workroom_edits.h"
#include "ui/words/day_text.h"

#include <QCoreApplication>
#include <QDateTime>

namespace stemdesk::ui {

namespace {

struct TaskChanges {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::TaskChanges)
};

std::optional<Instant> movedBy(const std::optional<Instant> &at, qint64 days, const QTimeZone &zone)
{
    if (!at)
        return std::nullopt;
    return plusDays(*at, days, zone);
}

TaskPatch copyOf(const Task &task)
{
    return {.eventId = task.eventId,
            .eventGroupId = task.eventGroupId,
            .kind = task.kind,
            .title = task.title,
            .on = task.on,
            .startsAt = task.startsAt,
            .endsAt = task.endsAt,
            .minutes = task.minutes,
            .person = task.person,
            .notes = task.notes};
}

} // namespace

TaskPatch movedTo(const Task &task, QDate day, const QTimeZone &zone)
{
    TaskPatch patch{.on = day};
    const qint64 days = task.on.daysTo(day);
    if (task.startsAt)
        patch.startsAt = movedBy(task.startsAt, days, zone);
    if (task.endsAt)
        patch.endsAt = movedBy(task.endsAt, days, zone);
    return patch;
}

Edit moveTask(const Task &task, QDate day, const QTimeZone &zone)
{
    return patchTaskEdit(TaskChanges::tr("Move %1 to %2").arg(task.title, dayAndMonth(day)), task,
                         movedTo(task, day, zone));
}

Edit tickTask(const Task &task, Instant now)
{
    const QString text =
        task.doneAt ? TaskChanges::tr("Reopen %1").arg(task.title) : TaskChanges::tr("Finish %1").arg(task.title);
    const std::optional<Instant> doneAt = task.doneAt ? std::nullopt : std::optional(now);
    return patchTaskEdit(text, task, {.doneAt = doneAt});
}

Edit changeTask(const Task &task, const TaskPatch &patch, const QString &what)
{
    const QString text = what.isEmpty() ? TaskChanges::tr("Change %1").arg(task.title)
                                        : TaskChanges::tr("Change %1: %2").arg(task.title, what);
    return patchTaskEdit(text, task, patch);
}

Edit deleteTask(const Task &task)
{
    Edit edit = removeTaskEdit(TaskChanges::tr("Delete %1").arg(task.title), task);
    edit.offer = TaskChanges::tr("Deleted %1, %2").arg(task.title, dayAndMonth(task.on));
    return edit;
}

Edit duplicateTask(const Task &task, const std::shared_ptr<TaskId> &made)
{
    return addTask(copyOf(task), made);
}

Edit addTask(const TaskPatch &patch, const std::shared_ptr<TaskId> &made)
{
    return createTaskEdit(TaskChanges::tr("Add %1").arg(patch.title.value_or(QString())), patch, made);
}

Edit splitTask(const Task &task, const SharedTask &shared, const TaskPatch &patch, const std::shared_ptr<TaskId> &made)
{
    const QString text = TaskChanges::tr("Change %1").arg(task.title);
    TaskPatch own = copyOf(task);
    own.place = shared.place;
    own.doneAt = task.doneAt;
    own.minutes.reset(); // They stay with the rest of the work, so that no day counts them twice.
    const auto take = [&](auto TaskPatch::*field) {
        if (patch.*field)
            own.*field = patch.*field;
    };
    take(&TaskPatch::title);
    take(&TaskPatch::on);
    take(&TaskPatch::startsAt);
    take(&TaskPatch::endsAt);
    take(&TaskPatch::minutes);
    take(&TaskPatch::minutesSpent);
    take(&TaskPatch::person);
    take(&TaskPatch::doneAt);
    take(&TaskPatch::notes);
    return together(text, {createTaskEdit(text, own, made), patchTaskEdit(text, task, {.place = shared.other})});
}

Edit changeMadeTask(const Task &task, const std::shared_ptr<TaskId> &made, const TaskPatch &patch)
{
    const auto change = std::make_shared<Edit>(); // Made by the first step, which knows the id.
    const QString text = TaskChanges::tr("Change %1").arg(task.title);
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                if (!change->apply)
                    *change = patchTaskEdit(text, TRY(services.tasks.find(*made)), patch);
                return change->apply(services);
            },
            .revert = [change](ShopServices &services) { return change->revert(services); }};
}

Edit dropStop(const Task &task, const SharedTask &shared)
{
    Edit edit = patchTaskEdit(TaskChanges::tr("Delete %1").arg(task.title), task, {.place = shared.other});
    edit.offer = TaskChanges::tr("Deleted %1, %2").arg(task.title, dayAndMonth(task.on));
    return edit;
}

} // namespace stemdesk::ui

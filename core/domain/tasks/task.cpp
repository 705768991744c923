#include "core/domain/tasks/task.h"

#include "core/base/wording.h"
#include "core/domain/fields/field_of.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// A task that leaves its event leaves its group and place, and the plan that made it for that event.
void takeEvent(FieldRules &rules, Task &task, const TaskPatch &patch)
{
    const bool leavesEvent = patch.eventId && *patch.eventId != task.eventId;
    rules.take(task.eventId, patch.eventId);
    if (leavesEvent) {
        task.eventGroupId = {};
        task.planRow.clear();
        task.place.clear();
    }
}

void takeKind(FieldRules &rules, QString &kind, const std::optional<QString> &given, const QString &field)
{
    const QStringList kinds = namesFrom(kTaskKinds);
    if (given && !kinds.contains(*given))
        rules.fail(notAmong(field, *given, kinds));
    rules.take(kind, given);
}

/// An end has a start and is not before it; where the start is cleared, the end goes with it.
void takeHours(FieldRules &rules, Task &task, const TaskPatch &patch)
{
    const bool losesStart = patch.startsAt && !*patch.startsAt && !patch.endsAt;
    rules.instant(task.startsAt, patch.startsAt, u"startsAt"_s);
    rules.instant(task.endsAt, losesStart ? patch.startsAt : patch.endsAt, u"endsAt"_s);
    if (!patch.startsAt && !patch.endsAt)
        return;
    if (task.endsAt && !task.startsAt)
        rules.fail(invalid(u"endsAt"_s, u"Give \"startsAt\" too where there is an \"endsAt\"."_s));
    else if (task.endsAt && *task.endsAt < *task.startsAt)
        rules.fail(unfit(u"endsAt"_s, u"\"startsAt\" or later, which is %1"_s.arg(*task.startsAt),
                         QString::number(*task.endsAt)));
}

} // namespace

bool Task::followsMinutes() const
{
    return isAutomatic() && !hasOwnMinutes && kind == "design"_L1;
}

const SpecOf<Task, TaskPatch> &taskSpec()
{
    using T = Task;
    using P = TaskPatch;
    static constexpr auto kFields = fieldsOf<Task>(
        ownId<&T::id>("taskId"), field<&T::eventId, &P::eventId>("eventId", validatedBy<takeEvent>(), kNullable),
        field<&T::eventGroupId, &P::eventGroupId>("eventGroupId", reference(), kNullable),
        field<&T::kind, &P::kind>("kind", ruledBy<takeKind>()).storedAs("task_kind"),
        field<&T::title, &P::title>("title", nameLine()), field<&T::on, &P::on>("on", day()).storedAs("on_day"),
        field<&T::startsAt, &P::startsAt>("startsAt", validatedBy<takeHours>(), kMoment),
        field<&T::endsAt, &P::endsAt>("endsAt", {}, kMoment), // Checked together with the start.
        field<&T::minutes, &P::minutes>("minutes", number(kNotNegative)),
        field<&T::minutesSpent, &P::minutesSpent>("minutesSpent", number(kNotNegative)),
        field<&T::person, &P::person>("person", line(), kNullable),
        field<&T::doneAt, &P::doneAt>("doneAt", moment(), kMoment),
        field<&T::notes, &P::notes>("notes", multiline(), kNullable), ownField("isAutomatic", kOwnWrite),
        field<&T::isTheirs, &P::isTheirs>("isTheirs", anything(), kHidden),
        field<&T::hasOwnMinutes, &P::hasOwnMinutes>("hasOwnMinutes", anything(), kHidden),
        field<&T::planRow, &P::planRow>("planRow", anything(), kHidden),
        field<&T::place, &P::place>("place", anything(), kHidden));
    static constexpr auto kSpec = described<T, P>("task", kFields);
    return kSpec;
}

Result<Task> patched(Task task, const TaskPatch &patch)
{
    return applied(taskSpec(), std::move(task), patch);
}

TaskPatch inverse(const Task &before, const TaskPatch &patch)
{
    TaskPatch inverse = inverted(taskSpec(), before, patch);
    if (patch.eventId)
        inverse.planRow = before.planRow;
    if (patch.eventId)
        inverse.place = before.place;
    return inverse;
}

} // namespace stemdesk

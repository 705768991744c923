#include "core/domain/tasks/task.h"

#include "core/base/wording.h"
#include "core/domain/field_rules.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

void takeKind(FieldRules &rules, Task &task, const TaskPatch &patch)
{
    const QStringList kinds = namesFrom(kTaskKinds);
    if (patch.kind && !kinds.contains(*patch.kind))
        rules.fail(notAmong(u"kind"_s, *patch.kind, kinds));
    rules.take(task.kind, patch.kind);
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

Result<Task> patched(Task task, const TaskPatch &patch)
{
    FieldRules rules;
    const bool leavesEvent = patch.eventId && *patch.eventId != task.eventId;
    rules.take(task.eventId, patch.eventId);
    if (leavesEvent) {
        task.eventGroupId = {};
        task.planRow.clear();
    }
    rules.take(task.planRow, patch.planRow);
    rules.take(task.eventGroupId, patch.eventGroupId);
    takeKind(rules, task, patch);
    rules.name(task.title, patch.title, u"title"_s);
    rules.take(task.on, patch.on);
    rules.require(task.on.isValid(), u"on"_s);
    takeHours(rules, task, patch);
    rules.number(task.minutes, patch.minutes, u"minutes"_s, kNotNegative);
    rules.line(task.person, patch.person, u"person"_s);
    rules.instant(task.doneAt, patch.doneAt, u"doneAt"_s);
    rules.multiline(task.notes, patch.notes, u"notes"_s);
    rules.take(task.isTheirs, patch.isTheirs);
    rules.take(task.hasOwnMinutes, patch.hasOwnMinutes);
    return rules.result(std::move(task));
}

TaskPatch inverse(const Task &before, const TaskPatch &patch)
{
    return {
        .eventId = was(patch.eventId, before.eventId),
        .eventGroupId = was(patch.eventGroupId, before.eventGroupId),
        .kind = was(patch.kind, before.kind),
        .title = was(patch.title, before.title),
        .on = was(patch.on, before.on),
        .startsAt = was(patch.startsAt, before.startsAt),
        .endsAt = was(patch.endsAt, before.endsAt),
        .minutes = was(patch.minutes, before.minutes),
        .person = was(patch.person, before.person),
        .doneAt = was(patch.doneAt, before.doneAt),
        .notes = was(patch.notes, before.notes),
        .isTheirs = was(patch.isTheirs, before.isTheirs),
        .hasOwnMinutes = was(patch.hasOwnMinutes, before.hasOwnMinutes),
        .planRow = patch.eventId ? std::optional(before.planRow) : was(patch.planRow, before.planRow),
    };
}

} // namespace stemdesk

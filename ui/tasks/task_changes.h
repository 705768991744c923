#pragma once

#include "core/domain/tasks/task.h"
#include "ui/undo/edits.h"

#include <QTimeZone>

// Edits of tasks, each with its text for undo.

namespace stemdesk::ui {

/// The changes that move the task to another day, at the same times of day.
TaskPatch movedTo(const Task &task, QDate day, const QTimeZone &zone);
Edit moveTask(const Task &task, QDate day, const QTimeZone &zone);
/// Done, or not done after all.
Edit tickTask(const Task &task, Instant now);
/// `what`: what becomes of it, for the name of the undo step.
Edit changeTask(const Task &task, const TaskPatch &patch, const QString &what = {});
Edit deleteTask(const Task &task);
/// Once more, not done, on the same day.
Edit duplicateTask(const Task &task, const std::shared_ptr<TaskId> &made);
Edit addTask(const TaskPatch &patch, const std::shared_ptr<TaskId> &made);

/// A task that goes to two places, where a person changes only the stop at one of them.
struct SharedTask {
    QString place; ///< That one; empty: the task is not shared.
    QString other;
};

/// Makes the stop a task of its own, with `patch`; the task goes to the other place alone. `made` is filled before the
/// edit's `done` is called.
Edit splitTask(const Task &task, const SharedTask &shared, const TaskPatch &patch, const std::shared_ptr<TaskId> &made);
/// Changes the task that an edit before this one makes.
Edit changeMadeTask(const Task &task, const std::shared_ptr<TaskId> &made, const TaskPatch &patch);
/// Takes the stop off; the task goes to the other place alone.
Edit dropStop(const Task &task, const SharedTask &shared);

} // namespace stemdesk::ui

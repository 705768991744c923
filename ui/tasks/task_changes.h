#pragma once

#include "core/domain/tasks/task.h"
#include "ui/undo/edits.h"

#include <QTimeZone>

// Edits of tasks, each with its text for undo.

namespace stemdesk::ui {

/// Moves the task to another day, at the same times of day.
Edit moveTask(const Task &task, QDate day, const QTimeZone &zone);
/// Done, or not done after all.
Edit tickTask(const Task &task, Instant now);
/// `what`: what becomes of it, for the name of the undo step.
Edit changeTask(const Task &task, const TaskPatch &patch, const QString &what = {});
Edit deleteTask(const Task &task);
/// Once more, not done, on the same day.
Edit duplicateTask(const Task &task, const std::shared_ptr<TaskId> &made);
Edit addTask(const TaskPatch &patch, const std::shared_ptr<TaskId> &made);

} // namespace stemdesk::ui

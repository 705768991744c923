#pragma once

#include "core/domain/tasks/task.h"
#include "ui/undo/edits.h"

#include <memory>

// Undoable changes of tasks. A redo restores the same ids.

namespace stemdesk::ui {

/// `made` is filled before the edit's `done` is called.
Edit createTaskEdit(const QString &text, const TaskPatch &patch, const std::shared_ptr<TaskId> &made);
/// Refused as stale if a field of `patch` differs from `before`. Undo makes a task of the plan the plan's again.
Edit patchTaskEdit(const QString &text, const Task &before, const TaskPatch &patch);
Edit removeTaskEdit(const QString &text, const TaskId &task);

} // namespace stemdesk::ui

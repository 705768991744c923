#pragma once

#include "core/domain/tasks/task.h"
#include "ui/undo/edits.h"

#include <memory>

// Undoable changes of tasks. A redo restores the same ids.

namespace stemdesk::ui {

/// `made` is filled before the edit's `done` is called.
Edit createTaskEdit(const QString &text, const TaskPatch &patch, const std::shared_ptr<TaskId> &made);
/// Refused as stale if what `patch` changes no longer is as in `before`. Taken back, a task of the plan is the plan's
/// again.
Edit patchTaskEdit(const QString &text, const Task &before, const TaskPatch &patch);
Edit removeTaskEdit(const QString &text, const TaskId &task);

} // namespace stemdesk::ui

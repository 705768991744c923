#pragma once

#include "core/domain/hire/hire_return.h"
#include "core/domain/tasks/task.h"
#include "ui/undo/edits.h"

#include <memory>

namespace stemdesk::ui {

/// Stores what came back of one thing that the event hired. Refused as stale if a field of `patch` differs both from
/// `before` and from what earlier edits of this window left.
Edit writeReturnEdit(const QString &text, const EventId &event, const HireReturn &before, const HireReturnPatch &patch);

// Undoable changes of tasks. A redo restores the same ids.

/// `made` is filled before the edit's `done` is called.
Edit createTaskEdit(const QString &text, const TaskPatch &patch, const std::shared_ptr<TaskId> &made);
/// Refused as stale if a field of `patch` differs from `before`. Undo makes a task of the plan the plan's again.
Edit patchTaskEdit(const QString &text, const Task &before, const TaskPatch &patch);
Edit removeTaskEdit(const QString &text, const Task &task);

} // namespace stemdesk::ui

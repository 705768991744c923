#include "ui/undo/task_edits.h"

#include "core/services/services.h"
#include "ui/undo/creation_edit.h"
#include "ui/undo/patch_edit.h"

namespace stemdesk::ui {

Edit createTaskEdit(const QString &text, const TaskPatch &patch, const std::shared_ptr<TaskId> &made)
{
    return creation<Task>(
        text, made, [=](ShopServices &services) { return services.tasks.create(patch); },
        kRestored<&ShopServices::tasks>, kRemoved<&ShopServices::tasks>);
}

Edit patchTaskEdit(const QString &text, const Task &before, const TaskPatch &patch)
{
    TaskPatch own = patch;
    if (before.isAutomatic())
        own.isTheirs = true;
    if (patch.minutes)
        own.hasOwnMinutes = true;
    return patchEdit<&ShopServices::tasks>(text, before, own);
}

Edit removeTaskEdit(const QString &text, const TaskId &task)
{
    return removal<&ShopServices::tasks, Task>(text, task);
}

} // namespace stemdesk::ui

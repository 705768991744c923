#include "ui/undo/task_edits.h"

#include "core/services/services.h"
#include "ui/undo/creation_edit.h"
#include "ui/undo/patch_edit.h"

namespace stemdesk::ui {

namespace {

Result<Task> restoredTask(ShopServices &services, const Task &task)
{
    return services.tasks.restore(task);
}

} // namespace

Edit createTaskEdit(const QString &text, const TaskPatch &patch, const std::shared_ptr<TaskId> &made)
{
    return creation<Task>(
        text,
        [=](ShopServices &services) -> Result<TaskId> {
            const auto task = TRY(services.tasks.create(patch));
            *made = task.id;
            return task.id;
        },
        restoredTask, [](ShopServices &services, const TaskId &id) { return services.tasks.remove(id); });
}

Edit patchTaskEdit(const QString &text, const Task &before, const TaskPatch &patch)
{
    TaskPatch own = patch;
    if (before.isAutomatic())
        own.isTheirs = true;
    if (patch.minutes)
        own.hasOwnMinutes = true;
    return patchEdit(text, before, own,
                     [id = before.id](ShopServices &services, const TaskPatch &to, const TaskPatch &from) {
                         return services.tasks.patch(id, to, from);
                     });
}

Edit removeTaskEdit(const QString &text, const TaskId &task)
{
    return removal<Task>(
        text, [=](ShopServices &services) { return services.tasks.remove(task); }, restoredTask);
}

} // namespace stemdesk::ui

#include "ui/tasks/task_parts.h"

#include "core/services/services.h"
#include "ui/words/event_words.h"

namespace stemdesk::ui {

Result<QHash<TaskId, QString>> partsOf(ShopServices &services, const QList<Task> &tasks)
{
    QHash<EventId, QHash<EventGroupId, QString>> groups;
    QHash<TaskId, QString> parts;
    for (const Task &task : tasks) {
        if (!task.place.isEmpty())
            parts.insert(task.id, placeText(task.place));
        if (task.eventGroupId.isNull())
            continue;
        if (!groups.contains(task.eventId)) {
            const auto event = services.events.find(task.eventId, {.heavy = false, .prices = false});
            if (!event && event.error().kind != Error::Kind::NotFound) // It may just have been deleted.
                return event.error();
            for (const EventGroup &group : event ? event->groups : QList<EventGroup>())
                groups[task.eventId].insert(group.id, group.name);
        }
        parts.insert(task.id, groups.value(task.eventId).value(task.eventGroupId));
    }
    return parts;
}

} // namespace stemdesk::ui

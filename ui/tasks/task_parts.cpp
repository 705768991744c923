#include "ui/tasks/task_parts.h"

#include "core/services/services.h"
#include "ui/words/event_words.h"

namespace stemdesk::ui {

namespace {

/// By the ids of the event's arrangements; none if it has just been deleted.
Result<QHash<EventGroupId, QString>> groupNames(ShopServices &services, const EventId &id)
{
    QHash<EventGroupId, QString> names;
    const auto event = services.events.find(id, {.heavy = false, .prices = false});
    if (!event && event.error().kind != Error::Kind::NotFound)
        return event.error();
    for (const EventGroup &group : event ? event->groups : QList<EventGroup>())
        names.insert(group.id, group.name);
    return names;
}

} // namespace

Result<QHash<TaskId, QString>> partsOf(ShopServices &services, const QList<Task> &tasks)
{
    QHash<EventId, QHash<EventGroupId, QString>> groups;
    QHash<TaskId, QString> parts;
    for (const Task &task : tasks) {
        if (!task.place.isEmpty())
            parts.insert(task.id, placeText(task.place));
        if (task.eventGroupId.isNull())
            continue;
        if (!groups.contains(task.eventId))
            groups.insert(task.eventId, TRY(groupNames(services, task.eventId)));
        parts.insert(task.id, groups.value(task.eventId).value(task.eventGroupId));
    }
    return parts;
}

} // namespace stemdesk::ui

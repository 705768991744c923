#include "ui/tasks/late_tasks.h"

#include "core/services/services.h"

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTasksAtOnce = 500;
constexpr int kTaskEventsAtOnce = 200;

} // namespace

Result<QList<Event>> eventsOf(ShopServices &services, const QList<Task> &tasks)
{
    QSet<EventId> wanted;
    for (const Task &task : tasks) {
        if (!task.eventId.isNull())
            wanted.insert(task.eventId);
    }
    QList<Event> events;
    const QList<EventId> ids = wanted.values();
    for (qsizetype first = 0; first < ids.size(); first += kTaskEventsAtOnce) {
        PageRequest request{.limit = kTaskEventsAtOnce};
        for (const EventId &id : ids.mid(first, kTaskEventsAtOnce))
            request.ids.append(id.bytes());
        events += TRY(services.events.list({}, request)).rows;
    }
    return events;
}

QSet<EventId> eventsOver(const QList<Event> &events)
{
    QSet<EventId> over;
    for (const Event &event : events) {
        if (event.status == "complete"_L1)
            over.insert(event.id);
    }
    return over;
}

Result<QList<Task>> openTasksUntil(ShopServices &services, QDate day)
{
    QList<Task> open;
    PageRequest request{.limit = kTasksAtOnce};
    do {
        const auto page = TRY(services.tasks.list({.to = day, .isDone = false}, request));
        const QSet<EventId> over = eventsOver(TRY(eventsOf(services, page.rows)));
        for (const Task &task : page.rows) {
            if (!over.contains(task.eventId))
                open.append(task);
        }
        request.after = page.next;
    } while (request.after);
    return open;
}

} // namespace stemdesk::ui

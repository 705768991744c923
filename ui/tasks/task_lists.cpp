#include "ui/tasks/task_lists.h"

#include "core/services/services.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/event_words.h"

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTaskEventsAtOnce = 200;

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

Status addStemLengths(ShopServices &services, QList<NamedUnits> &units)
{
    QHash<QString, int> times;
    for (const NamedUnits &one : std::as_const(units))
        ++times[one.name];
    QList<VariantId> shared;
    for (const NamedUnits &one : std::as_const(units)) {
        if (times.value(one.name) > 1)
            shared.append(one.variantId);
    }
    if (shared.isEmpty())
        return {};
    const auto variants = TRY(services.products.findVariants(shared));
    QHash<VariantId, QString> lengths;
    for (const Variant &variant : variants)
        lengths.insert(variant.id, stemLengthText(variant.stemLength));
    for (NamedUnits &one : units) {
        if (const QString length = lengths.value(one.variantId); !length.isEmpty())
            one.name += u' ' + length;
    }
    return {};
}

} // namespace stemdesk::ui

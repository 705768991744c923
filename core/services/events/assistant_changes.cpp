#include "core/services/events/assistant_changes.h"

#include "core/json/events/event_json.h"
#include "core/json/json_writer.h"
#include "core/services/events/event_lines_service.h"
#include "core/services/events/event_service.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

// The texts are objects as the API writes them, read by what reads its bodies, and what no body has beside them.

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kBefore = "before"_L1;
constexpr auto kAfter = "after"_L1;
constexpr auto kEvent = "event"_L1;
constexpr auto kGroups = "groups"_L1;
constexpr auto kItems = "items"_L1;
constexpr auto kVersion = "version"_L1;
constexpr auto kDeleted = "deleted"_L1;

QJsonObject objectFrom(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

QByteArray textOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonObject itemJson(const EventItem &item)
{
    JsonWriter json;
    writeEventItem(json, item, FieldSelection());
    QJsonObject object = objectFrom(json.take());
    object.insert(kVersion, item.version);
    return object;
}

/// With its lines.
QJsonObject groupJson(const EventGroup &group)
{
    EventGroup bare = group;
    bare.items.clear();
    JsonWriter json;
    writeEventGroup(json, bare, FieldSelection());
    QJsonObject object = objectFrom(json.take());
    QJsonArray items;
    for (const EventItem &item : group.items)
        items.append(itemJson(item));
    object.insert(kItems, items);
    object.insert(kVersion, group.version);
    return object;
}

/// Its own fields.
QJsonObject eventJson(Event event)
{
    event.groups.clear();
    for (EventContact &contact : event.contacts)
        contact.name.clear(); // Beside the id, for who reads it.
    JsonWriter json;
    writeEvent(json, event, FieldSelection());
    QJsonObject object = objectFrom(json.take());
    object.remove(kGroups);
    return object;
}

/// The members in which the two differ, but for these.
QJsonObject difference(const QJsonObject &before, const QJsonObject &after, const QStringList &without)
{
    QJsonObject changedBefore;
    QJsonObject changedAfter;
    for (auto member = after.begin(); member != after.end(); ++member) {
        if (without.contains(member.key()) || before.value(member.key()) == *member)
            continue;
        changedBefore.insert(member.key(), before.value(member.key()));
        changedAfter.insert(member.key(), *member);
    }
    return changedAfter.isEmpty() ? QJsonObject() : QJsonObject{{kBefore, changedBefore}, {kAfter, changedAfter}};
}

QJsonObject groupChangeJson(const ChangedGroup &change)
{
    if (!change.before)
        return {{kAfter, groupJson(*change.after)}};
    if (!change.after)
        return {{kBefore, groupJson(*change.before)}};
    QJsonObject changed =
        difference(groupJson(*change.before), groupJson(*change.after),
                   {u"position"_s, u"updatedAt"_s, u"subtotal"_s, u"calculatedPriceIncTax"_s, kItems, kVersion});
    if (!changed.isEmpty())
        changed.insert("eventGroupId"_L1, QString::fromLatin1(change.after->id.text()));
    return changed;
}

template <class Body>
using ReadBody = Result<Body> (*)(JsonObject object, BodyKind kind);

/// What the body says of an object that is there.
template <class Body>
Result<decltype(Body::patch)> patchFrom(const QJsonObject &object, ReadBody<Body> read)
{
    const QByteArray text = textOf(object);
    const JsonDocument document = TRY(JsonDocument::parse(text));
    Body body = TRY(read(document.root(), BodyKind::Patch));
    return std::move(body.patch);
}

template <class Object>
void takeTimes(Object &object, const QJsonObject &json)
{
    object.createdAt = json.value("createdAt"_L1).toInteger();
    object.updatedAt = json.value("updatedAt"_L1).toInteger();
    object.version = json.value(kVersion).toInt();
}

QByteArray idText(const QJsonObject &object, QLatin1StringView name)
{
    return object.value(name).toString().toLatin1();
}

Result<EventItem> itemFrom(QJsonObject json, const EventGroupId &group)
{
    EventItem item{.id = TRY(idFrom<EventItemTag>(idText(json, "eventItemId"_L1))), .groupId = group};
    takeTimes(item, json);
    json.remove(kVersion);
    return patched(std::move(item), TRY(patchFrom<EventItemBody>(json, eventItemBodyFrom)));
}

Result<EventGroup> groupFrom(QJsonObject json, const EventId &event)
{
    EventGroup group{.id = TRY(idFrom<EventGroupTag>(idText(json, "eventGroupId"_L1))), .eventId = event};
    takeTimes(group, json);
    json.remove(kVersion);
    const QJsonArray items = json.take(kItems).toArray();
    group = TRY(patched(std::move(group), TRY(patchFrom<EventGroupBody>(json, eventGroupBodyFrom))));
    for (const auto &item : items)
        group.items.append(TRY(itemFrom(item.toObject(), group.id)));
    return group;
}

Result<Event> eventFrom(QJsonObject json, const EventId &id)
{
    Event event{.id = id};
    takeTimes(event, json);
    json.remove(kVersion);
    const QJsonArray groups = json.take(kGroups).toArray();
    event = TRY(patched(std::move(event), TRY(patchFrom<EventBody>(json, eventBodyFrom))));
    for (const auto &group : groups)
        event.groups.append(TRY(groupFrom(group.toObject(), id)));
    return event;
}

/// A group that was made, taken away or changed.
struct GroupStep {
    EventId event;
    QJsonObject from;
    QJsonObject to;
    QByteArray id;
};

/// What the groups are to become, those that go first, then those that come in their order.
QList<GroupStep> groupSteps(const QJsonArray &changes, const EventId &event, AssistantWay way)
{
    QList<GroupStep> steps;
    for (const auto &value : changes) {
        const QJsonObject change = value.toObject();
        GroupStep step{event, change.value(kBefore).toObject(), change.value(kAfter).toObject(),
                       idText(change, "eventGroupId"_L1)};
        if (way == AssistantWay::Back)
            std::swap(step.from, step.to);
        steps.append(step);
    }
    std::ranges::stable_sort(steps, {}, [](const GroupStep &step) {
        return std::pair(!step.to.isEmpty(), step.to.value("position"_L1).toInt());
    });
    return steps;
}

Status takeStep(EventLinesService &lines, const GroupStep &step)
{
    if (step.from.isEmpty()) {
        const EventGroup group = TRY(groupFrom(step.to, step.event));
        const Result<EventGroup> back = lines.restoreGroup(group);
        return back ? Status() : Status(back.error());
    }
    if (step.to.isEmpty()) {
        const auto id = TRY(idFrom<EventGroupTag>(idText(step.from, "eventGroupId"_L1)));
        const Result<EventGroup> removed = lines.removeGroup(step.event, id);
        return removed ? Status() : Status(removed.error());
    }
    const auto id = TRY(idFrom<EventGroupTag>(step.id));
    const EventGroupPatch expected = TRY(patchFrom<EventGroupBody>(step.from, eventGroupBodyFrom));
    return lines.reviseGroup(step.event, id, TRY(patchFrom<EventGroupBody>(step.to, eventGroupBodyFrom)), expected);
}

/// As a merge patch that leads from the one to the other: members that are to go are null.
// NOLINTNEXTLINE(misc-no-recursion): an event's own fields are a few levels deep.
QJsonObject mergePatch(const QJsonObject &from, QJsonObject to)
{
    for (auto member = from.begin(); member != from.end(); ++member) {
        if (!to.contains(member.key()))
            to.insert(member.key(), QJsonValue::Null);
        else if (member->isObject() && to.value(member.key()).isObject())
            to.insert(member.key(), mergePatch(member->toObject(), to.value(member.key()).toObject()));
    }
    return to;
}

Status changeFields(EventService &events, const EventId &event, const QJsonObject &from, const QJsonObject &to)
{
    const QJsonObject now = eventJson(TRY(events.find(event, {.groups = false})));
    for (auto member = from.begin(); member != from.end(); ++member) {
        if (now.value(member.key()) != *member)
            return stale();
    }
    const EventPatch patch = TRY(patchFrom<EventBody>(mergePatch(from, to), eventBodyFrom));
    const Result<EventRevision> revised = events.revise(event, patch);
    return revised ? Status() : Status(revised.error());
}

Status restoreOrRemove(EventService &events, const AssistantWrite &write, const QJsonObject &deleted, AssistantWay way)
{
    if (way == AssistantWay::Forth) {
        const Result<Event> removed = events.remove(write.event);
        return removed ? Status() : Status(removed.error());
    }
    const Event event = TRY(eventFrom(deleted, write.event));
    const Result<Event> back = events.restore(event);
    return back ? Status() : Status(back.error());
}

} // namespace

QString assistantChangesText(const AssistantChanges &changes)
{
    QJsonObject text;
    if (changes.before && !changes.after) {
        QJsonObject deleted = eventJson(*changes.before);
        QJsonArray groups;
        for (const EventGroup &group : changes.before->groups)
            groups.append(groupJson(group));
        deleted.insert(kGroups, groups);
        deleted.insert(kVersion, changes.before->version);
        text.insert(kDeleted, deleted);
    } else if (changes.before) {
        const QJsonObject fields =
            difference(eventJson(*changes.before), eventJson(*changes.after),
                       {u"totals"_s, u"itemsCount"_s, u"updatedAt"_s, u"acceptedQuote"_s, u"designMinutes"_s});
        if (!fields.isEmpty())
            text.insert(kEvent, fields);
    }
    QJsonArray groups;
    for (const ChangedGroup &change : changes.groups) {
        if (const QJsonObject changed = groupChangeJson(change); !changed.isEmpty())
            groups.append(changed);
    }
    if (!groups.isEmpty())
        text.insert(kGroups, groups);
    return text.isEmpty() ? QString() : QString::fromUtf8(textOf(text));
}

Status applyAssistantChanges(ServiceContext &context, const AssistantWrite &write, AssistantWay way)
{
    const QJsonObject changes = objectFrom(write.more.toUtf8());
    EventService events(context);
    if (write.isDeletedEvent)
        return restoreOrRemove(events, write, changes.value(kDeleted).toObject(), way);
    UnitOfWork work = TRY(UnitOfWork::begin(context));
    EventLinesService lines(context);
    for (const GroupStep &step : groupSteps(changes.value(kGroups).toArray(), write.event, way)) {
        TRY(takeStep(lines, step));
    }
    if (const QJsonObject fields = changes.value(kEvent).toObject(); !fields.isEmpty()) {
        const bool isBack = way == AssistantWay::Back;
        TRY(changeFields(events, write.event, fields.value(isBack ? kAfter : kBefore).toObject(),
                         fields.value(isBack ? kBefore : kAfter).toObject()));
    }
    return work.commit();
}

} // namespace stemdesk

#include "core/services/events/event_difference.h"

#include <algorithm>

namespace stemdesk {

namespace {

template <class Object>
const Object *findIn(const QList<Object> &objects, const decltype(Object::id) &id)
{
    const auto found = std::ranges::find(objects, id, &Object::id);
    return found == objects.cend() ? nullptr : &*found;
}

/// Whether the objects in both lists have the same order.
template <class Object>
bool isSameOrder(const QList<Object> &before, const QList<Object> &after)
{
    const auto idsIn = [](const QList<Object> &objects, const QList<Object> &others) {
        QList<decltype(Object::id)> ids;
        for (const Object &object : objects) {
            if (findIn(others, object.id))
                ids.append(object.id);
        }
        return ids;
    };
    return idsIn(before, after) == idsIn(after, before);
}

/// `withKept`: the prices that lines keep change by themselves, not with the event.
bool isChanged(const EventItem &before, const EventItem &after, bool withKept)
{
    return before.variantId != after.variantId || before.supplierId != after.supplierId
        || before.quantity != after.quantity || before.notes != after.notes || (withKept && before.kept != after.kept);
}

void compareLines(const EventGroup &before, const EventGroup &after, bool withKept, QList<ChangedLine> &lines)
{
    for (const EventItem &line : before.items) {
        const EventItem *now = findIn(after.items, line.id);
        if (!now)
            lines.append({line, {}});
        else if (isChanged(line, *now, withKept))
            lines.append({line, *now});
    }
    for (const EventItem &line : after.items) {
        if (!findIn(before.items, line.id))
            lines.append({{}, line});
    }
}

/// A line of one arrangement that is in another afterwards.
bool isAnyLineElsewhere(const Event &before, const Event &after)
{
    QHash<EventItemId, EventGroupId> places;
    for (const EventGroup &group : before.groups) {
        for (const EventItem &line : group.items)
            places.insert(line.id, group.id);
    }
    return std::ranges::any_of(after.groups, [&](const EventGroup &group) {
        return std::ranges::any_of(group.items, [&](const EventItem &line) {
            return places.contains(line.id) && places.value(line.id) != group.id;
        });
    });
}

bool isStorable(const Event &before, const Event &after)
{
    // Kept prices change together with the status; series keep their own record.
    const bool isKeptAlone = before.pricesKeptAt != after.pricesKeptAt && before.status == after.status;
    const bool isOfSeries = before.occurrence != after.occurrence || before.leftRotas != after.leftRotas;
    return !isKeptAlone && !isOfSeries && isSameOrder(before.groups, after.groups)
        && !isAnyLineElsewhere(before, after);
}

/// Returns false if the order of lines was changed, which cannot be stored.
bool compareGroups(const Event &before, const Event &after, EventDifference &difference)
{
    const bool keepsAlike =
        before.pricesKeptAt == after.pricesKeptAt; // Otherwise the difference includes what the event's lines keep.
    for (const EventGroup &group : before.groups) {
        const EventGroup *now = findIn(after.groups, group.id);
        if (!now) {
            difference.others.groups.append({group, {}});
            continue;
        }
        if (!isSameOrder(group.items, now->items))
            return false;
        difference.others.groups.append({group, *now});
        compareLines(group, *now, keepsAlike, difference.write.lines);
    }
    for (const EventGroup &group : after.groups) {
        if (!findIn(before.groups, group.id))
            difference.others.groups.append({{}, group});
    }
    return true;
}

} // namespace

std::optional<EventDifference> differenceOf(const std::optional<Event> &before, const std::optional<Event> &after)
{
    EventDifference difference{.write = {.event = after ? after->id : before ? before->id : EventId(), .lines = {}}};
    if (!before && after) {
        difference.write.isNewEvent = true;
        return difference;
    }
    if (!before || !after) {
        difference.others.before = before;
        return before ? std::optional(difference) : std::nullopt;
    }
    if (!isStorable(*before, *after) || !compareGroups(*before, *after, difference))
        return std::nullopt;
    difference.others.before = before;
    difference.others.after = after;
    return difference;
}

} // namespace stemdesk

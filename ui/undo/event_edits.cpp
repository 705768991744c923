#include "ui/undo/event_edits.h"

#include "core/services/services.h"
#include "core/services/unit_of_work.h"
#include "ui/undo/creation_edit.h"
#include "ui/undo/patch_edit.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

/// Runs `each` for every row as one unit of work.
template <class Rows, class Each>
Status together(ShopServices &services, const Rows &rows, Each each)
{
    Result<UnitOfWork> work = UnitOfWork::begin(services.context);
    if (!work)
        return work.error();
    for (const auto &row : rows) {
        if (const Status done = each(row); !done)
            return done;
    }
    return work->commit();
}

using EventWays = Ways<Event, EventPatch>;

/// Stores one of the two ways; the opposite one becomes what takes it back.
Status step(ShopServices &services, const EventId &id, EventWays &ways, EventPatch EventWays::*way)
{
    EventPatch &values = ways.*way;
    EventPatch &opposite = way == &EventWays::forth ? ways.back : ways.forth;
    const auto written = services.events.patch(id, values, opposite);
    if (!written)
        return written.error();
    ways.replaced(opposite, written->event);
    opposite = written->undo;
    values = inverse(written->event, opposite); // As it was stored: spelled, trimmed, with the lists that were pinned.
    return {};
}

EventItem copyOf(EventItem item, const EventGroupId &group)
{
    item.id = EventItemId::create();
    item.groupId = group;
    item.version = 0;
    return item;
}

} // namespace

Edit createEventEdit(const QString &text, const EventPatch &patch, const MadeId<EventId> &made)
{
    return creation<Event>(
        text,
        [=](ShopServices &services) -> Result<EventId> {
            const auto written = services.events.create(patch);
            if (!written)
                return written.error();
            *made = written->event.id;
            return written->event.id;
        },
        [](ShopServices &services, const Event &event) { return services.events.restore(event); },
        [](ShopServices &services, const EventId &id) { return services.events.remove(id); });
}

Edit duplicateEventEdit(const QString &text, const EventId &event, const QString &name, const MadeId<EventId> &made)
{
    return creation<Event>(
        text,
        [=](ShopServices &services) -> Result<EventId> {
            const auto copy = services.events.duplicate(event, name);
            if (!copy)
                return copy.error();
            *made = copy->id;
            return copy->id;
        },
        [](ShopServices &services, const Event &snapshot) { return services.events.restore(snapshot); },
        [](ShopServices &services, const EventId &id) { return services.events.remove(id); });
}

Edit removeEventEdit(const QString &text, const EventId &event)
{
    return removal<Event>(
        text, [=](ShopServices &services) { return services.events.remove(event); },
        [](ShopServices &services, const Event &snapshot) { return services.events.restore(snapshot); });
}

Edit patchEventEdit(const QString &text, const Event &before, const EventPatch &patch)
{
    // Not patchEdit(): approval also pins price lists, which one step must take back with the status.
    const auto ways = std::make_shared<EventWays>(before, patch);
    return {.text = text,
            .apply = [ways,
                      id = before.id](ShopServices &services) { return step(services, id, *ways, &EventWays::forth); },
            .revert = [ways,
                       id = before.id](ShopServices &services) { return step(services, id, *ways, &EventWays::back); },
            .basis = ways};
}

Edit pinPricesEdit(const QString &text, const EventId &event)
{
    const auto ways = std::make_shared<std::unique_ptr<EventWays>>(); // Both steps'; none until it ran first.
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                if (*ways)
                    return step(services, event, **ways, &EventWays::forth);
                const auto written = services.freeze.pin(event);
                if (!written)
                    return written.error();
                *ways = std::make_unique<EventWays>(written->event, written->undo);
                std::swap((*ways)->forth, (*ways)->back); // What is given is what takes it back.
                return {};
            },
            .revert = [=](ShopServices &services) { return step(services, event, **ways, &EventWays::back); }};
}

Edit createGroupEdit(const QString &text, const EventId &event, const EventGroupPatch &patch,
                     const MadeId<EventGroupId> &made)
{
    return creation<EventGroup>(
        text,
        [=](ShopServices &services) -> Result<EventGroupId> {
            const auto group = services.lines.createGroup(event, patch);
            if (!group)
                return group.error();
            *made = group->id;
            return group->id;
        },
        [](ShopServices &services, const EventGroup &group) { return services.lines.restoreGroup(group); },
        [=](ShopServices &services, const EventGroupId &id) { return services.lines.removeGroup(event, id); });
}

Edit duplicateGroupEdit(const QString &text, const EventGroup &group, const QString &name)
{
    EventGroup copy = group;
    copy.id = EventGroupId::create();
    copy.name = name;
    copy.version = 0;
    ++copy.position;
    for (EventItem &item : copy.items)
        item = copyOf(item, copy.id);
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                EventGroup made = copy;
                made.createdAt = services.context.now();
                for (EventItem &item : made.items)
                    item.createdAt = made.createdAt;
                return statusOf(services.lines.restoreGroup(made));
            },
            .revert = [event = copy.eventId, id = copy.id](ShopServices &services) -> Status {
                return statusOf(services.lines.removeGroup(event, id));
            }};
}

Edit patchGroupEdit(const QString &text, const EventGroup &before, const EventGroupPatch &patch)
{
    return patchEdit(text, before, patch,
                     [event = before.eventId, id = before.id](ShopServices &services, const EventGroupPatch &values,
                                                              const EventGroupPatch &expected) {
                         return services.lines.patchGroup(event, id, values, expected);
                     });
}

Edit removeGroupEdit(const QString &text, const EventGroup &group)
{
    return removal<EventGroup>(
        text,
        [event = group.eventId, id = group.id](ShopServices &services) {
            return services.lines.removeGroup(event, id);
        },
        [](ShopServices &services, const EventGroup &snapshot) { return services.lines.restoreGroup(snapshot); });
}

Edit createItemEdit(const QString &text, const LinePlace &place, const EventItemPatch &patch,
                    const MadeId<EventItemId> &made)
{
    return creation<EventItem>(
        text,
        [=](ShopServices &services) -> Result<EventItemId> {
            const auto item = services.lines.createItem(place.event, place.group, patch);
            if (!item)
                return item.error();
            *made = item->id;
            return item->id;
        },
        [=](ShopServices &services, const EventItem &item) { return services.lines.restoreItem(place.event, item); },
        [=](ShopServices &services, const EventItemId &id) {
            return services.lines.removeItem(place.event, place.group, id);
        });
}

Edit patchItemEdit(const QString &text, const EventId &event, const EventItem &before, const EventItemPatch &patch)
{
    return patchEdit(text, before, patch,
                     [event, group = before.groupId, id = before.id](
                         ShopServices &services, const EventItemPatch &values, const EventItemPatch &expected) {
                         return services.lines.patchItem(event, group, id, values, expected);
                     });
}

Edit removeItemsEdit(const QString &text, const LinePlace &place, const QList<EventItemId> &items)
{
    const auto removed = std::make_shared<QList<EventItem>>(); // Both steps'.
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                removed->clear();
                return together(services, items, [&](const EventItemId &id) -> Status {
                    const auto item = services.lines.removeItem(place.event, place.group, id);
                    if (!item)
                        return item.error();
                    removed->prepend(*item);
                    return {};
                });
            },
            .revert = [=](ShopServices &services) -> Status {
                // The last that went comes back first: each was told its place among those still there.
                return together(services, *removed, [&](const EventItem &item) {
                    return statusOf(services.lines.restoreItem(place.event, item));
                });
            }};
}

Edit duplicateItemsEdit(const QString &text, const LinePlace &place, const QList<EventItem> &items)
{
    QList<EventItem> copies;
    for (const EventItem &item : items) {
        copies.append(copyOf(item, place.group));
        copies.last().position += int(items.size());
    }
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                return together(services, copies, [&](EventItem item) {
                    item.createdAt = services.context.now();
                    return statusOf(services.lines.restoreItem(place.event, item));
                });
            },
            .revert = [=](ShopServices &services) -> Status {
                return together(services, copies, [&](const EventItem &item) {
                    return statusOf(services.lines.removeItem(place.event, place.group, item.id));
                });
            }};
}

Edit createItemsEdit(const QString &text, const LinePlace &place, const QList<EventItemPatch> &items)
{
    const auto made = std::make_shared<QList<EventItem>>(); // Both steps'.
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                if (!made->isEmpty())
                    return together(services, *made, [&](const EventItem &item) {
                        return statusOf(services.lines.restoreItem(place.event, item));
                    });
                QList<EventItem> created;
                const Status done = together(services, items, [&](const EventItemPatch &patch) -> Status {
                    const auto item = services.lines.createItem(place.event, place.group, patch);
                    if (!item)
                        return item.error();
                    created.append(*item);
                    return {};
                });
                if (done)
                    *made = created;
                return done;
            },
            .revert = [=](ShopServices &services) -> Status {
                return together(services, *made, [&](const EventItem &item) {
                    return statusOf(services.lines.removeItem(place.event, place.group, item.id));
                });
            }};
}

Edit replaceVariantEdit(const QString &text, const SubstitutionRequest &request)
{
    const auto changed = std::make_shared<QList<SubstitutedLine>>(); // Both steps'.
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                auto lines = substitute(services.context, request);
                if (!lines)
                    return lines.error();
                *changed = *std::move(lines);
                return {};
            },
            .revert = [=](ShopServices &services) -> Status {
                return takeBackSubstitution(services.context, request.event, *changed);
            }};
}

Edit moveItemsEdit(const QString &text, const LinePlace &to, const QList<EventItem> &items, int position)
{
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                int next = position;
                return together(services, items, [&](const EventItem &item) -> Status {
                    // A line that is taken from above the place in its own group leaves a gap that closes.
                    const auto now = services.lines.item(to.event, item.groupId, item.id);
                    if (!now)
                        return now.error();
                    const bool isFromAbove = item.groupId == to.group && now->position < next;
                    const int place = isFromAbove ? next - 1 : next;
                    next = place + 1;
                    return statusOf(services.lines.moveItem(to.event, item.id, to.group, place));
                });
            },
            .revert = [=](ShopServices &services) -> Status {
                // Back to where they were, the one that was highest first: those above a line are there before it.
                QList<EventItem> inOrder = items;
                std::ranges::sort(inOrder, {}, &EventItem::position);
                return together(services, inOrder, [&](const EventItem &item) {
                    return statusOf(services.lines.moveItem(to.event, item.id, item.groupId, item.position));
                });
            }};
}

Edit moveItemEdit(const QString &text, const LinePlace &to, const EventItem &item, std::optional<int> position)
{
    return {.text = text,
            .apply = [=, id = item.id](ShopServices &services) -> Status {
                return statusOf(services.lines.moveItem(to.event, id, to.group, position));
            },
            .revert = [=, id = item.id, from = item.groupId, place = item.position](ShopServices &services) -> Status {
                return statusOf(services.lines.moveItem(to.event, id, from, place));
            }};
}

} // namespace stemdesk::ui

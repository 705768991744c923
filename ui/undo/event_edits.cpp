#include "ui/undo/event_edits.h"

#include "core/services/services.h"
#include "ui/undo/order_sheet_edits.h"
#include "ui/undo/patch_edit.h"

#include <utility>

namespace stemdesk::ui {

namespace {

using EventValues = PatchValues<Event, EventPatch>;

/// Stores the values of one direction; those of the other become what reverts them.
Status step(ShopServices &services, const EventId &id, EventValues &change, EventPatch EventValues::*way)
{
    EventPatch &values = change.*way;
    EventPatch &opposite = way == &EventValues::to ? change.from : change.to;
    const auto written = TRY(services.events.patch(id, values, opposite));
    change.replaced(opposite, written.event);
    opposite = written.undo;
    values = inverse(written.event, opposite); // The stored values: normalised, and with the lists that were pinned.
    return {};
}

/// The edit of a service that returns how to revert its write: the first run writes, later ones store the same values.
template <class Write>
Edit writtenEdit(const QString &text, const EventId &event, const Write &write)
{
    const auto change =
        std::make_shared<std::unique_ptr<EventValues>>(); // Shared by apply and revert; set by the first run.
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                if (*change)
                    return step(services, event, **change, &EventValues::to);
                const auto written = TRY(write(services));
                *change = std::make_unique<EventValues>(written.event, written.undo);
                std::swap((*change)->to, (*change)->from); // EventValues was given the undo patch.
                return {};
            },
            .revert = [=](ShopServices &services) { return step(services, event, **change, &EventValues::from); }};
}

Edit makingEvent(const MadeId<EventId> &made, Edit edit)
{
    edit.event = made;
    return edit;
}

EventItem copyOf(EventItem item, const EventGroupId &group)
{
    item.id = EventItemId::create();
    item.groupId = group;
    item.kept.reset(); // A copy takes today's price.
    item.version = 0;
    return item;
}

/// `patch(names)` returns the edit that adds the stored pictures.
template <class Patch>
Edit addition(const QString &text, const QList<Image> &images, Patch patch)
{
    struct Steps {
        QList<Image> images; ///< Until they are stored.
        std::optional<Edit> named;
    };
    const auto steps = std::make_shared<Steps>(Steps{.images = images}); // Shared by apply and revert.
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                if (steps->named)
                    return steps->named->apply(services);
                Edit named;
                const auto use = [&](const QStringList &names) {
                    named = patch(names);
                    return named.apply(services);
                };
                TRY(services.images.createFor(steps->images, use));
                steps->images.clear();
                steps->named = std::move(named);
                return {};
            },
            .revert = [=](ShopServices &services) -> Status { return steps->named->revert(services); }};
}

} // namespace

Edit createEventEdit(const QString &text, const EventPatch &patch, const MadeId<EventId> &made)
{
    return makingEvent(
        made,
        creation<Event>(
            text, made,
            [=](ShopServices &services) -> Result<Event> { return TRY(services.events.create(patch)).event; },
            kRestored<&ShopServices::events>, kRemoved<&ShopServices::events>));
}

Edit duplicateEventEdit(const QString &text, const EventId &event, const QString &name, const MadeId<EventId> &made)
{
    return makingEvent(made,
                       creation<Event>(
                           text, made, [=](ShopServices &services) { return services.events.duplicate(event, name); },
                           kRestored<&ShopServices::events>, kRemoved<&ShopServices::events>));
}

Edit removeEventEdit(const QString &text, const EventId &event)
{
    return inEvent(event, removal<&ShopServices::events, Event>(text, event));
}

Edit patchEventEdit(const QString &text, const Event &before, const EventPatch &patch)
{
    // Not patchEdit(): approval also pins price lists, which one step must undo together with the status.
    const auto change = std::make_shared<EventValues>(before, patch);
    return inEvent(
        before.id,
        Edit{.text = text,
             .apply = [change, id = before.id](
                          ShopServices &services) { return step(services, id, *change, &EventValues::to); },
             .revert = [change, id = before.id](
                           ShopServices &services) { return step(services, id, *change, &EventValues::from); },
             .expectation = change});
}

Edit pinPricesEdit(const QString &text, const EventId &event)
{
    return inEvent(event,
                   writtenEdit(text, event, [event](ShopServices &services) { return services.freeze.pin(event); }));
}

Edit keepPricesEdit(const QString &text, const EventId &event, const SomeLines &lines)
{
    return inEvent(
        event, writtenEdit(text, event, [=](ShopServices &services) { return services.freeze.keep(event, lines); }));
}

Edit createGroupEdit(const QString &text, const EventId &event, const EventGroupPatch &patch,
                     const MadeId<EventGroupId> &made)
{
    return inEvent(
        event,
        creation<EventGroup>(
            text, made, [=](ShopServices &services) { return services.lines.createGroup(event, patch); },
            [](ShopServices &services, const EventGroup &group) { return services.lines.restoreGroup(group); },
            [=](ShopServices &services, const EventGroupId &id) { return services.lines.removeGroup(event, id); }));
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
    return inEvent(group.eventId,
                   Edit{.text = text,
                        .apply = [=](ShopServices &services) -> Status {
                            EventGroup made = copy;
                            made.createdAt = services.now();
                            for (EventItem &item : made.items)
                                item.createdAt = made.createdAt;
                            return statusOf(services.lines.restoreGroup(made));
                        },
                        .revert = [event = copy.eventId, id = copy.id](ShopServices &services) -> Status {
                            return statusOf(services.lines.removeGroup(event, id));
                        }});
}

Edit patchGroupEdit(const QString &text, const EventGroup &before, const EventGroupPatch &patch)
{
    return inEvent(
        before.eventId,
        patchEdit(text, before, patch,
                  [event = before.eventId, id = before.id](ShopServices &services, const EventGroupPatch &values,
                                                           const EventGroupPatch &expected) {
                      return services.lines.patchGroup(event, id, values, expected);
                  }));
}

Edit removeGroupEdit(const QString &text, const EventGroup &group)
{
    return inEvent(
        group.eventId,
        removal<EventGroup>(
            text,
            [event = group.eventId, id = group.id](ShopServices &services) {
                return services.lines.removeGroup(event, id);
            },
            [](ShopServices &services, const EventGroup &snapshot) { return services.lines.restoreGroup(snapshot); }));
}

Edit createItemEdit(const QString &text, const LinePlace &place, const EventItemPatch &patch,
                    const MadeId<EventItemId> &made)
{
    return inEvent(
        place.event,
        creation<EventItem>(
            text, made,
            [=](ShopServices &services) { return services.lines.createItem(place.event, place.group, patch); },
            [=](ShopServices &services, const EventItem &item) {
                return services.lines.restoreItem(place.event, item);
            },
            [=](ShopServices &services, const EventItemId &id) {
                return services.lines.removeItem(place.event, place.group, id);
            }));
}

Edit patchItemEdit(const QString &text, const EventId &event, const EventItem &before, const EventItemPatch &patch)
{
    return inEvent(event,
                   patchEdit(text, before, patch,
                             [event, group = before.groupId, id = before.id](
                                 ShopServices &services, const EventItemPatch &values, const EventItemPatch &expected) {
                                 return services.lines.patchItem(event, group, id, values, expected);
                             }));
}

Edit removeItemsEdit(const QString &text, const LinePlace &place, const QList<EventItemId> &items)
{
    const auto removed = std::make_shared<QList<EventItem>>(); // Shared by apply and revert.
    return inEvent(
        place.event,
        Edit{.text = text,
             .apply = [=](ShopServices &services) -> Status {
                 auto taken = services.lineSelection.remove(place.event, place.group, items);
                 if (taken)
                     *removed = *taken;
                 return statusOf(taken);
             },
             .revert = [=](ShopServices &services) { return services.lineSelection.restore(place.event, *removed); }});
}

Edit duplicateItemsEdit(const QString &text, const LinePlace &place, const QList<EventItem> &items)
{
    QList<EventItem> copies;
    for (const EventItem &item : items) {
        copies.append(copyOf(item, place.group));
        copies.last().position += int(items.size());
    }
    QList<EventItemId> ids;
    for (const EventItem &copy : std::as_const(copies))
        ids.append(copy.id);
    return inEvent(
        place.event,
        Edit{.text = text,
             .apply = [=](ShopServices &services) { return services.lineSelection.restore(place.event, copies); },
             .revert =
                 [=](ShopServices &services) {
                     return statusOf(services.lineSelection.remove(place.event, place.group, ids));
                 }});
}

Edit createItemsEdit(const QString &text, const LinePlace &place, const QList<EventItemPatch> &items)
{
    const auto made = std::make_shared<QList<EventItem>>(); // Shared by apply and revert.
    return inEvent(place.event,
                   Edit{.text = text,
                        .apply = [=](ShopServices &services) -> Status {
                            if (!made->isEmpty())
                                return services.lineSelection.restore(place.event, *made);
                            const auto created = services.lineSelection.create(place.event, place.group, items);
                            if (created)
                                *made = *created;
                            return statusOf(created);
                        },
                        .revert = [=](ShopServices &services) -> Status {
                            QList<EventItemId> ids;
                            for (const EventItem &item : std::as_const(*made))
                                ids.append(item.id);
                            return statusOf(services.lineSelection.remove(place.event, place.group, ids));
                        }});
}

Edit replaceVariantEdit(const QString &text, const SubstitutionRequest &request)
{
    const auto changed = std::make_shared<QList<SubstitutedLine>>(); // Shared by apply and revert.
    return inEvent(request.event,
                   Edit{.text = text,
                        .apply = [=](ShopServices &services) -> Status {
                            auto lines = TRY(services.substitution.substitute(request));
                            *changed = std::move(lines);
                            return {};
                        },
                        .revert = [=](ShopServices &services) -> Status {
                            return services.substitution.takeBack(request.event, *changed);
                        }});
}

Edit moveItemsEdit(const QString &text, const LinePlace &to, const QList<EventItem> &items, int position)
{
    return {
        .text = text,
        .apply =
            [=](ShopServices &services) { return services.lineSelection.move(to.event, to.group, items, position); },
        .revert = [=](ShopServices &services) { return services.lineSelection.moveBack(to.event, items); }};
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

Edit addPicturesEdit(const QString &text, const Event &before, const QList<Image> &images)
{
    return inEvent(before.id, addition(text, images, [=](const QStringList &names) {
                       return patchEventEdit(text, before, {.imageUrls = before.imageUrls + names});
                   }));
}

Edit addPicturesEdit(const QString &text, const EventGroup &before, const QList<Image> &images)
{
    return inEvent(before.eventId, addition(text, images, [=](const QStringList &names) {
                       return patchGroupEdit(text, before, {.imageUrls = before.imageUrls + names});
                   }));
}

Edit addPicturesEdit(const QString &text, const OrderSheetId &sheet, const ReceivedRow &before,
                     const QList<Image> &images)
{
    ReceivedRow named = before;
    named.imageUrls = before.imageUrls.value_or(QStringList());
    return addition(text, images, [=](const QStringList &names) {
        ReceivedRow after = named;
        *after.imageUrls += names;
        return receiveEdit(text, sheet, {named}, {after});
    });
}

} // namespace stemdesk::ui

#include "core/services/events/event_line_reading.h"

#include "core/services/events/event_reading.h"
#include "core/services/service_context.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_item_store.h"

#include <algorithm>

namespace stemdesk {

namespace {

/// Cuts what was read beyond the page off and takes only rows that changed since, which is why a page can be short.
template <class Stored, class IsOld>
Page<Stored> pageOf(QList<Stored> rows, int limit, IsOld isOld)
{
    Page<Stored> page;
    if (rows.size() > limit) {
        rows.resize(limit);
        page.next = rows.constLast().rank;
    }
    rows.removeIf(isOld);
    page.rows = std::move(rows);
    return page;
}

/// These lines of one group as the event's pricing has them. A fixed price is shared among all lines of the group.
Result<QList<EventItem>> pricedItems(const ServiceContext &context, const StoredEvent &event, const StoredGroup &group,
                                     const QList<StoredItem> &items)
{
    GroupsToPrice read{.groups = {group.group}};
    const bool needsAll = group.group.fixedPriceIncTax.has_value();
    const auto all = needsAll ? itemStore(context).ofGroup(event.key, group.key) : Result<QList<StoredItem>>(items);
    if (!all)
        return all.error();
    for (const StoredItem &stored : *all) {
        read.groups[0].items.append(stored.item);
        read.wanted[stored.variant].insert(stored.supplier);
    }
    Result<QList<EventGroup>> groups = priced(context, event, read);
    if (!groups)
        return groups.error();
    QList<EventItem> priced = groups->takeFirst().items;
    priced.removeIf([&](const EventItem &item) {
        return std::ranges::none_of(items, [&](const StoredItem &asked) { return asked.item.id == item.id; });
    });
    return priced;
}

} // namespace

EventGroupStore groupStore(const ServiceContext &context)
{
    return {context.session(), context.tenant()};
}

EventItemStore itemStore(const ServiceContext &context)
{
    return {context.session(), context.tenant()};
}

/// A group as the event's pricing has it.
Result<EventGroup> readGroup(const ServiceContext &context, EventId eventId, EventGroupId id)
{
    const Result<Snapshot> snapshot = Snapshot::begin(context.session());
    if (!snapshot)
        return snapshot.error();
    const Result<StoredEvent> event = storedEvent(context, eventId);
    if (!event)
        return event.error();
    const Result<StoredGroup> stored = groupStore(context).find(event->key, id);
    if (!stored)
        return stored.error();
    const Result<GroupsToPrice> read = withLines(context, event->key, {*stored});
    if (!read)
        return read.error();
    Result<QList<EventGroup>> groups = priced(context, *event, *read);
    if (!groups)
        return groups.error();
    return groups->takeFirst();
}

Result<EventItem> readItem(const ServiceContext &context, const EventLineIds &place, EventItemId id)
{
    const Result<Snapshot> snapshot = Snapshot::begin(context.session());
    if (!snapshot)
        return snapshot.error();
    const Result<StoredEvent> event = storedEvent(context, place.event);
    if (!event)
        return event.error();
    const Result<StoredGroup> group = groupStore(context).find(event->key, place.group);
    if (!group)
        return group.error();
    const Result<StoredItem> item = itemStore(context).find(event->key, group->key, id);
    if (!item)
        return item.error();
    Result<QList<EventItem>> items = pricedItems(context, *event, *group, {*item});
    if (!items)
        return items.error();
    return items->takeFirst();
}

Result<Page<EventGroup>> readGroups(const ServiceContext &context, EventId event, const PageRequest &page,
                                    std::optional<Instant> updatedSince)
{
    const Result<Snapshot> snapshot = Snapshot::begin(context.session());
    if (!snapshot)
        return snapshot.error();
    const Result<StoredEvent> head = storedEvent(context, event);
    if (!head)
        return head.error();
    auto rows = groupStore(context).after(head->key, page);
    if (!rows)
        return rows.error();
    const Page<StoredGroup> stored = pageOf(*std::move(rows), page.limit, [&](const StoredGroup &row) {
        return row.group.updatedAt < updatedSince.value_or(row.group.updatedAt);
    });
    const Result<GroupsToPrice> read = withLines(context, head->key, stored.rows);
    if (!read)
        return read.error();
    Result<QList<EventGroup>> groups = priced(context, *head, *read);
    if (!groups)
        return groups.error();
    return Page<EventGroup>{.rows = *std::move(groups), .next = stored.next};
}

Result<Page<EventItem>> readItems(const ServiceContext &context, const EventLineIds &place, const PageRequest &page,
                                  std::optional<Instant> updatedSince)
{
    const Result<Snapshot> snapshot = Snapshot::begin(context.session());
    if (!snapshot)
        return snapshot.error();
    const Result<StoredEvent> head = storedEvent(context, place.event);
    if (!head)
        return head.error();
    const Result<StoredGroup> parent = groupStore(context).find(head->key, place.group);
    if (!parent)
        return parent.error();
    auto rows = itemStore(context).after(head->key, parent->key, page);
    if (!rows)
        return rows.error();
    const Page<StoredItem> stored = pageOf(*std::move(rows), page.limit, [&](const StoredItem &row) {
        return row.item.updatedAt < updatedSince.value_or(row.item.updatedAt);
    });
    Result<QList<EventItem>> items = pricedItems(context, *head, *parent, stored.rows);
    if (!items)
        return items.error();
    return Page<EventItem>{.rows = *std::move(items), .next = stored.next};
}

} // namespace stemdesk

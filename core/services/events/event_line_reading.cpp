#include "core/services/events/event_line_reading.h"

#include "core/services/events/event_reading.h"
#include "core/services/service_context.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_item_store.h"

#include <algorithm>

namespace stemdesk {

namespace {

/// Cuts rows beyond the page off and drops rows that have not changed since, so a page may be short.
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

/// Prices these lines of one group as part of the event. A fixed price is shared among all lines of the group.
Result<QList<EventItem>> pricedItems(const ServiceContext &context, const StoredEvent &event, const StoredGroup &group,
                                     const QList<StoredItem> &items)
{
    GroupsToPrice read{.groups = {group.group}};
    const bool needsAll = group.group.fixedPriceIncTax.has_value();
    const auto all =
        TRY(needsAll ? itemStore(context).ofGroup(event.key, group.key) : Result<QList<StoredItem>>(items));
    for (const StoredItem &stored : all) {
        read.groups[0].items.append(stored.item);
        read.wanted[stored.variant].insert(stored.supplier);
    }
    QList<EventGroup> groups = TRY(priced(context, event, read));
    QList<EventItem> priced = groups.takeFirst().items;
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
    const Snapshot snapshot = TRY(Snapshot::begin(context.session()));
    const StoredEvent event = TRY(storedEvent(context, eventId));
    const StoredGroup stored = TRY(groupStore(context).find(event.key, id));
    const GroupsToPrice read = TRY(withLines(context, event.key, {stored}));
    QList<EventGroup> groups = TRY(priced(context, event, read));
    return groups.takeFirst();
}

Result<EventItem> readItem(const ServiceContext &context, const EventLineIds &place, EventItemId id)
{
    const Snapshot snapshot = TRY(Snapshot::begin(context.session()));
    const StoredEvent event = TRY(storedEvent(context, place.event));
    const StoredGroup group = TRY(groupStore(context).find(event.key, place.group));
    const StoredItem item = TRY(itemStore(context).find(event.key, group.key, id));
    QList<EventItem> items = TRY(pricedItems(context, event, group, {item}));
    return items.takeFirst();
}

Result<Page<EventGroup>> readGroups(const ServiceContext &context, EventId event, const PageRequest &page,
                                    std::optional<Instant> updatedSince)
{
    const Snapshot snapshot = TRY(Snapshot::begin(context.session()));
    const StoredEvent head = TRY(storedEvent(context, event));
    auto rows = TRY(groupStore(context).after(head.key, page));
    const Page<StoredGroup> stored = pageOf(std::move(rows), page.limit, [&](const StoredGroup &row) {
        return row.group.updatedAt < updatedSince.value_or(row.group.updatedAt);
    });
    const GroupsToPrice read = TRY(withLines(context, head.key, stored.rows));
    QList<EventGroup> groups = TRY(priced(context, head, read));
    return Page<EventGroup>{.rows = std::move(groups), .next = stored.next};
}

Result<Page<EventItem>> readItems(const ServiceContext &context, const EventLineIds &place, const PageRequest &page,
                                  std::optional<Instant> updatedSince)
{
    const Snapshot snapshot = TRY(Snapshot::begin(context.session()));
    const StoredEvent head = TRY(storedEvent(context, place.event));
    const StoredGroup parent = TRY(groupStore(context).find(head.key, place.group));
    auto rows = TRY(itemStore(context).after(head.key, parent.key, page));
    const Page<StoredItem> stored = pageOf(std::move(rows), page.limit, [&](const StoredItem &row) {
        return row.item.updatedAt < updatedSince.value_or(row.item.updatedAt);
    });
    QList<EventItem> items = TRY(pricedItems(context, head, parent, stored.rows));
    return Page<EventItem>{.rows = std::move(items), .next = stored.next};
}

} // namespace stemdesk

#include "core/services/events/event_lines_service.h"

#include "core/services/events/event_line_writer.h"
#include "core/services/events/event_reading.h"
#include "core/services/events/nested_groups.h"
#include "core/services/events/price_keeping.h"
#include "core/services/image_service.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_item_store.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// A group of an event, by the ids in a path.
struct EventLineIds {
    EventId event;
    EventGroupId group;
};

// Groups and lines as callers see them, with the figures that the event's pricing gives them. NotFound if the event,
// the group or the line is not there or belongs elsewhere.

Result<EventGroup> readGroup(const ServiceContext &context, EventId event, EventGroupId id);

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
    const auto all = TRY(needsAll ? context.store<EventItemStore>().ofGroup(event.key, group.key)
                                  : Result<QList<StoredItem>>(items));
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

/// A group as the event's pricing has it.
Result<EventGroup> readGroup(const ServiceContext &context, EventId eventId, EventGroupId id)
{
    const Snapshot snapshot = TRY(Snapshot::begin(context.session()));
    const StoredEvent event = TRY(pricedHead(context, eventId));
    const StoredGroup stored = TRY(context.store<EventGroupStore>().find(event.key, id));
    const GroupsToPrice read = TRY(withLines(context, event.key, {stored}));
    QList<EventGroup> groups = TRY(priced(context, event, read));
    return groups.takeFirst();
}

Result<EventItem> readItem(const ServiceContext &context, const StoredEvent &event, const StoredGroup &group,
                           EventItemId id)
{
    const StoredItem item = TRY(context.store<EventItemStore>().find(event.key, group.key, id));
    QList<EventItem> items = TRY(pricedItems(context, event, group, {item}));
    return items.takeFirst();
}

Result<EventItem> readItem(const ServiceContext &context, const EventLineIds &place, EventItemId id)
{
    const Snapshot snapshot = TRY(Snapshot::begin(context.session()));
    const StoredEvent event = TRY(pricedHead(context, place.event));
    const StoredGroup group = TRY(context.store<EventGroupStore>().find(event.key, place.group));
    return readItem(context, event, group, id);
}

Result<Page<EventGroup>> readGroups(const ServiceContext &context, EventId event, const PageRequest &page,
                                    std::optional<Instant> updatedSince)
{
    const Snapshot snapshot = TRY(Snapshot::begin(context.session()));
    const StoredEvent head = TRY(pricedHead(context, event));
    auto rows = TRY(context.store<EventGroupStore>().after(head.key, page));
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
    const StoredEvent head = TRY(pricedHead(context, place.event));
    const StoredGroup parent = TRY(context.store<EventGroupStore>().find(head.key, place.group));
    auto rows = TRY(context.store<EventItemStore>().after(head.key, parent.key, page));
    const Page<StoredItem> stored = pageOf(std::move(rows), page.limit, [&](const StoredItem &row) {
        return row.item.updatedAt < updatedSince.value_or(row.item.updatedAt);
    });
    QList<EventItem> items = TRY(pricedItems(context, head, parent, stored.rows));
    return Page<EventItem>{.rows = std::move(items), .next = stored.next};
}

Result<qint64> eventKey(const ServiceContext &context, EventId id)
{
    return context.store<EventStore>().keyOf(id);
}

/// The group that a write goes to.
struct Target {
    qint64 event = 0;
    StoredGroup group;
};

Result<Target> targetOf(const ServiceContext &context, EventId eventId, EventGroupId groupId)
{
    const StoredGroup group = TRY(context.store<EventGroupStore>().find(eventId, groupId));
    return Target{.event = group.event, .group = group};
}

/// Clamps a position beyond the end, so that moving the last row to the end changes nothing.
template <class Patch>
Status clampPosition(const RowOrder &order, const Patch &patch, int &position)
{
    if (!patch.position)
        return {};
    const int count = TRY(order.count());
    position = std::min(position, std::max(0, count - 1));
    return {};
}

/// Checks the patch by itself, before looking for its row.
Status checkLineShape(const EventGroupPatch &patch)
{
    const auto group = patched(EventGroup{.name = u"-"_s}, patch);
    return group ? Status() : Status(group.error());
}

Status checkLineShape(const EventItemPatch &patch)
{
    const auto item = patched(EventItem{.variantId = VariantId::create(), .version = 1}, patch);
    return item ? Status() : Status(item.error());
}

/// Not every caller knows what the line keeps.
bool isAsExpected(const EventItem &line, const EventItemPatch &patch, const EventItemPatch &expected)
{
    EventItemPatch now = inverse(line, patch);
    if (!expected.kept)
        now.kept.reset();
    return now == expected;
}

QList<EventItem *> linesOf(EventGroup &group)
{
    QList<EventItem *> lines;
    for (EventItem &item : group.items)
        lines.append(&item);
    return lines;
}

/// Inserts a new group with its lines.
Result<EventGroupId> inserted(ServiceContext &context, UnitOfWork &work, EventId event, const NewGroup &given)
{
    EventGroup shaped = TRY(shapedGroup(given));
    const qint64 key = TRY(eventKey(context, event));
    EventLineWriter writer(context, work, key, event);
    EventGroup group = TRY(madeGroup(context, writer, std::move(shaped), given));
    const EventGroupId id = group.id;
    TRY(keepTodaysPrices(context, work, event, linesOf(group)));
    TRY(writer.insert(std::move(group), given.group.position));
    return id;
}

/// A copy that the caller made, rather than a line or group that was there before.
template <class Row>
bool isCopy(const Row &row)
{
    return row.version == 0;
}

} // namespace

Result<Page<EventGroup>> EventLinesService::groups(EventId event, const PageRequest &page,
                                                   std::optional<Instant> updatedSince) const
{
    return readGroups(m_context, event, page, updatedSince);
}

Result<EventGroup> EventLinesService::group(EventId event, EventGroupId id) const
{
    return readGroup(m_context, event, id);
}

Result<EventGroup> EventLinesService::createGroup(EventId event, const NewGroup &given)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const EventGroupId id = TRY(inserted(m_context, work, event, given));
    return work.commitWith([&] { return readGroup(m_context, event, id); });
}

Result<EventGroupId> EventLinesService::makeGroup(EventId event, const NewGroup &given)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const EventGroupId id = TRY(inserted(m_context, work, event, given));
    TRY(work.commit());
    return id;
}

Result<EventGroup> EventLinesService::patchGroup(EventId event, EventGroupId id, const EventGroupPatch &patch,
                                                 const std::optional<EventGroupPatch> &expected)
{
    const Status revised = reviseGroup(event, id, patch, expected);
    return revised ? group(event, id) : Result<EventGroup>(revised.error());
}

Status EventLinesService::reviseGroup(EventId event, EventGroupId id, const EventGroupPatch &patch,
                                      const std::optional<EventGroupPatch> &expected)
{
    TRY(checkLineShape(patch));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Target target = TRY(targetOf(m_context, event, id));
    const StoredGroup &before = target.group;
    if (expected && inverse(before.group, patch) != *expected)
        return stale();
    EventGroup after = TRY(patched(before.group, patch));
    TRY(requireImages(m_context, before.group.imageUrls, after.imageUrls));
    const RowOrder order = RowOrder::ofGroups(m_context.session(), m_context.tenant(), target.event);
    TRY(clampPosition(order, patch, after.position));
    if (after == before.group)
        return {};
    after.updatedAt = m_context.now();
    ++after.version;
    StoredGroup changed = before;
    changed.group = std::move(after);
    EventLineWriter writer(m_context, work, target.event, event);
    TRY(writer.update(before, std::move(changed)));
    return work.commit();
}

Result<EventGroup> EventLinesService::removeGroup(EventId event, EventGroupId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Target target = TRY(targetOf(m_context, event, id));
    GroupsToPrice read = TRY(withLines(m_context, target.event, {target.group}));
    EventLineWriter writer(m_context, work, target.event, event);
    TRY(writer.remove(target.group));
    TRY(work.commit());
    return read.groups.takeFirst();
}

Result<EventGroup> EventLinesService::restoreGroup(const EventGroup &snapshot)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const qint64 key = TRY(eventKey(m_context, snapshot.eventId));
    EventGroup group = snapshot;
    if (isCopy(snapshot)) {
        TRY(keepTodaysPrices(m_context, work, snapshot.eventId, linesOf(group)));
    }
    group.updatedAt = m_context.now();
    ++group.version;
    EventLineWriter writer(m_context, work, key, snapshot.eventId);
    TRY(writer.insert(std::move(group), snapshot.position));
    return work.commitWith([&] { return readGroup(m_context, snapshot.eventId, snapshot.id); });
}

Result<Page<EventItem>> EventLinesService::items(EventId event, EventGroupId group, const PageRequest &page,
                                                 std::optional<Instant> updatedSince) const
{
    return readItems(m_context, {.event = event, .group = group}, page, updatedSince);
}

Result<EventItem> EventLinesService::item(EventId event, EventGroupId group, EventItemId id) const
{
    return readItem(m_context, {.event = event, .group = group}, id);
}

Result<EventItem> EventLinesService::createItem(EventId event, EventGroupId group, const EventItemPatch &patch)
{
    EventItem item = TRY(patched(EventItem{}, patch));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Target target = TRY(targetOf(m_context, event, group));
    item.id = EventItemId::create();
    item.createdAt = item.updatedAt = m_context.now();
    item.version = 1;
    const EventItemId id = item.id;
    TRY(keepTodaysPrices(m_context, work, event, {&item}));
    EventLineWriter writer(m_context, work, target.event, event);
    const Status written =
        writer.insert(target.group, std::move(item), patch.position, EventLineWriter::Archived::Refused);
    if (!written)
        return written.error();
    return work.commitWith([&]() -> Result<EventItem> {
        const StoredEvent head = TRY(pricedHead(m_context, event));
        return readItem(m_context, head, target.group, id);
    });
}

Result<EventItem> EventLinesService::patchItem(EventId event, EventGroupId group, EventItemId id,
                                               const EventItemPatch &patch,
                                               const std::optional<EventItemPatch> &expected)
{
    const Status revised = reviseItem(event, group, id, patch, expected);
    return revised ? item(event, group, id) : Result<EventItem>(revised.error());
}

Status EventLinesService::reviseItem(EventId event, EventGroupId group, EventItemId id, const EventItemPatch &patch,
                                     const std::optional<EventItemPatch> &expected)
{
    TRY(checkLineShape(patch));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Target target = TRY(targetOf(m_context, event, group));
    const StoredItem before = TRY(m_context.store<EventItemStore>().find(target.event, target.group.key, id));
    if (expected && !isAsExpected(before.item, patch, *expected))
        return stale();
    const EventItem after = TRY(patched(before.item, patch));
    StoredItem changed = before;
    changed.item = after;
    const bool isOther = after.variantId != before.item.variantId || after.supplierId != before.item.supplierId;
    if (isOther && !patch.kept) {
        TRY(keepTodaysPrices(m_context, work, event, {&changed.item}));
    }
    const RowOrder order = RowOrder::ofItems(m_context.session(), m_context.tenant(), target.event, target.group.key);
    TRY(clampPosition(order, patch, changed.item.position));
    if (changed.item == before.item)
        return {};
    EventLineWriter writer(m_context, work, target.event, event);
    const bool keepsSupplier = changed.item.supplierId == before.item.supplierId;
    TRY(writer.resolve(changed,
                       keepsSupplier ? EventLineWriter::Archived::Allowed : EventLineWriter::Archived::Refused));
    changed.item.updatedAt = m_context.now();
    ++changed.item.version;
    TRY(writer.update(before, std::move(changed)));
    return work.commit();
}

Result<EventItem> EventLinesService::moveItem(EventId event, EventItemId id, EventGroupId toGroup,
                                              std::optional<int> position)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Target target = TRY(targetOf(m_context, event, toGroup));
    const StoredItem before = TRY(m_context.store<EventItemStore>().findInEvent(target.event, id));
    StoredItem after = before;
    after.group = target.group.key;
    const RowOrder order = RowOrder::ofItems(m_context.session(), m_context.tenant(), target.event, after.group);
    const int count = TRY(order.count());
    const int last = after.group == before.group ? count - 1 : count;
    after.item.position = std::clamp(position.value_or(last), 0, last);
    const EventLineIds place{.event = event, .group = toGroup};
    if (after.group == before.group && after.item.position == before.item.position)
        return readItem(m_context, place, id);
    after.item.updatedAt = m_context.now();
    ++after.item.version;
    EventLineWriter writer(m_context, work, target.event, event);
    TRY(writer.update(before, std::move(after)));
    return work.commitWith([&] { return readItem(m_context, place, id); });
}

Result<EventItem> EventLinesService::removeItem(EventId event, EventGroupId group, EventItemId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Target target = TRY(targetOf(m_context, event, group));
    const StoredItem stored = TRY(m_context.store<EventItemStore>().find(target.event, target.group.key, id));
    EventLineWriter writer(m_context, work, target.event, event);
    TRY(writer.remove(stored));
    TRY(work.commit());
    return stored.item;
}

Result<EventItem> EventLinesService::restoreItem(EventId event, const EventItem &snapshot)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Target target = TRY(targetOf(m_context, event, snapshot.groupId));
    EventItem item = snapshot;
    if (isCopy(snapshot)) {
        TRY(keepTodaysPrices(m_context, work, event, {&item}));
    }
    item.updatedAt = m_context.now();
    ++item.version;
    EventLineWriter writer(m_context, work, target.event, event);
    TRY(writer.insert(target.group, std::move(item), snapshot.position, EventLineWriter::Archived::Allowed));
    return work.commitWith(
        [&] { return readItem(m_context, {.event = event, .group = snapshot.groupId}, snapshot.id); });
}

} // namespace stemdesk

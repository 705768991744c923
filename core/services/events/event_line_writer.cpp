#include "core/services/events/event_line_writer.h"

#include "core/base/wording.h"
#include "core/services/events/event_history_notes.h"
#include "core/services/service_context.h"
#include "core/services/tasks/plan_tasks.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/supplier_store.h"
#include "core/storage/events/event_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Error supplierArchived(const SupplierId &id)
{
    return refused("supplier_archived", u"supplierId"_s,
                   u"The supplier %1 is archived: choose another, or unarchive it first."_s.arg(quoted(id.text())));
}

/// Rows that made room for another have a new position, which counts as a change.
template <class ParentId>
void reportMoved(UnitOfWork &work, Resource resource, const RowOrder &order, const ParentId &parent)
{
    for (const IdBytes &id : order.moved())
        work.changed(resource, EventItemId(id), ChangeAction::Updated, parent);
}

/// Minutes for designing all copies; nullopt if the group is hidden or has none.
std::optional<double> minutesOf(const EventGroup &group)
{
    return group.isHidden || !group.minutesPerCopy ? std::nullopt
                                                   : std::optional(*group.minutesPerCopy * group.quantity);
}

} // namespace

EventLineWriter::EventLineWriter(ServiceContext &context, UnitOfWork &work, qint64 event, EventId eventId)
    : m_context(context), m_work(work), m_event(event), m_eventId(eventId),
      m_groups(context.session(), context.tenant()), m_items(context.session(), context.tenant())
{}

Status EventLineWriter::resolve(StoredItem &item, Archived archived) const
{
    const auto variant = TRY(m_items.variantKey(item.item.variantId));
    if (!variant)
        return missing("variant", u"variantId"_s, item.item.variantId.text());
    item.variant = *variant;
    item.supplier = m_context.tenant().defaultSupplier;
    if (item.item.supplierId.isNull())
        return {};
    const auto supplier = TRY(m_context.store<SupplierStore>().reference(item.item.supplierId));
    if (!supplier)
        return missing("supplier", u"supplierId"_s, item.item.supplierId.text());
    if (supplier->isArchived && archived == Archived::Refused)
        return supplierArchived(item.item.supplierId);
    item.supplier = supplier->key;
    return {};
}

Status EventLineWriter::insertNew(const QList<EventGroup> &groups)
{
    int items = 0;
    for (const EventGroup &group : groups) {
        TRY(insertRows(group, std::nullopt));
        items += int(group.items.size());
    }
    m_work.marks().events.insert(m_event);
    return m_context.store<EventStore>().setItemsCount(m_event, items);
}

Status EventLineWriter::insert(EventGroup group, std::optional<int> position)
{
    const int items = int(group.items.size());
    noteGroup(m_work, m_eventId, EventChange::GroupAdded, group, items);
    TRY(minutesChanged(std::nullopt, minutesOf(group)));
    const Status inserted = insertRows(std::move(group), position);
    return inserted ? eventChanged(items) : inserted;
}

Status EventLineWriter::insertRows(EventGroup group, std::optional<int> position)
{
    const RowPlace place = TRY(openGroupPlace(position));
    group.position = place.position;
    const qint64 key = TRY(m_groups.insert({.event = m_event, .rank = place.rank, .group = group}));
    m_work.changed(Resource::EventGroup, group.id, ChangeAction::Created, m_eventId);
    m_groupIds.insert(key, group.id);
    return insertLines(key, group.items);
}

/// Inserts the lines of a new group in the given order.
Status EventLineWriter::insertLines(qint64 group, const QList<EventItem> &items)
{
    const EventGroupId parent = m_groupIds.value(group);
    RowOrder order = orderOfItems(group);
    for (const EventItem &item : items) {
        StoredItem stored{.event = m_event, .group = group, .item = item};
        TRY(resolve(stored, Archived::Allowed));
        const RowPlace place = TRY(order.open(std::nullopt, m_context.now()));
        stored.rank = place.rank;
        stored.item.position = place.position;
        TRY(m_items.insert(stored));
        m_work.changed(Resource::EventItem, item.id, ChangeAction::Created, parent);
    }
    return {};
}

Status EventLineWriter::insert(const StoredGroup &group, EventItem item, std::optional<int> position, Archived archived)
{
    m_groupIds.insert(group.key, group.group.id);
    StoredItem stored{.event = m_event, .group = group.key, .item = std::move(item)};
    TRY(resolve(stored, archived));
    const RowPlace place = TRY(openItemPlace(group.key, position));
    stored.rank = place.rank;
    stored.item.position = place.position;
    TRY(m_items.insert(stored));
    m_work.changed(Resource::EventItem, stored.item.id, ChangeAction::Created, group.group.id);
    TRY(noteLine(m_context, m_work, m_eventId, EventChange::LineAdded, stored));
    return groupChanged(group.key, 1);
}

Status EventLineWriter::update(const StoredGroup &before, StoredGroup after)
{
    StoredGroup stored = before;
    if (after.group.position != before.group.position) {
        TRY(takeOut(before));
        stored.group.position = kTakenOut;
        const RowPlace place = TRY(openGroupPlace(after.group.position));
        after.rank = place.rank;
        after.group.position = place.position;
    }
    TRY(m_groups.update(stored, after));
    m_work.changed(Resource::EventGroup, after.group.id, ChangeAction::Updated, m_eventId);
    noteGroup(m_work, m_eventId, before.group, after.group);
    TRY(minutesChanged(minutesOf(before.group), minutesOf(after.group)));
    return eventChanged(0);
}

Status EventLineWriter::update(const StoredItem &before, StoredItem after)
{
    StoredItem stored = before;
    if (after.group != before.group || after.item.position != before.item.position) {
        TRY(takeOut(before));
        stored.item.position = kTakenOut;
        const RowPlace place = TRY(openItemPlace(after.group, after.item.position));
        after.rank = place.rank;
        after.item.position = place.position;
    }
    TRY(m_items.update(stored, after));
    const EventGroupId parent = TRY(groupId(after.group));
    m_work.changed(Resource::EventItem, after.item.id, ChangeAction::Updated, parent);
    TRY(noteLine(m_context, m_work, m_eventId, before, after));
    if (after.group != before.group) {
        TRY(groupChanged(before.group, 0));
    }
    return groupChanged(after.group, 0);
}

Status EventLineWriter::keepPrices(const QList<EventGroup> &groups)
{
    QHash<EventItemId, std::optional<KeptPrice>> kept;
    for (const EventGroup &group : groups) {
        for (const EventItem &item : group.items)
            kept.insert(item.id, item.kept);
    }
    QSet<qint64> touched;
    const auto items = TRY(m_items.ofEvents({m_event}));
    for (const StoredItem &stored : items) {
        StoredItem after = stored;
        after.item.kept = kept.value(stored.item.id, stored.item.kept);
        if (after.item.kept == stored.item.kept)
            continue;
        after.item.updatedAt = m_context.now();
        ++after.item.version;
        TRY(m_items.update(stored, after));
        m_work.changed(Resource::EventItem, after.item.id, ChangeAction::Updated, stored.item.groupId);
        touched.insert(stored.group);
    }
    for (const qint64 group : std::as_const(touched)) {
        TRY(groupChanged(group, 0));
    }
    return {};
}

Status EventLineWriter::remove(const StoredGroup &stored)
{
    const auto items = TRY(m_items.ofGroup(m_event, stored.key));
    for (const StoredItem &item : items) {
        TRY(m_items.remove(item.key));
        m_work.changed(Resource::EventItem, item.item.id, ChangeAction::Deleted, stored.group.id);
    }
    TRY(m_groups.remove(stored.key));
    m_work.changed(Resource::EventGroup, stored.group.id, ChangeAction::Deleted, m_eventId);
    noteGroup(m_work, m_eventId, EventChange::GroupRemoved, stored.group, items.size());
    TRY(minutesChanged(minutesOf(stored.group), std::nullopt));
    RowOrder order = orderOfGroups();
    TRY(order.close(stored.group.position, m_context.now()));
    reportMoved(m_work, Resource::EventGroup, order, m_eventId);
    return eventChanged(-int(items.size()));
}

Status EventLineWriter::remove(const StoredItem &stored)
{
    TRY(noteLine(m_context, m_work, m_eventId, EventChange::LineRemoved, stored));
    TRY(m_items.remove(stored.key));
    const EventGroupId parent = TRY(groupId(stored.group));
    m_work.changed(Resource::EventItem, stored.item.id, ChangeAction::Deleted, parent);
    RowOrder order = orderOfItems(stored.group);
    TRY(order.close(stored.item.position, m_context.now()));
    reportMoved(m_work, Resource::EventItem, order, parent);
    return groupChanged(stored.group, -1);
}

Result<RowPlace> EventLineWriter::openGroupPlace(std::optional<int> position)
{
    RowOrder order = orderOfGroups();
    const Result<RowPlace> place = order.open(position, m_context.now());
    reportMoved(m_work, Resource::EventGroup, order, m_eventId);
    return place;
}

Result<RowPlace> EventLineWriter::openItemPlace(qint64 group, std::optional<int> position)
{
    const EventGroupId parent = TRY(groupId(group));
    RowOrder order = orderOfItems(group);
    const Result<RowPlace> place = order.open(position, m_context.now());
    reportMoved(m_work, Resource::EventItem, order, parent);
    return place;
}

Status EventLineWriter::takeOut(const StoredGroup &group)
{
    RowOrder order = orderOfGroups();
    const Status out = order.takeOut(group.key, group.group.position, m_context.now());
    reportMoved(m_work, Resource::EventGroup, order, m_eventId);
    return out;
}

Status EventLineWriter::takeOut(const StoredItem &item)
{
    const EventGroupId parent = TRY(groupId(item.group));
    RowOrder order = orderOfItems(item.group);
    const Status out = order.takeOut(item.key, item.item.position, m_context.now());
    reportMoved(m_work, Resource::EventItem, order, parent);
    return out;
}

/// Read once per group.
Result<EventGroupId> EventLineWriter::groupId(qint64 key)
{
    if (const auto known = m_groupIds.constFind(key); known != m_groupIds.cend())
        return *known;
    const Result<EventGroupId> id = m_groups.idOf(key);
    if (id)
        m_groupIds.insert(key, *id);
    return id;
}

/// Changing its lines changes a group's updatedAt and version.
Status EventLineWriter::groupChanged(qint64 group, int itemsDelta)
{
    const EventGroupId id = TRY(m_groups.touch(group, m_context.now()));
    m_work.changed(Resource::EventGroup, id, ChangeAction::Updated, m_eventId);
    return eventChanged(itemsDelta);
}

Status EventLineWriter::minutesChanged(std::optional<double> before, std::optional<double> after)
{
    return before == after ? Status() : followMinutes(m_context, m_work, m_eventId);
}

Status EventLineWriter::eventChanged(int itemsDelta)
{
    m_work.marks().events.insert(m_event);
    m_work.changed(Resource::Event, m_eventId, ChangeAction::Updated);
    return m_context.store<EventStore>().touch(m_event, m_context.now(), itemsDelta);
}

RowOrder EventLineWriter::orderOfGroups() const
{
    return RowOrder::ofGroups(m_context.session(), m_context.tenant(), m_event);
}

RowOrder EventLineWriter::orderOfItems(qint64 group) const
{
    return RowOrder::ofItems(m_context.session(), m_context.tenant(), m_event, group);
}

} // namespace stemdesk

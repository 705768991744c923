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

/// Rows that made room for another one have a new position, which is a change of theirs.
template <class ParentId>
void reportMoved(UnitOfWork &work, Resource resource, const RowOrder &order, const ParentId &parent)
{
    for (const IdBytes &id : order.moved())
        work.changed(resource, EventItemId(id), ChangeAction::Updated, parent);
}

/// What designing its copies takes; nothing where it is hidden or nobody has said it.
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
    const auto variant = m_items.variantKey(item.item.variantId);
    if (!variant)
        return variant.error();
    if (!*variant)
        return missing("variant", u"variantId"_s, item.item.variantId.text());
    item.variant = **variant;
    item.supplier = m_context.tenant().defaultSupplier;
    if (item.item.supplierId.isNull())
        return {};
    const auto supplier = SupplierStore(m_context.session(), m_context.tenant()).reference(item.item.supplierId);
    if (!supplier)
        return supplier.error();
    if (!*supplier)
        return missing("supplier", u"supplierId"_s, item.item.supplierId.text());
    if ((*supplier)->isArchived && archived == Archived::Refused)
        return supplierArchived(item.item.supplierId);
    item.supplier = (*supplier)->key;
    return {};
}

Status EventLineWriter::insertNew(const QList<EventGroup> &groups)
{
    int items = 0;
    for (const EventGroup &group : groups) {
        if (const Status inserted = insertRows(group, std::nullopt); !inserted)
            return inserted;
        items += int(group.items.size());
    }
    m_work.marks().events.insert(m_event);
    return EventStore(m_context.session(), m_context.tenant()).setItemsCount(m_event, items);
}

Status EventLineWriter::insert(EventGroup group, std::optional<int> position)
{
    const int items = int(group.items.size());
    noteGroup(m_work, m_eventId, EventChange::GroupAdded, group, items);
    if (const Status followed = minutesChanged(std::nullopt, minutesOf(group)); !followed)
        return followed;
    const Status inserted = insertRows(std::move(group), position);
    return inserted ? eventChanged(items) : inserted;
}

Status EventLineWriter::insertRows(EventGroup group, std::optional<int> position)
{
    const Result<RowPlace> place = openGroupPlace(position);
    if (!place)
        return place.error();
    group.position = place->position;
    const Result<qint64> key = m_groups.insert({.event = m_event, .rank = place->rank, .group = group});
    if (!key)
        return key.error();
    m_work.changed(Resource::EventGroup, group.id, ChangeAction::Created, m_eventId);
    m_groupIds.insert(*key, group.id);
    return insertLines(*key, group.items);
}

/// The lines of a new group, in the order in which they are given.
Status EventLineWriter::insertLines(qint64 group, const QList<EventItem> &items)
{
    const EventGroupId parent = m_groupIds.value(group);
    RowOrder order = orderOfItems(group);
    for (const EventItem &item : items) {
        StoredItem stored{.event = m_event, .group = group, .item = item};
        if (const Status resolved = resolve(stored, Archived::Allowed); !resolved)
            return resolved;
        const Result<RowPlace> place = order.open(std::nullopt, m_context.now());
        if (!place)
            return place.error();
        stored.rank = place->rank;
        stored.item.position = place->position;
        if (const auto key = m_items.insert(stored); !key)
            return key.error();
        m_work.changed(Resource::EventItem, item.id, ChangeAction::Created, parent);
    }
    return {};
}

Status EventLineWriter::insert(qint64 group, EventItem item, std::optional<int> position, Archived archived)
{
    StoredItem stored{.event = m_event, .group = group, .item = std::move(item)};
    if (const Status resolved = resolve(stored, archived); !resolved)
        return resolved;
    const Result<RowPlace> place = openItemPlace(group, position);
    if (!place)
        return place.error();
    stored.rank = place->rank;
    stored.item.position = place->position;
    if (const auto key = m_items.insert(stored); !key)
        return key.error();
    m_work.changed(Resource::EventItem, stored.item.id, ChangeAction::Created, m_groupIds.value(group));
    if (const Status noted = noteLine(m_context, m_work, m_eventId, EventChange::LineAdded, stored); !noted)
        return noted;
    return groupChanged(group, 1);
}

Status EventLineWriter::update(const StoredGroup &before, StoredGroup after)
{
    if (after.group.position != before.group.position) {
        if (const Status out = takeOut(before); !out)
            return out;
        const Result<RowPlace> place = openGroupPlace(after.group.position);
        if (!place)
            return place.error();
        after.rank = place->rank;
        after.group.position = place->position;
    }
    if (const Status stored = m_groups.update(after); !stored)
        return stored;
    m_work.changed(Resource::EventGroup, after.group.id, ChangeAction::Updated, m_eventId);
    noteGroup(m_work, m_eventId, before.group, after.group);
    if (const Status followed = minutesChanged(minutesOf(before.group), minutesOf(after.group)); !followed)
        return followed;
    return eventChanged(0);
}

Status EventLineWriter::update(const StoredItem &before, StoredItem after)
{
    if (after.group != before.group || after.item.position != before.item.position) {
        if (const Status out = takeOut(before); !out)
            return out;
        const Result<RowPlace> place = openItemPlace(after.group, after.item.position);
        if (!place)
            return place.error();
        after.rank = place->rank;
        after.item.position = place->position;
    }
    if (const Status stored = m_items.update(after); !stored)
        return stored;
    const Result<EventGroupId> parent = groupId(after.group);
    if (!parent)
        return parent.error();
    m_work.changed(Resource::EventItem, after.item.id, ChangeAction::Updated, *parent);
    if (const Status noted = noteLine(m_context, m_work, m_eventId, before, after); !noted)
        return noted;
    if (after.group != before.group) {
        if (const Status left = groupChanged(before.group, 0); !left)
            return left;
    }
    return groupChanged(after.group, 0);
}

Status EventLineWriter::remove(const StoredGroup &stored)
{
    const auto items = m_items.ofGroup(m_event, stored.key);
    if (!items)
        return items.error();
    for (const StoredItem &item : *items) {
        if (const Status gone = m_items.remove(item.key); !gone)
            return gone;
        m_work.changed(Resource::EventItem, item.item.id, ChangeAction::Deleted, stored.group.id);
    }
    if (const Status gone = m_groups.remove(stored.key); !gone)
        return gone;
    m_work.changed(Resource::EventGroup, stored.group.id, ChangeAction::Deleted, m_eventId);
    noteGroup(m_work, m_eventId, EventChange::GroupRemoved, stored.group, items->size());
    if (const Status followed = minutesChanged(minutesOf(stored.group), std::nullopt); !followed)
        return followed;
    RowOrder order = orderOfGroups();
    if (const Status closed = order.close(stored.group.position, m_context.now()); !closed)
        return closed;
    reportMoved(m_work, Resource::EventGroup, order, m_eventId);
    return eventChanged(-int(items->size()));
}

Status EventLineWriter::remove(const StoredItem &stored)
{
    if (const Status noted = noteLine(m_context, m_work, m_eventId, EventChange::LineRemoved, stored); !noted)
        return noted;
    if (const Status gone = m_items.remove(stored.key); !gone)
        return gone;
    const Result<EventGroupId> parent = groupId(stored.group);
    if (!parent)
        return parent.error();
    m_work.changed(Resource::EventItem, stored.item.id, ChangeAction::Deleted, *parent);
    RowOrder order = orderOfItems(stored.group);
    if (const Status closed = order.close(stored.item.position, m_context.now()); !closed)
        return closed;
    reportMoved(m_work, Resource::EventItem, order, *parent);
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
    const Result<EventGroupId> parent = groupId(group);
    if (!parent)
        return parent.error();
    RowOrder order = orderOfItems(group);
    const Result<RowPlace> place = order.open(position, m_context.now());
    reportMoved(m_work, Resource::EventItem, order, *parent);
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
    const Result<EventGroupId> parent = groupId(item.group);
    if (!parent)
        return parent.error();
    RowOrder order = orderOfItems(item.group);
    const Status out = order.takeOut(item.key, item.item.position, m_context.now());
    reportMoved(m_work, Resource::EventItem, order, *parent);
    return out;
}

/// Read once a group.
Result<EventGroupId> EventLineWriter::groupId(qint64 key)
{
    if (const auto known = m_groupIds.constFind(key); known != m_groupIds.cend())
        return *known;
    const Result<EventGroupId> id = m_groups.idOf(key);
    if (id)
        m_groupIds.insert(key, *id);
    return id;
}

/// A group's updatedAt and version follow its lines.
Status EventLineWriter::groupChanged(qint64 group, int itemsDelta)
{
    const Result<EventGroupId> id = m_groups.touch(group, m_context.now());
    if (!id)
        return id.error();
    m_work.changed(Resource::EventGroup, *id, ChangeAction::Updated, m_eventId);
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
    return EventStore(m_context.session(), m_context.tenant()).touch(m_event, m_context.now(), itemsDelta);
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

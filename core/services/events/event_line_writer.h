#pragma once

#include "core/domain/change.h"
#include "core/storage/events/event_group_store.h"
#include "core/storage/events/event_item_store.h"

#include <QHash>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Writes the rows of an event's groups and lines inside an open unit of work and records what follows from it: the
/// changes of the rows, of a line's group and of their event, its count of lines, and that its totals are computed
/// again.
class EventLineWriter {
public:
    EventLineWriter(ServiceContext &context, UnitOfWork &work, qint64 event, EventId eventId);

    EventId event() const { return m_eventId; }

    /// Whether an archived supplier may be named: only by a line that had it before.
    enum class Archived { Refused, Allowed };
    /// Fills in the keys of the objects `item.item` names: variant_not_found, supplier_not_found, supplier_archived.
    Status resolve(StoredItem &item, Archived archived) const;

    /// Inserts all groups of a new event in their order, with their lines.
    Status insertNew(const QList<EventGroup> &groups);
    /// At `position` (clamped; nullopt: the end), with the lines that it has. Ids and times are the caller's.
    Status insert(EventGroup group, std::optional<int> position);
    Status insert(qint64 group, EventItem item, std::optional<int> position, Archived archived);

    /// Stores `after`, moved if its position differs from `before`'s.
    Status update(const StoredGroup &before, StoredGroup after);
    Status update(const StoredItem &before, StoredItem after);

    /// With its lines.
    Status remove(const StoredGroup &group);
    Status remove(const StoredItem &item);

private:
    Status insertRows(EventGroup group, std::optional<int> position);
    Status insertLines(qint64 group, const QList<EventItem> &items);
    Result<RowPlace> openGroupPlace(std::optional<int> position);
    Result<RowPlace> openItemPlace(qint64 group, std::optional<int> position);
    Status takeOut(const StoredGroup &group);
    Status takeOut(const StoredItem &item);
    Result<EventGroupId> groupId(qint64 key);
    Status groupChanged(qint64 group, int itemsDelta);
    Status eventChanged(int itemsDelta);
    Status minutesChanged(std::optional<double> before, std::optional<double> after);
    RowOrder orderOfGroups() const;
    RowOrder orderOfItems(qint64 group) const;

    ServiceContext &m_context;
    UnitOfWork &m_work;
    qint64 m_event;
    EventId m_eventId;
    EventGroupStore m_groups;
    EventItemStore m_items;
    QHash<qint64, EventGroupId> m_groupIds; // By key: the change feed names them.
};

} // namespace stemdesk

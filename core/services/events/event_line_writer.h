#pragma once

#include "core/domain/change.h"
#include "core/storage/events/event_group_store.h"
#include "core/storage/events/event_item_store.h"

#include <QHash>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Writes the rows of an event's groups and lines inside an open unit of work and records the consequences: changes of
/// the rows, of a line's group and of the event, the event's line count, and that its totals must be recomputed.
class EventLineWriter {
public:
    EventLineWriter(ServiceContext &context, UnitOfWork &work, qint64 event, EventId eventId);

    EventId event() const { return m_eventId; }

    /// Whether a line may name an archived supplier: only if it named it before.
    enum class Archived { Refused, Allowed };
    /// Fills in the keys of the objects `item.item` names: variant_not_found, supplier_not_found, supplier_archived.
    Status resolve(StoredItem &item, Archived archived) const;

    /// Inserts all groups of a new event in their order, with their lines.
    Status insertNew(const QList<EventGroup> &groups);
    /// Inserts the group with its lines at `position` (clamped; nullopt: the end). The caller sets ids and times.
    Status insert(EventGroup group, std::optional<int> position);
    Status insert(const StoredGroup &group, EventItem item, std::optional<int> position, Archived archived);

    /// Stores `after`, moved if its position differs from `before`'s.
    Status update(const StoredGroup &before, StoredGroup after);
    Status update(const StoredItem &before, StoredItem after);
    /// Stores the prices that the lines of these groups keep, where they differ.
    Status keepPrices(const QList<EventGroup> &groups);

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

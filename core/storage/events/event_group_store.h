#pragma once

#include "core/domain/events/event_group.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"
#include "core/storage/rows/row_order.h"

namespace stemdesk {

struct StoredGroup {
    qint64 key = 0;
    qint64 event = 0;
    qint64 rank = 0;
    EventGroup group; ///< Without its lines.
};

/// The columns of a group that pricing reads.
struct PricingGroup {
    qint64 key = 0;
    qint64 event = 0;
    double quantity = 1;
    bool isHidden = false;
    int position = 0;
    std::optional<double> fixedPriceIncTax;
};

/// Groups of events. RowOrder maintains their positions.
class EventGroupStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// In order of position.
    Result<QList<StoredGroup>> ofEvent(qint64 event) const;
    /// In order of event and position.
    Result<QList<StoredGroup>> ofEvents(const QList<qint64> &events) const;
    Result<QList<PricingGroup>> pricingOf(const QList<qint64> &events) const;
    /// The page and the row after it, if there is one, by position. Positions of pages are ranks.
    Result<QList<StoredGroup>> after(qint64 event, const PageRequest &page) const;
    /// NotFound if the event has no such group.
    Result<StoredGroup> find(qint64 event, EventGroupId id) const;
    Result<StoredGroup> find(EventId event, EventGroupId id) const;

    Result<qint64> insert(const StoredGroup &group);
    Status update(const StoredGroup &before, const StoredGroup &after);
    Result<EventGroupId> idOf(qint64 key) const;
    /// Updates a group after a change of its lines, and returns which one it is.
    Result<EventGroupId> touch(qint64 key, Instant now);
    /// Its lines have to be deleted before.
    Status remove(qint64 key);
    Status removeAllOf(qint64 event);
};

} // namespace stemdesk

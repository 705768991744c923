#pragma once

#include "core/domain/events/event_group.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"
#include "core/storage/rows/row_order.h"

namespace stemdesk {

class Row;

/// A line with the keys of the objects it names.
struct StoredItem {
    qint64 key = 0;
    qint64 event = 0;
    qint64 group = 0;
    qint64 rank = 0;
    qint64 variant = 0;
    qint64 supplier = 0; ///< The shop's Default supplier if the line has none.
    EventItem item;
};

/// The columns of a line that pricing reads.
struct PricingItem {
    qint64 event = 0;
    qint64 group = 0;
    qint64 rank = 0;
    qint64 variant = 0;
    qint64 supplier = 0;
    double quantity = 0;
    std::optional<KeptPrice> kept;
};

/// Lines of events. RowOrder maintains their positions.
class EventItemStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// In order of event, group (by key) and position.
    Result<QList<StoredItem>> ofEvents(const QList<qint64> &events) const;
    Result<QList<PricingItem>> pricingOf(const QList<qint64> &events) const;
    Result<qint64> countIn(EventId event) const;
    /// In order of position.
    Result<QList<StoredItem>> ofGroup(qint64 event, qint64 group) const;
    /// The page and the row after it, if there is one, by position. Positions of pages are ranks.
    Result<QList<StoredItem>> after(qint64 event, qint64 group, const PageRequest &page) const;
    /// NotFound if the group has no such line.
    Result<StoredItem> find(qint64 event, qint64 group, EventItemId id) const;
    Result<StoredItem> findInEvent(qint64 event, EventItemId id) const;
    Result<std::optional<qint64>> variantKey(VariantId id) const;

    Result<qint64> insert(const StoredItem &item);
    /// Includes its group: a line can move.
    Status update(const StoredItem &before, const StoredItem &after);
    Status remove(qint64 key);
    Status removeAllOf(qint64 event);

private:
    StoredItem storedFrom(const Row &row) const;
};

} // namespace stemdesk

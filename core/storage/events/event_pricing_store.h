#pragma once

#include "core/domain/events/event_pricing.h"
#include "core/storage/engine/tenant.h"
#include "core/storage/events/event_store.h"

#include <QHash>

namespace stemdesk {

/// The parts of an event's pricing with their own tables: pinned lists, markups and fees.
class EventPricingStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// Fills in the pricing of each event that has one, with one read for each part.
    Status fill(QList<StoredEvent> &events) const;
    /// Replaces an event's rows. Pinned lists have to exist.
    Status replace(qint64 event, const std::optional<EventPricing> &pricing);
    /// The same for a new event, which has none yet.
    Status insert(qint64 event, const std::optional<EventPricing> &pricing);

    /// Events whose totals may have changed. Each returns keys of the shop's events, in no order.
    Result<QList<qint64>> allEvents() const;
    Result<QList<qint64>> eventsWithVariants(const QList<qint64> &variants) const;
    Result<QList<qint64>> eventsWithProductType(const QString &productType) const;
    /// Events with the tax group and, if it is the shop's default, those without one.
    Result<QList<qint64>> eventsTaxedBy(qint64 taxGroup) const;

private:
    Status fillFees(const QHash<qint64, EventPricing *> &pricings, const QString &keys) const;
};

} // namespace stemdesk

#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/result.h"
#include "core/storage/engine/tenant.h"

#include <QHash>
#include <QList>
#include <QStringList>

namespace stemdesk {

/// Suppliers of an event's flowers.
struct EventSuppliers {
    QStringList names; ///< Unsorted.
    bool hasUnnamed = false; ///< A line has no supplier.

    friend bool operator==(const EventSuppliers &, const EventSuppliers &) = default;
};

/// Data of the window's first page that no other store has; one read for all events.
class TodayStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// By the storage keys of events. Without hidden groups and events that have no visible line.
    Result<QHash<qint64, EventSuppliers>> suppliersOf(const QList<qint64> &events) const;
    /// When the newest order sheet with an event was saved; without events that are on none.
    Result<QHash<EventId, Instant>> orderedSheets(const QList<EventId> &events) const;
    /// How many order sheets with an event are drafts of which nothing has come; without events that are on none.
    Result<QHash<EventId, qint64>> draftSheets(const QList<EventId> &events) const;
    /// Webhook deliveries created since then that have failed.
    Result<qint64> failedDeliveries(Instant since) const;

    Result<bool> hasEvents() const;
    Result<bool> hasProducts() const;

private:
    Result<bool> hasRow(QByteArrayView sql) const;
};

} // namespace stemdesk

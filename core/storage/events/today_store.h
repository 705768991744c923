#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/result.h"
#include "core/storage/engine/tenant.h"

#include <QHash>
#include <QList>
#include <QStringList>

namespace stemdesk {

class Session;

/// Suppliers of an event's flowers.
struct EventSuppliers {
    QStringList names; ///< Unsorted.
    bool hasUnnamed = false; ///< A line names no supplier.

    friend bool operator==(const EventSuppliers &, const EventSuppliers &) = default;
};

/// Data of the window's first page that no other store has; one read for all events.
class TodayStore {
public:
    TodayStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// By the storage keys of events. Hidden groups are left out, and so are events without a visible line.
    Result<QHash<qint64, EventSuppliers>> suppliersOf(const QList<qint64> &events) const;
    /// When the newest order sheet that an event is on was saved; events that are on none are left out.
    Result<QHash<EventId, Instant>> savedSheets(const QList<EventId> &events) const;
    /// Webhook deliveries that were made since then and given up.
    Result<qint64> failedDeliveries(Instant since) const;

    Result<bool> hasEvents() const;
    Result<bool> hasProducts() const;

private:
    Result<bool> hasRow(QByteArrayView sql) const;

    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk

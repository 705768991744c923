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

/// From whom the flowers of an event come.
struct EventSuppliers {
    QStringList names; ///< In no order.
    bool hasUnnamed = false; ///< A line names no supplier.

    friend bool operator==(const EventSuppliers &, const EventSuppliers &) = default;
};

/// What the first page of the window gathers beside lists that have stores of their own; one read for all events.
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

#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/result.h"
#include "core/storage/engine/tenant.h"

#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

class Session;

/// A saved sheet's order from one supplier, and how much of it is outstanding.
struct StoredOpenOrder {
    OrderSheetId sheet;
    Instant savedAt = 0;
    QString currency;
    qint64 lines = 0;
    qint64 dueLines = 0;
    double dueCostIncTax = 0;
};

/// A line with rejects that is not credited yet.
struct StoredClaim {
    QDate receivedOn;
    std::optional<Instant> receivedAt;
    double claimHours = 0; ///< The supplier's.
};

/// Saved sheets by the supplier who has not delivered all of them, or not well.
class OpenOrderStore {
public:
    OpenOrderStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// The newest first.
    Result<QList<StoredOpenOrder>> ofSupplier(const SupplierId &supplier, int limit) const;
    /// From all sheets with a known day of receipt whose supplier has a claim window.
    Result<QList<StoredClaim>> claims() const;

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk

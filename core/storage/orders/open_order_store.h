#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/result.h"
#include "core/storage/engine/tenant.h"

#include <QList>
#include <QString>

namespace stemdesk {

class Session;

/// What one saved sheet orders from a supplier, and how much of it is still to come.
struct StoredOpenOrder {
    OrderSheetId sheet;
    Instant savedAt = 0;
    QString currency;
    qint64 lines = 0;
    qint64 dueLines = 0;
    double dueCostIncTax = 0;
};

/// Saved sheets by the supplier who has not delivered all of them.
class OpenOrderStore {
public:
    OpenOrderStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// The newest first.
    Result<QList<StoredOpenOrder>> ofSupplier(const SupplierId &supplier, int limit) const;

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk

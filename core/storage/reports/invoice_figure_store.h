#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/domain/reports/report_facts.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

class Session;

/// Figures of issued invoices, extracted from their documents so that they can be added up. Never change.
class InvoiceFigureStore {
public:
    InvoiceFigureStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// The invoice has to be stored.
    Status put(InvoiceId invoice, const QList<InvoiceShare> &shares);

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk

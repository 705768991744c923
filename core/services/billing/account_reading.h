#pragma once

#include "core/base/result.h"
#include "core/domain/billing/invoice.h"

namespace stemdesk {

class ServiceContext;

/// The accounts of these events. The account of an invoice for several events is right only if all of them are among
/// these. `further`: claims on these events that are not stored yet, as if they were issued last.
Result<InvoiceAccounts> accountsOf(const ServiceContext &context, const QList<EventId> &events,
                                   const QList<InvoiceClaim> &further = {});

/// Fills in what is paid and open of the invoices.
Status fillStandings(const ServiceContext &context, QList<Invoice> &invoices);

} // namespace stemdesk

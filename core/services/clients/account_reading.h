#pragma once

#include "core/base/result.h"
#include "core/domain/clients/invoice.h"

namespace stemdesk {

class ServiceContext;

/// The accounts of these events. Of an invoice that they share with others its account holds only where the others are
/// among them. `further`: claims on these events that are not stored yet, as if they were issued last.
Result<InvoiceAccounts> accountsOf(const ServiceContext &context, const QList<EventId> &events,
                                   const QList<InvoiceClaim> &further = {});

/// Works out what became of the invoices.
Status fillStandings(const ServiceContext &context, QList<Invoice> &invoices);

} // namespace stemdesk

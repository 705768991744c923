#pragma once

#include "core/domain/clients/invoice.h"
#include "core/domain/page.h"

namespace stemdesk {

class ServiceContext;

/// Invoices and credit notes of events. Once issued they are never changed or deleted, and neither is an event that has
/// any.
class InvoiceService {
public:
    explicit InvoiceService(ServiceContext &context) : m_context(context) {}

    /// Newest first. A page is shorter than asked for if a query of many words excludes some, or some cannot be read.
    Result<Page<Invoice>> list(const InvoiceFilter &filter, const PageRequest &page) const;
    Result<Invoice> find(InvoiceId id) const;

    /// The event's usual buyer of invoices; buyer_required if it names none.
    Result<InvoiceBuyer> payer(EventId event) const;
    /// Invoices the accepted quote, else the event as it is. buyer_required, contact_not_found, invalid_issuedOn,
    /// invalid_dueOn, instalment_invoiced, nothing_to_invoice.
    Result<Invoice> issue(EventId event, const InvoiceRequest &request);
    /// Credits an invoice completely. invalid_kind, already_credited, invalid_issuedOn.
    Result<Invoice> credit(InvoiceId id, const CreditRequest &request);

private:
    ServiceContext &m_context;
};

} // namespace stemdesk

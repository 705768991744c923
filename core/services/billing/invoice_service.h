#pragma once

#include "core/domain/billing/invoice.h"
#include "core/domain/page.h"
#include "core/services/service.h"

namespace stemdesk {

/// Invoices and credit notes of events. Once issued they are never changed or deleted, and neither is an event that has
/// any.
class InvoiceService : public Service {
public:
    using Service::Service;

    /// Newest first. A page is shorter than asked for if a query of many words excludes some, or some cannot be read.
    Result<Page<Invoice>> list(const InvoiceFilter &filter, const PageRequest &page) const;
    Result<Invoice> find(InvoiceId id) const;

    /// The event's usual buyer of invoices; buyer_required if it names none.
    Result<InvoiceBuyer> payer(EventId event) const;
    /// Invoices the accepted quote, else the event as it is. buyer_required, contact_not_found, invalid_issuedOn,
    /// invalid_dueOn, instalment_invoiced, nothing_to_invoice.
    Result<Invoice> issue(EventId event, const InvoiceRequest &request);
    /// Issues one invoice for everything that a contact's approved events of a period have left to invoice.
    /// nothing_to_invoice, contact_not_found, and as issue().
    Result<Invoice> issueMonth(const MonthRequest &request);
    /// The invoice that issueMonth() would issue, without id and number.
    Result<Invoice> previewMonth(const MonthRequest &request) const;
    /// Credits an invoice completely. invalid_kind, already_credited, invalid_issuedOn.
    Result<Invoice> credit(InvoiceId id, const CreditRequest &request);

    /// nothing_due unless part of it is open and overdue.
    Status requireDue(const Invoice &invoice) const;
    /// Records that the buyer was reminded, at level 1 to 3. level_required, invalid_level, nothing_due.
    Result<Invoice> remind(InvoiceId id, std::optional<int> level);
};

} // namespace stemdesk

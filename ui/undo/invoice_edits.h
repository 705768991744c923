#pragma once

#include "core/domain/billing/invoice.h"
#include "ui/undo/edits.h"

#include <memory>

// Issuing an invoice cannot be undone, because its number is used; it is credited instead. `made` is filled before the
// edit's `done` is called.

namespace stemdesk::ui {

Edit issueInvoiceEdit(const QString &text, const EventId &event, const InvoiceRequest &request,
                      const std::shared_ptr<Invoice> &made);
/// The invoices of several clients; `made` has those that could be issued, even if one is refused.
Edit issueMonthsEdit(const QString &text, const QList<MonthRequest> &requests,
                     const std::shared_ptr<QList<Invoice>> &made);
Edit remindEdit(const QString &text, const QList<InvoiceId> &invoices, int level);
Edit creditInvoiceEdit(const QString &text, const InvoiceId &invoice, const CreditRequest &request,
                       const std::shared_ptr<Invoice> &made);

} // namespace stemdesk::ui

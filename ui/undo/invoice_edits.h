#pragma once

#include "core/domain/clients/invoice.h"
#include "ui/undo/edits.h"

#include <memory>

// Invoices cannot be undone because their number is issued; they are credited instead. `made` is filled before the
// edit's `done` is called.

namespace stemdesk::ui {

Edit issueInvoiceEdit(const QString &text, const EventId &event, const InvoiceRequest &request,
                      const std::shared_ptr<Invoice> &made);
Edit creditInvoiceEdit(const QString &text, const InvoiceId &invoice, const CreditRequest &request,
                       const std::shared_ptr<Invoice> &made);

} // namespace stemdesk::ui

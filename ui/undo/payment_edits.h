#pragma once

#include "core/domain/billing/payment.h"
#include "ui/undo/edits.h"

// Edits of an event's payments. Redo restores the same ids.

namespace stemdesk::ui {

Edit recordPaymentEdit(const QString &text, const EventId &event, const PaymentPatch &patch);
/// For an invoice, which may be for several events.
Edit recordInvoicePaymentEdit(const QString &text, const InvoiceId &invoice, const PaymentPatch &patch);
/// Refused as stale if a value that `patch` changes differs from `before`.
Edit patchPaymentEdit(const QString &text, const Payment &before, const PaymentPatch &patch);
Edit removePaymentEdit(const QString &text, const Payment &payment);

} // namespace stemdesk::ui

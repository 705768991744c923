#pragma once

#include "core/domain/billing/invoice.h"
#include "core/domain/billing/payment.h"
#include "core/domain/billing/quote.h"
#include "ui/undo/edits.h"

#include <memory>

namespace stemdesk::ui {

// Issuing an invoice cannot be undone, because its number is used; it is credited instead. `made` is filled before the
// edit's `done` is called.

Edit issueInvoiceEdit(const QString &text, const EventId &event, const InvoiceRequest &request,
                      const std::shared_ptr<Invoice> &made);
/// The invoices of several clients; `made` has those that could be issued, even if one is refused.
Edit issueMonthsEdit(const QString &text, const QList<MonthRequest> &requests,
                     const std::shared_ptr<QList<Invoice>> &made);
Edit remindEdit(const QString &text, const QList<InvoiceId> &invoices, int level);
Edit creditInvoiceEdit(const QString &text, const InvoiceId &invoice, const CreditRequest &request,
                       const std::shared_ptr<Invoice> &made);

// Edits of an event's payments. Redo restores the same ids.

Edit recordPaymentEdit(const QString &text, const EventId &event, const PaymentPatch &patch);
/// For an invoice, which may be for several events.
Edit recordInvoicePaymentEdit(const QString &text, const InvoiceId &invoice, const PaymentPatch &patch);
/// Refused as stale if a value that `patch` changes differs from `before`.
Edit patchPaymentEdit(const QString &text, const Payment &before, const PaymentPatch &patch);
Edit removePaymentEdit(const QString &text, const Payment &payment);

/// The same change of the shop's payment plan; undo lets the accepted events that kept the plan from before go by the
/// shop's again. `count`: how many they are; filled before the edit's `done` is called.
Edit countingKeptPlans(const Edit &change, const std::shared_ptr<int> &count);

// Undoable changes of an event's quotes. A redo restores the same ids and numbers.

/// The status of an event whose quote was sent.
inline constexpr QLatin1StringView kSentStatus("pending_approval");

/// Takes a snapshot of the event, whose status becomes With client if it was new or being quoted. `made` is filled
/// before the edit's `done` is called.
Edit freezeQuoteEdit(const QString &text, const EventId &event, const QuotePatch &patch,
                     const std::shared_ptr<QuoteId> &made);
Edit removeQuoteEdit(const QString &text, const Quote &quote);

// Undo reverts everything that an answer did, including changes to other quotes and the event.
Edit acceptQuoteEdit(const QString &text, const Quote &quote, const QString &acceptedBy);
Edit declineQuoteEdit(const QString &text, const Quote &quote, const QString &reason);
Edit reopenQuoteEdit(const QString &text, const Quote &quote);

} // namespace stemdesk::ui

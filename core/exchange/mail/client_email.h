#pragma once

#include "core/base/result.h"
#include "core/domain/clients/account_statement.h"
#include "core/domain/clients/invoice.h"
#include "core/exchange/mail/email_draft.h"
#include "core/exchange/mail/mail_draft.h"

namespace stemdesk {

/// Reminds the buyer of the invoice's open amount, in the language of the shop's documents; politely at level 1,
/// plainly at 3.
EmailDraft reminderEmailFor(const Invoice &invoice, int level, const Shop &shop);
/// The same for several invoices of one buyer, the oldest first.
EmailDraft reminderEmailFor(const QList<Invoice> &invoices, int level, const Shop &shop);

/// The e-mail that sends an invoice or a credit note to the buyer.
EmailDraft invoiceEmailFor(const Invoice &invoice, const Shop &shop);

/// The e-mail that sends a contact a statement of its account.
EmailDraft statementEmailFor(const AccountStatement &statement, const Shop &shop);

/// An e-mail to a client as it goes out from the shop, with a PDF. shop_email_required and contact_email_required where
/// one of the two has no address.
Result<MailDraft> clientDraftOf(const EmailDraft &email, const Shop &shop, Instant at, const MailAttachment &pdf);

} // namespace stemdesk

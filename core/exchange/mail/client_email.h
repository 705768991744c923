#pragma once

#include "core/base/result.h"
#include "core/domain/billing/balance.h"
#include "core/domain/billing/frozen_proposal.h"
#include "core/domain/billing/invoice.h"
#include "core/domain/billing/quote.h"
#include "core/exchange/mail/email_draft.h"
#include "core/exchange/mail/mail_draft.h"

namespace stemdesk {

/// Reminds the buyer of the invoice's open amount and asks for it within a week, in the shop's document language; level
/// 1 is polite, 3 plain.
EmailDraft reminderEmailFor(const Invoice &invoice, int level, const Shop &shop, Instant now);
/// The same for several invoices of one buyer, the oldest first.
EmailDraft reminderEmailFor(const QList<Invoice> &invoices, int level, const Shop &shop, Instant now);

/// The e-mail that sends an invoice or a credit note to the buyer.
EmailDraft invoiceEmailFor(const Invoice &invoice, const Shop &shop);

/// The e-mail that sends a contact its account statement.
EmailDraft statementEmailFor(const AccountStatement &statement, const Shop &shop);

/// Pages under a name that the client finds again, in the language of the shop's documents: "Invoice 2026-0003.pdf".
MailAttachment attachedInvoice(const Invoice &invoice, const QByteArray &pdf);
MailAttachment attachedStatement(const AccountStatement &statement, const Shop &shop, const QByteArray &pdf);

/// A message from the shop to a client, with a PDF. Fails with shop_email_required or contact_email_required if an
/// address is missing.
Result<MailDraft> clientDraftOf(const EmailDraft &email, const Shop &shop, Instant at, const MailAttachment &pdf);

/// The e-mail that sends a quote to the client, in the quote's language.
EmailDraft quoteEmailFor(const Quote &quote, const FrozenProposal &proposal, const QString &to);

} // namespace stemdesk

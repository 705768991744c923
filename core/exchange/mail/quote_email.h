#pragma once

#include "core/domain/billing/frozen_proposal.h"
#include "core/domain/billing/quote.h"
#include "core/exchange/mail/email_draft.h"

namespace stemdesk {

/// The e-mail that sends a quote to the client, in the quote's language.
EmailDraft quoteEmailFor(const Quote &quote, const FrozenProposal &proposal, const QString &to);

} // namespace stemdesk

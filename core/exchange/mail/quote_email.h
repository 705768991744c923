#pragma once

#include "core/domain/clients/frozen_proposal.h"
#include "core/domain/clients/quote.h"
#include "core/exchange/mail/email_draft.h"

namespace stemdesk {

/// The e-mail that sends a quote to the client, in the quote's language.
EmailDraft quoteEmailFor(const Quote &quote, const FrozenProposal &proposal, const QString &to);

} // namespace stemdesk

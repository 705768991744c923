#pragma once

#include "core/domain/clients/frozen_proposal.h"
#include "core/domain/clients/quote.h"
#include "core/exchange/mail/email_draft.h"

namespace stemdesk {

/// What goes to the client with a quote, in the language in which the quote was made.
EmailDraft quoteEmailFor(const Quote &quote, const FrozenProposal &proposal, const QString &to);

} // namespace stemdesk

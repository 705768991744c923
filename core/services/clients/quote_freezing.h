#pragma once

#include "core/domain/clients/accepted_quote.h"
#include "core/domain/clients/frozen_proposal.h"
#include "core/domain/clients/quote.h"
#include "core/domain/clients/quote_changes.h"

#include <optional>

namespace stemdesk {

class ServiceContext;
struct Event;
struct PriceBreakdown;

/// An event as it is, in the form in which a quote keeps it.
struct FrozenEvent {
    QByteArray event; ///< Its whole read, in JSON; contacts by name too.
    FrozenProposal proposal;
    Totals totals;
};

/// What its papers say of the shop, and nothing else.
Shop letterhead(const Shop &shop);

/// NotFound where there is no such event.
Result<FrozenEvent> frozenEvent(ServiceContext &context, EventId id);

/// What the event is compared by as it is now, and as it was when the quote was made.
Result<QuotedEvent> quotedNow(ServiceContext &context, EventId id);
Result<QuotedEvent> quotedThen(const Quote &quote);

/// unreadable_row: what it froze says nothing any more.
Error unreadableQuote(const Quote &quote, const Error &error);

/// The quote of the event that its client accepted, whole, where there is one.
Result<std::optional<Quote>> acceptedQuote(const ServiceContext &context, EventId id);
/// As events say it. `priced` is the event as it is, with what makes up its price.
AcceptedQuote comparedWith(const Quote &accepted, const Event &priced, const PriceBreakdown &breakdown);

} // namespace stemdesk

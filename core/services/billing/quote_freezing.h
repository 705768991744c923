#pragma once

#include "core/domain/billing/frozen_proposal.h"
#include "core/domain/billing/quote.h"
#include "core/domain/billing/quote_changes.h"

#include <optional>

namespace stemdesk {

class ServiceContext;
struct Event;
struct PriceBreakdown;

/// Snapshot of an event, in the form in which a quote stores it.
struct FrozenEvent {
    QByteArray event; ///< Its whole read, in JSON; contacts by name too.
    FrozenProposal proposal;
    Totals totals;
};

/// The shop's details that documents show, and nothing else.
Shop letterhead(const Shop &shop);

/// NotFound if there is no such event.
Result<FrozenEvent> frozenEvent(ServiceContext &context, EventId id);

/// The data for comparing offers: of the event as it is, and as it was when the quote was made.
Result<QuotedEvent> quotedNow(ServiceContext &context, EventId id);
Result<QuotedEvent> quotedThen(const Quote &quote);

/// unreadable_row: its frozen content can no longer be read.
Error unreadableQuote(const Quote &quote, const Error &error);

/// The event's accepted quote, complete, if there is one.
Result<std::optional<Quote>> acceptedQuote(const ServiceContext &context, EventId id);
/// The accepted quote in the form that events have. `priced` is the current event, with the parts of its price.
AcceptedQuote comparedWith(const Quote &accepted, const Event &priced, const PriceBreakdown &breakdown);

} // namespace stemdesk

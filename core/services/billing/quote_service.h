#pragma once

#include "core/domain/billing/frozen_proposal.h"
#include "core/domain/billing/quote.h"
#include "core/domain/billing/quote_changes.h"
#include "core/domain/events/event.h"
#include "core/domain/page.h"
#include "core/services/service.h"

namespace stemdesk {

/// The differences between a quote and another one, or the event as it is.
struct QuoteComparison {
    Quote from;
    std::optional<Quote> to; ///< nullopt: the event as it is.
    double priceBefore = 0;
    double priceAfter = 0;
    QList<QuoteChange> changes;
};

/// An answer to a quote, with what is needed to undo it.
struct QuoteAnswer {
    Quote quote; ///< After the answer.
    QList<Quote> before; ///< Quotes whose state changed, as they were: this one and the one it replaced.
    EventPatch event; ///< Undoes the change to the event; eventLeft is its value after the answer.
    EventPatch eventLeft;
};

/// Versions of events that were sent to clients. Every write here changes the event too.
class QuoteService : public Service {
public:
    using Service::Service;

    /// Newest first, without their snapshots.
    Result<Page<Quote>> list(EventId event, const PageRequest &page, std::optional<Instant> updatedSince) const;
    /// With its snapshot.
    Result<Quote> find(EventId event, QuoteId id) const;
    /// The content of its documents, the same whenever they are made, and its acceptance.
    Result<FrozenProposal> proposal(EventId event, QuoteId id) const;
    /// Compares with the event as it is if `to` is nullopt.
    Result<QuoteComparison> compare(EventId event, QuoteId id, std::optional<QuoteId> to) const;

    /// Takes a snapshot of the event.
    Result<Quote> create(EventId event, const QuotePatch &patch);
    /// Supersedes the event's other accepted quote and older open ones, and approves the event if it was not approved
    /// yet. quote_not_open.
    Result<QuoteAnswer> accept(EventId event, QuoteId id, const QuoteAcceptance &acceptance);
    /// quote_not_open.
    Result<QuoteAnswer> decline(EventId event, QuoteId id, const QString &reason);
    /// Withdraws an answer without its other effects. quote_not_decided.
    Result<QuoteAnswer> reopen(EventId event, QuoteId id);
    /// Undoes everything an answer did, and returns how to redo it. Stale if any of it was changed since.
    Result<QuoteAnswer> takeBack(const QuoteAnswer &answer);
    /// quote_accepted if it is or was accepted.
    Result<Quote> remove(EventId event, QuoteId id);
    /// Restores a removed quote with its id and number.
    Result<Quote> restore(const Quote &snapshot);
};

} // namespace stemdesk

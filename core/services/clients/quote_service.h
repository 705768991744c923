#pragma once

#include "core/domain/clients/frozen_proposal.h"
#include "core/domain/clients/quote.h"
#include "core/domain/clients/quote_changes.h"
#include "core/domain/page.h"

namespace stemdesk {

class ServiceContext;

/// What differs between a quote and another one, or the event as it is.
struct QuoteComparison {
    Quote from;
    std::optional<Quote> to; ///< Nullopt: the event as it is.
    double priceBefore = 0;
    double priceAfter = 0;
    QList<QuoteChange> changes;
};

/// Versions of events that were sent to clients. Whatever is written here changes the event too.
class QuoteService {
public:
    explicit QuoteService(ServiceContext &context) : m_context(context) {}

    /// Newest first, without what they froze.
    Result<Page<Quote>> list(EventId event, const PageRequest &page, std::optional<Instant> updatedSince) const;
    /// With what it froze.
    Result<Quote> find(EventId event, QuoteId id) const;
    /// What its papers are made of, the same whenever they are made.
    Result<FrozenProposal> proposal(EventId event, QuoteId id) const;
    /// Compared with the event as it is where `to` is nothing.
    Result<QuoteComparison> compare(EventId event, QuoteId id, std::optional<QuoteId> to) const;

    /// Freezes the event as it is.
    Result<Quote> create(EventId event, const QuotePatch &patch);
    /// Takes the place of the event's other accepted quote and of older open ones, and approves an event that was not
    /// yet. quote_not_open.
    Result<Quote> accept(EventId event, QuoteId id, const QuoteAcceptance &acceptance);
    /// quote_not_open.
    Result<Quote> decline(EventId event, QuoteId id, const QString &reason);
    /// Takes an answer back, without what else it did. quote_not_decided.
    Result<Quote> reopen(EventId event, QuoteId id);
    /// quote_accepted where it is, or was.
    Result<Quote> remove(EventId event, QuoteId id);

private:
    ServiceContext &m_context;
};

} // namespace stemdesk

#pragma once

#include "core/domain/billing/quote.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

/// Quotes for the events of one shop. Does not check that the event exists.
class QuoteStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// Newest first, without what they froze.
    Result<Page<Quote>> list(EventId event, const PageRequest &page, std::optional<Instant> updatedSince) const;
    /// All quotes, newest first, without their frozen content.
    Result<QList<Quote>> ofEvent(EventId event) const;
    /// With its frozen content. NotFound if the event has no such quote.
    Result<Quote> find(EventId event, QuoteId id) const;

    /// Whether any existing event has an accepted quote.
    Result<bool> hasAccepted() const;
    /// All quotes, including those of deleted events.
    Status removeAccepted();

    /// The event's next quote number, which is then used up.
    Result<int> takeNumber(EventId event);
    Status insert(const Quote &quote);
    /// Stores a quote's state, answer, version and time.
    Status update(const Quote &quote);
    Status remove(QuoteId id);
};

} // namespace stemdesk

#pragma once

#include "core/domain/clients/quote.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

class Session;

/// Versions of the events of one shop. That the event is there is the caller's to know.
class QuoteStore {
public:
    QuoteStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// Newest first, without what they froze.
    Result<Page<Quote>> list(EventId event, const PageRequest &page, std::optional<Instant> updatedSince) const;
    /// All of them, newest first, without what they froze.
    Result<QList<Quote>> ofEvent(EventId event) const;
    /// With what it froze. NotFound if the event has no such quote.
    Result<Quote> find(EventId event, QuoteId id) const;

    /// Whether an event that is there has an accepted one.
    Result<bool> hasAccepted() const;
    /// All of them, those too that events took with them.
    Status removeAccepted();

    /// The event's next quote number, which is then used up.
    Result<int> takeNumber(EventId event);
    Status insert(const Quote &quote);
    /// Stores a quote's state, answer, version and time.
    Status update(const Quote &quote);
    Status remove(QuoteId id);

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk

#include "core/services/events/event_agenda_service.h"

#include "core/base/text.h"
#include "core/pricing/price_breakdown.h"
#include "core/services/billing/payment_service.h"
#include "core/services/events/event_reading.h"
#include "core/services/events/pricing_facts.h"
#include "core/services/service_context.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_date_store.h"
#include "core/storage/events/event_pricing_store.h"

#include <algorithm>
#include <limits>

namespace stemdesk {

namespace {

/// Search matches that are sorted by date.
constexpr int kSearched = 300;

bool fits(const Event &event, const EventFilter &filter)
{
    if (!filter.status.isEmpty() && event.status != filter.status)
        return false;
    const auto start = firstStart(event);
    return !start
        || (*start >= filter.from.value_or(std::numeric_limits<Instant>::min())
            && *start <= filter.to.value_or(std::numeric_limits<Instant>::max()));
}

AgendaPlace placeOf(const StoredEvent &stored)
{
    return {.start = firstStart(stored.event).value_or(0), .key = stored.key};
}

/// Undated events first, then by date, latest first.
bool standsBefore(const StoredEvent &first, const StoredEvent &second)
{
    const auto latest = std::numeric_limits<Instant>::max();
    const Instant firstDate = firstStart(first.event).value_or(latest);
    const Instant secondDate = firstStart(second.event).value_or(latest);
    return firstDate != secondDate ? firstDate > secondDate : first.key > second.key;
}

/// Prices without tax of the events with a budget.
Result<QHash<EventId, double>> pricesExclTax(const ServiceContext &context, const QList<StoredEvent> &listed)
{
    QList<qint64> keys;
    for (const StoredEvent &stored : listed) {
        if (stored.event.budget)
            keys.append(stored.key);
    }
    QHash<EventId, double> prices;
    if (keys.isEmpty())
        return prices;
    auto heads = TRY(context.store<EventStore>().pricedHeads(keys));
    TRY(context.store<EventPricingStore>().fill(heads));
    const WantedPrices wanted = TRY(fillGroups(context, heads));
    const PricingFacts facts = TRY(pricingFactsFor(context, heads, wanted));
    for (StoredEvent &head : heads) {
        priceEvent(head.event, facts.context);
        prices.insert(head.event.id, customerPriceExclTax(head.event, facts.context));
    }
    return prices;
}

Result<QHash<EventId, EventBalance>> balancesOf(ServiceContext &context, const QList<StoredEvent> &listed)
{
    QList<Event> events;
    for (const StoredEvent &stored : listed)
        events.append(stored.event);
    return PaymentService(context).agreedOn(events);
}

Result<QList<AgendaRow>> rowsOf(ServiceContext &context, QList<StoredEvent> &&events, const AgendaRequest &request)
{
    const auto prices = TRY(request.withBudgets ? pricesExclTax(context, events) : QHash<EventId, double>());
    const auto balances =
        TRY(request.withBalances ? balancesOf(context, events) : Result<QHash<EventId, EventBalance>>());
    QList<AgendaRow> rows;
    for (StoredEvent &stored : events) {
        const auto owed = balances.constFind(stored.event.id);
        const bool isOwed = owed != balances.cend();
        const auto price = prices.constFind(stored.event.id);
        rows.append(
            {.event = std::move(stored.event),
             .customerPriceExclTax = price == prices.cend() ? std::nullopt : std::optional(*price),
             .outstanding = isOwed ? std::optional(owed->balance.unit.amount(owed->balance.outstanding)) : std::nullopt,
             .isLate = isOwed && owed->balance.isLate()});
    }
    return rows;
}

Result<QList<StoredEvent>> found(const ServiceContext &context, const EventFilter &filter)
{
    const QStringList words = searchTokens(filter.q);
    if (words.isEmpty())
        return QList<StoredEvent>();
    auto events = context.store<EventDateStore>().matching(words, kSearched);
    if (!events)
        return events;
    events->removeIf([&](const StoredEvent &stored) { return !fits(stored.event, filter); });
    std::ranges::sort(*events, standsBefore);
    return events;
}

} // namespace

Result<AgendaPage> EventAgendaService::page(const EventFilter &filter, const AgendaRequest &request) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    AgendaPage page;
    Result<QList<StoredEvent>> events;
    if (!filter.q.trimmed().isEmpty()) {
        events = found(m_context, filter);
    } else {
        events = m_context.store<EventDateStore>().list(filter, request);
        if (events && events->size() == request.limit)
            page.next = placeOf(events->constLast());
    }
    if (!events)
        return events.error();
    auto rows = TRY(rowsOf(m_context, *std::move(events), request));
    page.rows = std::move(rows);
    return page;
}

Result<AgendaRow> EventAgendaService::row(EventId id) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    Result<StoredEvent> stored = m_context.store<EventStore>().find(id, EventStore::Columns::List);
    if (!stored)
        return stored.error();
    auto rows = TRY(rowsOf(m_context, {*std::move(stored)}, {}));
    return rows.takeFirst();
}

} // namespace stemdesk

#include "core/services/billing/quote_service.h"

#include "core/base/wording.h"
#include "core/domain/billing/minor_unit.h"
#include "core/domain/events/event_history.h"
#include "core/json/billing/proposal_json.h"
#include "core/services/billing/quote_freezing.h"
#include "core/services/events/event_service.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/services/unit_of_work.h"
#include "core/storage/billing/quote_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_store.h"
#include "core/storage/shops/shop_store.h"

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Status requireEvent(const ServiceContext &context, EventId event)
{
    const auto key = context.store<EventStore>().keyOf(event);
    return key ? Status() : Status(key.error());
}

Result<Quote> found(const ServiceContext &context, EventId event, QuoteId id)
{
    TRY(requireEvent(context, event));
    return context.store<QuoteStore>().find(event, id);
}

/// For the quote to compare with.
Error noOtherQuote(QuoteId id)
{
    return notFound(u"\"to\" is %1, but this event has no such quote."_s.arg(quoted(QByteArrayView(id.text()))));
}

/// Records a quote's change: in the feed, in the event's history and in the event's version.
Status report(const ServiceContext &context, UnitOfWork &work, const Quote &quote, ChangeAction action)
{
    auto events = context.store<EventStore>();
    const auto key = TRY(events.keyOf(quote.eventId));
    TRY(events.touch(key, context.now(), 0));
    work.changed(Resource::Quote, quote.id, action, quote.eventId);
    work.changed(Resource::Event, quote.eventId, ChangeAction::Updated);
    return {};
}

void noteQuote(UnitOfWork &work, EventChange change, const Quote &quote)
{
    work.note(quote.eventId, {.change = change, .place = QString::number(quote.number)});
}

/// Stores a new or restored quote.
Result<Quote> insertedQuote(const ServiceContext &context, UnitOfWork &work, Quote quote)
{
    const ShopDays days = TRY(ShopDays::of(context));
    quote.updatedAt = context.now();
    ++quote.version;
    quote.isExpired = isExpired(quote, days.today());
    TRY(context.store<QuoteStore>().insert(quote));
    noteQuote(work, EventChange::QuoteMade, quote);
    TRY(report(context, work, quote, ChangeAction::Created));
    TRY(work.commit());
    return quote;
}

/// Promises are in the shop's currency, which may have changed since the quote was made.
Status requireShopsCurrency(const ServiceContext &context, const Quote &quote)
{
    const Quote whole = TRY(context.store<QuoteStore>().find(quote.eventId, quote.id));
    const FrozenProposal proposal = TRY(proposalFrom(whole.proposal));
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    if (proposal.shop.currency == shop.currency)
        return {};
    return conflict("quote_not_open",
                    u"Make a new quote: quote %1 is in %2, and the shop counts in %3 now."_s.arg(quote.number)
                        .arg(proposal.shop.currency, shop.currency));
}

Status storeAnswered(const ServiceContext &context, UnitOfWork &work, Quote &quote)
{
    if (quote.state == QuoteState::Accepted) {
        TRY(requireShopsCurrency(context, quote));
    }
    quote.updatedAt = context.now();
    ++quote.version;
    TRY(context.store<QuoteStore>().update(quote));
    return report(context, work, quote, ChangeAction::Updated);
}

/// True if accepting `accepted` supersedes `other`.
bool isSuperseded(const Quote &other, const Quote &accepted)
{
    return other.id != accepted.id
        && (other.state == QuoteState::Accepted || (other.state == QuoteState::Open && other.number < accepted.number));
}

Status supersedeOthers(const ServiceContext &context, UnitOfWork &work, QuoteAnswer &answer)
{
    auto quotes = TRY(context.store<QuoteStore>().ofEvent(answer.quote.eventId));
    for (Quote &other : quotes) {
        if (!isSuperseded(other, answer.quote))
            continue;
        answer.before.append(other);
        other.state = QuoteState::Superseded;
        TRY(storeAnswered(context, work, other));
    }
    return {};
}

/// Applies an answer's patch to the event.
Status follow(ServiceContext &context, QuoteAnswer &answer, const EventPatch &patch,
              const std::optional<EventPatch> &expected)
{
    const auto written = TRY(EventService(context).patch(answer.quote.eventId, patch, expected));
    answer.event = written.undo;
    answer.eventLeft = inverse(written.event, written.undo);
    return {};
}

Status approve(ServiceContext &context, QuoteAnswer &answer)
{
    constexpr std::array kBefore{"new"_L1, "quoting"_L1, "pending_approval"_L1};
    const auto stored = context.store<EventStore>().find(answer.quote.eventId, EventStore::Columns::List);
    if (!stored)
        return stored.error();
    if (std::ranges::none_of(kBefore, [&](QLatin1StringView status) { return stored->event.status == status; }))
        return {};
    return follow(context, answer, {.status = u"approved"_s}, {});
}

EventChange changeTo(QuoteState state)
{
    switch (state) {
    case QuoteState::Accepted: return EventChange::QuoteAccepted;
    case QuoteState::Declined: return EventChange::QuoteDeclined;
    case QuoteState::Open:
    case QuoteState::Superseded: break;
    }
    return EventChange::QuoteReopened;
}

/// The end of every answer: what became of the event's other quotes and of the event itself is stored already.
Result<QuoteAnswer> finished(const ServiceContext &context, UnitOfWork &work, QuoteAnswer answer)
{
    noteQuote(work, changeTo(answer.quote.state), answer.quote);
    const ShopDays days = TRY(ShopDays::of(context));
    answer.quote.isExpired = isExpired(answer.quote, days.today());
    TRY(work.commit());
    return answer;
}

/// From the first look at a quote to the commit of its answer, with what an acceptance brings along.
template <class Answer>
Result<QuoteAnswer> answered(ServiceContext &context, EventId event, QuoteId id, const Answer &answerTo)
{
    UnitOfWork work = TRY(UnitOfWork::begin(context));
    const Quote before = TRY(found(context, event, id));
    const Quote after = TRY(answerTo(before));
    QuoteAnswer answer{.quote = after, .before = {before}};
    const bool isAccepted = after.state == QuoteState::Accepted;
    Status done = isAccepted ? supersedeOthers(context, work, answer) : Status();
    if (done)
        done = storeAnswered(context, work, answer.quote);
    if (done && isAccepted)
        done = approve(context, answer);
    return done ? finished(context, work, std::move(answer)) : done.error();
}

/// The event's quotes that a later step left as `answer` says, as they are now.
Result<QList<Quote>> answeredQuotes(const ServiceContext &context, const QuoteAnswer &answer)
{
    const auto quotes = TRY(context.store<QuoteStore>().ofEvent(answer.quote.eventId));
    QList<Quote> answered;
    for (const Quote &before : answer.before) {
        const auto now = std::ranges::find(quotes, before.id, &Quote::id);
        if (now == quotes.cend() || now->version != before.version + 1)
            return stale();
        answered.append(*now);
    }
    return answered;
}

Result<Quote> notOpen(const Quote &quote)
{
    return conflict("quote_not_open",
                    u"Reopen quote %1 first, or make a new one: it is %2."_s.arg(quote.number)
                        .arg(QLatin1StringView(quoteStateText(quote.state))));
}

} // namespace

Result<Page<Quote>> QuoteService::list(EventId event, const PageRequest &page,
                                       std::optional<Instant> updatedSince) const
{
    TRY(requireEvent(m_context, event));
    const ShopDays days = TRY(ShopDays::of(m_context));
    auto quotes = m_context.store<QuoteStore>().list(event, page, updatedSince);
    if (!quotes)
        return quotes;
    for (Quote &quote : quotes->rows)
        quote.isExpired = isExpired(quote, days.today());
    return quotes;
}

Result<Quote> QuoteService::find(EventId event, QuoteId id) const
{
    Result<Quote> quote = found(m_context, event, id);
    if (!quote)
        return quote;
    const ShopDays days = TRY(ShopDays::of(m_context));
    quote->isExpired = isExpired(*quote, days.today());
    return quote;
}

Result<FrozenProposal> QuoteService::proposal(EventId event, QuoteId id) const
{
    const Quote quote = TRY(found(m_context, event, id));
    Result<FrozenProposal> proposal = proposalFrom(quote.proposal);
    if (!proposal)
        return unreadableQuote(quote, proposal.error());
    proposal->printed.offer = PrintedOffer{.number = quote.number, .validUntil = quote.validUntil, .note = quote.note};
    if (quote.state == QuoteState::Accepted && quote.acceptedAt)
        proposal->printed.acceptance = PrintedAcceptance{.by = quote.acceptedBy, .at = *quote.acceptedAt};
    return proposal;
}

Result<QuoteComparison> QuoteService::compare(EventId event, QuoteId id, std::optional<QuoteId> to) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const Quote from = TRY(found(m_context, event, id));
    const QuotedEvent before = TRY(quotedThen(from));
    QuoteComparison comparison{.from = from};
    if (to) {
        const Result<Quote> other = m_context.store<QuoteStore>().find(event, *to);
        if (!other)
            return other.error() == notFound() ? noOtherQuote(*to) : other.error();
        comparison.to = *other;
    }
    const QuotedEvent after = TRY(comparison.to ? quotedThen(*comparison.to) : quotedNow(m_context, event));
    comparison.priceBefore = before.customerPriceIncTax;
    comparison.priceAfter = after.customerPriceIncTax;
    comparison.changes = changesBetween(before, after);
    return comparison;
}

Result<Quote> QuoteService::create(EventId event, const QuotePatch &patch)
{
    Quote quote = TRY(patched(Quote{}, patch));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const FrozenEvent frozen = TRY(frozenEvent(m_context, event));
    const int number = TRY(m_context.store<QuoteStore>().takeNumber(event));
    quote.id = QuoteId::create();
    quote.eventId = event;
    quote.number = number;
    quote.totals = frozen.totals;
    quote.event = frozen.event;
    quote.proposal = proposalText(frozen.proposal);
    quote.createdAt = m_context.now();
    return insertedQuote(m_context, work, std::move(quote));
}

Result<QuoteAnswer> QuoteService::accept(EventId event, QuoteId id, const QuoteAcceptance &acceptance)
{
    TRY(accepted(Quote{}, acceptance, m_context.now()));
    return answered(m_context, event, id, [&](const Quote &quote) -> Result<Quote> {
        if (quote.state != QuoteState::Open)
            return notOpen(quote);
        const Shop shop = TRY(ShopStore(m_context.session()).find(m_context.tenant()));
        if (!isBookable(MinorUnit(shop.currency).rounded(quote.totals.customerPriceIncTax)))
            return tooLargeAmount(u"customerPriceIncTax"_s);
        return accepted(quote, acceptance, m_context.now());
    });
}

Result<QuoteAnswer> QuoteService::decline(EventId event, QuoteId id, const QString &reason)
{
    TRY(declined(Quote{}, reason, m_context.now()));
    return answered(m_context, event, id, [&](const Quote &quote) {
        return quote.state == QuoteState::Open ? declined(quote, reason, m_context.now()) : notOpen(quote);
    });
}

Result<QuoteAnswer> QuoteService::reopen(EventId event, QuoteId id)
{
    return answered(m_context, event, id, [](const Quote &quote) -> Result<Quote> {
        if (quote.state != QuoteState::Accepted && quote.state != QuoteState::Declined)
            return conflict("quote_not_decided",
                            u"Reopen a quote that was accepted or declined; quote %1 is %2."_s.arg(quote.number)
                                .arg(QLatin1StringView(quoteStateText(quote.state))));
        return reopened(quote);
    });
}

Result<QuoteAnswer> QuoteService::takeBack(const QuoteAnswer &answer)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const QList<Quote> now = TRY(answeredQuotes(m_context, answer));
    QuoteAnswer opposite{.quote = answer.quote, .before = now};
    for (Quote before : answer.before) {
        ++before.version;
        TRY(storeAnswered(m_context, work, before));
        if (before.id == answer.quote.id)
            opposite.quote = before;
    }
    if (answer.event != EventPatch()) {
        TRY(follow(m_context, opposite, answer.event, answer.eventLeft));
    }
    return finished(m_context, work, std::move(opposite));
}

Result<Quote> QuoteService::remove(EventId event, QuoteId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    Result<Quote> quote = found(m_context, event, id);
    if (!quote)
        return quote;
    if (quote->state == QuoteState::Accepted || quote->state == QuoteState::Superseded)
        return conflict("quote_accepted",
                        u"Keep quote %1: it is %2. One that was accepted can be reopened."_s.arg(quote->number)
                            .arg(QLatin1StringView(quoteStateText(quote->state))));
    TRY(m_context.store<QuoteStore>().remove(id));
    noteQuote(work, EventChange::QuoteDeleted, *quote);
    TRY(report(m_context, work, *quote, ChangeAction::Deleted));
    TRY(work.commit());
    return quote;
}

Result<Quote> QuoteService::restore(const Quote &snapshot)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    TRY(requireEvent(m_context, snapshot.eventId));
    return insertedQuote(m_context, work, snapshot);
}

} // namespace stemdesk

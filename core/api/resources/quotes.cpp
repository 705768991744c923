#include "core/api/api.h"
#include "core/api/document_work.h"
#include "core/api/handlers.h"
#include "core/base/version.h"
#include "core/base/wording.h"
#include "core/documents/proposal_pdf.h"
#include "core/json/clients/quote_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view kQuoteFormats[] = {"json", "pdf"};

struct Quotes {
    using Object = Quote;
    using IdType = QuoteId;
    using Body = QuoteBody;
    static constexpr QByteArrayView kIdField = "quoteId";
    static constexpr const auto &kFields = kQuoteRowFields;
    static constexpr qsizetype kIdAt = 1;
    static constexpr auto bodyFrom = quoteBodyFrom;
    static constexpr auto write = writeQuoteRow; ///< What it froze is for who reads it.

    const Call &call;
    EventId event;

    static Result<Quotes> of(const Call &call)
    {
        const auto id = TRY(call.id<EventId>(0));
        return Quotes{call, id};
    }
    Result<Quote> find(const QuoteId &id, const FieldSelection &) const { return call.shop.quotes.find(event, id); }
    Result<Written<Quote>> create(const Body &body) const
    {
        return written(call.shop.quotes.create(event, body.patch));
    }
    /// A version stays as it is: no route leads here.
    Result<QList<QByteArray>> patch(const QuoteId &, const Body &) const { return QList<QByteArray>(); }
    Result<Quote> remove(const QuoteId &id) const { return call.shop.quotes.remove(event, id); }
};

/// Rows have a shape of their own, as those of events.
http::Response listQuotes(const Call &call)
{
    const Result<PageRequest> page = pageOf(call, readId<QuoteTag>);
    if (!page)
        return failed(call, page.error());
    const auto since = call.query.instant("updatedSince");
    if (!since)
        return failed(call, since.error());
    const Result<FieldSelection> fields = fieldsOf(call, kQuoteRowFields);
    if (!fields)
        return failed(call, fields.error());
    const auto event = call.id<EventId>(0);
    if (!event)
        return failed(call, event.error());
    const auto quotes = call.shop.quotes.list(*event, *page, *since);
    return quotes ? listAnswer(call, *page, *quotes, *fields, writeQuoteRow) : failed(call, quotes.error());
}

/// What a quote's paper is made of never changes; how it looks may, from one version of the program to the next.
http::Response proposalOf(const Call &call, const Addressed<Quotes> &target)
{
    const Result<FrozenProposal> proposal = call.shop.quotes.proposal(target.resource.event, target.id);
    if (!proposal)
        return failed(call, proposal.error());
    const QByteArray etag = etagOf(target.id.text() + "-pdf-" + programVersion());
    http::Response known = readAnswer(call.request, {}, etag);
    if (known.status == 304)
        return known;
    const auto pdf = madeInTime<QByteArray>([given = *proposal, &call](const TimedWork &work) {
        return proposalPdf(given.printed, given.shop, picturesFor(call, work), goOnFor(work));
    });
    if (!pdf)
        return failed(call, pdf.error());
    return {.contentType = "application/pdf",
            .body = *pdf,
            .headers = {{"Content-Disposition", "attachment; filename=\"proposal.pdf\""}, {"ETag", etag}}};
}

http::Response readQuote(const Call &call)
{
    const Result<QByteArray> format = formatOf(call, kQuoteFormats);
    if (!format)
        return failed(call, format.error());
    const Result<FieldSelection> fields = fieldsOf(call, kQuoteFields);
    if (!fields)
        return failed(call, fields.error());
    const auto target = addressed<Quotes>(call);
    if (!target)
        return failed(call, target.error());
    if (*format == "pdf")
        return proposalOf(call, *target);
    const Result<Quote> quote = target->resource.find(target->id, *fields);
    if (!quote)
        return failed(call, quote.error());
    JsonWriter json;
    writeQuote(json, *quote, *fields);
    QByteArray body = json.take();
    const QByteArray etag = etagOf(stateOf<Quotes>(*quote), body);
    return readAnswer(call.request, std::move(body), etag);
}

/// An answer to a quote: `answer(quotes, event, id, body)` takes it.
template <class Answer>
http::Response answered(const Call &call, Answer answer)
{
    const Result<JsonDocument> document = JsonDocument::parse(call.request.body);
    if (!document)
        return failed(call, document.error());
    const auto target = addressed<Quotes>(call);
    if (!target)
        return failed(call, target.error());
    const Result<QuoteAnswer> given = answer(call.shop.quotes, target->resource.event, target->id, document->root());
    return given ? writtenAnswer<Quotes>(given->quote) : failed(call, given.error());
}

http::Response acceptQuote(const Call &call)
{
    return answered(call,
                    [](QuoteService &quotes, EventId event, QuoteId id, const JsonObject &body) -> Result<QuoteAnswer> {
                        const QuoteAcceptance acceptance = TRY(acceptanceFrom(body));
                        return quotes.accept(event, id, acceptance);
                    });
}

http::Response declineQuote(const Call &call)
{
    return answered(call,
                    [](QuoteService &quotes, EventId event, QuoteId id, const JsonObject &body) -> Result<QuoteAnswer> {
                        const QString reason = TRY(declineFrom(body));
                        return quotes.decline(event, id, reason);
                    });
}

http::Response reopenQuote(const Call &call)
{
    return answered(call,
                    [](QuoteService &quotes, EventId event, QuoteId id, const JsonObject &body) -> Result<QuoteAnswer> {
                        TRY(emptyBodyFrom(body));
                        return quotes.reopen(event, id);
                    });
}

http::Response quoteChanges(const Call &call)
{
    const Result<FieldSelection> fields = fieldsOf(call, kQuoteChangesFields);
    if (!fields)
        return failed(call, fields.error());
    std::optional<QuoteId> to;
    if (call.query.value("to").value_or("now") != "now") {
        const auto named = idAsked<QuoteTag>(call, "to", u"the id of a quote (quo_...) or now"_s);
        if (!named)
            return failed(call, named.error());
        to = *named;
    }
    const auto target = addressed<Quotes>(call);
    if (!target)
        return failed(call, target.error());
    const auto comparison = call.shop.quotes.compare(target->resource.event, target->id, to);
    if (!comparison)
        return failed(call, comparison.error());
    JsonWriter json;
    writeQuoteChanges(json,
                      {.from = {comparison->from, comparison->priceBefore},
                       .to = {comparison->to, comparison->priceAfter},
                       .changes = comparison->changes},
                      *fields);
    return readAnswer(call, json.take());
}

} // namespace

void addQuoteRoutes(Routes &routes)
{
    using enum http::Method;
    const std::vector<IdCheck> event{requireIdOf<EventId>};
    const std::vector<IdCheck> quote{requireIdOf<EventId>, requireIdOf<QuoteId>};
    constexpr auto kRead = Scope::EventsRead;
    constexpr auto kWrite = Scope::EventsWrite;
    constexpr auto kQuotes = "/api/v1/events/{id}/quotes";
    constexpr auto kQuote = "/api/v1/events/{id}/quotes/{quoteId}";
    routes.add(Get, kQuotes, {listQuotes, kRead, event, {"limit", "cursor", "ids", "fields", "updatedSince"}});
    routes.add(Post, kQuotes, {createHandler<Quotes>, kWrite, event, {}});
    routes.add(
        Get, kQuote,
        {.handler = readQuote, .scope = kRead, .ids = quote, .query = {"format", "fields"}, .lane = laneOfFormat});
    routes.add(Delete, kQuote, {removeHandler<Quotes>, kWrite, quote, {}});
    routes.add(Post, "/api/v1/events/{id}/quotes/{quoteId}/accept", {acceptQuote, kWrite, quote, {}});
    routes.add(Post, "/api/v1/events/{id}/quotes/{quoteId}/decline", {declineQuote, kWrite, quote, {}});
    routes.add(Post, "/api/v1/events/{id}/quotes/{quoteId}/reopen", {reopenQuote, kWrite, quote, {}});
    routes.add(Get, "/api/v1/events/{id}/quotes/{quoteId}/changes", {quoteChanges, kRead, quote, {"to", "fields"}});
}

} // namespace stemdesk

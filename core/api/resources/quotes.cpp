#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/api/document_work.h"
#include "core/base/version.h"
#include "core/base/wording.h"
#include "core/documents/proposal/proposal_pdf.h"
#include "core/json/billing/quote_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view kQuoteFormats[] = {"json", "pdf"};

/// Without the event that it froze.
struct Quotes : CodecOf<kQuoteRowFields, quoteBodyFrom, writeQuoteRow> {
    static constexpr QByteArrayView kIdField = "quoteId";
    static constexpr qsizetype kIdAt = 1;

    const Call &call;
    EventId event;

    static Result<Quotes> of(const Call &call)
    {
        const auto id = TRY(call.id<EventId>(0));
        return Quotes{{}, call, id};
    }
    Result<Page<Quote>> list(const PageRequest &page, const FieldSelection &) const
    {
        return call.shop.quotes.list(event, page, TRY(call.query.instant("updatedSince")));
    }
    Result<Quote> find(const QuoteId &id, const FieldSelection &) const { return call.shop.quotes.find(event, id); }
    Result<Written<Quote>> create(const Body &body) const
    {
        return written(call.shop.quotes.create(event, body.patch));
    }
    Result<Quote> remove(const QuoteId &id) const { return call.shop.quotes.remove(event, id); }
};

/// The content of a quote's proposal never changes, whatever its client answers; its layout may change with the
/// program's version.
Result<http::Response> proposalOf(const Call &call, EventId event, QuoteId id)
{
    FrozenProposal proposal = TRY(call.shop.quotes.proposal(event, id));
    proposal.printed.acceptance.reset();
    const QByteArray etag = etagOf(id.text() + "-pdf-" + programVersion());
    http::Response known = readAnswer(call.request, {}, etag);
    if (known.status == 304)
        return known;
    const auto pdf = TRY(madeInTime<QByteArray>([given = proposal, &call](const TimedWork &work) {
        return proposalPdf(given.printed, given.shop, picturesFor(call, work), goOnFor(work));
    }));
    return http::Response{
        .contentType = "application/pdf",
        .body = pdf,
        .headers = {{"Content-Disposition", "attachment; filename=\"proposal.pdf\""}, {"ETag", etag}}};
}

Result<http::Response> readQuote(const Call &call)
{
    const QByteArray format = TRY(formatOf(call, kQuoteFormats));
    const FieldSelection fields = TRY(fieldsOf(call, kQuoteFields));
    const auto event = TRY(call.id<EventId>(0));
    const auto id = TRY(call.id<QuoteId>(1));
    if (format == "pdf")
        return proposalOf(call, event, id);
    const Quote quote = TRY(call.shop.quotes.find(event, id));
    JsonWriter json;
    writeQuote(json, quote, fields);
    return objectAnswer(call, {.json = json.take(), .state = shown<Quotes>(quote).state});
}

/// A decision on a quote: `answer(quotes, event, id, body)` makes it.
template <class Answer>
Result<http::Response> answered(const Call &call, Answer answer)
{
    const JsonDocument document = TRY(JsonDocument::parse(call.request.body));
    const auto event = TRY(call.id<EventId>(0));
    const auto id = TRY(call.id<QuoteId>(1));
    const QuoteAnswer given = TRY(answer(call.shop.quotes, event, id, document.root()));
    return writtenAnswer(shown<Quotes>(given.quote));
}

Result<http::Response> acceptQuote(const Call &call)
{
    return answered(call,
                    [](QuoteService &quotes, EventId event, QuoteId id, const JsonObject &body) -> Result<QuoteAnswer> {
                        const QuoteAcceptance acceptance = TRY(acceptanceFrom(body));
                        return quotes.accept(event, id, acceptance);
                    });
}

Result<http::Response> declineQuote(const Call &call)
{
    return answered(call,
                    [](QuoteService &quotes, EventId event, QuoteId id, const JsonObject &body) -> Result<QuoteAnswer> {
                        const QString reason = TRY(declineFrom(body));
                        return quotes.decline(event, id, reason);
                    });
}

Result<http::Response> reopenQuote(const Call &call)
{
    return answered(call,
                    [](QuoteService &quotes, EventId event, QuoteId id, const JsonObject &body) -> Result<QuoteAnswer> {
                        TRY(emptyBodyFrom(body));
                        return quotes.reopen(event, id);
                    });
}

Result<http::Response> quoteChanges(const Call &call)
{
    const FieldSelection fields = TRY(fieldsOf(call, kQuoteChangesFields));
    std::optional<QuoteId> to;
    if (call.query.value("to").value_or("now") != "now") {
        const auto named = TRY(idAsked<QuoteTag>(call, "to", u"the id of a quote (quo_...) or now"_s));
        to = named;
    }
    const auto event = TRY(call.id<EventId>(0));
    const auto id = TRY(call.id<QuoteId>(1));
    const auto comparison = TRY(call.shop.quotes.compare(event, id, to));
    JsonWriter json;
    writeQuoteChanges(json,
                      {.from = {comparison.from, comparison.priceBefore},
                       .to = {comparison.to, comparison.priceAfter},
                       .changes = comparison.changes},
                      fields);
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
    routes.add(Get, kQuotes,
               {of<Quotes, listObjects>, kRead, event, {"limit", "cursor", "ids", "fields", "updatedSince"}});
    routes.add(Post, kQuotes, {of<Quotes, createObject>, kWrite, event, {}});
    routes.add(
        Get, kQuote,
        {.handler = readQuote, .scope = kRead, .ids = quote, .query = {"format", "fields"}, .queue = queueOfFormat});
    routes.add(Delete, kQuote, {of<Quotes, removeObject>, kWrite, quote, {}});
    routes.add(Post, "/api/v1/events/{id}/quotes/{quoteId}/accept", {acceptQuote, kWrite, quote, {}});
    routes.add(Post, "/api/v1/events/{id}/quotes/{quoteId}/decline", {declineQuote, kWrite, quote, {}});
    routes.add(Post, "/api/v1/events/{id}/quotes/{quoteId}/reopen", {reopenQuote, kWrite, quote, {}});
    routes.add(Get, "/api/v1/events/{id}/quotes/{quoteId}/changes", {quoteChanges, kRead, quote, {"to", "fields"}});
}

} // namespace stemdesk

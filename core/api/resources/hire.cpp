#include "core/api/api.h"
#include "core/api/handlers.h"
#include "core/base/day.h"
#include "core/json/hire/hire_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QByteArray hireState(const EventHire &hire)
{
    return stateMark(hire.eventId.text(), hire.version, hire.updatedAt);
}

http::Response hireAnswer(const Call &call, const EventHire &hire, const FieldSelection &fields)
{
    JsonWriter json;
    writeEventHire(json, hire, fields);
    QByteArray body = json.take();
    const QByteArray etag = etagOf(hireState(hire), body);
    return readAnswer(call.request, std::move(body), etag);
}

http::Response readHire(const Call &call)
{
    const Result<FieldSelection> fields = fieldsOf(call, kEventHireFields);
    if (!fields)
        return failed(call, fields.error());
    const auto id = call.id<EventId>(0);
    if (!id)
        return failed(call, id.error());
    const Result<EventHire> hire = call.shop.hire.ofEvent(*id);
    return hire ? hireAnswer(call, *hire, *fields) : failed(call, hire.error());
}

Status requireSameHire(const Call &call, EventId event)
{
    if (!hasIfMatch(call))
        return {};
    const Result<EventHire> hire = call.shop.hire.ofEvent(event);
    return hire ? requireMatch(call, hireState(*hire)) : Status(hire.error());
}

http::Response writeReturns(const Call &call)
{
    const Result<JsonDocument> document = JsonDocument::parse(call.request.body);
    if (!document)
        return failed(call, document.error());
    const auto returns = hireReturnsFrom(document->root());
    if (!returns)
        return failed(call, returns.error());
    if (const Status shape = checkShape(*returns); !shape)
        return failed(call, shape.error());
    const auto id = call.id<EventId>(0);
    if (!id)
        return failed(call, id.error());
    Result<UnitOfWork> work = call.shop.begin();
    if (!work)
        return failed(call, work.error());
    if (const Status matches = requireSameHire(call, *id); !matches)
        return failed(call, matches.error());
    const Result<EventHire> hire = call.shop.hire.writeReturns(*id, *returns);
    if (!hire)
        return failed(call, hire.error());
    if (const Status done = work->commit(); !done)
        return failed(call, done.error());
    return hireAnswer(call, *hire, {});
}

/// `from` and `to`, both required.
Result<DayRange> hireDaysOf(const Call &call)
{
    const auto from = TRY(call.query.day("from"));
    const auto to = TRY(call.query.day("to"));
    if (!from)
        return required(u"from"_s);
    if (!to)
        return required(u"to"_s);
    if (*to < *from || (*from).daysTo(*to) > kMostCalendarDays)
        return unfit(
            u"to"_s,
            u"a day from \"from\", which is %1, to %2 days after it"_s.arg(dayText(*from)).arg(kMostCalendarDays),
            dayText(*to));
    return DayRange{*from, *to};
}

http::Response listHire(const Call &call)
{
    const Result<PageRequest> page = pageOf(call, readId<VariantTag>);
    if (!page)
        return failed(call, page.error());
    const Result<FieldSelection> fields = fieldsOf(call, kHireRowFields);
    if (!fields)
        return failed(call, fields.error());
    const Result<DayRange> days = hireDaysOf(call);
    if (!days)
        return failed(call, days.error());
    const auto variant = idAsked<VariantTag>(call, "variantId", u"the id of a variant (var_...)"_s);
    if (!variant)
        return failed(call, variant.error());
    const auto rows = call.shop.hire.list({.days = *days, .variantId = *variant}, *page);
    return rows ? listAnswer(call, *page, *rows, *fields, writeHireRow) : failed(call, rows.error());
}

} // namespace

void addHireRoutes(Routes &routes)
{
    using enum http::Method;
    const std::vector<IdCheck> event{requireIdOf<EventId>};
    constexpr auto kHire = "/api/v1/events/{id}/hire";
    routes.add(Get, kHire, {readHire, Scope::EventsRead, event, {"fields"}});
    routes.add(Patch, kHire, {writeReturns, Scope::EventsWrite, event, {}});
    routes.add(Get, "/api/v1/hire",
               {listHire, Scope::EventsRead, {}, {"limit", "cursor", "ids", "fields", "from", "to", "variantId"}});
}

} // namespace stemdesk

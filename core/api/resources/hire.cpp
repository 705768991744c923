#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/base/day.h"
#include "core/json/hire/hire_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QByteArray hireState(const EventHire &hire)
{
    return stateMark(hire.eventId.text(), hire.version, hire.updatedAt);
}

Result<http::Response> hireAnswer(const Call &call, const EventHire &hire, const FieldSelection &fields)
{
    JsonWriter json;
    writeEventHire(json, hire, fields);
    QByteArray body = json.take();
    const QByteArray etag = etagOf(hireState(hire), body);
    return readAnswer(call.request, std::move(body), etag);
}

Result<http::Response> readHire(const Call &call)
{
    const FieldSelection fields = TRY(fieldsOf(call, kEventHireFields));
    const auto id = TRY(call.id<EventId>(0));
    const EventHire hire = TRY(call.shop.hire.ofEvent(id));
    return hireAnswer(call, hire, fields);
}

Status requireSameHire(const Call &call, EventId event)
{
    if (!hasIfMatch(call))
        return {};
    const EventHire hire = TRY(call.shop.hire.ofEvent(event));
    return requireMatch(call, hireState(hire));
}

Result<http::Response> writeReturns(const Call &call)
{
    const JsonDocument document = TRY(JsonDocument::parse(call.request.body));
    const auto returns = TRY(hireReturnsFrom(document.root()));
    TRY(checkShape(returns));
    const auto id = TRY(call.id<EventId>(0));
    UnitOfWork work = TRY(call.shop.begin());
    TRY(requireSameHire(call, id));
    const EventHire hire = TRY(call.shop.hire.writeReturns(id, returns));
    TRY(work.commit());
    return hireAnswer(call, hire, {});
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

Result<http::Response> listHire(const Call &call)
{
    const PageRequest page = TRY(pageOf(call, readId<VariantTag>));
    const FieldSelection fields = TRY(fieldsOf(call, kHireRowFields));
    const DayRange days = TRY(hireDaysOf(call));
    const auto variant = TRY(idAsked<VariantTag>(call, "variantId", u"the id of a variant (var_...)"_s));
    const auto rows = TRY(call.shop.hire.list({.days = days, .variantId = variant}, page));
    return listAnswer(call, page, rows, fields, writeHireRow);
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

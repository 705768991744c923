#include "core/api/api.h"
#include "core/api/handlers.h"
#include "core/api/list_filters.h"
#include "core/json/clients/payment_json.h"

namespace stemdesk {

namespace {

struct Payments {
    using Object = Payment;
    using IdType = PaymentId;
    using Body = PaymentBody;
    static constexpr QByteArrayView kIdField = "paymentId";
    static constexpr const auto &kFields = kPaymentFields;
    static constexpr qsizetype kIdAt = 1;
    static constexpr auto bodyFrom = paymentBodyFrom;
    static constexpr auto write = writePayment;

    const Call &call;
    EventId event;

    static Result<Payments> of(const Call &call)
    {
        const auto id = TRY(call.id<EventId>(0));
        return Payments{call, id};
    }
    Status requireParent() const
    {
        const auto found = call.shop.events.find(event, {.heavy = false, .groups = false, .prices = false});
        return found ? Status() : Status(found.error());
    }
    Result<Page<Payment>> list(const PageRequest &page, const FieldSelection &) const
    {
        const auto since = TRY(call.query.instant("updatedSince"));
        return call.shop.payments.list(event, page, since);
    }
    Result<Payment> find(const PaymentId &id, const FieldSelection &) const
    {
        return call.shop.payments.find(event, id);
    }
    Result<Written<Payment>> create(const Body &body) const
    {
        return written(call.shop.payments.create(event, body.patch));
    }
    Result<QList<QByteArray>> patch(const PaymentId &id, const Body &body) const
    {
        return changed(call.shop.payments.patch(event, id, body.patch));
    }
    Result<Payment> remove(const PaymentId &id) const { return call.shop.payments.remove(event, id); }
};

http::Response balance(const Call &call)
{
    const Result<FieldSelection> fields = fieldsOf(call, kBalanceFields);
    if (!fields)
        return failed(call, fields.error());
    const auto id = call.id<EventId>(0);
    if (!id)
        return failed(call, id.error());
    const Result<EventBalance> found = call.shop.payments.balance(*id);
    if (!found)
        return failed(call, found.error());
    JsonWriter json;
    writeBalance(json, *found, *fields);
    return readAnswer(call, json.take());
}

Result<std::optional<bool>> flagAsked(const Call &call, std::string_view name)
{
    const bool flag = TRY(call.query.flag(name));
    return call.query.value(name) ? std::optional(flag) : std::optional<bool>();
}

Result<BalanceFilter> balanceFilterOf(const Call &call)
{
    const EventFilter events = TRY(eventFilterOf(call));
    const auto isOverdue = TRY(flagAsked(call, "isOverdue"));
    const auto isOutstanding = TRY(flagAsked(call, "isOutstanding"));
    return BalanceFilter{.events = events, .isOverdue = isOverdue, .isOutstanding = isOutstanding};
}

http::Response listBalances(const Call &call)
{
    const Result<PageRequest> page = pageOf(call, readId<EventTag>);
    if (!page)
        return failed(call, page.error());
    const Result<FieldSelection> fields = fieldsOf(call, kBalanceRowFields);
    if (!fields)
        return failed(call, fields.error());
    const Result<BalanceFilter> filter = balanceFilterOf(call);
    if (!filter)
        return failed(call, filter.error());
    const auto balances = call.shop.payments.balances(*filter, *page);
    return balances ? listAnswer(call, *page, *balances, *fields, writeBalanceRow) : failed(call, balances.error());
}

} // namespace

void addPaymentRoutes(Routes &routes)
{
    using enum http::Method;
    const std::vector<IdCheck> event{requireIdOf<EventId>};
    const std::vector<IdCheck> payment{requireIdOf<EventId>, requireIdOf<PaymentId>};
    constexpr auto kRead = Scope::PaymentsRead;
    constexpr auto kWrite = Scope::PaymentsWrite;
    constexpr auto kPayments = "/api/v1/events/{id}/payments";
    constexpr auto kPayment = "/api/v1/events/{id}/payments/{paymentId}";
    routes.add(Get, kPayments,
               {listHandler<Payments>, kRead, event, {"limit", "cursor", "ids", "fields", "updatedSince"}});
    routes.add(Post, kPayments, {postHandler<Payments>, kWrite, event, {}});
    routes.add(Get, kPayment, {readHandler<Payments>, kRead, payment, {"fields"}});
    routes.add(Patch, kPayment, {patchHandler<Payments>, kWrite, payment, {}});
    routes.add(Delete, kPayment, {removeHandler<Payments>, kWrite, payment, {}});
    routes.add(Get, "/api/v1/events/{id}/balance", {balance, kRead, event, {"fields"}});
    routes.add(
        Get, "/api/v1/balances",
        {listBalances,
         kRead,
         {},
         {"limit", "cursor", "ids", "fields", "updatedSince", "status", "from", "to", "isOverdue", "isOutstanding"}});
}

} // namespace stemdesk

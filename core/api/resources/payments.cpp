#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/api/list_filters.h"
#include "core/json/billing/payment_json.h"

namespace stemdesk {

namespace {

struct PaymentForm : CodecOf<kPaymentFields, paymentBodyFrom, writePayment> {
    static constexpr QByteArrayView kIdField = "paymentId";
    static constexpr qsizetype kIdAt = 1;
};

/// The payments of an event, or those that name an invoice.
template <class OwnerId>
struct PaymentsOf : PaymentForm {
    const Call &call;
    OwnerId owner;

    static Result<PaymentsOf> of(const Call &call)
    {
        const auto id = TRY(call.id<OwnerId>(0));
        return PaymentsOf{{}, call, id};
    }
    Status requireParent() const { return call.shop.payments.requireOwner(owner); }
    Result<Page<Payment>> list(const PageRequest &page, const FieldSelection &) const
    {
        const auto since = TRY(call.query.instant("updatedSince"));
        return call.shop.payments.list(owner, page, since);
    }
    Result<Payment> find(const PaymentId &id, const FieldSelection &) const
    {
        return call.shop.payments.find(owner, id);
    }
    Result<Written<Payment>> create(const Body &body) const
    {
        return written(call.shop.payments.create(owner, body.patch));
    }
    Result<QList<QByteArray>> patch(const PaymentId &id, const Body &body) const
    {
        return changed(call.shop.payments.patch(owner, id, body.patch));
    }
    Result<Payment> remove(const PaymentId &id) const { return call.shop.payments.remove(owner, id); }
};

Result<http::Response> balance(const Call &call)
{
    const FieldSelection fields = TRY(fieldsOf(call, kBalanceFields));
    const auto id = TRY(call.id<EventId>(0));
    const EventBalance found = TRY(call.shop.payments.balance(id));
    JsonWriter json;
    writeBalance(json, found, fields);
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

Result<http::Response> listBalances(const Call &call)
{
    const PageRequest page = TRY(pageOf(call, readId<EventTag>));
    const FieldSelection fields = TRY(fieldsOf(call, kBalanceRowFields));
    const BalanceFilter filter = TRY(balanceFilterOf(call));
    const auto balances = TRY(call.shop.payments.balances(filter, page));
    return listAnswer(call, page, balances, fields, writeBalanceRow);
}

Result<http::Response> listAllPayments(const Call &call)
{
    const PageRequest page = TRY(pageOf(call, readId<PaymentTag>));
    const FieldSelection fields = TRY(fieldsOf(call, kPaymentRowFields));
    const PaymentFilter filter = TRY(paymentFilterOf(call));
    const auto named = TRY(call.shop.payments.listAll(filter, page));
    Page<Payment> payments{.next = named.next};
    for (const NamedPayment &row : named.rows)
        payments.rows.append(row.payment);
    return listAnswer(call, page, payments, fields, writePaymentRow);
}

} // namespace

void addPaymentRoutes(Routes &routes)
{
    using enum http::Method;
    const std::vector<IdCheck> event{requireIdOf<EventId>};
    constexpr auto kRead = Scope::PaymentsRead;
    addCrud<PaymentsOf<EventId>>(routes,
                                 {.path = "/api/v1/events/{id}/payments",
                                  .object = "/{paymentId}",
                                  .read = kRead,
                                  .write = Scope::PaymentsWrite,
                                  .parents = event});
    addCrud<PaymentsOf<InvoiceId>>(routes,
                                   {.path = "/api/v1/invoices/{id}/payments",
                                    .object = "/{paymentId}",
                                    .read = kRead,
                                    .write = Scope::PaymentsWrite,
                                    .parents = {requireIdOf<InvoiceId>}});
    routes.add(Get, "/api/v1/payments",
               {listAllPayments, kRead, {}, {"limit", "cursor", "ids", "fields", "updatedSince", "from", "to"}});
    routes.add(Get, "/api/v1/events/{id}/balance", {balance, kRead, event, {"fields"}});
    routes.add(
        Get, "/api/v1/balances",
        {listBalances,
         kRead,
         {},
         {"limit", "cursor", "ids", "fields", "updatedSince", "status", "from", "to", "isOverdue", "isOutstanding"}});
}

} // namespace stemdesk

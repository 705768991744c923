#include "core/json/billing/payment_json.h"

#include "core/json/reserialize.h"
#include "core/json/resource_codec.h"

namespace stemdesk {

namespace {

QByteArrayView instalmentStateText(InstalmentState state)
{
    switch (state) {
    case InstalmentState::Open: return "open";
    case InstalmentState::Overdue: return "overdue";
    case InstalmentState::Paid: return "paid";
    }
    Q_UNREACHABLE();
}

/// An instalment with the unit of its amounts.
struct CountedInstalment {
    const Instalment &instalment;
    MinorUnit unit;
};

void writeInstalment(JsonWriter &json, const CountedInstalment &counted, const FieldSelection &fields)
{
    constexpr auto &kFields = kInstalmentFields;
    const Instalment &instalment = counted.instalment;
    ObjectWriter out(json, fields);
    out.field(kFields["name"], instalment.name);
    out.field(kFields["dueOn"], instalment.dueOn);
    out.field(kFields["amount"], counted.unit.amount(instalment.amount));
    out.field(kFields["paid"], counted.unit.amount(instalment.paid));
    out.field(kFields["state"], instalmentStateText(instalment.state));
}

/// The figures that both shapes have.
template <const auto &kTable>
void writeOwed(ObjectWriter &out, const Balance &balance)
{
    out.field(kTable["total"], balance.unit.amount(balance.total));
    out.field(kTable["paid"], balance.unit.amount(balance.paid));
    out.field(kTable["outstanding"], balance.unit.amount(balance.outstanding));
    out.field(kTable["credit"], balance.unit.amount(balance.credit));
}

} // namespace

constinit const FieldList kPaymentFields(specOf<paymentSpec>);

void writePayment(JsonWriter &json, const Payment &payment, const FieldSelection &fields)
{
    const auto writeAmount = [](ObjectWriter &out, const Field &field, const void *object) {
        out.field(field, static_cast<const Payment *>(object)->amount.amount());
    };
    writeFields(json, paymentSpec(), &payment, fields, writeAmount);
}

void writePaymentRow(JsonWriter &json, const Payment &payment, const FieldSelection &fields)
{
    constexpr auto &kFields = kPaymentRowFields;
    ObjectWriter out(json, fields);
    out.field(kFields["paymentId"], payment.id);
    out.field(kFields["amount"], payment.amount.amount());
    out.field(kFields["paidOn"], payment.paidOn);
    out.nullableText(kFields["method"], payment.method);
    out.nullableText(kFields["reference"], payment.reference);
    out.nullableText(kFields["note"], payment.note);
    out.field(kFields["createdAt"], payment.createdAt);
    out.field(kFields["updatedAt"], payment.updatedAt);
    out.field(kFields["invoiceId"], payment.invoiceId);
    out.field(kFields["eventId"], payment.eventId);
}

Result<PaymentBody> paymentBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    PaymentBody body;
    reader.read("amount", body.patch.amount);
    readResource(reader, paymentSpec(), kind, body);
    return finished(reader, std::move(body));
}

void writeBalance(JsonWriter &json, const EventBalance &balance, const FieldSelection &fields)
{
    constexpr auto &kFields = kBalanceFields;
    ObjectWriter out(json, fields);
    out.field(kFields["currency"], balance.currency);
    out.field(kFields["basis"], QByteArrayView(balance.isAccepted ? "accepted" : "current"));
    writeOwed<kBalanceFields>(out, balance.balance);
    QList<CountedInstalment> counted;
    for (const Instalment &instalment : balance.balance.instalments)
        counted.append({instalment, balance.balance.unit});
    out.objects(kFields["instalments"], counted, writeInstalment);
}

void writeBalanceRow(JsonWriter &json, const EventBalance &balance, const FieldSelection &fields)
{
    constexpr auto &kFields = kBalanceRowFields;
    const Instalment *next = balance.balance.next();
    ObjectWriter out(json, fields);
    out.field(kFields["eventId"], balance.eventId);
    out.field(kFields["name"], balance.name);
    out.field(kFields["currency"], balance.currency);
    writeOwed<kBalanceRowFields>(out, balance.balance);
    out.field(kFields["nextDueOn"], next ? next->dueOn : std::nullopt);
    out.field(kFields["nextAmount"],
              next ? std::optional(balance.balance.unit.amount(next->amount - next->paid)) : std::nullopt);
    out.field(kFields["isOverdue"], balance.balance.isOverdue());
}

void writePaymentPlan(JsonWriter &json, const PaymentPlan &plan, const FieldSelection &fields)
{
    writeFiltered(json, planText(plan), kPlannedInstalmentFields, fields);
}

void readPaymentPlan(ObjectReader &reader, std::optional<std::optional<PaymentPlan>> &plan)
{
    const std::optional<JsonValue> given = reader.value("paymentPlan");
    if (!given)
        return;
    plan.emplace();
    if (given->isNull())
        return;
    Result<PaymentPlan> read = planFrom(reserialized(*given));
    if (read)
        *plan = *std::move(read);
    else
        reader.fail("paymentPlan", read.error());
}

} // namespace stemdesk

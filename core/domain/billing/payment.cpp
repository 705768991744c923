#include "core/domain/billing/payment.h"

#include "core/base/wording.h"
#include "core/domain/fields/field_of.h"

#include <cmath>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

void takeAmount(FieldRules &rules, Payment &payment, const PaymentPatch &patch)
{
    rules.require(patch.amount || payment.amount.count != 0, u"amount"_s);
    if (!patch.amount)
        return;
    const std::optional<qint64> count = payment.amount.unit.whole(*patch.amount);
    if (std::isfinite(*patch.amount) && !isBookable(payment.amount.unit.rounded(*patch.amount)))
        rules.fail(tooLargeAmount(u"amount"_s));
    else if (!count || *count == 0)
        rules.fail(unfit(u"amount"_s,
                         u"an amount other than 0 with at most %1 decimals"_s.arg(payment.amount.unit.digits()),
                         numberText(*patch.amount)));
    else
        payment.amount.count = *count;
}

} // namespace

const SpecOf<Payment, PaymentPatch> &paymentSpec()
{
    using S = Payment;
    using P = PaymentPatch;
    static constexpr auto kFields = fieldsOf<Payment>(
        ownId<&S::id>("paymentId"), ownField("amount", kOwnJson).ruled(validatedBy<takeAmount>()),
        field<&S::paidOn, &P::paidOn>("paidOn", day()), field<&S::method, &P::method>("method", line(), kNullable),
        field<&S::reference, &P::reference>("reference", line(), kNullable),
        field<&S::note, &P::note>("note", multiline(), kNullable),
        field<&S::invoiceId, &P::invoiceId>("invoiceId", reference(), kNullable),
        // The store handles it; a payment of an invoice for several events has none.
        fixedField<&S::eventId>("eventId", kFixed | kNotStored | kNullable));
    static constexpr auto kSpec = described<S, P>("payment", kFields);
    return kSpec;
}

Result<Payment> patched(Payment payment, const PaymentPatch &patch)
{
    return applied(paymentSpec(), std::move(payment), patch);
}

PaymentPatch inverse(const Payment &before, const PaymentPatch &patch)
{
    PaymentPatch inverse = inverted(paymentSpec(), before, patch);
    inverse.amount = was(patch.amount, before.amount.amount());
    return inverse;
}

} // namespace stemdesk

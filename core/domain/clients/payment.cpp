#include "core/domain/clients/payment.h"

#include "core/base/wording.h"
#include "core/domain/field_rules.h"

#include <cmath>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<Payment> patched(Payment payment, const PaymentPatch &patch)
{
    FieldRules rules;
    rules.require(patch.amount || payment.amount.count != 0, u"amount"_s);
    if (patch.amount) {
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
    rules.require(patch.paidOn || payment.paidOn.isValid(), u"paidOn"_s);
    rules.take(payment.paidOn, patch.paidOn);
    rules.line(payment.method, patch.method, u"method"_s);
    rules.line(payment.reference, patch.reference, u"reference"_s);
    rules.multiline(payment.note, patch.note, u"note"_s);
    return rules.result(std::move(payment));
}

PaymentPatch inverse(const Payment &before, const PaymentPatch &patch)
{
    return {
        .amount = was(patch.amount, before.amount.amount()),
        .paidOn = was(patch.paidOn, before.paidOn),
        .method = was(patch.method, before.method),
        .reference = was(patch.reference, before.reference),
        .note = was(patch.note, before.note),
    };
}

} // namespace stemdesk

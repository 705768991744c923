#include "core/domain/clients/bill.h"

#include "core/domain/clients/largest_remainder.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

namespace {

/// The rates with what VAT makes of them, without amounts.
QList<RatedPrice> ratesOf(const Bill &bill)
{
    QList<RatedPrice> rates;
    for (const BillCharge &charge : bill.charges) {
        const bool isKnown = std::ranges::any_of(std::as_const(rates), [&](const RatedPrice &known) {
            return isTaxedAlike(known.rate, known.tax, charge.rate, charge.tax);
        });
        if (!isKnown)
            rates.append({.rate = charge.rate, .tax = charge.tax});
    }
    std::ranges::stable_sort(rates, {}, &RatedPrice::rate);
    return rates;
}

double chargedAt(const Bill &bill, const RatedPrice &price)
{
    double sum = 0;
    for (const BillCharge &charge : bill.charges) {
        if (isTaxedAlike(price.rate, price.tax, charge.rate, charge.tax))
            sum += charge.amountIncTax;
    }
    return sum;
}

/// One group's lines of several rates are charges that follow each other, the lower rate first.
bool isSameGroup(const BillCharge &first, const BillCharge &next)
{
    return first.kind == BillCharge::Kind::Group && next.kind == first.kind && first.name == next.name
        && first.quantity == next.quantity && first.rate < next.rate;
}

} // namespace

bool isTaxedAlike(double rate, const TaxKind &tax, double otherRate, const TaxKind &other)
{
    return rate == otherRate && taxCategoryOf(tax.category, rate) == taxCategoryOf(other.category, otherRate)
        && tax.reason == other.reason;
}

Bill withoutTaxes(const Bill &bill, const QString &reason)
{
    Bill exempt{.discount = bill.discount};
    for (qsizetype at = 0; at < bill.charges.size(); ++at) {
        BillCharge charge = bill.charges.at(at);
        if (at > 0 && isSameGroup(bill.charges.at(at - 1), charge)) {
            exempt.charges.last().amountIncTax += charge.amountIncTax;
            continue;
        }
        charge.rate = 0;
        charge.tax = {.category = QStringLiteral("E"), .reason = reason};
        exempt.charges.append(std::move(charge));
    }
    return exempt;
}

QList<RatedPrice> pricesByRate(const Bill &bill, MinorUnit unit, qint64 total)
{
    double sum = 0;
    for (const BillCharge &charge : bill.charges)
        sum += charge.amountIncTax;
    QList<RatedPrice> prices = ratesOf(bill);
    QList<long double> exact;
    for (RatedPrice &price : prices) {
        const double charged = chargedAt(bill, price);
        price.discount = sum > 0 ? bill.discount * (charged / sum) : 0;
        exact += unit.exact(charged - price.discount);
    }
    const QList<qint64> amounts = wholeParts(total, exact);
    for (qsizetype at = 0; at < prices.size(); ++at)
        prices[at].amountIncTax = amounts.at(at);
    return prices;
}

} // namespace stemdesk

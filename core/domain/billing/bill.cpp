#include "core/domain/billing/bill.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

namespace {

/// The rates with their VAT categories, without amounts.
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

} // namespace

bool isTaxedAlike(double rate, const TaxKind &tax, double otherRate, const TaxKind &other)
{
    return rate == otherRate && taxCategoryOf(tax.category, rate) == taxCategoryOf(other.category, otherRate)
        && tax.reason == other.reason;
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

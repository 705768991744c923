#include "core/domain/clients/bill.h"

#include "core/domain/clients/largest_remainder.h"

#include <algorithm>
#include <cmath>

namespace stemdesk {

namespace {

QList<double> ratesOf(const Bill &bill)
{
    QList<double> rates;
    for (const BillCharge &charge : bill.charges) {
        if (!rates.contains(charge.rate))
            rates += charge.rate;
    }
    std::ranges::sort(rates);
    return rates;
}

double chargedAt(const Bill &bill, double rate)
{
    double sum = 0;
    for (const BillCharge &charge : bill.charges) {
        if (charge.rate == rate)
            sum += charge.amountIncTax;
    }
    return sum;
}

} // namespace

double billedRate(double rate)
{
    constexpr double kDecimals = 1e6;
    return std::round(rate * kDecimals) / kDecimals;
}

QList<RatedPrice> pricesByRate(const Bill &bill, MinorUnit unit, qint64 total)
{
    double sum = 0;
    for (const BillCharge &charge : bill.charges)
        sum += charge.amountIncTax;
    QList<RatedPrice> prices;
    QList<long double> exact;
    for (const double rate : ratesOf(bill)) {
        const double charged = chargedAt(bill, rate);
        prices.append({.rate = rate, .discount = sum > 0 ? bill.discount * (charged / sum) : 0});
        exact += unit.exact(charged - prices.constLast().discount);
    }
    const QList<qint64> amounts = wholeParts(total, exact);
    for (qsizetype at = 0; at < prices.size(); ++at)
        prices[at].amountIncTax = amounts.at(at);
    return prices;
}

} // namespace stemdesk

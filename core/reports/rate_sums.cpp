#include "core/reports/rate_sums.h"

#include "core/domain/billing/minor_unit.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace stemdesk {

void addAmount(qint64 &sum, qint64 amount)
{
    sum = std::clamp(sum + std::clamp(amount, -kMostMinorUnits, kMostMinorUnits), -kMostMinorUnits, kMostMinorUnits);
}

void addRate(QList<RateSum> &sums, const RateSum &part)
{
    auto sum = std::ranges::find_if(
        sums, [&](const RateSum &known) { return known.rate == part.rate && known.category == part.category; });
    if (sum == sums.end())
        sum = sums.insert(sums.end(), RateSum{.rate = part.rate, .category = part.category});
    addAmount(sum->exclTax, part.exclTax);
    addAmount(sum->incTax, part.incTax);
}

QList<RateSum> sortedRates(QList<RateSum> sums)
{
    sums.removeIf([](const RateSum &sum) { return sum.exclTax == 0 && sum.incTax == 0; });
    std::ranges::sort(sums, [](const RateSum &a, const RateSum &b) {
        return std::tuple(!a.rate, -a.rate.value_or(0), a.category)
            < std::tuple(!b.rate, -b.rate.value_or(0), b.category);
    });
    return sums;
}

QList<RateSum> paidShares(const QList<InvoiceShare> &shares, qint64 paid)
{
    long double total = 0;
    for (const InvoiceShare &share : shares)
        total += static_cast<long double>(share.incTax);
    QList<long double> exact;
    for (const InvoiceShare &share : shares)
        exact.append(total == 0 ? 0 : static_cast<long double>(paid) * static_cast<long double>(share.incTax) / total);
    const QList<qint64> incTax = wholeParts(paid, exact);
    QList<RateSum> parts;
    for (qsizetype at = 0; at < shares.size(); ++at) {
        const InvoiceShare &share = shares.at(at);
        RateSum part{.rate = share.rate, .category = share.category, .incTax = incTax.at(at)};
        if (part.incTax == share.incTax)
            part.exclTax = share.exclTax;
        else if (share.incTax != 0)
            part.exclTax =
                qint64(std::llround(static_cast<long double>(share.exclTax) * static_cast<long double>(part.incTax)
                                    / static_cast<long double>(share.incTax)));
        parts.append(part);
    }
    return parts;
}

} // namespace stemdesk

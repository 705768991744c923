#include "core/documents/proposal/proposal_prices.h"

#include "core/domain/money_text.h"

#include <algorithm>
#include <cmath>

namespace stemdesk {

namespace {

/// Moves the rounding difference into one of the amounts.
class Absorber {
public:
    Absorber(const PrintedEvent &event, ProposalPrices &prices, QString currency)
        : m_event(event), m_prices(prices), m_currency(std::move(currency))
    {}

    void absorb()
    {
        const double rest = m_prices.rounding;
        if (rest == 0 || add(m_prices.labour, rest) || add(m_prices.travel, rest) || addToGroup(true))
            return;
        if (add(m_prices.discount, -rest) || addToDearest(m_prices.fees) || addToGroup(false))
            return;
    }

private:
    /// A share of an amount too small to be noticed.
    bool add(double &amount, double rest)
    {
        constexpr double kLeastShare = 20;
        if (amount < std::abs(rest) * kLeastShare)
            return false;
        amount = roundedMoney(amount + rest, m_currency);
        m_prices.rounding = 0;
        return true;
    }

    bool addToDearest(QList<double> &amounts)
    {
        const auto dearest = std::ranges::max_element(amounts);
        return dearest != amounts.end() && add(*dearest, m_prices.rounding);
    }

    bool addToGroup(bool isSingle)
    {
        ProposalPrice *dearest = nullptr;
        for (qsizetype i = 0; i < m_prices.groups.size(); ++i) {
            ProposalPrice &price = m_prices.groups[i];
            if ((m_event.groups.at(i).quantity == 1) == isSingle && (!dearest || price.amount > dearest->amount))
                dearest = &price;
        }
        const double rest = m_prices.rounding;
        if (!dearest || !add(dearest->amount, rest))
            return false;
        dearest->each = isSingle ? std::optional(dearest->amount) : std::nullopt;
        m_prices.arrangements = roundedMoney(m_prices.arrangements + rest, m_currency);
        return true;
    }

    const PrintedEvent &m_event;
    ProposalPrices &m_prices;
    QString m_currency;
};

} // namespace

ProposalPrices proposalPrices(const PrintedEvent &event, const QString &currency)
{
    // Round sums of rounded amounts again: doubles leave a fraction of a penny.
    const auto rounded = [&currency](double amount) { return roundedMoney(amount, currency); };
    ProposalPrices prices{
        .labour = rounded(event.labour), .travel = rounded(event.travel), .total = rounded(event.customerPriceIncTax)};
    for (const PrintedGroup &group : event.groups) {
        const double each = rounded(group.customerPriceIncTax / group.quantity);
        prices.groups.append({.each = each, .amount = rounded(each * group.quantity)});
        prices.arrangements = rounded(prices.arrangements + prices.groups.constLast().amount);
    }
    double sum = prices.arrangements + prices.labour + prices.travel;
    for (const PrintedCharge &fee : event.fees) {
        prices.fees.append(rounded(fee.amountIncTax));
        sum += prices.fees.constLast();
    }
    prices.discount = std::min(rounded(event.discount), rounded(sum));
    prices.rounding = rounded(prices.total - (sum - prices.discount));
    prices.tax = rounded(event.customerPriceIncTax - event.customerPriceExclTax);
    Absorber(event, prices, currency).absorb();
    return prices;
}

} // namespace stemdesk

#include "core/documents/proposal_prices.h"

#include "core/domain/money_text.h"

#include <algorithm>

namespace stemdesk {

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
    return prices;
}

} // namespace stemdesk

#include "core/pricing/event_bill.h"

#include "core/domain/events/event.h"
#include "core/pricing/event_price.h"
#include "core/pricing/event_totals.h"

#include <algorithm>
#include <map>
#include <utility>

namespace stemdesk {

namespace {

/// One charge for each rate of its lines, the lower rate first.
void addGroup(Bill &bill, const EventGroup &group, const PriceContext &context, double taxGroupRate)
{
    std::map<double, double> amounts;
    for (const EventItem &item : group.items) {
        const bool hasRate = item.kept || !item.price.priceListId.isNull();
        const double rate = hasRate ? billedRate(taxMultiplierOf(item, context) - 1) : taxGroupRate;
        amounts[rate] += item.price.customerPriceIncTax;
    }
    for (const auto &[rate, amount] : amounts) {
        if (amount != 0)
            bill.charges.append({.name = group.name, .quantity = group.quantity, .rate = rate, .amountIncTax = amount});
    }
}

} // namespace

Bill billOf(const Event &priced, const PriceContext &context)
{
    const double taxRate = taxRateOf(priced, context);
    const double rate = billedRate(taxRate);
    Bill bill;
    for (const EventGroup &group : priced.groups) {
        if (!group.isHidden)
            addGroup(bill, group, context, rate);
    }
    const Charges charges = chargesOf(priced, linesTotalOf(priced).customerPriceIncTax, taxRate);
    const auto add = [&](BillCharge::Kind kind, const QString &name, double amount) {
        if (amount != 0)
            bill.charges.append({.kind = kind, .name = name, .rate = rate, .amountIncTax = amount});
    };
    add(BillCharge::Kind::Labour, {}, charges.labour);
    const EventPricing pricing = priced.pricing.value_or(EventPricing());
    const QList<AdditionalFee> fees = pricing.additionalFees.value_or(QList<AdditionalFee>());
    for (const AdditionalFee &fee : fees)
        add(BillCharge::Kind::Fee, fee.name, feesIncTax({fee}, taxRate));
    add(BillCharge::Kind::Travel, {}, charges.travel);
    double sum = 0;
    for (const BillCharge &charge : std::as_const(bill.charges))
        sum += charge.amountIncTax;
    bill.discount = std::min(charges.discount, sum);
    return bill;
}

} // namespace stemdesk

#include "core/pricing/event_totals.h"

#include <algorithm>
#include <cmath>

namespace stemdesk {
namespace {

void addLines(Totals &totals, const EventGroup &group)
{
    for (const EventItem &item : group.items) {
        totals.customerPriceIncTax += item.price.customerPriceIncTax;
        totals.costIncTax += item.price.costIncTax;
        totals.wasteCostIncTax += item.price.wasteCostIncTax;
    }
}

Totals withCostOfGoods(Totals totals)
{
    totals.costOfGoodsIncTax = totals.costIncTax + totals.wasteCostIncTax;
    return totals;
}

} // namespace

double labourIncTax(const Labour &labour, double linesPriceIncTax, double taxRate)
{
    const double worked = labour.hours.value_or(0) * labour.hourlyRateExclTax.value_or(0);
    return labour.percent.value_or(0) / 100 * linesPriceIncTax
        + (worked + labour.amountExclTax.value_or(0)) * (1 + taxRate);
}

double feesIncTax(const QList<AdditionalFee> &fees, double taxRate)
{
    double sum = 0;
    for (const AdditionalFee &fee : fees)
        sum += fee.amountExclTax;
    return sum * (1 + taxRate);
}

double travelIncTax(const Travel &travel, double taxRate)
{
    const double driven = travel.distance.value_or(0) * travel.rateExclTax.value_or(0);
    return (driven + travel.amountExclTax.value_or(0)) * (1 + taxRate);
}

double discountIncTax(const Discount &discount, double priceIncTax)
{
    return discount.percent.value_or(0) / 100 * priceIncTax + discount.amountIncTax.value_or(0);
}

Charges chargesOf(const Event &event, double linesPriceIncTax, double taxRate)
{
    if (!event.pricing)
        return {};
    Charges charges{.labour = labourIncTax(event.pricing->labour.value_or(Labour()), linesPriceIncTax, taxRate),
                    .fees = feesIncTax(event.pricing->additionalFees.value_or(QList<AdditionalFee>()), taxRate),
                    .travel = travelIncTax(event.pricing->travel.value_or(Travel()), taxRate)};
    charges.discount = discountIncTax(event.pricing->discount.value_or(Discount()),
                                      linesPriceIncTax + charges.labour + charges.fees + charges.travel);
    return charges;
}

double customerTotal(double linesPriceIncTax, const Charges &charges)
{
    const double sum = linesPriceIncTax + charges.labour + charges.fees + charges.travel;
    return std::max(0.0, sum - charges.discount);
}

void fixPrice(EventGroup &group, double price)
{
    if (group.items.isEmpty())
        return;
    double sum = 0;
    for (const EventItem &item : std::as_const(group.items))
        sum += item.price.customerPriceIncTax;
    const double factor = price / sum;
    for (EventItem &item : group.items)
        item.price.customerPriceIncTax = std::isfinite(factor) ? item.price.customerPriceIncTax * factor : 0;
    if (!std::isfinite(factor)) // The lines add up to 0, or to so little that the factor is not a finite double.
        group.items.first().price.customerPriceIncTax = price;
}

Totals subtotalOf(const EventGroup &group)
{
    Totals totals;
    addLines(totals, group);
    return withCostOfGoods(totals);
}

Totals linesTotalOf(const Event &event)
{
    // A single running sum over all lines: adding subtotals may differ in the last bit.
    Totals totals;
    for (const EventGroup &group : event.groups) {
        if (!group.isHidden)
            addLines(totals, group);
    }
    return withCostOfGoods(totals);
}

Totals totalsOf(const Event &event, double taxRate)
{
    Totals totals = linesTotalOf(event);
    const Charges charges = chargesOf(event, totals.customerPriceIncTax, taxRate);
    totals.customerPriceIncTax = customerTotal(totals.customerPriceIncTax, charges);
    return totals;
}

} // namespace stemdesk

#include "core/pricing/event_bill.h"

#include "core/domain/events/event.h"
#include "core/pricing/event_price.h"
#include "core/pricing/event_totals.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

namespace {

/// One charge for each tax rate and category of its lines; the lower rate first. `unlisted`: the tax of lines without a
/// price list.
void addGroup(Bill &bill, const EventGroup &group, const PriceContext &context, const BillCharge &unlisted)
{
    QList<BillCharge> charges;
    for (const EventItem &item : group.items) {
        const EventItem &taxed = taxedAs(item, group, context);
        const PriceListId &list = taxed.price.priceListId;
        const bool hasRate = taxed.kept || !list.isNull();
        const double rate = hasRate ? billedRate(taxMultiplierOf(taxed, context) - 1) : unlisted.rate;
        const TaxKind tax = hasRate ? billedTax(context.listTaxes.value(list), rate) : unlisted.tax;
        auto charge = std::ranges::find_if(
            charges, [&](const BillCharge &known) { return isTaxedAlike(known.rate, known.tax, rate, tax); });
        if (charge == charges.end())
            charge = charges.insert(
                charge, {.name = group.name, .quantity = group.quantity, .rate = rate, .amountIncTax = 0, .tax = tax});
        charge->amountIncTax += item.price.customerPriceIncTax;
    }
    std::ranges::stable_sort(charges, {}, &BillCharge::rate);
    charges.removeIf([](const BillCharge &charge) { return charge.amountIncTax == 0; });
    bill.charges += charges;
}

} // namespace

Bill billOf(const Event &priced, const PriceContext &context)
{
    const double taxRate = taxRateOf(priced, context);
    const double rate = billedRate(taxRate);
    const BillCharge unlisted{.rate = rate,
                              .tax = billedTax(context.groupTaxes.value(taxGroupOf(priced, context)), rate)};
    Bill bill;
    for (const EventGroup &group : priced.groups) {
        if (!group.isHidden)
            addGroup(bill, group, context, unlisted);
    }
    const Charges charges = chargesOf(priced, linesTotalOf(priced).customerPriceIncTax, taxRate);
    const auto add = [&](BillCharge::Kind kind, const QString &name, double amount) {
        if (amount != 0)
            bill.charges.append(
                {.kind = kind, .name = name, .rate = unlisted.rate, .amountIncTax = amount, .tax = unlisted.tax});
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

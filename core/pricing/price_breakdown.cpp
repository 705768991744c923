#include "core/pricing/price_breakdown.h"

#include "core/domain/events/event.h"
#include "core/domain/orders/packs.h"
#include "core/pricing/event_price.h"
#include "core/pricing/event_totals.h"

#include <algorithm>
#include <utility>

namespace stemdesk {
namespace {

bool isHired(const PricedVariant &variant, const PriceContext &context)
{
    const auto type = context.types.constFind(variant.productType);
    return type != context.types.cend() && type->isHired;
}

/// How the line's supplier sells its variant now, as far as that affects waste.
PackTerms termsOf(const EventItem &item, const PriceContext &context)
{
    const auto variant = context.variants.constFind(item.variantId);
    if (variant == context.variants.cend())
        return {};
    return wastingTerms(*variant, context.types.value(variant->productType), item.supplierId);
}

/// The lines of a variant and supplier. Kept prices and packs may differ from line to line.
class Pool {
public:
    /// `unitCost` is the figure of a line's price to count with.
    Pool(const PackTerms &sold, double LinePrice::*unitCost) : m_sold(sold), m_unitCostOf(unitCost) {}

    void add(const EventItem &item)
    {
        const std::optional<double> pack = item.kept ? item.kept->unitsPerPack : m_sold.unitsPerPack;
        const double unitCost = item.price.*m_unitCostOf;
        m_agreeOnPack = m_agreeOnPack && m_pack.value_or(pack) == pack;
        m_agreeOnCost = m_agreeOnCost && m_unitCost.value_or(unitCost) == unitCost;
        m_pack = pack;
        m_unitCost = unitCost;
        m_units += item.price.units;
        m_cost += item.price.units * unitCost;
    }

    double wasteCost() const
    {
        PackTerms terms = m_sold;
        if (m_agreeOnPack)
            terms.unitsPerPack = m_pack.value_or(m_sold.unitsPerPack);
        return wastedUnits(m_units, terms) * unitCost();
    }

private:
    /// By units where the lines differ; otherwise exactly theirs.
    double unitCost() const { return m_agreeOnCost || m_units <= 0 ? m_unitCost.value_or(0) : m_cost / m_units; }

    PackTerms m_sold; ///< Now.
    double LinePrice::*m_unitCostOf;
    std::optional<std::optional<double>> m_pack; ///< The last line's.
    std::optional<double> m_unitCost;
    bool m_agreeOnPack = true;
    bool m_agreeOnCost = true;
    double m_units = 0;
    double m_cost = 0;
};

/// In order of first use.
QList<Pool> packPools(const Event &priced, const PriceContext &context, double LinePrice::*unitCost)
{
    QList<Pool> pools;
    QHash<std::pair<VariantId, SupplierId>, qsizetype> places;
    for (const EventGroup &group : priced.groups) {
        if (group.isHidden)
            continue;
        for (const EventItem &item : group.items) {
            const std::pair key{item.variantId, item.supplierId};
            if (!places.contains(key)) {
                places.insert(key, pools.size());
                pools.append(Pool(termsOf(item, context), unitCost));
            }
            pools[places.value(key)].add(item);
        }
    }
    return pools;
}

double pooledWasteCost(const Event &priced, const PriceContext &context, double LinePrice::*unitCost)
{
    double sum = 0;
    for (const QList<Pool> pools = packPools(priced, context, unitCost); const Pool &pool : pools)
        sum += pool.wasteCost();
    return sum;
}

constexpr double kSmallestMultiplier = 1e-50; // Dividing by it still gives a finite number.

double exclTax(const EventItem &item, const EventGroup &group, const PriceContext &context)
{
    const double multiplier = taxMultiplierOf(taxedAs(item, group, context), context);
    return item.price.customerPriceIncTax / std::max(multiplier, kSmallestMultiplier);
}

/// The customer's price of the visible lines, without tax.
double linesExclTax(const Event &priced, const PriceContext &context)
{
    double lines = 0;
    for (const EventGroup &group : priced.groups) {
        for (const EventItem &item : group.isHidden ? QList<EventItem>() : group.items)
            lines += exclTax(item, group, context);
    }
    return lines;
}

/// The price of the group's lines without its fixed price, which is `fixed`; both with tax or both without.
double calculatedPrice(const EventGroup &group, double fixed, const PriceContext &context, WithTax withTax)
{
    if (withTax == WithTax::Yes || group.items.isEmpty())
        return group.calculatedPriceIncTax;
    if (group.subtotal.customerPriceIncTax > 0)
        return group.calculatedPriceIncTax * (fixed / group.subtotal.customerPriceIncTax);
    const double multiplier = taxMultiplierOf(group.items.constFirst(), context);
    return group.calculatedPriceIncTax / std::max(multiplier, kSmallestMultiplier);
}

void addGroup(PriceBreakdown &breakdown, const EventGroup &group, const PriceContext &context, WithTax withTax)
{
    double lines = 0;
    double hire = 0;
    for (const EventItem &item : group.items) {
        const auto variant = context.variants.constFind(item.variantId);
        const bool hired = variant != context.variants.cend() && isHired(*variant, context);
        (hired ? hire : lines) +=
            withTax == WithTax::Yes ? item.price.customerPriceIncTax : exclTax(item, group, context);
    }
    if (!group.fixedPriceIncTax) {
        breakdown.flowersAndMaterials += lines;
        breakdown.hire += hire;
        return;
    }
    const double fixed = withTax == WithTax::Yes ? group.subtotal.customerPriceIncTax : lines + hire;
    const double calculated = calculatedPrice(group, fixed, context, withTax);
    const double hireShare = fixed > 0 ? hire / fixed : 0;
    breakdown.flowersAndMaterials += calculated * (1 - hireShare);
    breakdown.hire += calculated * hireShare;
    breakdown.fixedPrices += fixed - calculated;
}

} // namespace

PriceBreakdown breakdownOf(const Event &priced, const PriceContext &context, WithTax withTax)
{
    PriceBreakdown breakdown;
    for (const EventGroup &group : priced.groups) {
        if (!group.isHidden)
            addGroup(breakdown, group, context, withTax);
    }
    const bool isNet = withTax == WithTax::No;
    const double linesPrice = isNet ? linesExclTax(priced, context) : linesTotalOf(priced).customerPriceIncTax;
    const Charges charges = chargesOf(priced, linesPrice, isNet ? 0 : taxRateOf(priced, context));
    breakdown.labour = charges.labour;
    breakdown.fees = charges.fees;
    breakdown.travel = charges.travel;
    breakdown.discount = charges.discount;
    if (isNet && charges.discount != 0) // An amount includes tax, and is subtracted from all rates.
        breakdown.discount =
            linesPrice + charges.labour + charges.fees + charges.travel - customerPriceExclTax(priced, context);
    return breakdown;
}

double customerPriceExclTax(const Event &priced, const PriceContext &context)
{
    const double lines = linesExclTax(priced, context);
    const Charges net = chargesOf(priced, lines, 0);
    const double sum = lines + net.labour + net.fees + net.travel;
    if (net.discount == 0)
        return sum;
    const double linesIncTax = linesTotalOf(priced).customerPriceIncTax;
    const Charges charges = chargesOf(priced, linesIncTax, taxRateOf(priced, context));
    const double sumIncTax = linesIncTax + charges.labour + charges.fees + charges.travel;
    return sumIncTax > 0 ? sum * (customerTotal(linesIncTax, charges) / sumIncTax) : 0;
}

double pooledWasteCostIncTax(const Event &priced, const PriceContext &context)
{
    return pooledWasteCost(priced, context, &LinePrice::unitCostIncTax);
}

double pooledWasteCostExclTax(const Event &priced, const PriceContext &context)
{
    return pooledWasteCost(priced, context, &LinePrice::unitCostExclTax);
}

} // namespace stemdesk

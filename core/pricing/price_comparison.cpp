#include "core/pricing/price_comparison.h"

#include "core/pricing/cost_change.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <limits>

namespace stemdesk {

namespace {

/// The sort key of a row: a price that was 0 before counts as the largest change.
double sizeOf(const ComparedPrice &price)
{
    if (!price.isOnBoth())
        return -1;
    const auto percent = changePercent(price.first->unitCostExclTax, price.second->unitCostExclTax);
    if (percent)
        return std::abs(*percent);
    return price.second->unitCostExclTax == 0 ? 0 : std::numeric_limits<double>::infinity();
}

} // namespace

QList<ComparedPrice> comparedPrices(const QList<PriceEntry> &first, const QList<PriceEntry> &second)
{
    QList<ComparedPrice> prices;
    prices.reserve(std::max(first.size(), second.size()));
    QHash<VariantId, qsizetype> rowOf;
    const auto take = [&](const PriceEntry &entry, std::optional<ComparedOffer> ComparedPrice::*side) {
        auto row = rowOf.constFind(entry.variantId);
        if (row == rowOf.cend()) {
            row = rowOf.insert(entry.variantId, prices.size());
            prices.append({.variant = entry.variantId});
        }
        std::optional<ComparedOffer> &offer = prices[*row].*side;
        if (!offer || entry.unitCostExclTax < offer->unitCostExclTax)
            offer = {.unitCostExclTax = entry.unitCostExclTax, .supplier = entry.supplierId};
    };
    for (const PriceEntry &entry : first)
        take(entry, &ComparedPrice::first);
    for (const PriceEntry &entry : second)
        take(entry, &ComparedPrice::second);
    std::ranges::stable_sort(prices, std::ranges::greater(), sizeOf);
    return prices;
}

} // namespace stemdesk

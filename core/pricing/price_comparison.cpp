#include "core/pricing/price_comparison.h"

#include "core/pricing/cost_change.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <limits>

namespace stemdesk {

namespace {

using Pair = std::pair<VariantId, SupplierId>;

/// The sort key of a row: a price that was 0 before counts as the largest change.
double sizeOf(const ComparedPrice &price)
{
    if (!price.isOnBoth())
        return -1;
    const auto percent = changePercent(*price.first, *price.second);
    if (percent)
        return std::abs(*percent);
    return *price.second == 0 ? 0 : std::numeric_limits<double>::infinity();
}

} // namespace

QList<ComparedPrice> comparedPrices(const QList<PriceEntry> &first, const QList<PriceEntry> &second)
{
    QList<ComparedPrice> prices;
    prices.reserve(std::max(first.size(), second.size()));
    QHash<Pair, qsizetype> rowOf;
    for (const PriceEntry &entry : first) {
        rowOf.insert({entry.variantId, entry.supplierId}, prices.size());
        prices.append({.variant = entry.variantId, .supplier = entry.supplierId, .first = entry.unitCostExclTax});
    }
    for (const PriceEntry &entry : second) {
        const qsizetype row = rowOf.value({entry.variantId, entry.supplierId}, -1);
        if (row >= 0)
            prices[row].second = entry.unitCostExclTax;
        else
            prices.append({.variant = entry.variantId, .supplier = entry.supplierId, .second = entry.unitCostExclTax});
    }
    std::ranges::stable_sort(prices, std::ranges::greater(), sizeOf);
    return prices;
}

} // namespace stemdesk

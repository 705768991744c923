#include "core/orders/ordered_goods.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace stemdesk {

namespace {

/// The part of a line for the events that count: exactly 1 if these are all, however their sum is rounded.
double shareOf(const OrderSheetLine &line, FunctionRef<bool(EventId)> counts)
{
    double all = 0;
    double counted = 0;
    bool isWhole = true;
    for (const EventUnits &event : line.eventUnits) {
        all += event.unitsNeeded;
        if (counts(event.eventId))
            counted += event.unitsNeeded;
        else
            isWhole = false;
    }
    if (all <= 0)
        return 0;
    return isWhole ? 1 : counted / all;
}

} // namespace

OrderedGoods::OrderedGoods(const QList<OrderedLine> &lines)
{
    for (const OrderedLine &ordered : lines) {
        if (ordered.line.unitsToOrder <= 0)
            continue;
        const GoodsKey key{ordered.line.variantId, ordered.supplierId};
        if (!m_lines.contains(key))
            m_keys.append(key);
        m_lines[key].append(ordered.line);
    }
}

const OrderSheetLine &OrderedGoods::newest(const GoodsKey &key) const
{
    return m_lines.constFind(key)->constLast();
}

OrderedUnits OrderedGoods::of(const GoodsKey &key, FunctionRef<bool(EventId)> counts) const
{
    OrderedUnits ordered;
    const auto lines = m_lines.constFind(key);
    if (lines == m_lines.cend())
        return ordered;
    for (const OrderSheetLine &line : *lines) {
        const double share = shareOf(line, counts);
        ordered.units += line.unitsToOrder * share;
        if (line.packsToOrder)
            ordered.packs = ordered.packs.value_or(0) + *line.packsToOrder * share;
    }
    return ordered;
}

OrderedUnits OrderedGoods::of(const GoodsKey &key) const
{
    return of(key, [](EventId) { return true; });
}

QHash<EventId, double> OrderedGoods::byEvent(const GoodsKey &key) const
{
    QHash<EventId, double> units;
    for (const OrderSheetLine &line : m_lines.value(key)) {
        double all = 0;
        for (const EventUnits &event : line.eventUnits)
            all += event.unitsNeeded;
        for (const EventUnits &event : line.eventUnits) {
            if (event.unitsNeeded > 0)
                units[event.eventId] += line.unitsToOrder * (event.unitsNeeded / all);
        }
    }
    return units;
}

double missingUnits(double wanted, double had)
{
    constexpr double kTolerance = 1e-9;
    const double missing = wanted - had;
    return missing > kTolerance * std::max(1.0, std::abs(wanted)) ? missing : 0;
}

QList<double> sharedByLack(double missing, const QList<double> &lacks)
{
    const double all = std::accumulate(lacks.cbegin(), lacks.cend(), 0.0);
    QList<double> shares(lacks.size());
    if (all > 0)
        std::ranges::transform(lacks, shares.begin(), [&](double lack) { return missing * lack / all; });
    return shares;
}

} // namespace stemdesk

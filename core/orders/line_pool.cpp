#include "core/orders/line_pool.h"

#include <algorithm>

namespace stemdesk {
namespace {

void addUnits(QList<ListShare> &shares, const ListShare &added)
{
    const auto share = std::ranges::find_if(shares, [&](const ListShare &other) {
        return other.listId == added.listId && other.keptMultiplier == added.keptMultiplier;
    });
    if (share == shares.end())
        shares.append(added);
    else
        share->units += added.units;
}

void addLine(LinePool &pool, const EventItem &item, const Event &event)
{
    const LinePrice &price = item.price;
    pool.units += price.units;
    pool.unitCostExclTax.add(price.units, price.unitCostExclTax);
    pool.unitCostIncTax.add(price.units, price.unitCostIncTax);
    pool.isPriced = pool.isPriced && price.isPriced;
    addUnits(pool.lists,
             {.listId = price.priceListId,
              .units = price.units,
              .keptMultiplier = item.kept ? std::optional(item.kept->taxMultiplier) : std::nullopt});
    pool.itemIds.append(item.id);
    if (pool.eventUnits.isEmpty() || pool.eventUnits.constLast().eventId != event.id) {
        pool.eventUnits.append({event.id, 0});
        pool.eventNames.append(event.name);
    }
    pool.eventUnits.last().unitsNeeded += price.units;
}

class Pools {
public:
    void add(const EventGroup &group, const Event &event, FunctionRef<bool(const Event &, SupplierId)> delivers)
    {
        if (group.isHidden)
            return;
        for (const EventItem &item : group.items) {
            if (item.price.units > 0 && delivers(event, item.supplierId))
                addLine(poolOf(item), item, event);
        }
    }

    const QList<LinePool> &all() const { return m_pools; }

private:
    LinePool &poolOf(const EventItem &item)
    {
        const std::pair key{item.variantId, item.supplierId};
        const auto place = m_places.constFind(key);
        if (place != m_places.cend())
            return m_pools[*place];
        m_places.insert(key, m_pools.size());
        m_pools.append({.variantId = item.variantId, .supplierId = item.supplierId});
        return m_pools.last();
    }

    QList<LinePool> m_pools;
    QHash<std::pair<VariantId, SupplierId>, qsizetype> m_places;
};

} // namespace

void PooledUnitCost::add(double units, double unitCost)
{
    m_agree = m_agree && m_common.value_or(unitCost) == unitCost;
    m_common = unitCost;
    m_units += units;
    m_cost += units * unitCost;
}

double PooledUnitCost::value() const
{
    return m_agree ? m_common.value_or(0) : m_cost / m_units;
}

QList<LinePool> linePools(const QList<Event> &pricedEvents, FunctionRef<bool(const Event &, SupplierId)> delivers)
{
    Pools pools;
    for (const Event &event : pricedEvents) {
        for (const EventGroup &group : event.groups)
            pools.add(group, event, delivers);
    }
    return pools.all();
}

} // namespace stemdesk

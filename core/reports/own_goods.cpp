#include "core/reports/own_goods.h"

#include "core/domain/orders/packs.h"

#include "core/base/day.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

namespace stemdesk {

namespace {

/// How many units are away on each day. An event may last for centuries, so days are stored as ranges.
class UnitsByDay {
public:
    double most(const DayRange &days) const
    {
        double units = 0;
        auto at = m_from.upper_bound(days.from);
        if (at != m_from.cbegin())
            units = std::prev(at)->second;
        for (; at != m_from.cend() && at->first <= days.to; ++at)
            units = std::max(units, at->second);
        return units;
    }

    void add(const DayRange &days, double units)
    {
        const auto end = begin(plusDays(days.to, 1));
        for (auto at = begin(days.from); at != end; ++at)
            at->second += units;
    }

private:
    using Levels = std::map<QDate, double>;

    Levels::iterator begin(QDate day)
    {
        const auto at = m_from.lower_bound(day);
        if (at != m_from.end() && at->first == day)
            return at;
        return m_from.emplace_hint(at, day, at == m_from.begin() ? 0 : std::prev(at)->second);
    }

    Levels m_from; ///< This number of units from the day on, until the next entry.
};

/// An event's use of one thing.
struct ThingUse {
    const StockUse *event = nullptr;
    const GoodsUse *goods = nullptr;
};

/// In the order in which events get the things.
bool standsBefore(const ThingUse &one, const ThingUse &other)
{
    return std::tuple(one.event->days->from, one.event->eventId)
        < std::tuple(other.event->days->from, other.event->eventId);
}

QHash<VariantId, QList<ThingUse>> usesOfOwn(const QList<StockUse> &events, const QHash<VariantId, NamedGoods> &goods)
{
    QHash<VariantId, QList<ThingUse>> uses;
    for (const StockUse &event : events) {
        for (const GoodsUse &use : event.goods) {
            const auto named = goods.constFind(use.variantId);
            if (named != goods.cend() && named->isOwn() && use.units > 0)
                uses[use.variantId].append({.event = &event, .goods = &use});
        }
    }
    return uses;
}

/// Hands out one thing.
class Stock {
public:
    Stock(const NamedGoods &thing, QHash<EventId, double> &costs)
        : m_thing(thing), m_owned(thing.ownedUnits.value_or(0)), m_costs(costs)
    {}

    void hold(const ThingUse &use)
    {
        const DayRange window = windowOf(use);
        const double taken = std::min(use.goods->units, free(window));
        if (taken > 0)
            m_away.add(window, taken);
        order(use, taken);
    }

    void askFor(const ThingUse &use)
    {
        order(use, std::min(use.goods->units, use.event->days ? free(windowOf(use)) : m_owned));
    }

private:
    DayRange windowOf(const ThingUse &use) const
    {
        return use.event->days->widened(m_thing.daysBefore, m_thing.daysAfter);
    }
    double free(const DayRange &window) const { return std::max(0.0, m_owned - m_away.most(window)); }
    void order(const ThingUse &use, double taken)
    {
        const double missing = use.goods->units - taken;
        if (missing <= 0)
            return;
        const double pack = m_thing.unitsPerPack.value_or(0);
        const double units = pack > 0 ? packsFor(missing, pack) * pack : missing;
        m_costs[use.event->eventId] += use.goods->costExclTax * (units / use.goods->units);
    }

    const NamedGoods &m_thing;
    double m_owned;
    QHash<EventId, double> &m_costs;
    UnitsByDay m_away;
};

} // namespace

QHash<EventId, double> ownOrderCosts(const QList<StockUse> &holding, const QList<StockUse> &others,
                                     const QHash<VariantId, NamedGoods> &goods)
{
    QHash<EventId, double> costs;
    QHash<VariantId, QList<ThingUse>> held = usesOfOwn(holding, goods);
    const QHash<VariantId, QList<ThingUse>> asked = usesOfOwn(others, goods);
    for (const auto &[id, named] : goods.asKeyValueRange()) {
        if (!named.isOwn())
            continue;
        Stock stock(named, costs);
        QList<ThingUse> row = held.take(id);
        std::ranges::sort(row, standsBefore);
        for (const ThingUse &use : std::as_const(row))
            stock.hold(use);
        for (const ThingUse &use : asked.value(id))
            stock.askFor(use);
    }
    return costs;
}

} // namespace stemdesk

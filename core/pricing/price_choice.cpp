#include "core/pricing/price_choice.h"

#include "core/base/day.h"
#include "core/domain/events/event.h"
#include "core/domain/prices/price_table.h"

#include <algorithm>

namespace stemdesk {

PriceLists::PriceLists(const QList<PriceListHead> &inOrderOfCreation)
{
    for (const PriceListHead &list : inOrderOfCreation) {
        m_byType[list.productType].append(list);
        m_multipliers.insert(list.id, list.taxMultiplier);
    }
    for (QList<PriceListHead> &lists : m_byType)
        std::ranges::stable_sort(lists, {}, &PriceListHead::date);
}

PriceListChain PriceLists::chain(const QString &productType, QDate day, const QMap<QString, PriceListId> &pinned) const
{
    const auto lists = m_byType.constFind(productType);
    if (lists == m_byType.cend())
        return {};
    const auto pin = std::ranges::find(*lists, pinned.value(productType), &PriceListHead::id);
    const bool isPinned = pin != lists->cend();
    const QDate last = isPinned ? std::min(pin->date, day) : day;
    const auto firstAfter = std::ranges::upper_bound(*lists, last, {}, &PriceListHead::date);
    const std::span dated(lists->constData(), size_t(firstAfter - lists->cbegin()));
    if (isPinned)
        return {&*pin, dated};
    return dated.empty() ? PriceListChain() : PriceListChain(&dated.back(), dated.first(dated.size() - 1));
}

FoundPrice foundPrice(const PriceListChain &lists, const PriceTable &entries, VariantId variant, SupplierId supplier)
{
    for (qsizetype place = 0; place < lists.size(); ++place) {
        const PriceListHead &list = lists.at(place);
        if (const auto cost = entries.unitCost(list.id, variant, supplier))
            return {.list = &list, .unitCostExclTax = cost};
    }
    return {.list = lists.first(), .unitCostExclTax = std::nullopt};
}

QList<SupplierId> ownPricedSuppliers(const PriceListChain &lists, const PriceTable &entries, VariantId variant)
{
    QList<SupplierId> suppliers;
    for (qsizetype place = 0; place < lists.size(); ++place) {
        const PriceListId list = lists.at(place).id;
        for (const SupplierId &supplier : entries.pricedSuppliers(list, variant)) {
            if (!suppliers.contains(supplier))
                suppliers.append(supplier);
        }
        // This price applies to all suppliers that have none of their own so far.
        if (entries.unitCost(list, variant, {}))
            break;
    }
    return suppliers;
}

QDate pricingDay(const Event &event, const QTimeZone &zone)
{
    const Instant instant = event.venueStart.value_or(event.ceremonyStart.value_or(event.createdAt));
    return dayOf(instant, zone.isValid() ? zone : QTimeZone::utc());
}

} // namespace stemdesk

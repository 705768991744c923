#include "core/pricing/price_choice.h"

#include "core/base/utc.h"
#include "core/domain/event.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>

namespace stemdesk {

PriceLists::PriceLists(const QList<PriceListHead> &inOrderOfCreation)
{
    for (const PriceListHead &list : inOrderOfCreation)
        m_byType[list.productType].append(list);
    for (QList<PriceListHead> &lists : m_byType)
        std::ranges::stable_sort(lists, {}, &PriceListHead::date);
}

const PriceListHead *PriceLists::chosen(const QString &productType, QDate day,
                                        const QMap<QString, PriceListId> &pinned) const
{
    const auto lists = m_byType.constFind(productType);
    if (lists == m_byType.cend())
        return nullptr;
    if (const auto pin = pinned.constFind(productType); pin != pinned.cend()) {
        const auto list = std::ranges::find(*lists, *pin, &PriceListHead::id);
        if (list != lists->cend())
            return &*list;
    }
    const auto firstAfter = std::ranges::upper_bound(*lists, day, {}, &PriceListHead::date);
    return firstAfter == lists->cbegin() ? nullptr : &*std::prev(firstAfter);
}

QDate pricingDay(const Event &event, const QTimeZone &zone)
{
    const Instant instant = event.venueStart.value_or(event.ceremonyStart.value_or(event.createdAt));
    if (!zone.isValid())
        return utcOf(instant).date();
    return QDateTime::fromMSecsSinceEpoch(instant, zone).date();
}

} // namespace stemdesk

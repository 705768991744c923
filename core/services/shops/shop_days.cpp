#include "core/services/shops/shop_days.h"

#include "core/base/day.h"
#include "core/domain/shops/time_zone.h"
#include "core/services/service_context.h"
#include "core/storage/catalogue/catalogue_terms_store.h"

#include <QDateTime>

namespace stemdesk {

Result<ShopDays> ShopDays::of(const ServiceContext &context)
{
    const auto name = TRY(context.store<CatalogueTermsStore>().timeZone());
    ShopDays days;
    days.m_zone = zoneNamed(name);
    days.m_today = days.dayOf(context.now());
    return days;
}

QDate ShopDays::dayOf(Instant at) const
{
    return stemdesk::dayOf(at, m_zone);
}

std::optional<QDate> ShopDays::dayOfExact(Instant at) const
{
    return stemdesk::dayOfExact(at, m_zone);
}

Instant ShopDays::startOf(QDate day) const
{
    const QDateTime start = day.startOfDay(m_zone);
    const Instant at = start.toMSecsSinceEpoch();
    if (dayOf(at - 1) != day)
        return at;
    // The clock goes back across this midnight, so that it comes twice, and Qt knows the second one.
    constexpr Instant kMillisecondsOfSecond = 1000;
    const int before = m_zone.offsetFromUtc(QDateTime::fromMSecsSinceEpoch(at - 1, m_zone));
    return at - (before - m_zone.offsetFromUtc(start)) * kMillisecondsOfSecond;
}

} // namespace stemdesk

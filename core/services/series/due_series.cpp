#include "core/services/series/due_series.h"

#include "core/base/day.h"
#include "core/domain/shops/time_zone.h"
#include "core/services/services.h"
#include "core/storage/series/occurrence_store.h"

#include <optional>

namespace stemdesk {

Status DueSeries::look(Services &services, qint64 now)
{
    const QList<ShopWithSeries> shops = TRY(shopsWithSeries(services.session()));
    std::optional<Error> trouble;
    for (const ShopWithSeries &shop : shops) {
        const QByteArray key = shop.shop.text();
        const QDate today = dayOf(now, zoneNamed(shop.timeZone));
        if (m_doneOn.value(key) == today)
            continue;
        const auto found = services.forShop(shop.shop);
        const Result<int> made = found ? (*found)->series.makeDue() : Result<int>(found.error());
        if (made)
            m_doneOn.insert(key, today);
        else if (!trouble)
            trouble = made.error();
    }
    return trouble ? Status(*trouble) : Status();
}

} // namespace stemdesk

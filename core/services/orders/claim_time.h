#pragma once

#include "core/services/shops/shop_days.h"

namespace stemdesk {

/// Until when a supplier takes claims for what came in on that day: so many hours after its end.
inline Instant claimUntil(const ShopDays &days, QDate receivedOn, double claimHours)
{
    constexpr double kHour = 3'600'000;
    return days.startOf(receivedOn.addDays(1)) + qint64(claimHours * kHour);
}

} // namespace stemdesk

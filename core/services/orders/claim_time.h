#pragma once

#include "core/base/day.h"
#include "core/services/shops/shop_days.h"

#include <algorithm>

namespace stemdesk {

/// Until when a supplier takes claims for what came in on that day: so many hours after its end.
inline Instant claimUntil(const ShopDays &days, QDate receivedOn, double claimHours)
{
    constexpr double kHour = 3'600'000;
    const Instant end = plusDaysExact(receivedOn, 1) ? days.startOf(plusDays(receivedOn, 1)) : kLastMoment;
    return Instant(std::min(double(end) + claimHours * kHour, double(kLastMoment)));
}

} // namespace stemdesk

#pragma once

#include "core/base/day.h"
#include "core/services/shops/shop_days.h"

#include <algorithm>

namespace stemdesk {

/// The end of a supplier's claim window: `claimHours` after the end of the day of receipt.
inline Instant claimUntil(const ShopDays &days, QDate receivedOn, double claimHours)
{
    constexpr double kHour = 3'600'000;
    const Instant end = plusDaysExact(receivedOn, 1) ? days.startOf(plusDays(receivedOn, 1)) : kLastMoment;
    return Instant(std::min(double(end) + claimHours * kHour, double(kLastMoment)));
}

} // namespace stemdesk

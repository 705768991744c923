#pragma once

#include "core/base/day.h"
#include "core/services/shops/shop_days.h"

#include <algorithm>
#include <optional>

namespace stemdesk {

/// The end of a supplier's claim window: `claimHours` after the receipt, or after the beginning of its day if no more
/// is known.
inline Instant claimUntil(const ShopDays &days, std::optional<Instant> receivedAt, QDate receivedOn, double claimHours)
{
    constexpr double kHour = 3'600'000;
    const Instant start = receivedAt ? *receivedAt : days.startOf(receivedOn);
    return Instant(std::min(double(start) + claimHours * kHour, double(kLastMoment)));
}

} // namespace stemdesk

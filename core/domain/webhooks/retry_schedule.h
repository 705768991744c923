#pragma once

#include "core/base/clock.h"

#include <array>

namespace stemdesk {

/// Number of attempts of a delivery, the first one immediate; a redelivery gets as many again.
inline constexpr int kDeliveryAttempts = 4;

/// Between the end of one attempt and the next.
inline constexpr std::array<qint64, kDeliveryAttempts - 1> kRetryDelays{5'000, 30'000, 120'000};
inline constexpr qint64 kLongestRetryDelay = kRetryDelays.back();

/// The wait after a failed attempt that left `attemptsLeft`, which is at least 1.
constexpr qint64 retryDelay(int attemptsLeft)
{
    return kRetryDelays.at(size_t(kDeliveryAttempts - 1 - attemptsLeft));
}

} // namespace stemdesk

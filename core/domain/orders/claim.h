#pragma once

#include "core/base/day.h"
#include "core/domain/orders/order_sheet.h"

#include <algorithm>

namespace stemdesk {

/// Whether the line has rejects without a credit from the supplier.
inline bool isToClaim(const OrderSheetLine &line)
{
    return line.received && line.notes.rejectedUnits > 0 && line.notes.creditExclTax <= 0;
}

/// The claim for its rejects.
inline double claimExclTax(const OrderSheetLine &line)
{
    return isToClaim(line) ? line.notes.rejectedUnits * line.received->unitCostExclTax : 0;
}

/// The end of the claim window, `claimHours` after the receipt.
inline Instant claimUntil(Instant receivedAt, double claimHours)
{
    constexpr double kHour = 3'600'000;
    return Instant(std::min(double(receivedAt) + claimHours * kHour, double(kLastMoment)));
}

} // namespace stemdesk

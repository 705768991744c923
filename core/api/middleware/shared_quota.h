#pragma once

#include "core/api/middleware/quota.h"

namespace stemdesk {

/// Checks a request against its limits and counts it: in the database if other processes serve the same shops,
/// otherwise in `quota`. Disabled limits cost nothing: requests are then written to the database once a second.
Result<QuotaVerdict> takenFromQuota(Quota &quota, const UsageService &usage, const QuotaCaller &caller,
                                    const QuotaMoment &moment);

/// The remaining rate, for a request that is refused before it is counted.
Result<QuotaVerdict> quotaLeft(Quota &quota, const UsageService &usage, const QuotaCaller &caller,
                               const QuotaMoment &moment);

/// The shop's requests in the calendar month of `now` (UTC), this one included.
Result<qint64> usedThisMonth(Quota &quota, const UsageService &usage, qint64 shop, Instant now);

} // namespace stemdesk

#pragma once

#include "core/api/middleware/quota.h"

namespace stemdesk {

/// Holds a request against its limits and counts it: in the database, where other processes serve the same shops,
/// otherwise in `quota`. Limits that are switched off cost nothing: then the database is told of its requests once a
/// second.
Result<QuotaVerdict> takenFromQuota(Quota &quota, const UsageService &usage, const QuotaCaller &caller,
                                    const QuotaMoment &moment);

/// What is left of the rate, for a request that is refused before it is counted.
Result<QuotaVerdict> quotaLeft(Quota &quota, const UsageService &usage, const QuotaCaller &caller,
                               const QuotaMoment &moment);

/// The shop's requests in the calendar month of `now` (UTC), this one included.
Result<qint64> usedThisMonth(Quota &quota, const UsageService &usage, qint64 shop, Instant now);

} // namespace stemdesk

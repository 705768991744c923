#include "core/api/middleware/shared_quota.h"

#include <algorithm>

namespace stemdesk {

namespace {

RequestLimits limitsOf(const QuotaCaller &caller)
{
    return {
        .shop = caller.shop, .key = caller.key, .ratePerMinute = caller.ratePerMinute, .monthlyCap = caller.monthlyCap};
}

/// The first request after the start, or of a month, reads the count so far.
Status learnStored(Quota &quota, const UsageService &usage, qint64 shop, Instant now)
{
    if (!quota.needsStored(shop, now))
        return {};
    const qint64 stored = TRY(usage.requestsInMonth(shop, now));
    quota.setStored(shop, now, stored);
    return {};
}

QuotaVerdict verdictOf(const RequestUse &use, const QuotaCaller &caller, Instant now)
{
    using Kind = QuotaVerdict::Kind;
    const int remaining = std::max(0, caller.ratePerMinute - use.rate.made);
    const int toNext = secondsUp(use.rate.oldestLeavesIn);
    switch (use.kind) {
    case RequestUse::Kind::Allowed: break;
    case RequestUse::Kind::RateLimited: return rateLimited(use.rate.nextFreeIn);
    case RequestUse::Kind::CapReached:
        return {.kind = Kind::CapReached,
                .remaining = remaining,
                .secondsToNext = toNext,
                .retryAfter = secondsToNextMonth(now)};
    }
    return {.remaining = remaining, .secondsToNext = toNext};
}

} // namespace

Result<QuotaVerdict> takenFromQuota(Quota &quota, const UsageService &usage, const QuotaCaller &caller,
                                    const QuotaMoment &moment)
{
    if (!usage.isShared()) {
        TRY(learnStored(quota, usage, caller.shop, moment.now));
        return quota.take(caller, moment);
    }
    const RequestUse use = TRY(usage.take(limitsOf(caller), moment.now));
    if (use.kind == RequestUse::Kind::Allowed)
        quota.note(caller, moment.now, caller.monthlyCap > 0 ? Quota::Month::Counted : Quota::Month::ToBeCounted);
    return verdictOf(use, caller, moment.now);
}

Result<qint64> usedThisMonth(Quota &quota, const UsageService &usage, qint64 shop, Instant now)
{
    if (!usage.isShared()) {
        const Status known = learnStored(quota, usage, shop, now);
        return known ? Result<qint64>(quota.used(shop, now)) : Result<qint64>(known.error());
    }
    const Result<qint64> stored = usage.requestsInMonth(shop, now);
    return stored ? Result<qint64>(*stored + quota.unstored(shop, now)) : stored;
}

Result<QuotaVerdict> quotaLeft(Quota &quota, const UsageService &usage, const QuotaCaller &caller,
                               const QuotaMoment &moment)
{
    if (!usage.isShared() || caller.ratePerMinute == 0)
        return quota.look(caller, moment);
    const RateUse rate = TRY(usage.rate(limitsOf(caller)));
    return verdictOf({.rate = rate}, caller, moment.now);
}

} // namespace stemdesk

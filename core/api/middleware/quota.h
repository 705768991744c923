#pragma once

#include "core/services/keys/usage_service.h"

#include <QByteArray>
#include <QHash>
#include <chrono>
#include <deque>
#include <mutex>
#include <optional>

namespace stemdesk {

/// The moment of a request, on the two clocks that quotas need.
struct QuotaMoment {
    qint64 tick = 0; ///< Milliseconds of a monotonic clock, for the rate per minute.
    Instant now = 0; ///< For the calendar month (UTC) and lastUsedAt.
};

/// The caller of a request, and its limits; 0 means no limit.
struct QuotaCaller {
    qint64 key = 0;
    qint64 shop = 0;
    int ratePerMinute = 0;
    qint64 monthlyCap = 0;
    std::optional<Instant> lastUsedAt;
};

struct QuotaVerdict {
    enum class Kind { Allowed, RateLimited, CapReached };

    Kind kind = Kind::Allowed;
    int remaining = 0; ///< Requests left in the rate, after this one.
    int secondsToNext = 0; ///< Until another request is allowed.
    int retryAfter = 0; ///< Seconds; only for a refusal.
};

/// Rounded up.
int secondsUp(qint64 milliseconds);
/// Until the calendar month (UTC) of `now` ends.
int secondsToNextMonth(Instant now);
/// The refusal while the rate is used up for this many milliseconds.
QuotaVerdict rateLimited(qint64 milliseconds);

/// Requests in any 60 seconds per key (an exact sliding window), requests of a calendar month per shop, and failed
/// authentications of an address, counted in memory. Shared by all workers of one server. A refused request counts
/// towards neither limit.
class Quota {
public:
    /// True until setStored() has set the month's count from the store.
    bool needsStored(qint64 shop, Instant now) const;
    void setStored(qint64 shop, Instant now, qint64 requests);

    /// The shop's requests in the month of `now` that were not passed to the store yet.
    qint64 unstored(qint64 shop, Instant now) const;
    /// The shop's requests in the month of `now`.
    qint64 used(qint64 shop, Instant now) const;

    QuotaVerdict take(const QuotaCaller &caller, const QuotaMoment &moment);

    /// The remaining rate, for a request that is refused before it is counted.
    QuotaVerdict look(const QuotaCaller &caller, const QuotaMoment &moment);

    /// Whether the store's count of the month already includes a request.
    enum class Month { Counted, ToBeCounted };
    /// Records an allowed request that was counted elsewhere: the use of its key and, depending on `month`, its month.
    void note(const QuotaCaller &caller, Instant now, Month month);

    /// The counts since the last call, for UsageService::flush(): one batch per month.
    QList<UsageBatch> takeBatches();
    /// Returns batches that could not be written.
    void putBack(const QList<UsageBatch> &batches);

    /// Counts a failed authentication. Seconds to wait once the address has had 30 in a minute, else 0.
    int failedLogin(const QByteArray &address, qint64 tick);

private:
    struct MonthCount {
        std::chrono::year_month calendarMonth{};
        qint64 stored = 0;
        qint64 pending = 0; ///< Counted here but not included in `stored`.
    };

    UsageBatch &batchAt(Instant now);
    void noteUse(const QuotaCaller &caller, Instant now, Month month);
    qint64 uncounted(qint64 shop, std::chrono::year_month month) const;
    static void dropOlder(std::deque<qint64> &times, qint64 tick);

    mutable std::mutex m_mutex; // Guards the members below, because every worker counts.
    QHash<qint64, std::deque<qint64>> m_windows; ///< API key -> ticks of its last minute's requests.
    QHash<qint64, MonthCount> m_months;
    QHash<QByteArray, std::deque<qint64>> m_failures;
    QList<UsageBatch> m_batches; ///< More than one only if a month has just ended.
};

} // namespace stemdesk

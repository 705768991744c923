#include "core/api/middleware/quota.h"

#include "core/base/clock.h"
#include "core/base/day.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <utility>

namespace stemdesk {

namespace {

constexpr qint64 kWindow = 60'000;
constexpr qint64 kUseResolution = 60'000; // lastUsedAt is true to the minute.
constexpr size_t kFailuresAllowed = 30;
constexpr qsizetype kAddressesKept = 10'000;

} // namespace

int secondsUp(qint64 milliseconds)
{
    return int(std::max<qint64>(0, (milliseconds + 999) / 1000));
}

int secondsToNextMonth(Instant now)
{
    const QDate today = utcOf(now).date();
    const QDateTime next(plusMonths(QDate(today.year(), today.month(), 1), 1), QTime(0, 0), QTimeZone::utc());
    return secondsUp(next.toMSecsSinceEpoch() - now);
}

QuotaVerdict rateLimited(qint64 milliseconds)
{
    return {.kind = QuotaVerdict::Kind::RateLimited,
            .secondsToNext = secondsUp(milliseconds),
            .retryAfter = std::max(1, secondsUp(milliseconds))};
}

void Quota::dropOlder(std::deque<qint64> &times, qint64 tick)
{
    while (!times.empty() && times.front() <= tick - kWindow)
        times.pop_front();
}

UsageBatch &Quota::batchAt(Instant now)
{
    if (m_batches.isEmpty() || utcMonthOf(m_batches.constLast().countedAt) != utcMonthOf(now))
        m_batches.append(UsageBatch{.countedAt = now});
    return m_batches.last();
}

qint64 Quota::uncounted(qint64 shop, std::chrono::year_month month) const
{
    qint64 requests = 0;
    for (const UsageBatch &batch : m_batches) {
        if (utcMonthOf(batch.countedAt) == month)
            requests += batch.requestsByShop.value(shop);
    }
    return requests;
}

bool Quota::needsStored(qint64 shop, Instant now) const
{
    const std::scoped_lock lock(m_mutex);
    return m_months.value(shop).calendarMonth != utcMonthOf(now);
}

void Quota::setStored(qint64 shop, Instant now, qint64 requests)
{
    const std::scoped_lock lock(m_mutex);
    MonthCount &month = m_months[shop];
    const std::chrono::year_month calendarMonth = utcMonthOf(now);
    if (month.calendarMonth != calendarMonth)
        month = {.calendarMonth = calendarMonth};
    month.stored = requests;
    month.pending = uncounted(shop, calendarMonth);
}

qint64 Quota::unstored(qint64 shop, Instant now) const
{
    const std::scoped_lock lock(m_mutex);
    return uncounted(shop, utcMonthOf(now));
}

qint64 Quota::used(qint64 shop, Instant now) const
{
    const std::scoped_lock lock(m_mutex);
    const MonthCount month = m_months.value(shop);
    return month.calendarMonth == utcMonthOf(now) ? month.stored + month.pending : 0;
}

QuotaVerdict Quota::look(const QuotaCaller &caller, const QuotaMoment &moment)
{
    const std::scoped_lock lock(m_mutex);
    std::deque<qint64> &window = m_windows[caller.key];
    dropOlder(window, moment.tick);
    return {.remaining = std::max(0, caller.ratePerMinute - int(window.size())),
            .secondsToNext = window.empty() ? 0 : secondsUp(window.front() + kWindow - moment.tick)};
}

QuotaVerdict Quota::take(const QuotaCaller &caller, const QuotaMoment &moment)
{
    const std::scoped_lock lock(m_mutex);
    std::deque<qint64> &window = m_windows[caller.key];
    dropOlder(window, moment.tick);
    const auto rate = size_t(caller.ratePerMinute);
    const auto toNext = [&] { return window.empty() ? 0 : secondsUp(window.front() + kWindow - moment.tick); };
    const auto remaining = [&] { return window.size() < rate ? int(rate - window.size()) : 0; };
    MonthCount &month = m_months[caller.shop];
    if (caller.monthlyCap > 0 && month.stored + month.pending >= caller.monthlyCap) {
        return {.kind = QuotaVerdict::Kind::CapReached,
                .remaining = remaining(),
                .secondsToNext = toNext(),
                .retryAfter = secondsToNextMonth(moment.now)};
    }
    if (rate > 0 && window.size() >= rate) {
        // After a rate was lowered, the window may have more requests than are allowed now: wait until enough have left
        // it.
        return rateLimited(window[window.size() - rate] + kWindow - moment.tick);
    }
    if (rate > 0)
        window.push_back(moment.tick);
    ++month.pending;
    noteUse(caller, moment.now, Month::ToBeCounted);
    return {.remaining = remaining(), .secondsToNext = toNext()};
}

void Quota::note(const QuotaCaller &caller, Instant now, Month month)
{
    const std::scoped_lock lock(m_mutex);
    noteUse(caller, now, month);
}

/// Under the lock.
void Quota::noteUse(const QuotaCaller &caller, Instant now, Month month)
{
    UsageBatch &batch = batchAt(now);
    if (month == Month::ToBeCounted)
        ++batch.requestsByShop[caller.shop];
    if (!caller.lastUsedAt || now - *caller.lastUsedAt >= kUseResolution)
        batch.lastUsedByKey[{caller.shop, caller.key}] = now;
}

QList<UsageBatch> Quota::takeBatches()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_batches, {});
}

void Quota::putBack(const QList<UsageBatch> &batches)
{
    const std::scoped_lock lock(m_mutex);
    QList<UsageBatch> since = std::exchange(m_batches, batches);
    for (const UsageBatch &later : since) {
        UsageBatch &batch = batchAt(later.countedAt);
        for (auto shop = later.requestsByShop.cbegin(); shop != later.requestsByShop.cend(); ++shop)
            batch.requestsByShop[shop.key()] += shop.value();
        batch.lastUsedByKey.insert(later.lastUsedByKey);
    }
}

int Quota::failedLogin(const QByteArray &address, qint64 tick)
{
    const std::scoped_lock lock(m_mutex);
    if (m_failures.size() > kAddressesKept) {
        m_failures.removeIf([&](auto entry) {
            dropOlder(entry.value(), tick);
            return entry.value().empty();
        });
    }
    std::deque<qint64> &failures = m_failures[address];
    dropOlder(failures, tick);
    if (failures.size() >= kFailuresAllowed)
        return std::max(1, secondsUp(failures.front() + kWindow - tick));
    failures.push_back(tick);
    return 0;
}

} // namespace stemdesk

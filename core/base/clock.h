#pragma once

#include <QDateTime>
#include <QTimeZone>
#include <QtGlobal>

#include <chrono>
#include <functional>

namespace stemdesk {

/// A moment: Unix milliseconds, UTC.
using Instant = qint64;

/// Returns the current time. Passed in wherever time matters, so that tests can set it.
using Clock = std::function<Instant()>;

/// The moment as a date and time in UTC; avoids local time, for which glibc checks /etc/localtime each time.
inline QDateTime utcOf(Instant moment)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QDateTime::fromMSecsSinceEpoch(moment, QTimeZone::UTC);
#else
    return QDateTime::fromMSecsSinceEpoch(moment, Qt::UTC);
#endif
}

/// The calendar month (UTC) of the moment.
inline std::chrono::year_month utcMonthOf(Instant moment)
{
    const std::chrono::sys_time<std::chrono::milliseconds> at{std::chrono::milliseconds(moment)};
    const std::chrono::year_month_day day{std::chrono::floor<std::chrono::days>(at)};
    return day.year() / day.month();
}

} // namespace stemdesk

#pragma once

#include "core/base/clock.h"

#include <QDate>
#include <QDateTime>
#include <QString>
#include <QTimeZone>

#include <optional>

namespace stemdesk {

// Days of the calendar: the years 1 to 9999, which YYYY-MM-DD can express. Results of calculations may lie beyond; only
// these functions write, compute and read those.

inline constexpr Instant kFirstMoment = -62'135'596'800'000; ///< Start of the calendar's first day, in UTC.
inline constexpr Instant kLastMoment = 253'402'300'799'999;

bool isCalendarDay(QDate day);

/// YYYY-MM-DD; never empty. Beyond the calendar, which must not be stored, the year has a sign: "+10000-01-01".
QString dayText(QDate day);
/// Parses YYYY-MM-DD and nothing else.
std::optional<QDate> dayFrom(const QString &text);
/// 2026-05-01T09:00:00Z; never empty.
QString timeText(const QDateTime &utc);

/// The day `days` after `day`, or before it if negative; nullopt beyond the calendar. For stored values.
std::optional<QDate> plusDaysExact(QDate day, qint64 days);
/// The same, clamped to the calendar. For display and searches.
QDate plusDays(QDate day, qint64 days);
QDate plusMonths(QDate day, int months);
/// The same local time `days` later in the zone. Beyond the calendar, the result is a moment that requests must not
/// give.
Instant plusDays(Instant at, qint64 days, const QTimeZone &zone);
/// The day clamped to the calendar.
QDate nearestCalendarDay(QDate day);

/// The day of a moment in a time zone: at the ends of the calendar it may be one beyond.
std::optional<QDate> dayOfExact(Instant at, const QTimeZone &zone);
QDate dayOf(Instant at, const QTimeZone &zone);

} // namespace stemdesk

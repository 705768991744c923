#include "core/base/day.h"

#include <algorithm>
#include <cstdlib>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QDate kFirstDay(1, 1, 1);
const QDate kLastDay(9999, 12, 31);
constexpr qint64 kMostDays = 4'000'000; ///< Beyond the calendar.

constexpr qint64 kDayInMs = 86'400'000;

QDate dayOfMoment(Instant at, const QTimeZone &zone)
{
    return QDateTime::fromMSecsSinceEpoch(at, zone).date();
}

/// The zone's offset from UTC at this moment, in milliseconds.
qint64 offsetAt(Instant at, const QTimeZone &zone)
{
    return qint64(zone.offsetFromUtc(QDateTime::fromMSecsSinceEpoch(at, QTimeZone::utc()))) * 1'000;
}

/// The moment at which the zone's clocks show this time, which is written as if they were those of UTC. Of two, the one
/// with this offset, else the first. Where there is none, the time that is as much later as the clocks leap, or earlier
/// where later would be the next day. Qt's own answer differs by version and may be the day before.
Instant momentShown(qint64 shown, const QTimeZone &zone, qint64 offset)
{
    const qint64 before = offsetAt(shown - kDayInMs, zone);
    const qint64 after = offsetAt(shown + kDayInMs, zone);
    const bool isBefore = offsetAt(shown - before, zone) == before;
    const bool isAfter = offsetAt(shown - after, zone) == after;
    if (isBefore || isAfter)
        return shown - (isAfter && (!isBefore || offset == after) ? after : before);
    const Instant later = shown - before;
    return dayOfMoment(later, zone) == dayOfMoment(shown, QTimeZone::utc()) ? later : shown - after;
}

} // namespace

bool isCalendarDay(QDate day)
{
    return day.isValid() && day >= kFirstDay && day <= kLastDay;
}

QString dayText(QDate day)
{
    const auto number = [](int value, int digits) { return QString::number(value).rightJustified(digits, u'0'); };
    const QString sign = isCalendarDay(day) || !day.isValid() ? QString() : day.year() < 0 ? u"-"_s : u"+"_s;
    return sign + number(std::abs(day.year()), 4) + u'-' + number(day.month(), 2) + u'-' + number(day.day(), 2);
}

std::optional<QDate> dayFrom(const QString &text)
{
    const QDate day = QDate::fromString(text, Qt::ISODate);
    return isCalendarDay(day) && dayText(day) == text ? std::optional(day) : std::nullopt;
}

QString timeText(const QDateTime &utc)
{
    return dayText(utc.date()) + utc.time().toString(u"'T'HH:mm:ss'Z'"_s);
}

std::optional<QDate> plusDaysExact(QDate day, qint64 days)
{
    const QDate later = day.addDays(std::clamp(days, -kMostDays, kMostDays));
    return isCalendarDay(later) ? std::optional(later) : std::nullopt;
}

QDate plusDays(QDate day, qint64 days)
{
    return nearestCalendarDay(day.addDays(std::clamp(days, -kMostDays, kMostDays)));
}

QDate plusMonths(QDate day, int months)
{
    return nearestCalendarDay(day.addMonths(months));
}

Instant plusDays(Instant at, qint64 days, const QTimeZone &zone)
{
    const qint64 offset = offsetAt(at, zone);
    return momentShown(at + offset + std::clamp(days, -kMostDays, kMostDays) * kDayInMs, zone, offset);
}

QDate nearestCalendarDay(QDate day)
{
    return day.isValid() ? std::clamp(day, kFirstDay, kLastDay) : day;
}

std::optional<QDate> dayOfExact(Instant at, const QTimeZone &zone)
{
    const QDate day = dayOfMoment(at, zone);
    return isCalendarDay(day) ? std::optional(day) : std::nullopt;
}

QDate dayOf(Instant at, const QTimeZone &zone)
{
    return nearestCalendarDay(dayOfMoment(at, zone));
}

} // namespace stemdesk

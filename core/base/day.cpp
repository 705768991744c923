#include "core/base/day.h"

#include <algorithm>
#include <cstdlib>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QDate kFirstDay(1, 1, 1);
const QDate kLastDay(9999, 12, 31);
constexpr qint64 kMostDays = 4'000'000; ///< Beyond the calendar.

QDate dayOfMoment(Instant at, const QTimeZone &zone)
{
    return QDateTime::fromMSecsSinceEpoch(at, zone).date();
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
    const qint64 most = std::clamp(days, -kMostDays, kMostDays);
    return QDateTime::fromMSecsSinceEpoch(at, zone).addDays(most).toMSecsSinceEpoch();
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

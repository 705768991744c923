#include "core/exchange/zone_rules.h"

#include <QDateTime>
#include <QList>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFirstYear = 1970;
constexpr int kLastYear = 2050;
constexpr int kLastRuleYear =
    2037; ///< Later, Qt knows only changes that are listed one by one, such as those of Ramadan.
constexpr qsizetype kLeastYears = 3; ///< Shorter runs are written one by one.

struct ClockChange {
    QDateTime atUtc;
    QDateTime local; ///< The local time.
    int from = 0; ///< Seconds east of Greenwich.
    int to = 0;
    bool isDaylight = false;
    QString name; ///< For example "CEST".

    bool isLike(const ClockChange &other) const
    {
        return from == other.from && to == other.to && isDaylight == other.isDaylight && name == other.name;
    }
};

/// A day of a month as a rule can name it.
struct RuleDay {
    explicit RuleDay(QDate day)
        : month(day.month()), weekday(day.dayOfWeek()), number((day.day() - 1) / 7 + 1),
          isLast(day.day() + 7 > day.daysInMonth())
    {}

    int month;
    int weekday;
    int number; ///< 2 for "the second Sunday"; 0 if the days no longer agree on one.
    bool isLast;

    /// Keeps the properties that both have; false if there are none.
    bool narrow(const RuleDay &other)
    {
        RuleDay both = *this;
        both.number = number == other.number ? number : 0;
        both.isLast = isLast && other.isLast;
        if (month != other.month || weekday != other.weekday || (both.number == 0 && !both.isLast))
            return false;
        *this = both;
        return true;
    }
    QByteArray text() const
    {
        constexpr std::array<const char *, 7> kDays{"MO", "TU", "WE", "TH", "FR", "SA", "SU"};
        return "FREQ=YEARLY;BYMONTH=" + QByteArray::number(month)
            + ";BYDAY=" + (isLast ? QByteArray("-1") : QByteArray::number(number)) + kDays.at(size_t(weekday) - 1);
    }
};

/// A run of changes of one kind in consecutive years.
struct Run {
    QList<ClockChange> changes;
    RuleDay day;
};

QByteArray offsetText(int seconds)
{
    const int size = std::abs(seconds);
    const QString text = u"%1%2%3"_s.arg(QChar(seconds < 0 ? u'-' : u'+'))
                             .arg(size / 3600, 2, 10, QChar(u'0'))
                             .arg(size / 60 % 60, 2, 10, QChar(u'0'));
    return (size % 60 == 0 ? text : text + u"%1"_s.arg(size % 60, 2, 10, QChar(u'0'))).toLatin1();
}

QByteArray timeOf(const QDateTime &time)
{
    return time.toString(u"yyyyMMdd'T'HHmmss"_s).toLatin1();
}

QDateTime shownAt(const QDateTime &utc, int offset)
{
    return utc.addSecs(offset); // In UTC, so that this machine's zone never shifts it.
}

ClockChange beginning(const QTimeZone &zone)
{
    const QDateTime utc = QDateTime(QDate(kFirstYear, 1, 1), QTime(0, 0), QTimeZone::utc());
    const int offset = zone.offsetFromUtc(utc); // Qt's offsetData() is empty for UTC.
    return {.atUtc = utc,
            .local = utc, // By the clocks of the place.
            .from = offset,
            .to = offset,
            .isDaylight = zone.isDaylightTime(utc),
            .name = zone.abbreviation(utc)};
}

QList<ClockChange> changesOf(const QTimeZone &zone)
{
    const QDateTime first(QDate(kFirstYear, 1, 1), QTime(0, 0), QTimeZone::utc());
    const QDateTime last(QDate(kLastYear, 12, 31), QTime(23, 59), QTimeZone::utc());
    QList<ClockChange> changes;
    int offset = zone.offsetFromUtc(first);
    for (const QTimeZone::OffsetData &change : zone.transitions(first.addMSecs(1), last)) {
        const QDateTime utc = change.atUtc.toUTC();
        const int before = std::exchange(offset, change.offsetFromUtc);
        if (before != change.offsetFromUtc)
            changes.append({.atUtc = utc,
                            .local = shownAt(utc, before),
                            .from = before,
                            .to = change.offsetFromUtc,
                            .isDaylight = change.daylightTimeOffset != 0,
                            .name = change.abbreviation});
    }
    return changes;
}

/// Takes the first change and those of the following years that fit the same rule.
Run takeRun(QList<ClockChange> &changes)
{
    const ClockChange first = changes.takeFirst();
    Run run{.changes = {first}, .day = RuleDay(first.local.date())};
    for (qsizetype at = 0; at < changes.size(); ++at) {
        const ClockChange &next = changes.at(at);
        const int year = run.changes.constLast().local.date().year();
        const bool isNextYear = next.local.date().year() == year + 1;
        if (!isNextYear || !next.isLike(first) || next.local.time() != first.local.time()
            || !run.day.narrow(RuleDay(next.local.date())))
            continue;
        run.changes.append(next);
        changes.removeAt(at--);
    }
    return run;
}

QByteArray observance(const ClockChange &change, const QByteArray &recurrence)
{
    const QByteArray kind = change.isDaylight ? "DAYLIGHT" : "STANDARD";
    return "BEGIN:" + kind + "\r\nTZNAME:" + change.name.toLatin1() + "\r\nDTSTART:" + timeOf(change.local)
        + "\r\nTZOFFSETFROM:" + offsetText(change.from) + "\r\nTZOFFSETTO:" + offsetText(change.to) + "\r\n"
        + recurrence + "END:" + kind + "\r\n";
}

/// A rule that holds until the last known year has no end.
QByteArray ruleText(const Run &run, int lastYear)
{
    const ClockChange &last = run.changes.constLast();
    const bool isForEver = last.local.date().year() >= lastYear;
    const QByteArray until = isForEver ? QByteArray() : ";UNTIL=" + timeOf(last.atUtc) + 'Z';
    return observance(run.changes.constFirst(), "RRULE:" + run.day.text() + until + "\r\n");
}

/// Groups changes of the same kind.
QByteArray singlesText(QList<ClockChange> singles)
{
    QByteArray text;
    while (!singles.isEmpty()) {
        const ClockChange first = singles.takeFirst();
        QByteArray dates;
        singles.removeIf([&](const ClockChange &other) {
            const bool isLike = other.isLike(first);
            if (isLike)
                dates += "RDATE:" + timeOf(other.local) + "\r\n";
            return isLike;
        });
        text += observance(first, dates);
    }
    return text;
}

} // namespace

QByteArray zoneRules(const QTimeZone &zone)
{
    QByteArray rules;
    QList<ClockChange> singles{beginning(zone)};
    QList<ClockChange> left = changesOf(zone);
    const int lastYear = left.isEmpty() ? kLastRuleYear : std::max(kLastRuleYear, left.constLast().local.date().year());
    while (!left.isEmpty()) {
        const Run run = takeRun(left);
        if (run.changes.size() >= kLeastYears)
            rules += ruleText(run, lastYear);
        else
            singles += run.changes;
    }
    return "BEGIN:VTIMEZONE\r\nTZID:" + zone.id() + "\r\n" + singlesText(singles) + rules + "END:VTIMEZONE\r\n";
}

} // namespace stemdesk

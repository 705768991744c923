#include "ui/words/series_words.h"

#include "core/base/day.h"
#include "ui/words/day_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

class SeriesWords {
    Q_DECLARE_TR_FUNCTIONS(SeriesWords)
};

constexpr std::array kWeekdays{"MO", "TU", "WE", "TH", "FR", "SA", "SU"};
constexpr int kLastWeek = 5; ///< "The last Monday".

QString weekdayOf(QDate day)
{
    return QString::fromLatin1(kWeekdays.at(size_t(day.dayOfWeek()) - 1));
}

/// The weekday's number in its month; a fifth counts as the last.
int weekOf(QDate day)
{
    return std::min((day.day() - 1) / 7 + 1, kLastWeek);
}

QString monthlyWeekdayText(QDate day)
{
    const QString name = QLocale().dayName(day.dayOfWeek());
    switch (weekOf(day)) {
    case 1: return SeriesWords::tr("Every month on the first %1").arg(name);
    case 2: return SeriesWords::tr("Every month on the second %1").arg(name);
    case 3: return SeriesWords::tr("Every month on the third %1").arg(name);
    case 4: return SeriesWords::tr("Every month on the fourth %1").arg(name);
    default: return SeriesWords::tr("Every month on the last %1").arg(name);
    }
}

QString frequencyOf(Repeat repeat, QDate first)
{
    switch (repeat) {
    case Repeat::Daily: return u"FREQ=DAILY"_s;
    case Repeat::Weekly: return u"FREQ=WEEKLY;BYDAY="_s + weekdayOf(first);
    case Repeat::SecondWeek: return u"FREQ=WEEKLY;INTERVAL=2;BYDAY="_s + weekdayOf(first);
    case Repeat::MonthlyWeekday:
        return u"FREQ=MONTHLY;BYDAY=%1%2"_s.arg(weekOf(first) == kLastWeek ? -1 : weekOf(first)).arg(weekdayOf(first));
    case Repeat::MonthlyDay: return u"FREQ=MONTHLY;BYMONTHDAY=%1"_s.arg(first.day());
    }
    Q_UNREACHABLE();
}

} // namespace

QString ruleOf(const RepeatRule &repeat)
{
    QString rule = frequencyOf(repeat.repeat, repeat.first);
    if (repeat.times)
        rule += u";COUNT=%1"_s.arg(*repeat.times);
    else if (repeat.until)
        rule += u";UNTIL="_s + repeat.until->toString(u"yyyyMMdd"_s);
    return rule;
}

std::optional<RepeatRule> repeatRuleOf(const QString &rule, QDate startsOn)
{
    if (!startsOn.isValid()) // No series is chosen.
        return std::nullopt;
    RepeatRule found{.first = startsOn};
    QStringList parts = rule.split(u';');
    for (const QString &part : rule.split(u';')) {
        if (part.startsWith("COUNT="_L1))
            found.times = part.mid(6).toInt();
        else if (part.startsWith("UNTIL="_L1))
            found.until = QDate::fromString(part.mid(6), u"yyyyMMdd"_s);
        else
            continue;
        parts.removeOne(part);
    }
    // The rule's own day of the week or month need not be that of the start.
    for (int days = 0; days < 100; ++days) {
        for (const Repeat repeat : kRepeats) {
            found.repeat = repeat;
            found.first = plusDays(startsOn, days);
            if (frequencyOf(repeat, found.first) == parts.join(u';'))
                return found;
        }
    }
    return std::nullopt;
}

QString repeatText(Repeat repeat, QDate first)
{
    const QString weekday = QLocale().dayName(first.dayOfWeek());
    switch (repeat) {
    case Repeat::Daily: return SeriesWords::tr("Every day");
    case Repeat::Weekly: return SeriesWords::tr("Every week on %1").arg(weekday);
    case Repeat::SecondWeek: return SeriesWords::tr("Every second week on %1").arg(weekday);
    case Repeat::MonthlyWeekday: return monthlyWeekdayText(first);
    case Repeat::MonthlyDay: return SeriesWords::tr("Every month on day %1").arg(first.day());
    }
    Q_UNREACHABLE();
}

QString ruleText(const QString &rule, QDate startsOn)
{
    const auto known = repeatRuleOf(rule, startsOn);
    if (!known)
        return rule;
    const QString often = repeatText(known->repeat, known->first);
    if (known->times)
        return SeriesWords::tr("%1, %n times", nullptr, *known->times).arg(often);
    if (known->until)
        return SeriesWords::tr("%1, until %2").arg(often, shortDate(*known->until));
    return often;
}

QString seriesStatusText(const QString &status)
{
    if (status == "paused"_L1)
        return SeriesWords::tr("Paused");
    return status == "ended"_L1 ? SeriesWords::tr("Ended") : SeriesWords::tr("Active");
}

QString keptReasonText(const QByteArray &reason)
{
    if (reason == "detached")
        return SeriesWords::tr("changed on its own");
    if (reason == "ordered")
        return SeriesWords::tr("ordered");
    return reason == "invoiced" ? SeriesWords::tr("invoiced") : SeriesWords::tr("past");
}

} // namespace stemdesk::ui

#include "core/base/recurrence.h"

#include "core/base/day.h"
#include "core/base/wording.h"

#include <QMap>
#include <QStringList>

#include <libical/ical.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<std::string_view, 4> kFrequencies{"DAILY", "WEEKLY", "MONTHLY", "YEARLY"};
constexpr std::array<std::string_view, 8> kParts{"FREQ",    "INTERVAL", "BYDAY", "BYMONTHDAY",
                                                 "BYMONTH", "BYSETPOS", "COUNT", "UNTIL"};
constexpr std::array<std::string_view, 7> kWeekdays{"MO", "TU", "WE", "TH", "FR", "SA", "SU"};
constexpr int kMostCount = 1'000'000;

/// The parts of a rule. Remembers the first error in it.
class RuleParts {
public:
    RuleParts(const QString &text, QString field) : m_field(std::move(field))
    {
        for (const QString &part : text.split(u';'))
            addPart(part);
    }

    bool has(const char *name) const { return m_parts.contains(QLatin1StringView(name)); }
    QString value(const char *name) const { return m_parts.value(QLatin1StringView(name)); }
    void fail(const QString &sentence)
    {
        if (!m_error)
            m_error = invalid(m_field, sentence);
    }
    /// Whole numbers from `least` to `most`, or their negatives where these are allowed; never 0.
    void requireNumbers(const char *name, int most, bool mayBeNegative)
    {
        if (!has(name))
            return;
        for (const QString &text : value(name).split(u','))
            requireNumber(name, text, most, mayBeNegative);
    }
    void requireNumber(const char *name, const QString &text, int most, bool mayBeNegative)
    {
        bool isWhole = false;
        const int number = text.toInt(&isWhole);
        const int size = mayBeNegative ? std::abs(number) : number;
        if (!isWhole || size < 1 || size > most || text.startsWith(u'+'))
            fail(u"In the rule, give %1 whole numbers from 1 to %2%3; %4 is none."_s.arg(
                QLatin1StringView(name), QString::number(most),
                mayBeNegative ? u", or the same with a minus to count from the end"_s : QString(), quoted(text)));
    }
    Status status() const { return m_error ? Status(*m_error) : Status(); }

private:
    void addPart(const QString &part)
    {
        const qsizetype sign = part.indexOf(u'=');
        const QString name = part.left(sign);
        const QStringList known = namesFrom(kParts);
        if (sign <= 0 || sign + 1 == part.size())
            fail(u"Write the rule as parts like FREQ=WEEKLY;BYDAY=MO; %1 is none."_s.arg(quoted(part)));
        else if (!known.contains(name))
            fail(u"A rule of days has the parts %1; %2 is none of them."_s.arg(anyOf(known), quoted(name)));
        else if (m_parts.contains(name))
            fail(u"The rule has %1 twice."_s.arg(name));
        else
            m_parts.insert(name, part.mid(sign + 1));
    }

    QString m_field;
    QMap<QString, QString> m_parts;
    std::optional<Error> m_error;
};

bool isAmong(const QString &text, std::span<const std::string_view> words)
{
    return namesFrom(words).contains(text);
}

void checkFrequency(RuleParts &parts)
{
    if (!isAmong(parts.value("FREQ"), kFrequencies))
        parts.fail(u"Begin the rule with FREQ, as %1: it is one of days."_s.arg(anyOf(namesFrom(kFrequencies))));
    if (!parts.has("INTERVAL"))
        return;
    parts.requireNumber("INTERVAL", parts.value("INTERVAL"), kMostInterval, false);
}

/// "MO", or "1TH", "-1SU" where a month or a year is what repeats.
void checkWeekdays(RuleParts &parts)
{
    if (!parts.has("BYDAY"))
        return;
    const QString frequency = parts.value("FREQ");
    const bool isCounted = frequency == "MONTHLY"_L1 || frequency == "YEARLY"_L1;
    QStringList seen; // libical gives a week with the day twice both.
    for (const QString &day : parts.value("BYDAY").split(u',')) {
        if (seen.contains(day))
            parts.fail(u"In the rule, give BYDAY each day once; %1 is there twice."_s.arg(quoted(day)));
        seen += day;
        const QString number = day.chopped(std::min<qsizetype>(2, day.size()));
        if (!isAmong(day.right(2), kWeekdays))
            parts.fail(
                u"In the rule, give BYDAY days as %1; %2 is none."_s.arg(anyOf(namesFrom(kWeekdays)), quoted(day)));
        else if (!number.isEmpty() && !isCounted)
            parts.fail(u"Days are counted (%1) in a rule that is MONTHLY or YEARLY only."_s.arg(day));
        else if (!number.isEmpty())
            parts.requireNumber("BYDAY", number.startsWith(u'+') ? number.mid(1) : number, 53, true);
    }
}

void checkNumbers(RuleParts &parts)
{
    parts.requireNumbers("BYMONTHDAY", 31, true);
    parts.requireNumbers("BYMONTH", 12, false);
    parts.requireNumbers("BYSETPOS", 366, true);
    if (parts.has("BYMONTHDAY") && parts.value("FREQ") == "WEEKLY"_L1)
        parts.fail(u"Days of the month do not go with a rule that is WEEKLY: make it MONTHLY."_s);
    if (!parts.has("BYSETPOS"))
        return;
    const bool hasSet = parts.has("BYDAY") || parts.has("BYMONTHDAY") || parts.has("BYMONTH");
    const QString frequency = parts.value("FREQ");
    if (!hasSet || frequency == "DAILY"_L1 || frequency == "WEEKLY"_L1)
        parts.fail(
            u"BYSETPOS chooses among the days that BYDAY or BYMONTHDAY give a month or a year: a rule with it is "
            "MONTHLY or YEARLY and has one of them."_s);
}

std::optional<QDate> untilFrom(const QString &text)
{
    if (text.size() != 8)
        return dayFrom(text);
    return dayFrom(text.left(4) + u'-' + text.mid(4, 2) + u'-' + text.right(2));
}

void checkEnd(RuleParts &parts)
{
    if (parts.has("COUNT") && parts.has("UNTIL"))
        parts.fail(u"Give the rule COUNT or UNTIL, not both."_s);
    if (parts.has("COUNT"))
        parts.requireNumber("COUNT", parts.value("COUNT"), kMostCount, false);
    if (parts.has("UNTIL") && !untilFrom(parts.value("UNTIL")))
        parts.fail(u"Give UNTIL in the rule a day like 20271231; %1 is none."_s.arg(quoted(parts.value("UNTIL"))));
}

icaltimetype icalDay(QDate day)
{
    // Its own null day counts the hours from -1, which no iterator ever reaches.
    icaltimetype made = icaltime_null_time();
    made.year = day.year();
    made.month = day.month();
    made.day = day.day();
    made.is_date = 1;
    return made;
}

/// Rewritten for libical, which takes a YEARLY rule with days of the month and no months to mean the month of its
/// start; RFC 5545 means every month.
QByteArray unrolled(const QString &rule)
{
    const bool lacksMonths =
        rule.contains(u"FREQ=YEARLY"_s) && rule.contains(u"BYMONTHDAY="_s) && !rule.contains(u"BYMONTH="_s);
    return rule.toLatin1() + (lacksMonths ? ";BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12" : "");
}

/// The day from which libical expands the rule. libical starts weeks on Sundays and so begins a WEEKLY rule of Sundays
/// alone a week late, unless it starts on a Sunday; with an interval of two weeks or more every date would be wrong.
QDate firstOf(const QString &rule, QDate startsOn)
{
    const bool isOfSundays = rule.contains(u"FREQ=WEEKLY"_s) && rule.split(u';').contains(u"BYDAY=SU"_s);
    return isOfSundays ? plusDays(startsOn, Qt::Sunday - startsOn.dayOfWeek()) : startsOn;
}

} // namespace

Result<QString> dayRuleFrom(const QString &text, const QString &field)
{
    const QString rule = text.trimmed().toUpper();
    RuleParts parts(rule, field);
    checkFrequency(parts);
    checkWeekdays(parts);
    checkNumbers(parts);
    checkEnd(parts);
    TRY(parts.status());
    QStringList written;
    for (const QString &part : rule.split(u';')) {
        const bool isEnd = part.startsWith("UNTIL="_L1);
        written += isEnd ? u"UNTIL="_s + QString(part.mid(6)).remove(u'-') : part;
    }
    return written.join(u';');
}

void RuleDays::Release::operator()(icalrecur_iterator_impl *iterator) const
{
    icalrecur_iterator_free(iterator);
}

RuleDays::RuleDays(const QString &rule, QDate startsOn)
{
    const icalrecurrencetype parts = icalrecurrencetype_from_string(unrolled(rule).constData());
    if (parts.freq != ICAL_NO_RECURRENCE && startsOn.isValid())
        m_iterator.reset(icalrecur_iterator_new(parts, icalDay(firstOf(rule, startsOn))));
}

std::optional<QDate> RuleDays::next()
{
    if (!m_iterator)
        return std::nullopt;
    const icaltimetype day = icalrecur_iterator_next(m_iterator.get());
    const QDate found(day.year, day.month, day.day);
    // Its own end is later than any search for a next day should wait for.
    constexpr int kLastYear = 2582;
    if (icaltime_is_null_time(day) || !isCalendarDay(found) || found.year() > kLastYear) {
        m_iterator.reset();
        return std::nullopt;
    }
    return found;
}

} // namespace stemdesk

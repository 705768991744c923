#include "ui/words/day_text.h"

#include "core/base/day.h"
#include "core/base/text.h"
#include "core/domain/catalogue/supplier.h"
#include "core/domain/shops/time_zone.h"
#include "ui/ui_context.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// The locale's long format with a short weekday; with a comma only if that ends with a full stop: "Fr., 11. Sept.".
QString longFormat()
{
    QString format = QLocale().dateFormat(QLocale::LongFormat);
    if (!format.contains(" d. "_L1))
        format.replace("dddd,"_L1, "dddd"_L1);
    return format.replace("dddd"_L1, "ddd"_L1);
}

/// With an abbreviated month. Spanish has words between the parts: "13 de junio de 2026", but "13 jun 2026".
QString mediumFormat()
{
    return longFormat().replace("MMMM"_L1, "MMM"_L1).remove(" 'de'"_L1);
}

QString shortFormat()
{
    static const QRegularExpression kDayOfWeek(u"\\s*ddd,?\\s*"_s);
    return mediumFormat().remove(kDayOfWeek);
}

QString withoutYear(QString format)
{
    for (const auto year : {", yyyy"_L1, " 'de' yyyy"_L1, " yyyy"_L1, "yyyy"_L1, ", y"_L1, " y"_L1})
        format.remove(year);
    return format.trimmed();
}

/// Without seconds, and with a. m. and p. m. written as the language writes them.
QString clockFormat(QString format)
{
    static const QRegularExpression kSeconds(u"[:.]ss?"_s);
    return format.remove(kSeconds).replace("AP"_L1, "Ap"_L1);
}

constexpr int kFirstYear = 1900;
constexpr int kLastYear = 2199;
constexpr int kMostDaysAway = 3'660;
constexpr qsizetype kLeastOfWeekday = 2; // Minimum letters of an abbreviated name.
constexpr qsizetype kLeastOfMonth = 3;

/// Words between or after the parts of a date that have no meaning.
constexpr std::array kFillers{u"de", u"del", u"of", u"the", u"den", u"der", u"am", u"le", u"el",
                              u"op", u"on",  u"st", u"nd",  u"rd",  u"th",  u"er", u"e",  u"te"};

constexpr int kSoon = 7; ///< Days ahead that are nobody's "last year".

/// The days around which a day without a year, or a day of the week, is looked for.
struct Nearby {
    QDate today;
    QDate inWeekOf = {};
    bool isPast = false; ///< The latest such day is meant, and not the next one, unless that is soon.
};

struct ReadWords {
    QStringList numbers;
    QStringList words; ///< Case folded, without fillers.
    bool isSound = true;
};

/// Case folded, without the dots of abbreviations.
QString plain(const QString &text)
{
    return folded(text).remove(u'.').trimmed();
}

ReadWords partsRead(const QString &text)
{
    static const QRegularExpression part(u"([0-9]+)|(\\p{L}+)|([\\s./,\\-]+)|(.)"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    ReadWords read;
    auto parts = part.globalMatch(text);
    while (parts.hasNext()) {
        const QRegularExpressionMatch match = parts.next();
        if (match.hasCaptured(4)) {
            read.isSound = false;
        } else if (match.hasCaptured(1)) {
            read.numbers.append(match.captured(1));
        } else if (match.hasCaptured(2)) {
            const QString word = folded(match.captured(2));
            if (std::ranges::none_of(kFillers, [&](const char16_t *filler) { return word == QStringView(filler); }))
                read.words.append(word);
        }
    }
    return read;
}

/// The 1-based index of the name that a word means, even if abbreviated; 0 if there is none or several.
int indexIn(const QList<QStringList> &names, const QString &word, qsizetype least)
{
    int found = 0;
    for (int i = 0; i < names.size(); ++i) {
        for (const QString &name : names.at(i)) {
            if (name == word)
                return i + 1;
            if (word.size() < least || !name.startsWith(word) || found == i + 1)
                continue;
            if (found != 0)
                return 0;
            found = i + 1;
        }
    }
    return found;
}

/// In the locale's words, else in English.
template <class Names>
int numberNamed(const QString &word, qsizetype least, Names namesOf)
{
    const int own = indexIn(namesOf(QLocale()), word, least);
    return own != 0 ? own : indexIn(namesOf(QLocale(QLocale::English)), word, least);
}

int monthNamed(const QString &word)
{
    return numberNamed(word, kLeastOfMonth, [](const QLocale &locale) {
        QList<QStringList> names;
        for (int month = 1; month <= 12; ++month)
            names.append({plain(locale.monthName(month)), plain(locale.monthName(month, QLocale::ShortFormat)),
                          plain(locale.standaloneMonthName(month, QLocale::ShortFormat))});
        return names;
    });
}

int weekdayNamed(const QString &word)
{
    return numberNamed(word, kLeastOfWeekday, [](const QLocale &locale) {
        QList<QStringList> names;
        for (int day = 1; day <= 7; ++day)
            names.append({plain(locale.dayName(day)), plain(locale.dayName(day, QLocale::ShortFormat))});
        return names;
    });
}

/// "27" is 2027; 0 if it is no year.
int yearFrom(const QString &digits)
{
    const int year = digits.toInt();
    if (digits.size() == 2)
        return 2000 + year;
    return digits.size() == 4 && year >= kFirstYear && year <= kLastYear ? year : 0;
}

std::optional<QDate> valid(const QDate &day)
{
    return day.isValid() ? std::optional(day) : std::nullopt;
}

/// Today or the next such date, or the latest one; 29 February is one of a leap year.
std::optional<QDate> nearestOf(int day, int month, const Nearby &nearby)
{
    if (!QDate(2024, month, day).isValid())
        return {};
    const QDate today = nearby.today;
    // One of the next days is a slip that should be refused, and no day of last year.
    for (const int year : {today.year(), today.year() + 1}) {
        const QDate soon(year, month, day);
        if (nearby.isPast && soon > today && soon <= plusDays(today, kSoon))
            return soon;
    }
    const auto fits = [&](QDate date) { return date.isValid() && (nearby.isPast ? date <= today : date >= today); };
    QDate date;
    for (int year = today.year(); !fits(date); year += nearby.isPast ? -1 : 1)
        date = QDate(year, month, day);
    return date;
}

std::optional<QDate> dayAndMonthFrom(const QStringList &numbers, int month, const Nearby &nearby)
{
    if (numbers.isEmpty() || numbers.size() > 2)
        return {};
    const bool isYearFirst = numbers.size() == 2 && numbers.first().size() == 4;
    const QString day = isYearFirst ? numbers.last() : numbers.first();
    if (day.size() > 2)
        return {};
    if (numbers.size() == 1)
        return nearestOf(day.toInt(), month, nearby);
    const int year = yearFrom(isYearFirst ? numbers.first() : numbers.last());
    return year == 0 ? std::nullopt : valid(QDate(year, month, day.toInt()));
}

/// "090127" and "09012027".
QStringList parted(const QString &digits)
{
    const bool isYearFirst = QLocale().dateFormat(QLocale::ShortFormat).startsWith(u'y');
    if (isYearFirst || (digits.size() != 6 && digits.size() != 8))
        return {digits};
    return {digits.first(2), digits.sliced(2, 2), digits.sliced(4)};
}

/// Reads numbers in the locale's order, or year first if the first one has four digits.
std::optional<QDate> dayFromNumbers(QStringList numbers, const Nearby &nearby)
{
    if (numbers.size() == 1)
        numbers = parted(numbers.first());
    if (numbers.size() != 2 && numbers.size() != 3)
        return {};
    const QString order = QLocale().dateFormat(QLocale::ShortFormat);
    const bool isYearFirst = numbers.size() == 3 && (numbers.first().size() == 4 || order.startsWith(u'y'));
    if (isYearFirst)
        numbers.append(numbers.takeFirst()); // Year last, month before day.
    const bool isMonthFirst = isYearFirst || order.indexOf(u'M') < order.indexOf(u'd');
    if (isMonthFirst)
        numbers.swapItemsAt(0, 1);
    if (numbers.at(0).size() > 2 || numbers.at(1).size() > 2)
        return {};
    const int day = numbers.at(0).toInt();
    const int month = numbers.at(1).toInt();
    if (numbers.size() == 2)
        return month >= 1 && month <= 12 ? nearestOf(day, month, nearby) : std::nullopt;
    const int year = yearFrom(numbers.at(2));
    return year == 0 ? std::nullopt : valid(QDate(year, month, day));
}

/// "+7" and "-3".
std::optional<QDate> dayAway(const QString &text, QDate today)
{
    static const QRegularExpression away(u"^([+\\-\u2212])\\s*([0-9]{1,4})$"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    const QRegularExpressionMatch match = away.match(text);
    const int days = match.captured(2).toInt();
    if (!match.hasMatch() || days > kMostDaysAway)
        return {};
    return plusDaysExact(today, match.captured(1) == u'+' ? days : -days);
}

/// "today", "tomorrow" and "yesterday" in the window's language.
std::optional<QDate> dayByName(const QString &word, QDate today)
{
    const std::pair<QString, int> names[] = {
        {QCoreApplication::translate("stemdesk::ui::DayReading", "today", "typed for a date"), 0},
        {QCoreApplication::translate("stemdesk::ui::DayReading", "tomorrow", "typed for a date"), 1},
        {QCoreApplication::translate("stemdesk::ui::DayReading", "yesterday", "typed for a date"), -1}};
    for (const auto &[name, days] : names) {
        if (word == folded(name))
            return plusDaysExact(today, days);
    }
    return {};
}

/// The named day in the week of `inWeekOf`; without that, the next such day after today, or the latest up to today.
std::optional<QDate> dayOfWeek(const QString &word, const Nearby &nearby)
{
    const auto &[today, inWeekOf, isPast] = nearby;
    const int weekday = weekdayNamed(word);
    if (weekday == 0)
        return {};
    if (isPast)
        return plusDaysExact(today, -((today.dayOfWeek() - weekday + 7) % 7));
    const auto inWeek = inWeekOf.isValid() ? plusDaysExact(inWeekOf, weekday - inWeekOf.dayOfWeek()) : std::nullopt;
    return inWeek && *inWeek >= today ? inWeek : plusDaysExact(today, 1 + (weekday - today.dayOfWeek() + 6) % 7);
}

std::optional<QDate> dayWithWords(const ReadWords &read, const Nearby &nearby)
{
    if (read.words.size() == 1 && read.numbers.isEmpty())
        return dayOfWeek(read.words.first(), nearby);
    if (read.words.size() > 2)
        return {};
    for (qsizetype i = read.words.size() - 1; i >= 0; --i) { // "mar. 9 mars": the day of the week comes first.
        const int month = monthNamed(read.words.at(i));
        const auto day = month == 0 ? std::nullopt : dayAndMonthFrom(read.numbers, month, nearby);
        const bool isAlone = read.words.size() == 1;
        if (day && (isAlone || weekdayNamed(read.words.at(1 - i)) == day->dayOfWeek()))
            return day;
    }
    // "Sat 9/1/27"
    const int weekday = read.words.size() == 1 ? weekdayNamed(read.words.first()) : 0;
    const auto day = weekday == 0 ? std::nullopt : dayFromNumbers(read.numbers, nearby);
    return day && day->dayOfWeek() == weekday ? day : std::nullopt;
}

std::optional<QDate> dayNear(const QString &text, const Nearby &nearby)
{
    const QString typed = text.trimmed();
    if (const auto day = dayAway(typed, nearby.today))
        return day;
    if (const auto day = dayByName(folded(typed), nearby.today))
        return day;
    const ReadWords read = partsRead(typed);
    const bool isSigned = typed.startsWith(u'-') || typed.startsWith(u'.') || typed.startsWith(u'/');
    if (!read.isSound || isSigned)
        return {};
    return read.words.isEmpty() ? dayFromNumbers(read.numbers, nearby) : dayWithWords(read, nearby);
}

constexpr int kWeekdayCount = 7;
constexpr qsizetype kFewestLetters = 2;

/// The number of the weekday that the word begins, from Monday on.
std::optional<int> weekdayCalled(const QString &word)
{
    const QString begun = folded(word).remove(u'.');
    const std::array locales{QLocale(), QLocale(QLocale::English)};
    for (const QLocale &locale : locales) {
        for (int day = 1; day <= kWeekdayCount; ++day) {
            for (const auto format : {QLocale::LongFormat, QLocale::ShortFormat}) {
                const QString name = folded(locale.standaloneDayName(day, format)).remove(u'.');
                if (begun.size() >= std::min(kFewestLetters, name.size()) && name.startsWith(begun))
                    return day - 1;
            }
        }
    }
    return {};
}

} // namespace

QDate shopToday(const UiContext &context)
{
    return dayOf(context.services.now(), zoneOf(context.shop));
}

QTimeZone zoneOf(const Shop &shop)
{
    return zoneNamed(shop.timeZone);
}

QDate dayOf(Instant instant, const QTimeZone &zone)
{
    return stemdesk::dayOf(instant, zone);
}

QString longDate(QDate date)
{
    return QLocale().toString(date, longFormat());
}

QString mediumDate(QDate date)
{
    return QLocale().toString(date, mediumFormat());
}

QString shortDate(QDate date)
{
    return QLocale().toString(date, shortFormat());
}

QString dayAndMonth(QDate date)
{
    return QLocale().toString(date, withoutYear(longFormat()));
}

QString shortDayAndMonth(QDate date)
{
    return QLocale().toString(date, withoutYear(shortFormat()));
}

QString dayOfMonth(QDate date)
{
    const QString format = longFormat();
    const bool isOrdinal = format.contains(" d. "_L1);
    return QLocale().toString(date,
                              format.contains("ddd, d. "_L1) ? u"ddd, d."_s
                                  : isOrdinal                ? u"ddd d."_s
                                                             : u"ddd d"_s);
}

QString clockText(QTime time)
{
    return QLocale().toString(time, clockFormat(QLocale().timeFormat(QLocale::ShortFormat)));
}

QString momentText(const QDateTime &moment)
{
    return QLocale().toString(moment, clockFormat(QLocale().dateTimeFormat(QLocale::ShortFormat)));
}

std::optional<QDate> dayFrom(const QString &text, QDate today, QDate inWeekOf)
{
    return dayNear(text, {.today = today, .inWeekOf = inWeekOf});
}

std::optional<QDate> pastDayFrom(const QString &text, QDate today)
{
    return dayNear(text, {.today = today, .isPast = true});
}

QString futureRefusal(QDate day, QDate today)
{
    return day <= today
        ? QString()
        : QCoreApplication::translate("stemdesk::ui::DayReading", "%1 is in the future.").arg(mediumDate(day));
}

std::optional<QTime> timeFrom(const QString &text)
{
    static const QRegularExpression clock(
        u"^([0-9]{1,2})(?:\\s*[:.h]\\s*([0-9]{2})|([0-9]{2}))?\\s*(?:([ap])\\.?m?\\.?|h|uhr|uur)?$"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const QRegularExpressionMatch match = clock.match(text.trimmed());
    if (!match.hasMatch())
        return {};
    int hour = match.captured(1).toInt();
    const int minute = (match.captured(2) + match.captured(3)).toInt();
    const QString half = match.captured(4).toLower();
    if (!half.isEmpty()) {
        if (hour < 1 || hour > 12)
            return {};
        hour = hour % 12 + (half == u'p' ? 12 : 0);
    }
    const QTime time(hour, minute);
    return time.isValid() ? std::optional(time) : std::nullopt;
}

QString weekdaysText(const QStringList &weekdays)
{
    QStringList words;
    for (int day = 0; day < kWeekdayCount; ++day) {
        if (weekdays.contains(weekdayNames().at(day)))
            words += QLocale().standaloneDayName(day + 1, QLocale::ShortFormat);
    }
    return words.join(u", "_s);
}

std::optional<QStringList> weekdaysFrom(const QString &text)
{
    static const QRegularExpression kDash(u"[-–—]|\\bt/m\\b"_s, QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression kBetween(u"[,;/&+\\s]+"_s);
    static const QStringList kAnd{u"and"_s, u"und"_s, u"en"_s, u"et"_s, u"y"_s};
    static const QStringList kTo{u"-"_s, u"to"_s, u"through"_s, u"bis"_s, u"tot"_s, u"a"_s, u"au"_s, u"al"_s};
    QStringList weekdays;
    int last = -1;
    QString joint; // The word since the last day.
    const auto add = [&weekdays, &last](int day) {
        if (!weekdays.contains(weekdayNames().at(day)))
            weekdays += weekdayNames().at(day);
        last = day;
    };
    for (const QString &word : QString(text).replace(kDash, u" - "_s).split(kBetween, Qt::SkipEmptyParts)) {
        const std::optional<int> day = weekdayCalled(word);
        if (!day) {
            if (last < 0 || !joint.isEmpty() || !(kAnd + kTo).contains(folded(word)))
                return {};
            joint = folded(word);
            continue;
        }
        while (kTo.contains(joint) && last != *day)
            add((last + 1) % kWeekdayCount);
        add(*day);
        joint.clear();
    }
    return joint.isEmpty() ? std::optional(weekdays) : std::nullopt;
}

} // namespace stemdesk::ui

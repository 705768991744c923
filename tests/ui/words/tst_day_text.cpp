#include "ui/words/day_text.h"

#include "tests/support/test_registry.h"

#include <QLocale>
#include <QTest>

namespace stemdesk::day_text_test {

using namespace stemdesk::ui;

/// A Monday.
const QDate kToday(2026, 11, 23);

class TestDayText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void datesNameTheDayOfTheWeek()
    {
        QCOMPARE(longDate(QDate(2026, 6, 13)), u"Sat 13 June 2026"_s);
        QCOMPARE(mediumDate(QDate(2026, 6, 13)), u"Sat 13 Jun 2026"_s);
        QCOMPARE(dayAndMonth(QDate(2026, 6, 6)), u"Sat 6 June"_s);
        QCOMPARE(dayOfMonth(QDate(2026, 6, 6)), u"Sat 6"_s);
    }

    /// Times are shown without seconds, even if the system's format has them.
    void timesHaveNoSeconds()
    {
        QCOMPARE(clockText(QTime(14, 30)), u"14:30"_s);
        const QLocale before;
        QLocale::setDefault(QLocale::c());
        const QString time = clockText(QTime(14, 30, 15));
        QLocale::setDefault(before);
        QCOMPARE(time, u"14:30"_s);
    }

    /// "8:00 a. m." in the United States, never "8:00 A. M.".
    void halvesOfTheDayAreWrittenAsTheLanguageDoes()
    {
        const QLocale before;
        const QLocale spanish(u"es_US"_s);
        QLocale::setDefault(spanish);
        const QString time = clockText(QTime(8, 0));
        QLocale::setDefault(before);
        QVERIFY2(time.startsWith("8:00"_L1) && time.endsWith(spanish.amText()), qPrintable(time));
    }

    void shortDatesLeaveOutTheDayOfTheWeek()
    {
        const QLocale before;
        QStringList dates;
        QStringList days;
        for (const QString &name : {u"en_GB"_s, u"en_US"_s, u"de_DE"_s, u"fr_FR"_s, u"es_ES"_s}) {
            QLocale::setDefault(QLocale(name));
            dates += shortDate(QDate(2026, 6, 13));
            days += shortDayAndMonth(QDate(2026, 6, 13));
        }
        QLocale::setDefault(before);
        QCOMPARE(dates,
                 (QStringList{u"13 Jun 2026"_s, u"Jun 13, 2026"_s, u"13. Juni 2026"_s, u"13 juin 2026"_s,
                              u"13 jun 2026"_s}));
        QCOMPARE(days, (QStringList{u"13 Jun"_s, u"Jun 13"_s, u"13. Juni"_s, u"13 juin"_s, u"13 jun"_s}));
    }

    void datesAreThoseOfTheLanguage_data()
    {
        QTest::addColumn<QLocale::Language>("language");
        QTest::addColumn<QString>("medium");
        QTest::addColumn<QString>("day");
        QTest::addColumn<QString>("number");
        QTest::newRow("German") << QLocale::German << u"Sa., 13. Juni 2026"_s << u"Sa., 13. Juni"_s << u"Sa., 13."_s;
        const QString june =
            QLocale(QLocale::Dutch).monthName(6, QLocale::ShortFormat); // Newer data leave the point out.
        QTest::newRow("Dutch") << QLocale::Dutch << u"za 13 %1 2026"_s.arg(june) << u"za 13 juni"_s << u"za 13"_s;
        QTest::newRow("French") << QLocale::French << u"sam. 13 juin 2026"_s << u"sam. 13 juin"_s << u"sam. 13"_s;
        QTest::newRow("Spanish") << QLocale::Spanish << u"sáb 13 jun 2026"_s << u"sáb 13 de junio"_s << u"sáb 13"_s;
    }

    void datesAreThoseOfTheLanguage()
    {
        QFETCH(const QLocale::Language, language);
        const QLocale before;
        QLocale::setDefault(QLocale(language));
        const QString medium = mediumDate(QDate(2026, 6, 13));
        const QString day = dayAndMonth(QDate(2026, 6, 13));
        const QString number = dayOfMonth(QDate(2026, 6, 13));
        QLocale::setDefault(before);

        QTEST(medium, "medium");
        QTEST(day, "day");
        QTEST(number, "number");
    }

    void cleanup() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void daysAreReadAsTheyAreWritten_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QDate>("day");
        const QDate january(2027, 1, 9); // A Saturday.
        const QDate march(2027, 3, 9); // A Tuesday.
        const auto add = [](const QString &locale, const QString &text, QDate day) {
            QTest::addRow("%s: %s", qUtf8Printable(locale), qUtf8Printable(text)) << locale << text << day;
        };
        for (const QString &locale : {u"en_GB"_s, u"de_DE"_s, u"nl_NL"_s, u"fr_FR"_s, u"es_ES"_s}) {
            for (const QString &text :
                 {u"9/1/27"_s, u"09/01/2027"_s, u"9.1.27"_s, u"9-1-2027"_s, u"9 1 27"_s, u"9/1"_s, u"09.01."_s,
                  u"090127"_s, u"09012027"_s, u"2027-01-09"_s, u"9 jan"_s, u" 9 JAN 27 "_s, u"sat 9 jan"_s})
                add(locale, text, january);
            add(locale, u"+7"_s, kToday.addDays(7));
            add(locale, u"- 3"_s, kToday.addDays(-3));
            add(locale, u"sat"_s, QDate(2026, 11, 28));
            add(locale, u"29/2"_s, QDate(2028, 2, 29));
            add(locale, u"23/11"_s, kToday);
            for (const QString &text : {u"31/2/27"_s, u"13/25/27"_s, u"9/1/3202"_s, u"9/1/202"_s, u"nine"_s, u"9"_s,
                                        u"sun 9 jan 2027"_s, u"9/1/27 or so"_s, u"9 jan 27 12"_s, u"1/2/3/4"_s,
                                        u"+99999"_s, u"£9"_s, u""_s, u"32 jan"_s, u"-9/1/27"_s})
                add(locale, text, {});
        }
        add(u"en_US"_s, u"1/9/27"_s, january);
        add(u"en_US"_s, u"Jan 9, 2027"_s, january);
        add(u"en_US"_s, u"13/1/27"_s, {});
        add(u"sv_SE"_s, u"27-01-09"_s, january);
        add(u"en_GB"_s, u"today"_s, kToday);
        add(u"en_GB"_s, u"tomorrow"_s, kToday.addDays(1));
        add(u"en_GB"_s, u"yesterday"_s, kToday.addDays(-1));
        add(u"en_GB"_s, u"9th of January 2027"_s, january);
        add(u"de_DE"_s, u"Sa. 9. Januar 2027"_s, january);
        add(u"de_DE"_s, u"Sa., 9. Januar 2027"_s, january);
        add(u"de_DE"_s, u"9. März"_s, march);
        add(u"de_DE"_s, u"sa"_s, QDate(2026, 11, 28));
        add(u"nl_NL"_s, u"9 mrt"_s, march);
        add(u"nl_NL"_s, u"za 9 januari"_s, january);
        add(u"nl_NL"_s, u"zaterdag"_s, QDate(2026, 11, 28));
        add(u"fr_FR"_s, u"sam. 9 janv. 2027"_s, january);
        add(u"fr_FR"_s, u"mar. 9 mars"_s, march);
        add(u"fr_FR"_s, u"mar"_s, QDate(2026, 11, 24));
        add(u"fr_FR"_s, u"1er juil"_s, QDate(2027, 7, 1));
        add(u"fr_FR"_s, u"1 jui"_s, {});
        add(u"es_ES"_s, u"9 de enero de 2027"_s, january);
        add(u"es_ES"_s, u"sáb"_s, QDate(2026, 11, 28));
        add(u"es_ES"_s, u"sabado"_s, QDate(2026, 11, 28));
    }

    void daysAreReadAsTheyAreWritten()
    {
        QFETCH(const QString, locale);
        QFETCH(const QString, text);
        QFETCH(const QDate, day);
        QLocale::setDefault(QLocale(locale));

        QCOMPARE(dayFrom(text, kToday).value_or(QDate()), day);
    }

    /// "thu" is typed while the page shows another week, or a task of that week.
    void aDayOfTheWeekIsThatOfTheWeekShown()
    {
        QLocale::setDefault(QLocale(u"en_GB"_s));
        const QDate friday(2026, 12, 11);
        QCOMPARE(dayFrom(u"thu"_s, kToday, friday), QDate(2026, 12, 10));
        QCOMPARE(dayFrom(u"sun"_s, kToday, friday), QDate(2026, 12, 13));
        QCOMPARE(dayFrom(u"+7"_s, kToday, friday), kToday.addDays(7));
        QCOMPARE(dayFrom(u"9 jan"_s, kToday, friday), QDate(2027, 1, 9));
        // A day that is over is not meant.
        QCOMPARE(dayFrom(u"sat"_s, kToday, kToday.addDays(-30)), dayFrom(u"sat"_s, kToday));
    }

    /// A payment's "29 nov", typed on the day after, is no day of next year.
    void daysOfWhatHasHappenedAreTheLatest_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QDate>("day");
        QTest::newRow("yesterday by date") << u"22 nov"_s << kToday.addDays(-1);
        QTest::newRow("today by date") << u"23/11"_s << kToday;
        QTest::newRow("tomorrow by date, and refused") << u"24/11"_s << QDate(2026, 11, 24);
        QTest::newRow("weeks to come by date: a year ago") << u"9/12"_s << QDate(2025, 12, 9);
        QTest::newRow("earlier in the year") << u"9 jan"_s << QDate(2026, 1, 9);
        QTest::newRow("a leap year's") << u"29/2"_s << QDate(2024, 2, 29);
        QTest::newRow("with its day of the week") << u"sun 22 nov"_s << kToday.addDays(-1);
        QTest::newRow("day of the week") << u"sat"_s << QDate(2026, 11, 21);
        QTest::newRow("today's day of the week") << u"mon"_s << kToday;
        QTest::newRow("yesterday") << u"yesterday"_s << kToday.addDays(-1);
        QTest::newRow("days ago") << u"-3"_s << kToday.addDays(-3);
        QTest::newRow("with its year, and refused") << u"29 nov 2026"_s << QDate(2026, 11, 29);
        QTest::newRow("unreadable") << u"31/2"_s << QDate();
    }
    void daysOfWhatHasHappenedAreTheLatest()
    {
        QFETCH(const QString, text);
        QFETCH(const QDate, day);
        QCOMPARE(pastDayFrom(text, kToday).value_or(QDate()), day);
    }
    void daysToComeAreRefusedForWhatHasHappened()
    {
        QCOMPARE(futureRefusal(kToday, kToday), QString());
        QCOMPARE(futureRefusal(kToday.addDays(1), kToday), u"Tue 24 Nov 2026 is in the future."_s);
    }

    /// A date as a field shows it can be typed again, on every day of two years.
    void whatIsShownIsReadBack_data()
    {
        QTest::addColumn<QString>("locale");
        for (const QString &locale : {u"en_GB"_s, u"en_US"_s, u"de_DE"_s, u"nl_NL"_s, u"fr_FR"_s, u"es_ES"_s})
            QTest::addRow("%s", qUtf8Printable(locale)) << locale;
    }

    void whatIsShownIsReadBack()
    {
        QFETCH(const QString, locale);
        QLocale::setDefault(QLocale(locale));

        for (QDate day = kToday.addYears(-1); day < kToday.addYears(1); day = day.addDays(1)) {
            QCOMPARE(dayFrom(mediumDate(day), kToday).value_or(QDate()), day);
            QCOMPARE(pastDayFrom(mediumDate(day), kToday).value_or(QDate()), day);
            QCOMPARE(dayFrom(longDate(day), kToday).value_or(QDate()), day);
            QCOMPARE(dayFrom(QLocale().toString(day, QLocale::LongFormat), kToday).value_or(QDate()), day);
            QCOMPARE(dayFrom(QLocale().toString(day, QLocale::ShortFormat), kToday).value_or(QDate()), day);
        }
    }

    void timesAreReadAsTheyAreWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QTime>("time");
        for (const QString &text : {u"14:30"_s, u"14.30"_s, u"14h30"_s, u"1430"_s, u"2:30 pm"_s, u"2.30p"_s,
                                    u"14:30 Uhr"_s, u" 02:30 PM "_s, u"2:30\u202Fpm"_s})
            QTest::newRow(qUtf8Printable(text)) << text << QTime(14, 30);
        for (const QString &text : {u"9"_s, u"9h"_s, u"9 am"_s, u"0900"_s, u"9 uur"_s, u"9:00"_s})
            QTest::newRow(qUtf8Printable(text)) << text << QTime(9, 0);
        QTest::newRow("midnight") << u"12 am"_s << QTime(0, 0);
        QTest::newRow("noon") << u"12pm"_s << QTime(12, 0);
        for (const QString &text :
             {u"25:00"_s, u"14:60"_s, u"13 pm"_s, u"half past"_s, u""_s, u"14:3"_s, u"14:30:15"_s})
            QTest::newRow(qUtf8Printable(u"no time: "_s + text)) << text << QTime();
    }

    void timesAreReadAsTheyAreWritten()
    {
        QFETCH(const QString, text);
        QFETCH(const QTime, time);

        QCOMPARE(timeFrom(text).value_or(QTime()), time);
    }

    void timesShownAreReadBack()
    {
        for (const QString &locale : {u"en_GB"_s, u"en_US"_s, u"de_DE"_s, u"nl_NL"_s, u"fr_FR"_s, u"es_ES"_s}) {
            const QString shown = QLocale(locale).toString(QTime(14, 5), QLocale::ShortFormat);
            QCOMPARE(timeFrom(shown).value_or(QTime()), QTime(14, 5));
        }
    }

    void init() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void cleanupTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void daysAreSaidFromMondayOn()
    {
        QCOMPARE(weekdaysText({u"thu"_s, u"mon"_s}), u"Mon, Thu"_s);
        QCOMPARE(weekdaysText({}), QString());
    }

    void daysAreReadAsPeopleTypeThem()
    {
        const QStringList expected{u"mon"_s, u"thu"_s};
        for (const QString &text : {u"mon, thu"_s, u"Monday Thursday"_s, u"MO/TH"_s, u" mon;thurs "_s})
            QCOMPARE(weekdaysFrom(text), std::optional(expected));
        QCOMPARE(weekdaysFrom(u"  "_s), std::optional(QStringList()));
        QCOMPARE(weekdaysFrom(u"mon, someday"_s), std::nullopt);
        QCOMPARE(weekdaysFrom(u"m"_s), std::nullopt);
        QCOMPARE(weekdaysFrom(u"Monday and Thursday"_s), std::optional(expected));
        QCOMPARE(weekdaysFrom(u"mon & thu"_s), std::optional(expected));
        QCOMPARE(weekdaysFrom(u"mon and"_s), std::nullopt);
        QCOMPARE(weekdaysFrom(u"to thu"_s), std::nullopt);
    }

    void severalDaysAreReadFromTheFirstToTheLast()
    {
        const QStringList expected{u"mon"_s, u"tue"_s, u"wed"_s, u"sat"_s};
        for (const QString &text : {u"mon-wed, sat"_s, u"Mon – Wed and Sat"_s, u"monday to wednesday, saturday"_s})
            QCOMPARE(weekdaysFrom(text), std::optional(expected));
        QCOMPARE(weekdaysFrom(u"sat-mon"_s), std::optional(QStringList{u"sat"_s, u"sun"_s, u"mon"_s}));
        QCOMPARE(weekdaysFrom(u"mon-mon"_s), std::optional(QStringList{u"mon"_s}));
    }

    void theWindowsLanguageIsUnderstood()
    {
        QLocale::setDefault(QLocale(u"de_DE"_s));
        QCOMPARE(weekdaysFrom(u"Mo, Donnerstag"_s), std::optional(QStringList{u"mon"_s, u"thu"_s}));
        QCOMPARE(weekdaysFrom(u"Mo bis Mi"_s), std::optional(QStringList{u"mon"_s, u"tue"_s, u"wed"_s}));
        QCOMPARE(weekdaysFrom(weekdaysText({u"tue"_s, u"sat"_s})), std::optional(QStringList{u"tue"_s, u"sat"_s}));
    }
};

STEMDESK_GUILESS_TEST(TestDayText)

} // namespace stemdesk::day_text_test

#include "tst_day_text.moc"

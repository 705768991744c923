#include "ui/words/day_text.h"

#include "tests/support/test_registry.h"

#include <QLocale>
#include <QTest>

namespace stemdesk::day_text_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

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
        for (const QString &name : {u"en_GB"_s, u"en_US"_s, u"de_DE"_s, u"fr_FR"_s, u"es_ES"_s}) {
            QLocale::setDefault(QLocale(name));
            dates += shortDate(QDate(2026, 6, 13));
        }
        QLocale::setDefault(before);
        QCOMPARE(dates,
                 (QStringList{u"13 Jun 2026"_s, u"Jun 13, 2026"_s, u"13. Juni 2026"_s, u"13 juin 2026"_s,
                              u"13 jun 2026"_s}));
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
};

STEMDESK_GUILESS_TEST(TestDayText)

} // namespace stemdesk::day_text_test

#include "tst_day_text.moc"

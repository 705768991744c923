#include "ui/event_words.h"

#include "core/domain/events/event.h"
#include "tests/support/test_registry.h"

#include <QLocale>
#include <QTest>

namespace stemdesk::event_words_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

class TestEventWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void datesNameTheDayOfTheWeek()
    {
        QCOMPARE(longDate(QDate(2026, 6, 13)), u"Sat 13 June 2026"_s);
        QCOMPARE(mediumDate(QDate(2026, 6, 13)), u"Sat 13 Jun 2026"_s);
        QCOMPARE(dayAndMonth(QDate(2026, 6, 6)), u"Sat 6 June"_s);
    }

    void datesAreThoseOfTheLanguage_data()
    {
        QTest::addColumn<QLocale::Language>("language");
        QTest::addColumn<QString>("medium");
        QTest::addColumn<QString>("day");
        QTest::newRow("German") << QLocale::German << u"Sa. 13. Juni 2026"_s << u"Sa. 13. Juni"_s;
        const QString june =
            QLocale(QLocale::Dutch).monthName(6, QLocale::ShortFormat); // Newer data leave the point out.
        QTest::newRow("Dutch") << QLocale::Dutch << u"za 13 %1 2026"_s.arg(june) << u"za 13 juni"_s;
        QTest::newRow("French") << QLocale::French << u"sam. 13 juin 2026"_s << u"sam. 13 juin"_s;
        QTest::newRow("Spanish") << QLocale::Spanish << u"sáb 13 jun 2026"_s << u"sáb 13 de junio"_s;
    }

    void datesAreThoseOfTheLanguage()
    {
        QFETCH(const QLocale::Language, language);
        const QLocale before;
        QLocale::setDefault(QLocale(language));
        const QString medium = mediumDate(QDate(2026, 6, 13));
        const QString day = dayAndMonth(QDate(2026, 6, 13));
        QLocale::setDefault(before);

        QTEST(medium, "medium");
        QTEST(day, "day");
    }

    void eventIsOnTheShopsDay()
    {
        const Event event{.venueStart = Instant(1'781'306'400'000)}; // 12 June 2026, 23:20 UTC
        QCOMPARE(eventDay(event, QTimeZone("Europe/London")), QDate(2026, 6, 13));
        QCOMPARE(eventDay(event, QTimeZone::utc()), QDate(2026, 6, 12));
        QVERIFY(!eventDay({}, QTimeZone::utc()).isValid());
    }

    void everyStatusHasItsWords()
    {
        for (const std::string_view known : kEventStatuses) {
            const QString status = QString::fromLatin1(known.data(), qsizetype(known.size()));
            QVERIFY(statusText(status) != status);
        }
        QCOMPARE(statusText(u"elsewhere"_s), u"elsewhere"_s);
    }

    void budgetSaysHowFar_data()
    {
        QTest::addColumn<double>("price");
        QTest::addColumn<QString>("text");
        QTest::addColumn<Tone>("tone");
        QTest::newRow("over") << 1200.5 << u"£200.50 over"_s << Tone::Warning;
        QTest::newRow("left") << 900.0 << u"£100.00 left"_s << Tone::Quiet;
        QTest::newRow("less than a penny") << 1000.001 << u"On budget"_s << Tone::Quiet;
    }
    void budgetSaysHowFar()
    {
        QFETCH(double, price);
        QFETCH(QString, text);
        QFETCH(Tone, tone);

        QCOMPARE(budgetState(price, 1000, u"GBP"_s).text, text);
        QCOMPARE(budgetState(price, 1000, u"GBP"_s).tone, tone);
    }

    void numbersAreReadInBothWays()
    {
        QCOMPARE(numberFrom(u" 2.5 "_s), std::optional(2.5));
        QCOMPARE(numberFrom(u"1,200"_s), std::optional(1200.0));
        QCOMPARE(numberFrom(u"a dozen"_s), std::nullopt);
        QCOMPARE(quantityText(0.1 + 0.2), u"0.3"_s);
        QCOMPARE(quantityText(1200), u"1200"_s);
    }
};

STEMDESK_GUILESS_TEST(TestEventWords)

} // namespace stemdesk::event_words_test

#include "tst_event_words.moc"

#include "core/base/day.h"

#include "tests/support/test_registry.h"

#include <QTest>

#include <limits>

namespace stemdesk::day_test {

class TestDay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDayIsNeverWrittenAsNothing_data()
    {
        QTest::addColumn<QDate>("day");
        QTest::addColumn<QString>("text");
        QTest::newRow("a day") << QDate(2026, 6, 1) << u"2026-06-01"_s;
        QTest::newRow("the first") << QDate(1, 1, 1) << u"0001-01-01"_s;
        QTest::newRow("the last") << QDate(9999, 12, 31) << u"9999-12-31"_s;
        QTest::newRow("the next") << QDate(10000, 1, 1) << u"+10000-01-01"_s;
        QTest::newRow("the one before") << QDate(-1, 12, 31) << u"-0001-12-31"_s;
        QTest::newRow("none") << QDate() << u"0000-00-00"_s;
    }

    void aDayIsNeverWrittenAsNothing()
    {
        QFETCH(const QDate, day);
        QFETCH(const QString, text);

        QCOMPARE(dayText(day), text);
        QCOMPARE(dayFrom(text).has_value(), isCalendarDay(day));
    }

    void onlyDaysAreRead()
    {
        for (const QString &text : {u""_s, u"2026-6-1"_s, u"2026-02-29"_s, u"0000-01-01"_s, u"2026-06-01T00:00:00"_s,
                                    u"20260601"_s, u" 2026-06-01"_s})
            QVERIFY2(!dayFrom(text), qPrintable(text));
        QCOMPARE(dayFrom(u"2024-02-29"_s), std::optional(QDate(2024, 2, 29)));
    }

    void computedDaysStayInTheCalendar()
    {
        const QDate first(1, 1, 1);
        const QDate last(9999, 12, 31);
        constexpr qint64 kMany = std::numeric_limits<qint64>::max();

        QCOMPARE(plusDaysExact(last, -30), std::optional(QDate(9999, 12, 1)));
        QVERIFY(!plusDaysExact(last, 1) && !plusDaysExact(first, -1) && !plusDaysExact(first, kMany));
        QCOMPARE(plusDays(last, 1), last);
        QCOMPARE(plusDays(first, -kMany), first);
        QCOMPARE(plusMonths(QDate(9999, 11, 30), 2), last);
        QVERIFY(!plusDays(QDate(), 1).isValid() && !plusDaysExact(QDate(), 1));
    }

    void momentsFallOnDaysOfTheCalendar()
    {
        constexpr Instant kLast = 253'402'300'799'999;
        constexpr Instant kFirst = -62'135'596'800'000;
        const QTimeZone east(3600);
        const QTimeZone west(-3600);

        QCOMPARE(dayOf(kLast, east), QDate(9999, 12, 31));
        QVERIFY(!dayOfExact(kLast, east) && !dayOfExact(kFirst, west));
        QCOMPARE(dayOf(kFirst, west), QDate(1, 1, 1));
        QCOMPARE(dayOfExact(kLast, west), std::optional(QDate(9999, 12, 31)));
        QVERIFY(plusDays(kLast, 1, west) > kLast);
        QCOMPARE(plusDays(0, 1, east), 86'400'000);
        QCOMPARE(timeText(QDateTime(QDate(2026, 6, 1), QTime(9, 30), QTimeZone::utc())), u"2026-06-01T09:30:00Z"_s);
    }

    void timesStayOnTheirDayWhenTheClocksLeap_data()
    {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to"); // A day later.

        QTest::newRow("no leap") << QByteArray("Europe/Amsterdam") << u"2026-06-01T09:30+02:00"_s
                                 << u"2026-06-02T09:30+02:00"_s;
        QTest::newRow("noon") << QByteArray("Europe/Amsterdam") << u"2026-03-28T12:00+01:00"_s
                              << u"2026-03-29T12:00+02:00"_s;
        QTest::newRow("left out at night")
            << QByteArray("Europe/Amsterdam") << u"2026-03-28T02:30+01:00"_s << u"2026-03-29T03:30+02:00"_s;
        QTest::newRow("left out at midnight")
            << QByteArray("America/Sao_Paulo") << u"2018-11-03T00:30-03:00"_s << u"2018-11-04T01:30-02:00"_s;
        QTest::newRow("left out before midnight")
            << QByteArray("America/Scoresbysund") << u"2025-03-28T23:30-02:00"_s << u"2025-03-29T22:30-02:00"_s;
        QTest::newRow("there twice") << QByteArray("Europe/Amsterdam") << u"2026-10-24T02:30+02:00"_s
                                     << u"2026-10-25T02:30+02:00"_s;
        QTest::newRow("away from the second")
            << QByteArray("Europe/Amsterdam") << u"2026-10-25T02:30+01:00"_s << u"2026-10-26T02:30+01:00"_s;
    }

    void timesStayOnTheirDayWhenTheClocksLeap()
    {
        QFETCH(const QByteArray, zone);
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        const Instant at = QDateTime::fromString(from, Qt::ISODate).toMSecsSinceEpoch();

        const Instant later = plusDays(at, 1, QTimeZone(zone));

        QCOMPARE(timeText(QDateTime::fromMSecsSinceEpoch(later, QTimeZone::utc())),
                 timeText(QDateTime::fromString(to, Qt::ISODate).toUTC()));
        QCOMPARE(plusDays(at, 0, QTimeZone(zone)), at);
    }
};

STEMDESK_APPLESS_TEST(TestDay)

} // namespace stemdesk::day_test

#include "tst_day.moc"

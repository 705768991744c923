#include "core/exchange/calendar_text.h"

#include "tests/support/read_calendar.h"
#include "tests/support/test_registry.h"
#include "tests/support/thoroughness.h"

#include <QTest>

namespace stemdesk::calendar_text_test {

namespace {

constexpr auto kUid = "evt_1@stemdesk";

Instant utc(int year, int month, int day, int hour)
{
    return QDateTime(QDate(year, month, day), QTime(hour, 30), QTimeZone::utc()).toMSecsSinceEpoch();
}

QByteArray calendarWith(const CalendarEntry &entry, const QByteArray &zone = "Europe/London")
{
    const CalendarText text{QTimeZone(zone)};
    return text.head(u"Fern, Thistle; Co"_s) + text.entry(entry) + CalendarText::tail();
}

CalendarEntry entryAt(Instant from)
{
    return {.uid = kUid, .summary = u"Wedding"_s, .from = from, .to = from + 3'600'000, .version = 3};
}

} // namespace

class CalendarTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timesHoldOverSummerTime_data();
    void timesHoldOverSummerTime();
    void theRulesAreTwoWhereTheYearHasTwo();
    void ofTwoEqualHoursTheOneIsTold();
    void everyZoneIsToldAsTheSystemHasIt();
    void whoeverFollowsItLooksAgainEachHour();
    void aDayHasNoTimes();
    void textsComeBackAsTheyWere();
    void linesAreFoldedAndEndAsTheyShould();
    void whatIsNoCharacterIsLeftOut();
};

void CalendarTextTest::timesHoldOverSummerTime_data()
{
    QTest::addColumn<QByteArray>("zone");
    for (const char *zone : {"America/St_Johns", "Europe/Dublin", "Asia/Amman", "Africa/Monrovia", "Europe/London",
                             "Europe/Amsterdam", "America/New_York", "Australia/Sydney", "America/Sao_Paulo",
                             "Asia/Kolkata", "Africa/Casablanca", "Pacific/Auckland", "UTC", "GB"})
        QTest::newRow(zone) << QByteArray(zone);
}

void CalendarTextTest::timesHoldOverSummerTime()
{
    QFETCH(const QByteArray, zone);
    const QByteArray name = QTimeZone(zone).id(); // Qt 6.8 replaces an alias by its canonical zone.
    for (int year : {1970, 1975, 1999, 2024, 2026, 2027, 2036, 2039, 2050}) {
        for (int month = 1; month <= 12; ++month) {
            const Instant at = utc(year, month, 15, 13);

            ReadCalendar read(calendarWith(entryAt(at), zone));

            QVERIFY(read.isWhole());
            QCOMPARE(read.zones(), 1);
            QCOMPARE(read.zoneOf(kUid, ICAL_DTSTART_PROPERTY), name);
            QCOMPARE(read.zoneOf(kUid, ICAL_DTEND_PROPERTY), name);
            QCOMPARE(read.moment(kUid, ICAL_DTSTART_PROPERTY), at);
            QCOMPARE(read.moment(kUid, ICAL_DTEND_PROPERTY), at + 3'600'000);
        }
    }
}

void CalendarTextTest::theRulesAreTwoWhereTheYearHasTwo()
{
    const QByteArray text = calendarWith(entryAt(utc(2026, 6, 1, 12)));

    QVERIFY(text.contains("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\n")); // Without an end.
    QVERIFY(text.contains("RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\n"));
    QCOMPARE(text.count("RRULE") - text.count("UNTIL"), 2);
    QVERIFY(text.contains("DTSTART;TZID=Europe/London:20260601T133000\r\n"));
}

void CalendarTextTest::ofTwoEqualHoursTheOneIsTold()
{
    const Instant first = utc(2026, 10, 25, 0); // 01:30 in summer time.

    // Times that come twice are written in UTC, because readers disagree on which of the two is meant.
    QVERIFY(calendarWith(entryAt(first)).contains("DTSTART:20261025T003000Z\r\n"));
    QVERIFY(calendarWith(entryAt(first + 3'600'000)).contains("DTSTART:20261025T013000Z\r\n"));
    QVERIFY(calendarWith(entryAt(first - 1'800'000)).contains("DTSTART:20261025T000000Z\r\n"));
    QVERIFY(calendarWith(entryAt(first - 3'600'000)).contains("DTSTART;TZID=Europe/London:20261025T003000\r\n"));
    QVERIFY(calendarWith(entryAt(first + 5'400'000)).contains("DTSTART;TZID=Europe/London:20261025T020000\r\n"));
}

/// Tests around each change of the clocks, except for hours that come twice (Vostok once went back by seven), and
/// halfway between two changes. Each zone takes a while, so only every eighth one is tested outside a thorough run.
void CalendarTextTest::everyZoneIsToldAsTheSystemHasIt()
{
    const QDateTime first(QDate(1970, 1, 2), QTime(0, 0), QTimeZone::utc());
    const QDateTime last(QDate(2050, 12, 30), QTime(0, 0), QTimeZone::utc());
    const int oneIn = test::triesOf(8, 1);
    for (const QByteArray &id : QTimeZone::availableTimeZoneIds()) {
        const QTimeZone zone(id);
        const bool isTaken = qChecksum(id) % oneIn == 0 || id == "America/St_Johns" || id == "Asia/Hebron";
        if (!id.contains('/') || id.startsWith("Etc/") || !isTaken)
            continue;
        ReadCalendar read(calendarWith(entryAt(0), id));
        QVERIFY2(read.isWhole(), id);
        QList<QDateTime> moments{first, last};
        for (const auto &change : zone.transitions(first, last))
            moments += {change.atUtc.addSecs(-28'800), change.atUtc.addSecs(28'800), change.atUtc.addDays(40)};
        for (const QDateTime &moment : std::as_const(moments)) {
            const QDateTime local = moment.toTimeZone(zone);
            QVERIFY2(read.offsetAt(local.date(), local.time()) == zone.offsetFromUtc(moment),
                     qPrintable(QString::fromLatin1(id) + u' ' + moment.toString(Qt::ISODate)));
        }
    }
}

void CalendarTextTest::whoeverFollowsItLooksAgainEachHour()
{
    const QByteArray text = calendarWith(entryAt(0));

    QVERIFY(text.contains("\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n"));
    QVERIFY(text.contains("\r\nX-PUBLISHED-TTL:PT1H\r\n"));
}

void CalendarTextTest::aDayHasNoTimes()
{
    CalendarEntry entry = entryAt(0);
    entry.day = QDate(2026, 12, 31);

    const QByteArray text = calendarWith(entry);

    QVERIFY(text.contains("DTSTART;VALUE=DATE:20261231\r\n"));
    QVERIFY(text.contains("DTEND;VALUE=DATE:20270101\r\n"));
}

void CalendarTextTest::textsComeBackAsTheyWere()
{
    CalendarEntry entry = entryAt(utc(2026, 6, 1, 12));
    entry.summary = u"Roses, peonies; \\ “blush” 🌷"_s;
    entry.description = u"One\nTwo"_s;
    entry.status = "CONFIRMED";
    entry.changedAt = utc(2026, 5, 1, 8);

    ReadCalendar read(calendarWith(entry));

    QCOMPARE(icalcomponent_get_summary(read.entry(kUid)), entry.summary.toUtf8());
    QCOMPARE(icalcomponent_get_description(read.entry(kUid)), entry.description.toUtf8());
    QCOMPARE(read.text(kUid, ICAL_STATUS_PROPERTY), "CONFIRMED");
    QCOMPARE(read.text(kUid, ICAL_SEQUENCE_PROPERTY), "3");
    QCOMPARE(read.text(kUid, ICAL_DTSTAMP_PROPERTY), "20260501T083000Z");
    QCOMPARE(read.text(kUid, ICAL_LASTMODIFIED_PROPERTY), "20260501T083000Z");
}

void CalendarTextTest::linesAreFoldedAndEndAsTheyShould()
{
    CalendarEntry entry = entryAt(utc(2026, 6, 1, 12));
    entry.summary = u"peonies and más rosas "_s.repeated(20);

    const QByteArray text = calendarWith(entry);

    QCOMPARE(text.count('\n'), text.count("\r\n"));
    for (const QByteArray &line : text.split('\n'))
        QVERIFY2(line.size() <= 76, line.constData()); // 75 octets, and the return.
    QVERIFY(text.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"));
    QVERIFY(text.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n"));
}

void CalendarTextTest::whatIsNoCharacterIsLeftOut()
{
    CalendarEntry entry = entryAt(utc(2026, 6, 1, 12));
    entry.summary = u"Ro\ufffese\x01"_s + QChar(0xd83c);

    QVERIFY(calendarWith(entry).contains("SUMMARY:Rose\r\n"));
}

STEMDESK_APPLESS_TEST(CalendarTextTest)

} // namespace stemdesk::calendar_text_test

#include "tst_calendar_text.moc"

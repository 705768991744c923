#include "core/base/recurrence.h"

#include "core/base/day.h"
#include "tests/support/test_registry.h"

#include <QElapsedTimer>
#include <QTest>

namespace stemdesk::recurrence_test {

namespace {

QString daysOf(const QString &rule, QDate from, int most)
{
    const Result<QString> taken = dayRuleFrom(rule, u"rule"_s);
    if (!taken)
        return QString::fromUtf8(taken.error().code);
    RuleDays days(*taken, from);
    QStringList found;
    for (auto day = days.next(); day && found.size() < most; day = days.next())
        found += dayText(*day);
    return found.join(u' ');
}

} // namespace

class RecurrenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void daysComeInOrder_data();
    void daysComeInOrder();
    void whatIsNoRuleOfDaysIsRefused_data();
    void whatIsNoRuleOfDaysIsRefused();
    void someRulesNeverCome_data();
    void someRulesNeverCome();
    void aRuleIsStoredInOneForm();
};

void RecurrenceTest::daysComeInOrder_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QDate>("from");
    QTest::addColumn<QString>("days");
    const QDate wednesday(2026, 12, 2);

    QTest::newRow("every Monday") << u"FREQ=WEEKLY;BYDAY=MO"_s << wednesday << u"2026-12-07 2026-12-14 2026-12-21"_s;
    QTest::newRow("on the day of the start") << u"FREQ=WEEKLY"_s << wednesday << u"2026-12-02 2026-12-09 2026-12-16"_s;
    QTest::newRow("every second week, from the week of the start")
        << u"FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR"_s << wednesday << u"2026-12-04 2026-12-14 2026-12-18"_s;
    QTest::newRow("every second Sunday, from the week of the start")
        << u"FREQ=WEEKLY;INTERVAL=2;BYDAY=SU"_s << wednesday << u"2026-12-06 2026-12-20 2027-01-03"_s;
    QTest::newRow("every third Sunday, from a Sunday")
        << u"FREQ=WEEKLY;INTERVAL=3;BYDAY=SU;COUNT=2"_s << QDate(2026, 12, 6) << u"2026-12-06 2026-12-27"_s;
    QTest::newRow("first Thursday") << u"FREQ=MONTHLY;BYDAY=1TH"_s << QDate(2026, 12, 10)
                                    << u"2027-01-07 2027-02-04 2027-03-04"_s;
    QTest::newRow("first Thursday, as a set")
        << u"FREQ=MONTHLY;BYDAY=TH;BYSETPOS=1"_s << QDate(2026, 12, 10) << u"2027-01-07 2027-02-04 2027-03-04"_s;
    QTest::newRow("last working day") << u"FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"_s << wednesday
                                      << u"2026-12-31 2027-01-29 2027-02-26"_s;
    QTest::newRow("the 31st skips short months")
        << u"FREQ=MONTHLY;BYMONTHDAY=31"_s << QDate(2027, 1, 15) << u"2027-01-31 2027-03-31 2027-05-31"_s;
    QTest::newRow("last of the month") << u"FREQ=MONTHLY;BYMONTHDAY=-1"_s << QDate(2027, 1, 15)
                                       << u"2027-01-31 2027-02-28 2027-03-31"_s;
    QTest::newRow("leap days") << u"FREQ=YEARLY"_s << QDate(2028, 2, 29) << u"2028-02-29 2032-02-29 2036-02-29"_s;
    QTest::newRow("the 13th of every month of a year")
        << u"FREQ=YEARLY;BYMONTHDAY=13"_s << wednesday << u"2026-12-13 2027-01-13 2027-02-13"_s;
    QTest::newRow("so many") << u"FREQ=DAILY;COUNT=2"_s << wednesday << u"2026-12-02 2026-12-03"_s;
    QTest::newRow("until a day, included")
        << u"FREQ=DAILY;UNTIL=20261204"_s << wednesday << u"2026-12-02 2026-12-03 2026-12-04"_s;
    QTest::newRow("until a day with hyphens")
        << u"freq=daily;until=2026-12-03"_s << wednesday << u"2026-12-02 2026-12-03"_s;
    QTest::newRow("in some months") << u"FREQ=WEEKLY;BYMONTH=1;BYDAY=TU"_s << wednesday
                                    << u"2027-01-05 2027-01-12 2027-01-19"_s;
    QTest::newRow("across the summer time of Europe")
        << u"FREQ=DAILY"_s << QDate(2026, 3, 28) << u"2026-03-28 2026-03-29 2026-03-30"_s;
}

void RecurrenceTest::daysComeInOrder()
{
    QFETCH(const QString, rule);
    QFETCH(const QDate, from);
    QFETCH(const QString, days);

    QCOMPARE(daysOf(rule, from, 3), days);
}

void RecurrenceTest::whatIsNoRuleOfDaysIsRefused_data()
{
    QTest::addColumn<QString>("rule");
    for (const char *rule : {"weekly",
                             "FREQ=HOURLY",
                             "FREQ=MINUTELY;BYDAY=MO",
                             "FREQ=WEEKLY;BYHOUR=9",
                             "FREQ=WEEKLY;BYMINUTE=0",
                             "FREQ=WEEKLY;BYSECOND=0",
                             "BYDAY=MO",
                             "FREQ=WEEKLY;",
                             ";FREQ=WEEKLY",
                             "FREQ=WEEKLY;BYDAY",
                             "FREQ=WEEKLY;BYDAY=",
                             "FREQ=WEEKLY;BYDAY=XX",
                             "FREQ=WEEKLY;BYDAY=1MO",
                             "FREQ=DAILY;BYDAY=-1SU",
                             "FREQ=MONTHLY;BYDAY=0MO",
                             "FREQ=MONTHLY;BYDAY=54MO",
                             "FREQ=WEEKLY;BYMONTHDAY=3",
                             "FREQ=MONTHLY;BYMONTHDAY=0",
                             "FREQ=MONTHLY;BYMONTHDAY=32",
                             "FREQ=YEARLY;BYMONTH=13",
                             "FREQ=YEARLY;BYMONTH=-1",
                             "FREQ=DAILY;INTERVAL=0",
                             "FREQ=DAILY;INTERVAL=-1",
                             "FREQ=DAILY;INTERVAL=401",
                             "FREQ=DAILY;INTERVAL=1.5",
                             "FREQ=DAILY;COUNT=0",
                             "FREQ=DAILY;COUNT=2;UNTIL=20271231",
                             "FREQ=DAILY;UNTIL=20270230",
                             "FREQ=DAILY;UNTIL=20271231T000000Z",
                             "FREQ=DAILY;UNTIL=tomorrow",
                             "FREQ=DAILY;FREQ=DAILY",
                             "FREQ=MONTHLY;BYSETPOS=1",
                             "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=1",
                             "FREQ=DAILY;BYWEEKNO=3",
                             "FREQ=DAILY;X-THING=1",
                             "RRULE:FREQ=DAILY",
                             "FREQ=DAILY\nBYDAY=MO"})
        QTest::newRow(rule) << QString::fromLatin1(rule);
}

void RecurrenceTest::whatIsNoRuleOfDaysIsRefused()
{
    QFETCH(const QString, rule);

    const Result<QString> taken = dayRuleFrom(rule, u"rule"_s);

    QVERIFY(!taken);
    QCOMPARE(taken.error().code, "invalid_rule");
    QVERIFY(!taken.error().message.isEmpty());
}

void RecurrenceTest::someRulesNeverCome_data()
{
    QTest::addColumn<QString>("rule");
    for (const char *rule : {"FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
                             "FREQ=MONTHLY;INTERVAL=12;BYMONTH=2", "FREQ=DAILY;INTERVAL=7;BYDAY=TU",
                             "FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29", "FREQ=DAILY;UNTIL=20261206"})
        QTest::newRow(rule) << QString::fromLatin1(rule);
}

void RecurrenceTest::someRulesNeverCome()
{
    QFETCH(const QString, rule);
    QElapsedTimer took;
    took.start();

    QCOMPARE(daysOf(rule, QDate(2026, 12, 7), 1), QString());

    QVERIFY2(took.elapsed() < 10'000, "It is searched for ever.");
}

void RecurrenceTest::aRuleIsStoredInOneForm()
{
    QCOMPARE(dayRuleFrom(u" freq=weekly;byday=mo;until=2027-12-31 "_s, u"rule"_s).value(),
             u"FREQ=WEEKLY;BYDAY=MO;UNTIL=20271231"_s);
}

STEMDESK_APPLESS_TEST(RecurrenceTest)

} // namespace stemdesk::recurrence_test

#include "tst_recurrence.moc"

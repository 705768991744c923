#include "core/domain/hire/availability.h"

#include "core/domain/hire/event_hire.h"
#include "tests/support/test_registry.h"

#include <QRandomGenerator>
#include <QTest>

#include <array>

namespace stemdesk::availability_test {

namespace {

const QDate kFirst(2026, 6, 1);

HireHold hold(double units, int from, int to)
{
    return {.eventId = EventId::create(), .units = units, .days = {kFirst.addDays(from), kFirst.addDays(to)}};
}

DayRange days(int from, int to)
{
    return {kFirst.addDays(from), kFirst.addDays(to)};
}

constexpr int kLength = 40; ///< Days of a random calendar.

/// The units held, counted day by day.
std::array<double, kLength> counted(const QList<HireHold> &holds)
{
    std::array<double, kLength> held{};
    for (int day = 0; day < kLength; ++day) {
        for (const HireHold &one : holds) {
            const bool isHeld = kFirst.daysTo(one.days.from) <= day && day <= kFirst.daysTo(one.days.to);
            held.at(size_t(day)) += isHeld ? one.units : 0;
        }
    }
    return held;
}

} // namespace

class TestAvailability : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsThatDoNotMeetAreNotAddedUp();
    void bothEndsAreHeld();
    void aWindowThatIsLongerThanTheHoldSeesIt();
    void aCalendarHasEveryDay();
    void tenTimesTenThousandCalendarsAreAsCounted();
    void holdsComeByDayThenId();
};

void TestAvailability::holdsThatDoNotMeetAreNotAddedUp()
{
    const QList<HireHold> holds{hold(5, 0, 3), hold(7, 4, 8), hold(2, 3, 4)};

    QCOMPARE(peakUnits(holds, days(0, 8)), 9.0);
    QCOMPARE(peakUnits(holds, days(0, 2)), 5.0);
    QCOMPARE(peakUnits(holds, days(9, 20)), 0.0);
}

void TestAvailability::bothEndsAreHeld()
{
    const QList<HireHold> holds{hold(5, 2, 4)};

    QCOMPARE(peakUnits(holds, days(0, 1)), 0.0);
    QCOMPARE(peakUnits(holds, days(0, 2)), 5.0);
    QCOMPARE(peakUnits(holds, days(4, 9)), 5.0);
    QCOMPARE(peakUnits(holds, days(5, 9)), 0.0);
}

void TestAvailability::aWindowThatIsLongerThanTheHoldSeesIt()
{
    QCOMPARE(peakUnits({hold(5, -100, 100)}, days(0, 0)), 5.0);
    QCOMPARE(peakUnits({hold(5, 3, 3)}, days(-100, 100)), 5.0);
}

void TestAvailability::aCalendarHasEveryDay()
{
    const QList<HireDay> calendar = hireCalendar({hold(5, 1, 1), hold(8, 1, 2)}, days(0, 2), 10);

    QCOMPARE(calendar, QList<HireDay>({{kFirst, 0, 10}, {kFirst.addDays(1), 13, -3}, {kFirst.addDays(2), 8, 2}}));
}

void TestAvailability::tenTimesTenThousandCalendarsAreAsCounted()
{
    constexpr int kCalendars = 100'000;
    QRandomGenerator random(22);
    for (int run = 0; run < kCalendars; ++run) {
        QList<HireHold> holds;
        for (int i = random.bounded(9); i > 0; --i) {
            const int from = random.bounded(kLength + 20) - 10;
            holds.append(hold(random.bounded(8) / 2.0, from, from + random.bounded(12)));
        }
        const std::array<double, kLength> held = counted(holds);
        const int from = random.bounded(kLength);
        const int to = from + random.bounded(kLength - from);
        double peak = 0;
        for (int day = from; day <= to; ++day)
            peak = std::max(peak, held.at(size_t(day)));
        if (peakUnits(holds, days(from, to)) != peak)
            QFAIL(qPrintable(QStringLiteral("calendar %1").arg(run)));
        const QList<HireDay> calendar = hireCalendar(holds, days(from, to), 5);
        for (qsizetype i = 0; i < calendar.size(); ++i)
            QVERIFY(calendar[i].heldUnits == held.at(size_t(from + i)));
    }
}

void TestAvailability::holdsComeByDayThenId()
{
    const HireHold early = hold(1, 0, 9);
    const HireHold first = hold(1, 2, 3);
    const HireHold second = hold(1, 2, 2);
    QList<HireHold> holds{second, first, early};

    sortHolds(holds);

    QCOMPARE(holds, QList<HireHold>({early, first, second}));
}

STEMDESK_APPLESS_TEST(TestAvailability)

} // namespace stemdesk::availability_test

#include "tst_availability.moc"

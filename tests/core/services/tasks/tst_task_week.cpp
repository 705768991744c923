#include "core/services/tasks/task_service.h"

#include "tests/support/event_shop.h"
#include "tests/support/plan_watch.h"
#include "tests/support/test_registry.h"

#include <QTest>
#include <QTimeZone>

namespace stemdesk::task_week_test {

namespace {

const QDate kDay(2026, 6, 1); ///< The day of the event: a Monday.

Instant at(QDate day, int hour)
{
    return QDateTime(day, QTime(hour, 0), QTimeZone::utc()).toMSecsSinceEpoch();
}

struct TaskShop {
    TestShop test;
    ShopWithEvent filled{test.shop()};

    ShopServices &shop() { return test.shop(); }
    TaskService &tasks() { return test.shop().tasks; }
    void setStatus(const QString &status) { must(shop().events.patch(filled.event, {.status = status})); }
    void moveTo(QDate day)
    {
        must(shop().events.patch(filled.event, {.ceremonyStart = std::optional<Instant>(), .venueStart = at(day, 12)}));
    }
};

} // namespace

class TestTaskWeek : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWeekShowsWhatComesAndIsMade();
    void aWeekHoldsTenThousandTasks();
    void nothingWalksTheShop();
};

void TestTaskWeek::theWeekShowsWhatComesAndIsMade()
{
    TaskShop of;
    of.setStatus(u"approved"_s);
    of.moveTo(kDay.addDays(4)); // A Friday: received on Tuesday, designed on Thursday.

    const WorkWeek week = must(of.tasks().week(kDay.addDays(6)));

    QCOMPARE(week.size(), 7);
    QCOMPARE(week.first().day, kDay);
    QCOMPARE(week[1].received.size(), 1); // Vases are hired.
    QCOMPARE(week[1].received.first().variantId, of.filled.rose);
    QCOMPARE(week[1].received.first().units, 6.0);
    QVERIFY(week[1].designed.isEmpty());
    QCOMPARE(week[3].designed, week[1].received);
    QCOMPARE(week[3].tasks.size(), 1);
    must(of.tasks().create(
        {.eventId = of.filled.event, .kind = u"design"_s, .title = u"More"_s, .on = kDay.addDays(3)}));
    QCOMPARE(must(of.tasks().week(kDay))[3].designed, week[1].received);
}

void TestTaskWeek::aWeekHoldsTenThousandTasks()
{
    constexpr int kTasks = 10'000;
    TaskShop of;
    UnitOfWork work = must(of.shop().begin());
    for (int i = 0; i < kTasks; ++i)
        must(of.tasks().create(
            {.title = u"T"_s, .on = kDay.addDays(i % 7), .minutes = 1, .person = QString::number(i % 10)}));
    QVERIFY(work.commit());

    const WorkWeek week = must(of.tasks().week(kDay));

    qsizetype count = 0;
    double minutes = 0;
    for (const WorkDay &day : week) {
        count += day.tasks.size();
        for (const PersonMinutes &person : day.minutes())
            minutes += person.minutes;
    }
    QCOMPARE(count, kTasks);
    QCOMPARE(minutes, double(kTasks));
}

void TestTaskWeek::nothingWalksTheShop()
{
    TaskShop of;
    of.setStatus(u"approved"_s);
    PlanWatch watch(of.test.session());

    must(of.tasks().list({.from = kDay, .to = kDay}, {}));
    must(of.tasks().list({.eventId = of.filled.event}, {}));
    must(of.tasks().week(kDay));
    of.moveTo(kDay.addDays(1));

    QCOMPARE(watch.stepsThroughTheShop(), QStringList());
}

STEMDESK_GUILESS_TEST(TestTaskWeek)

} // namespace stemdesk::task_week_test

#include "tst_task_week.moc"

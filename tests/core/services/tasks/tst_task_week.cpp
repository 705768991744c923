#include "core/services/tasks/task_service.h"

#include "tests/core/services/tasks/task_test.h"
#include "tests/support/plan_watch.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::task_week_test {

class TestTaskWeek : public TaskTest {
    Q_OBJECT

private Q_SLOTS:
    void theWeekShowsWhatComesAndIsMade();
    void whatHasComeInDoesNotArriveAgain();
    void aWeekHoldsTenThousandTasks();
    void nothingWalksTheShop();
};

void TestTaskWeek::theWeekShowsWhatComesAndIsMade()
{
    setStatus(u"approved"_s);
    moveTo(kDay.addDays(4)); // A Friday: received on Tuesday, designed on Thursday.

    const WorkWeek week = must(tasks().week(kDay.addDays(6)));

    QCOMPARE(week.size(), 7);
    QCOMPARE(week.first().day, kDay);
    QCOMPARE(week[1].received.size(), 1); // Vases are hired.
    QCOMPARE(week[1].received.first().variantId, m_filled->rose);
    QCOMPARE(week[1].received.first().units, 6.0);
    QVERIFY(week[1].designed.isEmpty());
    QCOMPARE(week[3].designed, week[1].received);
    QCOMPARE(week[3].tasks.size(), 1);
    must(tasks().create({.eventId = m_filled->event, .kind = u"design"_s, .title = u"More"_s, .on = kDay.addDays(3)}));
    QCOMPARE(must(tasks().week(kDay))[3].designed, week[1].received);
}

void TestTaskWeek::whatHasComeInDoesNotArriveAgain()
{
    setStatus(u"approved"_s);
    moveTo(kDay.addDays(4));
    must(shop().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.supplierId = m_filled->supplier}));
    const OrderSheetId sheet = must(shop().orderSheets.save({m_filled->event})).id;
    must(shop().orderSheets.patch(sheet, {.state = SheetState::Ordered}));
    const auto arriving = [this](TaskService::Arrivals which = TaskService::Arrivals::Missing) {
        QList<double> roses;
        for (const WorkDay &day : must(tasks().week(kDay, which))) {
            for (const NamedUnits &one : day.received) {
                if (one.variantId == m_filled->rose)
                    roses += one.units;
            }
        }
        return roses;
    };
    const auto receive = [&](double packs) {
        const ReceivedRow row{.variantId = m_filled->rose, .supplierId = m_filled->supplier, .packs = packs};
        must(shop().orderSheets.patch(sheet, {.received = QList<ReceivedRow>{row}}));
    };

    QCOMPARE(arriving(), QList<double>{10});
    receive(0.5);
    QCOMPARE(arriving(), QList<double>{5});
    receive(1);
    QCOMPARE(arriving(), QList<double>());
    QCOMPARE(arriving(TaskService::Arrivals::Ordered), QList<double>{10});
}

void TestTaskWeek::aWeekHoldsTenThousandTasks()
{
    constexpr int kTasks = 10'000;
    UnitOfWork work = must(shop().begin());
    for (int i = 0; i < kTasks; ++i)
        must(tasks().create(
            {.title = u"T"_s, .on = kDay.addDays(i % 7), .minutes = 1, .person = QString::number(i % 10)}));
    QVERIFY(work.commit());

    const WorkWeek week = must(tasks().week(kDay));

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
    setStatus(u"approved"_s);
    PlanWatch watch(m_test->session());

    must(tasks().list({.from = kDay, .to = kDay}, {}));
    must(tasks().list({.eventId = m_filled->event}, {}));
    must(tasks().week(kDay));
    moveTo(kDay.addDays(1));

    QCOMPARE(watch.stepsThroughTheShop(), QStringList());
}

STEMDESK_GUILESS_TEST(TestTaskWeek)

} // namespace stemdesk::task_week_test

#include "tst_task_week.moc"

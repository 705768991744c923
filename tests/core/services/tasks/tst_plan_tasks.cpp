#include "core/services/events/event_service.h"
#include "core/services/tasks/task_service.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"

#include <QTest>

namespace stemdesk::plan_tasks_test {

class TestPlanTasks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tasksBeyondTheCalendarAreNotPlanned_data()
    {
        QTest::addColumn<Instant>("start");
        QTest::newRow("the last day") << Instant(253'402'300'799'999);
        QTest::newRow("the first day") << Instant(-62'135'596'800'000);
    }

    void tasksBeyondTheCalendarAreNotPlanned()
    {
        QFETCH(const Instant, start);
        TestShop test;
        EventPatch patch{.name = u"Ball"_s, .status = u"approved"_s};
        patch.venueStart = std::optional(start);

        const auto made = test.shop().events.create(patch);

        QVERIFY(!made);
        QCOMPARE(made.error().code, "invalid_venueStart");
        patch.status = u"quoting"_s;
        const EventId event = must(test.shop().events.create(patch)).event.id;
        const auto approved = test.shop().events.patch(event, {.status = u"approved"_s});
        QVERIFY(!approved);
        QCOMPARE(approved.error().code, "invalid_venueStart");
        QVERIFY(must(test.shop().tasks.list({}, {})).rows.isEmpty());
    }

    void aWeekThatEndsBeyondTheCalendarIsNoWeek()
    {
        TestShop test;

        QCOMPARE(test.shop().tasks.week(QDate(9999, 12, 31)).error().code, "invalid_on");
        QCOMPARE(must(test.shop().tasks.week(QDate(9999, 12, 26))).last().day, QDate(9999, 12, 26));
        QCOMPARE(must(test.shop().tasks.week(QDate(1, 1, 1))).first().day, QDate(1, 1, 1));
    }
};

STEMDESK_GUILESS_TEST(TestPlanTasks)

} // namespace stemdesk::plan_tasks_test

#include "tst_plan_tasks.moc"

#include "core/domain/tasks/work_plan.h"

#include "core/domain/shops/shop.h"
#include "core/domain/tasks/shop_work_plan.h"
#include "core/domain/tasks/week.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::work_plan_test {

namespace {

const DayRange kDays{QDate(2026, 6, 5), QDate(2026, 6, 7)};

} // namespace

class TestWorkPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void daysCountFromBothEnds();
    void theFirstPlanSpeaksTheShopsLanguage();
    void aPlanReadsAsWritten();
    void whatIsNoPlanIsRefused_data();
    void whatIsNoPlanIsRefused();
    void weeksBeginOnMondays();
    void minutesAreOfWhatIsToBeDone();
    void unitsAreAddedUpByName();
};

void TestWorkPlan::daysCountFromBothEnds()
{
    const WorkPlan plan{{u"order"_s, u"Order"_s, {}},
                        {u"design"_s, u"Bouquets"_s, 2},
                        {u"design"_s, u"Arch"_s, 0},
                        {u"collect"_s, u"Collect"_s, -1}};

    const QList<PlannedTask> tasks = plannedTasks(plan, kDays, 7);

    QCOMPARE(tasks.size(), 4);
    QCOMPARE(tasks[0].on, std::optional(QDate(2026, 5, 29)));
    QCOMPARE(tasks[1].on, std::optional(QDate(2026, 6, 3)));
    QCOMPARE(tasks[2], (PlannedTask{u"design 1"_s, u"design"_s, u"Arch"_s, false, QDate(2026, 6, 5)}));
    QCOMPARE(tasks[3].on, std::optional(QDate(2026, 6, 8)));
    QVERIFY(tasks[3].isAfterEvent);
}

void TestWorkPlan::theFirstPlanSpeaksTheShopsLanguage()
{
    Shop shop;
    const WorkPlan plan = planOf(shop);
    QCOMPARE(workPlanText(plan),
             R"([{"days":null,"kind":"order","title":"Order"},{"days":3,"kind":"receive","title":"Receive"},)"
             R"({"days":3,"kind":"condition","title":"Condition"},{"days":1,"kind":"design","title":"Design"},)"
             R"({"days":0,"kind":"pack","title":"Pack"},{"days":0,"kind":"deliver","title":"Deliver"},)"
             R"({"days":-1,"kind":"collect","title":"Collect"}])");
    shop.workPlan = WorkPlan();
    QVERIFY(planOf(shop).isEmpty());
}

void TestWorkPlan::aPlanReadsAsWritten()
{
    const WorkPlan plan{{u"set_up"_s, u"Arch up"_s, 0}, {u"other"_s, u"Call"_s, {}}};

    const auto read = workPlanFrom(workPlanText(plan));

    QVERIFY(read);
    QCOMPARE(*read, plan);
}

void TestWorkPlan::whatIsNoPlanIsRefused_data()
{
    QTest::addColumn<QByteArray>("json");

    QTest::newRow("no JSON") << QByteArray("order");
    QTest::newRow("an object") << QByteArray("{}");
    QTest::newRow("a row without days") << QByteArray(R"([{"kind":"order","title":"Order"}])");
    QTest::newRow("a row with more") << QByteArray(R"([{"kind":"order","title":"Order","days":1,"at":2}])");
    QTest::newRow("no kind") << QByteArray(R"([{"kind":"sing","title":"Order","days":1}])");
    QTest::newRow("no title") << QByteArray(R"([{"kind":"order","title":" ","days":1}])");
    QTest::newRow("half a day") << QByteArray(R"([{"kind":"order","title":"Order","days":0.5}])");
    QTest::newRow("too many days") << QByteArray(R"([{"kind":"order","title":"Order","days":366}])");
    QTest::newRow("days as text") << QByteArray(R"([{"kind":"order","title":"Order","days":"1"}])");
}

void TestWorkPlan::whatIsNoPlanIsRefused()
{
    QFETCH(const QByteArray, json);

    const auto plan = workPlanFrom(json);

    QVERIFY(!plan);
    QCOMPARE(plan.error().code, QByteArray("invalid_plan"));
}

void TestWorkPlan::weeksBeginOnMondays()
{
    for (int day = 1; day <= 7; ++day)
        QCOMPARE(mondayOf(QDate(2026, 6, day)), QDate(2026, 6, 1));
    QCOMPARE(mondayOf(QDate(2026, 1, 1)), QDate(2025, 12, 29));
}

void TestWorkPlan::minutesAreOfWhatIsToBeDone()
{
    const WorkDay day{.tasks = {{.minutes = 20},
                                {.minutes = 30, .person = u"Zoe"_s},
                                {.minutes = 10, .person = u"Ann"_s},
                                {.minutes = 5, .person = u"Zoe"_s},
                                {.minutes = 60, .person = u"Ann"_s, .doneAt = 1},
                                {.person = u"Bob"_s}}};

    QCOMPARE(day.minutes(), QList<PersonMinutes>({{u"Ann"_s, 10}, {u"Zoe"_s, 35}, {{}, 20}}));
}

void TestWorkPlan::unitsAreAddedUpByName()
{
    const VariantId rose = VariantId::create();
    const VariantId iris = VariantId::create();

    QCOMPARE(addedUp({{rose, u"Rose"_s, 3}, {iris, u"Iris"_s, 2}, {rose, u"Rose"_s, 4}}),
             QList<NamedUnits>({{iris, u"Iris"_s, 2}, {rose, u"Rose"_s, 7}}));
}

STEMDESK_GUILESS_TEST(TestWorkPlan)

} // namespace stemdesk::work_plan_test

#include "tst_work_plan.moc"

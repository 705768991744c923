#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace stemdesk::tasks_api_test {

class TasksTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data() { addApiTable(u"api_tasks.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void aTaskIsMadeReadChangedAndDeleted();
    void severalAtOnce();
    void thePlansTasksAreListed();
    void theWeekIsRead();
    void theFeedTellsOfThem();
    void theRunSheetIsRead();
    void sheetsArePdf();

private:
    void approve() { must(m_fixture->shop().events.patch(m_fixture->mine().event, {.status = u"approved"_s})); }
};

void TasksTest::aTaskIsMadeReadChangedAndDeleted()
{
    const Answer made =
        api().post("/api/v1/tasks", filled(R"({"title":"Van","on":"2026-06-01","eventId":"<evt>","kind":"deliver"})"));

    QCOMPARE(made.status, 201);
    const QByteArray path = made.header("location");
    QVERIFY(made.text(u"taskId").startsWith("task_"));
    QCOMPARE(made.json().keys(),
             QStringList({u"createdAt"_s, u"doneAt"_s, u"endsAt"_s, u"eventGroupId"_s, u"eventId"_s, u"isAutomatic"_s,
                          u"kind"_s, u"minutes"_s, u"minutesSpent"_s, u"notes"_s, u"on"_s, u"person"_s, u"startsAt"_s,
                          u"taskId"_s, u"title"_s, u"updatedAt"_s}));
    QCOMPARE(api().get(path).body, made.body);
    QCOMPARE(api().get("/api/v1/tasks?ids=" + made.text(u"taskId")).at(u"items.0").toObject(), made.json());
    QCOMPARE(api().patch(path, made.body).body, made.body);
    QCOMPARE(api().patch(path, R"({"person":"Ann","doneAt":1780308000000})").text(u"person"), "Ann");
    QCOMPARE(api().get("/api/v1/tasks?isDone=true&person=Ann").at(u"items").toArray().size(), 1);
    QCOMPARE(api().patch(path, R"({"doneAt":null,"eventId":null})").at(u"eventId"), QJsonValue(QJsonValue::Null));
    QCOMPARE(api().remove(path).json(), (QJsonObject{{u"deleted"_s, true}, {u"taskId"_s, made.at(u"taskId")}}));
    QCOMPARE(api().get(path).status, 404);
}

void TasksTest::severalAtOnce()
{
    const Answer made = api().post("/api/v1/tasks", R"({"items":[{"title":"One","on":"2026-06-01"},{"title":"Two"}]})");

    QCOMPARE(made.status, 200);
    QCOMPARE(made.text(u"results.0.action"), "created");
    QCOMPARE(made.text(u"errors.0.code"), "on_required");
}

void TasksTest::thePlansTasksAreListed()
{
    approve();
    must(m_fixture->shop().lines.patchGroup(m_fixture->mine().event, m_fixture->mine().group, {.minutesPerCopy = 15}));

    const Answer listed = api().get(filled("/api/v1/tasks?eventId=<evt>&kind=design"));

    QVERIFY(listed.at(u"items.0.isAutomatic").toBool());
    QCOMPARE(listed.at(u"items.0.minutes").toDouble(), 30.0);
    QCOMPARE(listed.text(u"items.0.on"), "2026-05-31");
    QCOMPARE(api().get(filled("/api/v1/events/<evt>?fields=designMinutes")).at(u"designMinutes").toDouble(), 30.0);
    QCOMPARE(api().get(filled("/api/v1/events/<evt>/groups/<grp>")).at(u"minutesPerCopy").toDouble(), 15.0);
}

void TasksTest::theWeekIsRead()
{
    approve();

    const Answer week = api().get("/api/v1/week?on=2026-05-30");

    QCOMPARE(week.at(u"days").toArray().size(), 7);
    QCOMPARE(week.text(u"days.0.day"), "2026-05-25");
    QCOMPARE(week.text(u"days.4.received.0.variantId"), filled("<var>"));
    QCOMPARE(week.at(u"days.4.received.0.units").toDouble(), 6.0);
    QCOMPARE(week.text(u"days.6.tasks.0.kind"), "design");
}

void TasksTest::theFeedTellsOfThem()
{
    const QByteArray cursor = api().get("/api/v1/changes?cursor=now").text(u"cursor");
    const Answer made = api().post("/api/v1/tasks", R"({"title":"Van","on":"2026-06-01"})");

    const Answer changes = api().get("/api/v1/changes?cursor=" + cursor);

    QCOMPARE(changes.text(u"items.0.resource"), "tasks");
    QCOMPARE(changes.text(u"items.0.id"), made.text(u"taskId"));
    QCOMPARE(changes.at(u"items").toArray().size(), 1);
}

void TasksTest::theRunSheetIsRead()
{
    approve();

    const Answer read = api().get(filled("/api/v1/events/<evt>/run-sheet"));

    QCOMPARE(read.status, 200);
    QCOMPARE(read.json().keys(), QStringList({u"eventId"_s, u"name"_s, u"stops"_s}));
    QCOMPARE(read.text(u"eventId"), filled("<evt>"));
    QCOMPARE(read.at(u"stops").toArray().size(), 2);
    QCOMPARE(read.at(u"stops.0").toObject().keys(),
             QStringList({u"address"_s, u"at"_s, u"contacts"_s, u"load"_s, u"returns"_s, u"task"_s}));
    QCOMPARE(read.text(u"stops.0.task"), "deliver");
    QCOMPARE(read.at(u"stops.0.load.0.quantity").toDouble(), 2.0);
    QVERIFY(read.at(u"stops.0.returns").toArray().isEmpty());
    QCOMPARE(read.text(u"stops.1.task"), "collect");
    QCOMPARE(read.text(u"stops.1.returns.0.variantId"), filled("<vase>"));
    QCOMPARE(read.at(u"stops.1.returns.0.units").toDouble(), 4.0);
    QCOMPARE(api().get(filled("/api/v1/events/<evt>/run-sheet?format=json&fields=stops.task")).body,
             filled(R"({"eventId":"<evt>","stops":[{"task":"deliver"},{"task":"collect"}]})"));
}

void TasksTest::sheetsArePdf()
{
    approve();

    for (const QByteArray &path :
         {QByteArray("/api/v1/events/<evt>/run-sheet?format=pdf"), QByteArray("/api/v1/week/production?on=2026-05-31"),
          QByteArray("/api/v1/week/production?on=2026-01-01&format=pdf")}) {
        const Answer sheet = api().get(filled(path));
        QCOMPARE(sheet.status, 200);
        QCOMPARE(sheet.header("content-type"), "application/pdf");
        QVERIFY(sheet.body.startsWith("%PDF-"));
    }
}

STEMDESK_TEST(TasksTest)

} // namespace stemdesk::tasks_api_test

#include "tst_tasks.moc"

#include "core/services/tasks/task_service.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>
#include <QTimeZone>

#include <algorithm>

namespace stemdesk::task_service_test {

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
    QList<Task> ofEvent() { return must(tasks().list({.eventId = filled.event}, {.limit = 100})).rows; }
    Task ofKind(const QString &kind)
    {
        for (const Task &task : ofEvent()) {
            if (task.kind == kind)
                return task;
        }
        return {};
    }
    Task newTask(const QString &title, QDate on, const QString &person = {})
    {
        return must(tasks().create({.title = title, .on = on, .person = person}));
    }
};

} // namespace

class TestTaskService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTaskIsMadeChangedAndDeleted();
    void whatItNamesHasToBeThere();
    void tasksComeInOrderOfTheirDays();
    void tasksAreFiltered();
    void approvalMakesThePlansTasks();
    void theyMoveWithTheEvent();
    void theyGoWithItsReason_data();
    void theyGoWithItsReason();
    void whatAPersonChangedIsTheirs();
    void whatAPersonDeletedIsNotMadeAgain();
    void whatLeavesItsEventLeavesThePlan_data();
    void whatLeavesItsEventLeavesThePlan();
    void whatIsTakenBackIsThePlansAgain();
    void changeOfWhatSomebodyElseChangedIsStale();
    void daysAreTheShops();
    void theShopsPlanIsFollowed();
    void designMinutesFollowTheGroups();
    void designMinutesAreNoMoreThanATaskMayHave();
    void tasksGoAndComeBackWithTheirEvent();
    void whatIsOrderedAndReceivedIsTicked();
    void shopsSeeTheirOwn();
};

void TestTaskService::aTaskIsMadeChangedAndDeleted()
{
    TaskShop of;
    of.test.takeAnnounced();

    const Task made = must(of.tasks().create({.eventId = of.filled.event,
                                              .eventGroupId = of.filled.group,
                                              .kind = u"deliver"_s,
                                              .title = u" Van "_s,
                                              .on = kDay,
                                              .startsAt = at(kDay, 8),
                                              .endsAt = at(kDay, 9)}));

    QCOMPARE(made.title, u"Van"_s);
    QVERIFY(!made.isAutomatic());
    QCOMPARE(must(of.tasks().find(made.id)), made);
    QCOMPARE(of.test.takeAnnounced().size(), 1);
    of.test.tick();
    const Task done = must(of.tasks().patch(made.id, {.doneAt = at(kDay, 10)}));
    QCOMPARE(done.version, 2);
    QCOMPARE(must(of.tasks().patch(made.id, {.doneAt = at(kDay, 10)})), done);
    QCOMPARE(of.test.takeAnnounced().size(), 1);
    const Task whole = must(of.tasks().patch(made.id, {.startsAt = std::optional<Instant>()}));
    QVERIFY(!whole.endsAt);
    must(of.tasks().remove(made.id));
    QCOMPARE(of.tasks().find(made.id).error().kind, Error::Kind::NotFound);
}

void TestTaskService::whatItNamesHasToBeThere()
{
    TaskShop of;
    const EventId other = must(of.shop().events.create({.name = u"Other"_s})).event.id;
    const auto code = [&](const TaskPatch &patch) {
        TaskPatch whole = patch;
        whole.title = whole.title.value_or(u"T"_s);
        whole.on = whole.on.value_or(kDay);
        return of.tasks().create(whole).error().code;
    };

    QCOMPARE(code({.eventId = EventId::create()}), QByteArray("event_not_found"));
    QCOMPARE(code({.eventId = other, .eventGroupId = of.filled.group}), QByteArray("event_group_not_found"));
    QCOMPARE(code({.eventGroupId = of.filled.group}), QByteArray("event_group_not_found"));
    QCOMPARE(code({.kind = u"sing"_s}), QByteArray("invalid_kind"));
    QCOMPARE(code({.endsAt = 1}), QByteArray("invalid_endsAt"));
    QCOMPARE(code({.startsAt = 2, .endsAt = 1}), QByteArray("invalid_endsAt"));
    QCOMPARE(code({.minutes = -1}), QByteArray("invalid_minutes"));
    QCOMPARE(of.tasks().create({.on = kDay}).error().code, QByteArray("title_required"));
    QCOMPARE(of.tasks().create({.title = u"T"_s}).error().code, QByteArray("on_required"));
    const Task task = must(
        of.tasks().create({.eventId = of.filled.event, .eventGroupId = of.filled.group, .title = u"T"_s, .on = kDay}));
    QVERIFY(must(of.tasks().patch(task.id, {.eventId = other})).eventGroupId.isNull());
}

void TestTaskService::tasksComeInOrderOfTheirDays()
{
    TaskShop of;
    for (const int day : {5, 3, 5, 1, 3})
        of.newTask(QString::number(day), kDay.addDays(day));
    QStringList titles;
    QList<TaskId> ids;
    PageRequest page{.limit = 2};
    do {
        const auto found = must(of.tasks().list({}, page));
        for (const Task &task : found.rows) {
            titles += task.title;
            ids += task.id;
        }
        page.after = found.next;
    } while (page.after);

    QCOMPARE(titles, QStringList({u"1"_s, u"3"_s, u"3"_s, u"5"_s, u"5"_s}));
    QVERIFY(ids.at(1) < ids.at(2));
}

void TestTaskService::tasksAreFiltered()
{
    TaskShop of;
    const Task early = of.newTask(u"early"_s, kDay, u"Ann"_s);
    const Task late = of.newTask(u"late"_s, kDay.addDays(1));
    must(of.tasks().patch(late.id, {.eventId = of.filled.event, .kind = u"pack"_s, .doneAt = 1}));
    const auto titles = [&](const TaskFilter &filter) {
        QStringList found;
        for (const Task &task : must(of.tasks().list(filter, {})).rows)
            found += task.title;
        return found;
    };

    QCOMPARE(titles({}), QStringList({u"early"_s, u"late"_s}));
    QCOMPARE(titles({.eventId = of.filled.event}), QStringList({u"late"_s}));
    QCOMPARE(titles({.to = kDay}), QStringList({u"early"_s}));
    QCOMPARE(titles({.from = kDay.addDays(1)}), QStringList({u"late"_s}));
    QCOMPARE(titles({.isDone = true}), QStringList({u"late"_s}));
    QCOMPARE(titles({.isDone = false}), QStringList({u"early"_s}));
    QCOMPARE(titles({.person = u"Ann"_s}), QStringList({u"early"_s}));
    QCOMPARE(titles({.kind = u"pack"_s, .updatedSince = 0}), QStringList({u"late"_s}));
}

void TestTaskService::approvalMakesThePlansTasks()
{
    TaskShop of;
    of.setStatus(u"quoting"_s);
    QVERIFY(of.ofEvent().isEmpty());

    of.setStatus(u"approved"_s);

    QCOMPARE(of.ofEvent().size(), 7);
    QCOMPARE(of.ofKind(u"order"_s).on, kDay.addDays(-7));
    QCOMPARE(of.ofKind(u"receive"_s).on, kDay.addDays(-3));
    QCOMPARE(of.ofKind(u"design"_s).on, kDay.addDays(-1));
    QCOMPARE(of.ofKind(u"collect"_s).on, kDay.addDays(1));
    QVERIFY(of.ofKind(u"pack"_s).isAutomatic());
    of.setStatus(u"in_progress"_s);
    QCOMPARE(of.ofEvent().size(), 7);
    const EventId made =
        must(of.shop().events.create({.name = u"Approved"_s, .status = u"approved"_s, .venueStart = at(kDay, 9)}))
            .event.id;
    QCOMPARE(must(of.tasks().list({.eventId = made}, {})).rows.size(), 7);
}

void TestTaskService::theyMoveWithTheEvent()
{
    TaskShop of;
    of.setStatus(u"approved"_s);
    const TaskId deliver = of.ofKind(u"deliver"_s).id;
    of.test.takeAnnounced();

    of.moveTo(kDay.addDays(10));

    QCOMPARE(must(of.tasks().find(deliver)).on, kDay.addDays(10));
    must(of.shop().events.patch(of.filled.event, {.venueEnd = at(kDay.addDays(12), 9)}));
    QCOMPARE(of.ofKind(u"collect"_s).on, kDay.addDays(13));
    QCOMPARE(of.ofKind(u"deliver"_s).on, kDay.addDays(10));
    of.moveTo(kDay.addDays(10));
    QCOMPARE(of.ofEvent().size(), 7);
}

void TestTaskService::theyGoWithItsReason_data()
{
    QTest::addColumn<EventPatch>("patch");

    QTest::newRow("cancelled") << EventPatch{.status = u"cancelled"_s};
    QTest::newRow("no longer approved") << EventPatch{.status = u"pending_approval"_s};
    QTest::newRow("undated") << EventPatch{.ceremonyStart = std::optional<Instant>(),
                                           .venueStart = std::optional<Instant>()};
}

void TestTaskService::theyGoWithItsReason()
{
    QFETCH(const EventPatch, patch);
    TaskShop of;
    of.setStatus(u"approved"_s);
    must(of.tasks().patch(of.ofKind(u"pack"_s).id, {.doneAt = 1}));
    must(of.tasks().create({.eventId = of.filled.event, .title = u"Own"_s, .on = kDay}));

    must(of.shop().events.patch(of.filled.event, patch));

    QCOMPARE(of.ofEvent().size(), 2); // A done task, and one added by a person.
    of.setStatus(u"approved"_s);
    of.moveTo(kDay);
    QCOMPARE(of.ofEvent().size(), 8);
}

void TestTaskService::whatAPersonChangedIsTheirs()
{
    TaskShop of;
    of.setStatus(u"approved"_s);
    const Task design = of.ofKind(u"design"_s);
    must(of.tasks().patch(design.id, {.person = u"Ann"_s}));

    of.moveTo(kDay.addDays(5));

    QCOMPARE(must(of.tasks().find(design.id)).on, design.on);
    QCOMPARE(of.ofKind(u"deliver"_s).on, kDay.addDays(5));
    QCOMPARE(of.ofEvent().size(), 7);
}

void TestTaskService::whatAPersonDeletedIsNotMadeAgain()
{
    TaskShop of;
    of.setStatus(u"approved"_s);
    must(of.tasks().remove(of.ofKind(u"condition"_s).id));

    of.moveTo(kDay.addDays(5));
    of.setStatus(u"quoting"_s);
    of.setStatus(u"approved"_s);

    QCOMPARE(of.ofEvent().size(), 6);
    QVERIFY(of.ofKind(u"condition"_s).id.isNull());
}

void TestTaskService::whatLeavesItsEventLeavesThePlan_data()
{
    QTest::addColumn<bool>("isMoved");
    QTest::newRow("to another event") << true;
    QTest::newRow("to none") << false;
}

void TestTaskService::whatLeavesItsEventLeavesThePlan()
{
    QFETCH(const bool, isMoved);
    TaskShop of;
    of.setStatus(u"approved"_s);
    const EventId other =
        must(of.shop().events.create({.name = u"Other"_s, .status = u"approved"_s, .venueStart = at(kDay, 12)}))
            .event.id;
    const Task before = of.ofKind(u"design"_s);
    const TaskPatch patch{.eventId = isMoved ? other : EventId()};

    const Task after = must(of.tasks().patch(before.id, patch));

    QVERIFY(!after.isAutomatic());
    of.moveTo(kDay.addDays(5)); // Its event has it no more, and gets no second one.
    QCOMPARE(of.ofEvent().size(), 6);
    must(of.shop().events.patch(other, {.venueStart = at(kDay.addDays(9), 12)}));
    const auto others = must(of.tasks().list({.eventId = other, .kind = u"design"_s}, {.limit = 100})).rows;
    QCOMPARE(std::ranges::count(others, kDay.addDays(8), &Task::on), 1); // The other event's own task still follows it.
    const Task back = must(of.tasks().patch(before.id, inverse(before, patch)));
    QVERIFY(back.isAutomatic());
    must(of.tasks().patch(before.id, patch));
    const Task removed = must(of.tasks().remove(before.id));
    QCOMPARE(must(of.tasks().restore(removed)), removed);
    must(of.tasks().remove(before.id));
}

void TestTaskService::whatIsTakenBackIsThePlansAgain()
{
    TaskShop of;
    must(of.shop().events.patch(of.filled.event, {.status = u"approved"_s}));
    const Task before = must(of.tasks().list({.eventId = of.filled.event}, {.limit = 1})).rows.constFirst();
    must(of.tasks().patch(before.id, {.on = before.on.addDays(1)}));
    const Task back = must(of.tasks().patch(before.id, {.on = before.on, .isTheirs = false}));
    QVERIFY(!back.isTheirs);

    const Task removed = must(of.tasks().remove(before.id));
    QCOMPARE(must(of.tasks().restore(removed)).id, before.id);
    // Approved once more, the plan knows that it is wanted and makes it no second time.
    must(of.shop().events.patch(of.filled.event, {.status = u"quoting"_s}));
    must(of.shop().events.patch(of.filled.event, {.status = u"approved"_s}));
    const auto again = must(of.tasks().list({.eventId = of.filled.event}, {.limit = 100})).rows;
    QCOMPARE(std::ranges::count(again, before.planRow, &Task::planRow), 1);
}

void TestTaskService::changeOfWhatSomebodyElseChangedIsStale()
{
    TaskShop of;
    const Task task = must(of.tasks().create({.title = u"Sweep"_s, .on = kDay}));
    must(of.tasks().patch(task.id, {.person = u"Ada"_s}));

    const auto refused = of.tasks().patch(task.id, {.person = u"Tom"_s}, TaskPatch{.person = QString()});
    QCOMPARE(refused.error().kind, Error::Kind::Stale);
    const Task other = must(of.tasks().patch(task.id, {.notes = u"Twice"_s}, TaskPatch{.notes = QString()}));
    QCOMPARE(other.person, u"Ada"_s);
}

void TestTaskService::daysAreTheShops()
{
    TaskShop of;
    must(of.shop().settings.set({{u"time-zone"_s, u"Europe/Amsterdam"_s}}));
    of.setStatus(u"approved"_s);
    must(of.shop().events.patch(of.filled.event,
                                {.ceremonyStart = std::optional<Instant>(), .venueStart = at(QDate(2026, 3, 28), 23)}));

    QCOMPARE(of.ofKind(u"deliver"_s).on, QDate(2026, 3, 29)); // Half an hour past midnight, before summer time.
    must(of.shop().events.patch(of.filled.event, {.venueStart = at(QDate(2026, 3, 29), 22)}));
    QCOMPARE(of.ofKind(u"deliver"_s).on, QDate(2026, 3, 30));
}

void TestTaskService::theShopsPlanIsFollowed()
{
    TaskShop of;
    must(of.shop().settings.set(
        {{u"plan"_s, uR"([{"kind":"office","title":"Call","days":null}])"_s}, {u"order-days-before"_s, u"4"_s}}));

    of.setStatus(u"approved"_s);

    const QList<Task> tasks = of.ofEvent();
    QCOMPARE(tasks.size(), 1);
    QCOMPARE(tasks.first().title, u"Call"_s);
    QCOMPARE(tasks.first().on, kDay.addDays(-4));
    must(of.shop().settings.set({{u"plan"_s, u""_s}}));
    of.moveTo(kDay.addDays(1));
    QCOMPARE(of.ofEvent().size(), 7);
}

void TestTaskService::designMinutesFollowTheGroups()
{
    TaskShop of;
    of.setStatus(u"approved"_s);
    const TaskId design = of.ofKind(u"design"_s).id;
    QVERIFY(!must(of.tasks().find(design)).minutes);
    const int version = must(of.tasks().find(design)).version;

    must(of.shop().lines.patchGroup(of.filled.event, of.filled.group, {.minutesPerCopy = 15}));

    QCOMPARE(must(of.tasks().find(design)).minutes, 30.0);
    QCOMPARE(designMinutes(of.filled.whole()), 30.0);
    QCOMPARE(must(of.tasks().find(design)).version, version + 1); // Clients with a copy of the tasks are notified.
    must(of.tasks().patch(design, {.person = u"Ann"_s}));
    must(of.shop().lines.patchGroup(of.filled.event, of.filled.group, {.quantity = 3}));
    QCOMPARE(must(of.tasks().find(design)).minutes, 45.0);
    must(of.tasks().patch(design, {.minutes = 60}));
    must(of.shop().lines.patchGroup(of.filled.event, of.filled.group, {.isHidden = true}));
    QCOMPARE(must(of.tasks().find(design)).minutes, 60.0);
    QVERIFY(!designMinutes(of.filled.whole()));
}

void TestTaskService::designMinutesAreNoMoreThanATaskMayHave()
{
    TaskShop of;
    of.setStatus(u"approved"_s);
    const TaskId design = of.ofKind(u"design"_s).id;
    must(of.shop().lines.patchGroup(of.filled.event, of.filled.group, {.quantity = 9, .minutesPerCopy = kMaxFactor}));
    QCOMPARE(must(of.tasks().find(design)).minutes, kMaxFactor);

    const Task alone = must(of.tasks().patch(design, {.eventId = EventId()})); // It takes the minutes with it.

    QCOMPARE(alone.minutes, kMaxFactor);
    QVERIFY(of.tasks().patch(design, {.minutes = *alone.minutes, .person = u"Ann"_s}).has_value());
}

void TestTaskService::tasksGoAndComeBackWithTheirEvent()
{
    TaskShop of;
    of.setStatus(u"approved"_s);
    must(of.tasks().create({.eventId = of.filled.event, .title = u"Own"_s, .on = kDay}));
    const QList<Task> before = of.ofEvent();
    of.test.takeAnnounced();

    const Event gone = must(of.shop().events.remove(of.filled.event));

    QVERIFY(must(of.tasks().list({}, {})).rows.isEmpty());
    QCOMPARE(of.tasks().find(before.first().id).error().kind, Error::Kind::NotFound);
    const Changes told = of.test.takeAnnounced();
    QCOMPARE(std::ranges::count(told, Resource::Task, &Change::resource), 8);
    must(of.shop().events.restore(gone));
    QCOMPARE(of.ofEvent(), before);
}

void TestTaskService::whatIsOrderedAndReceivedIsTicked()
{
    TaskShop of;
    of.moveTo(kDay);
    of.setStatus(u"approved"_s);
    const QList<EventId> events{of.filled.event};
    const OrderSheet sheet = must(of.shop().orderSheets.save(events));
    QCOMPARE(must(of.tasks().finishOrdered(events)).size(), 0); // Only a draft.

    must(of.shop().orderSheets.patch(sheet.id, {.state = SheetState::Ordered}));
    const QList<Task> ordered = must(of.tasks().finishOrdered(events));
    QCOMPARE(ordered.size(), 1);
    QVERIFY(of.ofKind(u"order"_s).doneAt);
    QCOMPARE(must(of.tasks().finishOrdered(events)).size(), 0);
    QCOMPARE(must(of.tasks().finishReceived(events)).size(), 0);

    QList<ReceivedRow> rows;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines)
            rows.append({.variantId = line.variantId,
                         .supplierId = supplier.supplierId,
                         .packs = line.packsToOrder.value_or(line.unitsToOrder)});
    }
    must(of.shop().orderSheets.patch(sheet.id, {.received = rows.mid(1)}));
    QCOMPARE(must(of.tasks().finishReceived(events)).size(), 0);
    must(of.shop().orderSheets.patch(sheet.id, {.received = rows}));
    QCOMPARE(must(of.tasks().finishReceived(events)).size(), 1);
    QVERIFY(of.ofKind(u"receive"_s).doneAt);

    QVERIFY(of.tasks().reopen(ordered));
    QVERIFY(!of.ofKind(u"order"_s).doneAt);
    QVERIFY(!of.ofKind(u"order"_s).isTheirs); // The plan still moves it.
    QVERIFY(of.ofKind(u"receive"_s).doneAt);
}

void TestTaskService::shopsSeeTheirOwn()
{
    TaskShop of;
    const Task task = of.newTask(u"Mine"_s, kDay);
    TaskService &theirs = of.test.otherShop().tasks;

    QCOMPARE(theirs.find(task.id).error().kind, Error::Kind::NotFound);
    QVERIFY(must(theirs.list({}, {})).rows.isEmpty());
    QVERIFY(must(theirs.week(kDay)).first().tasks.isEmpty());
    QCOMPARE(theirs.create({.eventId = of.filled.event, .title = u"T"_s, .on = kDay}).error().code,
             QByteArray("event_not_found"));
}

STEMDESK_GUILESS_TEST(TestTaskService)

} // namespace stemdesk::task_service_test

#include "tst_task_service.moc"

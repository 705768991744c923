#include "core/services/tasks/task_service.h"

#include "tests/core/services/tasks/task_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>

namespace stemdesk::task_service_test {

class TestTaskService : public TaskTest {
    Q_OBJECT

private Q_SLOTS:
    void aTaskIsMadeChangedAndDeleted();
    void whatItNamesHasToBeThere();
    void tasksComeInOrderOfTheirDays();
    void tasksAreFiltered();
    void openTasksOfEarlierDaysAreLate();
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

private:
    QList<Task> ofEvent() { return must(tasks().list({.eventId = m_filled->event}, {.limit = 100})).rows; }
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

void TestTaskService::aTaskIsMadeChangedAndDeleted()
{
    m_test->takeAnnounced();

    const Task made = must(tasks().create({.eventId = m_filled->event,
                                           .eventGroupId = m_filled->group,
                                           .kind = u"deliver"_s,
                                           .title = u" Van "_s,
                                           .on = kDay,
                                           .startsAt = at(kDay, 8),
                                           .endsAt = at(kDay, 9)}));

    QCOMPARE(made.title, u"Van"_s);
    QVERIFY(!made.isAutomatic());
    QCOMPARE(must(tasks().find(made.id)), made);
    QCOMPARE(m_test->takeAnnounced().size(), 1);
    m_test->tick();
    const Task done = must(tasks().patch(made.id, {.doneAt = at(kDay, 10)}));
    QCOMPARE(done.version, 2);
    QCOMPARE(must(tasks().patch(made.id, {.doneAt = at(kDay, 10)})), done);
    QCOMPARE(m_test->takeAnnounced().size(), 1);
    const Task whole = must(tasks().patch(made.id, {.startsAt = std::optional<Instant>()}));
    QVERIFY(!whole.endsAt);
    must(tasks().remove(made.id));
    QCOMPARE(tasks().find(made.id).error().kind, Error::Kind::NotFound);
}

void TestTaskService::whatItNamesHasToBeThere()
{
    const EventId other = must(shop().events.create({.name = u"Other"_s})).event.id;
    const auto code = [&](const TaskPatch &patch) {
        TaskPatch whole = patch;
        whole.title = whole.title.value_or(u"T"_s);
        whole.on = whole.on.value_or(kDay);
        return tasks().create(whole).error().code;
    };

    QCOMPARE(code({.eventId = EventId::create()}), QByteArray("event_not_found"));
    QCOMPARE(code({.eventId = other, .eventGroupId = m_filled->group}), QByteArray("event_group_not_found"));
    QCOMPARE(code({.eventGroupId = m_filled->group}), QByteArray("event_group_not_found"));
    QCOMPARE(code({.kind = u"sing"_s}), QByteArray("invalid_kind"));
    QCOMPARE(code({.endsAt = 1}), QByteArray("invalid_endsAt"));
    QCOMPARE(code({.startsAt = 2, .endsAt = 1}), QByteArray("invalid_endsAt"));
    QCOMPARE(code({.minutes = -1}), QByteArray("invalid_minutes"));
    QCOMPARE(tasks().create({.on = kDay}).error().code, QByteArray("title_required"));
    QCOMPARE(tasks().create({.title = u"T"_s}).error().code, QByteArray("on_required"));
    const Task task = must(
        tasks().create({.eventId = m_filled->event, .eventGroupId = m_filled->group, .title = u"T"_s, .on = kDay}));
    QVERIFY(must(tasks().patch(task.id, {.eventId = other})).eventGroupId.isNull());
}

void TestTaskService::tasksComeInOrderOfTheirDays()
{
    for (const int day : {5, 3, 5, 1, 3})
        newTask(QString::number(day), kDay.addDays(day));
    QStringList titles;
    QList<TaskId> ids;
    PageRequest page{.limit = 2};
    do {
        const auto found = must(tasks().list({}, page));
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
    const Task early = newTask(u"early"_s, kDay, u"Ann"_s);
    const Task late = newTask(u"late"_s, kDay.addDays(1));
    must(tasks().patch(late.id, {.eventId = m_filled->event, .kind = u"pack"_s, .doneAt = 1}));
    const auto titles = [&](const TaskFilter &filter) {
        QStringList found;
        for (const Task &task : must(tasks().list(filter, {})).rows)
            found += task.title;
        return found;
    };

    QCOMPARE(titles({}), QStringList({u"early"_s, u"late"_s}));
    QCOMPARE(titles({.eventId = m_filled->event}), QStringList({u"late"_s}));
    QCOMPARE(titles({.to = kDay}), QStringList({u"early"_s}));
    QCOMPARE(titles({.from = kDay.addDays(1)}), QStringList({u"late"_s}));
    QCOMPARE(titles({.isDone = true}), QStringList({u"late"_s}));
    QCOMPARE(titles({.isDone = false}), QStringList({u"early"_s}));
    QCOMPARE(titles({.person = u"Ann"_s}), QStringList({u"early"_s}));
    QCOMPARE(titles({.kind = u"pack"_s, .updatedSince = 0}), QStringList({u"late"_s}));
}

void TestTaskService::openTasksOfEarlierDaysAreLate()
{
    const Task done = newTask(u"Mop"_s, kDay.addDays(-4));
    must(tasks().patch(done.id, {.doneAt = at(kDay, 8)}));
    const Task first = newTask(u"Sweep"_s, kDay.addDays(-3));
    const Task second = newTask(u"Call"_s, kDay.addDays(-1));
    const Task today = newTask(u"Post"_s, kDay);
    must(tasks().create({.eventId = m_filled->event, .title = u"Thank"_s, .on = kDay.addDays(-2)}));
    QCOMPARE(must(tasks().late(kDay, 10)).count, 3);

    setStatus(u"complete"_s);

    const LateTasks late = must(tasks().late(kDay, 10));
    QCOMPARE(late.latest, QList<Task>({first, second}));
    QCOMPARE(late.count, 2);
    QCOMPARE(must(tasks().late(kDay, 1)).latest, QList<Task>{second});
    QCOMPARE(must(tasks().late(kDay, 1)).count, 2);
    QCOMPARE(must(tasks().open(kDay.addDays(-1), kDay)), QList<Task>({second, today}));
}

void TestTaskService::approvalMakesThePlansTasks()
{
    setStatus(u"quoting"_s);
    QVERIFY(ofEvent().isEmpty());

    setStatus(u"approved"_s);

    QCOMPARE(ofEvent().size(), 7);
    QCOMPARE(ofKind(u"order"_s).on, kDay.addDays(-7));
    QCOMPARE(ofKind(u"receive"_s).on, kDay.addDays(-3));
    QCOMPARE(ofKind(u"design"_s).on, kDay.addDays(-1));
    QCOMPARE(ofKind(u"collect"_s).on, kDay.addDays(1));
    QVERIFY(ofKind(u"pack"_s).isAutomatic());
    setStatus(u"in_progress"_s);
    QCOMPARE(ofEvent().size(), 7);
    const EventId made =
        must(shop().events.create({.name = u"Approved"_s, .status = u"approved"_s, .venueStart = at(kDay, 9)}))
            .event.id;
    QCOMPARE(must(tasks().list({.eventId = made}, {})).rows.size(), 7);
}

void TestTaskService::theyMoveWithTheEvent()
{
    setStatus(u"approved"_s);
    const TaskId deliver = ofKind(u"deliver"_s).id;
    m_test->takeAnnounced();

    moveTo(kDay.addDays(10));

    QCOMPARE(must(tasks().find(deliver)).on, kDay.addDays(10));
    must(shop().events.patch(m_filled->event, {.venueEnd = at(kDay.addDays(12), 9)}));
    QCOMPARE(ofKind(u"collect"_s).on, kDay.addDays(13));
    QCOMPARE(ofKind(u"deliver"_s).on, kDay.addDays(10));
    moveTo(kDay.addDays(10));
    QCOMPARE(ofEvent().size(), 7);
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
    setStatus(u"approved"_s);
    must(tasks().patch(ofKind(u"pack"_s).id, {.doneAt = 1}));
    must(tasks().create({.eventId = m_filled->event, .title = u"Own"_s, .on = kDay}));

    must(shop().events.patch(m_filled->event, patch));

    QCOMPARE(ofEvent().size(), 2); // A done task, and one added by a person.
    setStatus(u"approved"_s);
    moveTo(kDay);
    QCOMPARE(ofEvent().size(), 8);
}

void TestTaskService::whatAPersonChangedIsTheirs()
{
    setStatus(u"approved"_s);
    const Task design = ofKind(u"design"_s);
    must(tasks().patch(design.id, {.person = u"Ann"_s}));

    moveTo(kDay.addDays(5));

    QCOMPARE(must(tasks().find(design.id)).on, design.on);
    QCOMPARE(ofKind(u"deliver"_s).on, kDay.addDays(5));
    QCOMPARE(ofEvent().size(), 7);
}

void TestTaskService::whatAPersonDeletedIsNotMadeAgain()
{
    setStatus(u"approved"_s);
    must(tasks().remove(ofKind(u"condition"_s).id));

    moveTo(kDay.addDays(5));
    setStatus(u"quoting"_s);
    setStatus(u"approved"_s);

    QCOMPARE(ofEvent().size(), 6);
    QVERIFY(ofKind(u"condition"_s).id.isNull());
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
    setStatus(u"approved"_s);
    const EventId other =
        must(shop().events.create({.name = u"Other"_s, .status = u"approved"_s, .venueStart = at(kDay, 12)})).event.id;
    const Task before = ofKind(u"design"_s);
    const TaskPatch patch{.eventId = isMoved ? other : EventId()};

    const Task after = must(tasks().patch(before.id, patch));

    QVERIFY(!after.isAutomatic());
    moveTo(kDay.addDays(5)); // Its event has it no more, and gets no second one.
    QCOMPARE(ofEvent().size(), 6);
    must(shop().events.patch(other, {.venueStart = at(kDay.addDays(9), 12)}));
    const auto others = must(tasks().list({.eventId = other, .kind = u"design"_s}, {.limit = 100})).rows;
    QCOMPARE(std::ranges::count(others, kDay.addDays(8), &Task::on), 1); // The other event's own task still follows it.
    const Task back = must(tasks().patch(before.id, inverse(before, patch)));
    QVERIFY(back.isAutomatic());
    must(tasks().patch(before.id, patch));
    const Task removed = must(tasks().remove(before.id));
    QCOMPARE(must(tasks().restore(removed)), removed);
    must(tasks().remove(before.id));
}

void TestTaskService::whatIsTakenBackIsThePlansAgain()
{
    must(shop().events.patch(m_filled->event, {.status = u"approved"_s}));
    const Task before = must(tasks().list({.eventId = m_filled->event}, {.limit = 1})).rows.constFirst();
    must(tasks().patch(before.id, {.on = before.on.addDays(1)}));
    const Task back = must(tasks().patch(before.id, {.on = before.on, .isTheirs = false}));
    QVERIFY(!back.isTheirs);

    const Task removed = must(tasks().remove(before.id));
    QCOMPARE(must(tasks().restore(removed)).id, before.id);
    // Approved once more, the plan knows that it is wanted and makes it no second time.
    must(shop().events.patch(m_filled->event, {.status = u"quoting"_s}));
    must(shop().events.patch(m_filled->event, {.status = u"approved"_s}));
    const auto again = must(tasks().list({.eventId = m_filled->event}, {.limit = 100})).rows;
    QCOMPARE(std::ranges::count(again, before.planRow, &Task::planRow), 1);
}

void TestTaskService::changeOfWhatSomebodyElseChangedIsStale()
{
    const Task task = must(tasks().create({.title = u"Sweep"_s, .on = kDay}));
    must(tasks().patch(task.id, {.person = u"Ada"_s}));

    const auto refused = tasks().patch(task.id, {.person = u"Tom"_s}, TaskPatch{.person = QString()});
    QCOMPARE(refused.error().kind, Error::Kind::Stale);
    const Task other = must(tasks().patch(task.id, {.notes = u"Twice"_s}, TaskPatch{.notes = QString()}));
    QCOMPARE(other.person, u"Ada"_s);
}

void TestTaskService::daysAreTheShops()
{
    must(shop().settings.set({{u"time-zone"_s, u"Europe/Amsterdam"_s}}));
    setStatus(u"approved"_s);
    must(shop().events.patch(m_filled->event,
                             {.ceremonyStart = std::optional<Instant>(), .venueStart = at(QDate(2026, 3, 28), 23)}));

    QCOMPARE(ofKind(u"deliver"_s).on, QDate(2026, 3, 29)); // Half an hour past midnight, before summer time.
    must(shop().events.patch(m_filled->event, {.venueStart = at(QDate(2026, 3, 29), 22)}));
    QCOMPARE(ofKind(u"deliver"_s).on, QDate(2026, 3, 30));
}

void TestTaskService::theShopsPlanIsFollowed()
{
    must(shop().settings.set(
        {{u"plan"_s, uR"([{"kind":"office","title":"Call","days":null}])"_s}, {u"order-days-before"_s, u"4"_s}}));

    setStatus(u"approved"_s);

    const QList<Task> tasks = ofEvent();
    QCOMPARE(tasks.size(), 1);
    QCOMPARE(tasks.first().title, u"Call"_s);
    QCOMPARE(tasks.first().on, kDay.addDays(-4));
    must(shop().settings.set({{u"plan"_s, u""_s}}));
    moveTo(kDay.addDays(1));
    QCOMPARE(ofEvent().size(), 7);
}

void TestTaskService::designMinutesFollowTheGroups()
{
    setStatus(u"approved"_s);
    const TaskId design = ofKind(u"design"_s).id;
    QVERIFY(!must(tasks().find(design)).minutes);
    const int version = must(tasks().find(design)).version;

    must(shop().lines.patchGroup(m_filled->event, m_filled->group, {.minutesPerCopy = 15}));

    QCOMPARE(must(tasks().find(design)).minutes, 30.0);
    QCOMPARE(designMinutes(m_filled->whole()), 30.0);
    QCOMPARE(must(tasks().find(design)).version, version + 1); // Clients with a copy of the tasks are notified.
    must(tasks().patch(design, {.person = u"Ann"_s}));
    must(shop().lines.patchGroup(m_filled->event, m_filled->group, {.quantity = 3}));
    QCOMPARE(must(tasks().find(design)).minutes, 45.0);
    must(tasks().patch(design, {.minutes = 60}));
    must(shop().lines.patchGroup(m_filled->event, m_filled->group, {.isHidden = true}));
    QCOMPARE(must(tasks().find(design)).minutes, 60.0);
    QVERIFY(!designMinutes(m_filled->whole()));
}

void TestTaskService::designMinutesAreNoMoreThanATaskMayHave()
{
    setStatus(u"approved"_s);
    const TaskId design = ofKind(u"design"_s).id;
    must(shop().lines.patchGroup(m_filled->event, m_filled->group, {.quantity = 9, .minutesPerCopy = kMaxFactor}));
    QCOMPARE(must(tasks().find(design)).minutes, kMaxFactor);

    const Task alone = must(tasks().patch(design, {.eventId = EventId()})); // It takes the minutes with it.

    QCOMPARE(alone.minutes, kMaxFactor);
    QVERIFY(tasks().patch(design, {.minutes = *alone.minutes, .person = u"Ann"_s}).has_value());
}

void TestTaskService::tasksGoAndComeBackWithTheirEvent()
{
    setStatus(u"approved"_s);
    must(tasks().create({.eventId = m_filled->event, .title = u"Own"_s, .on = kDay}));
    const QList<Task> before = ofEvent();
    m_test->takeAnnounced();

    const Event gone = must(shop().events.remove(m_filled->event));

    QVERIFY(must(tasks().list({}, {})).rows.isEmpty());
    QCOMPARE(tasks().find(before.first().id).error().kind, Error::Kind::NotFound);
    const Changes told = m_test->takeAnnounced();
    QCOMPARE(std::ranges::count(told, Resource::Task, &Change::resource), 8);
    must(shop().events.restore(gone));
    QCOMPARE(ofEvent(), before);
}

void TestTaskService::whatIsOrderedAndReceivedIsTicked()
{
    moveTo(kDay);
    setStatus(u"approved"_s);
    const QList<EventId> events{m_filled->event};
    const OrderSheet sheet = must(shop().orderSheets.save(events));
    QCOMPARE(must(tasks().finishOrdered(events)).size(), 0); // Only a draft.

    must(shop().orderSheets.patch(sheet.id, {.state = SheetState::Ordered}));
    const QList<Task> ordered = must(tasks().finishOrdered(events));
    QCOMPARE(ordered.size(), 1);
    QVERIFY(ofKind(u"order"_s).doneAt);
    QCOMPARE(must(tasks().finishOrdered(events)).size(), 0);
    QCOMPARE(must(tasks().finishReceived(events)).size(), 0);

    QList<ReceivedRow> rows;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines)
            rows.append({.variantId = line.variantId,
                         .supplierId = supplier.supplierId,
                         .packs = line.packsToOrder.value_or(line.unitsToOrder)});
    }
    must(shop().orderSheets.patch(sheet.id, {.received = rows.mid(1)}));
    QCOMPARE(must(tasks().finishReceived(events)).size(), 0);
    must(shop().orderSheets.patch(sheet.id, {.received = rows}));
    QCOMPARE(must(tasks().finishReceived(events)).size(), 1);
    QVERIFY(ofKind(u"receive"_s).doneAt);

    QVERIFY(tasks().reopen(ordered));
    QVERIFY(!ofKind(u"order"_s).doneAt);
    QVERIFY(!ofKind(u"order"_s).isTheirs); // The plan still moves it.
    QVERIFY(ofKind(u"receive"_s).doneAt);
}

void TestTaskService::shopsSeeTheirOwn()
{
    const Task task = newTask(u"Mine"_s, kDay);
    TaskService &theirs = m_test->otherShop().tasks;

    QCOMPARE(theirs.find(task.id).error().kind, Error::Kind::NotFound);
    QVERIFY(must(theirs.list({}, {})).rows.isEmpty());
    QVERIFY(must(theirs.week(kDay)).first().tasks.isEmpty());
    QCOMPARE(theirs.create({.eventId = m_filled->event, .title = u"T"_s, .on = kDay}).error().code,
             QByteArray("event_not_found"));
}

STEMDESK_GUILESS_TEST(TestTaskService)

} // namespace stemdesk::task_service_test

#include "tst_task_service.moc"

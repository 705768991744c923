#include "core/services/tasks/task_service.h"

#include "tests/core/services/tasks/task_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::work_sheets_test {

class TestWorkSheets : public TaskTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        TaskTest::init();
        must(shop().settings.set({{u"time-zone"_s, u"UTC"_s}}));
    }
    void anUnplannedEventHasNoStops();
    void stopsAreTheTasksOnTheRoad();
    void contactsAreCalled();
    void aTaskForAGroupTakesItAlone();
    void arrangementsGoToTheirPlaces();
    void theCeremonysStopIsBeforeItsStart();
    void aPlaceThatNothingGoesToHasNoStop();
    void theOnlyPlaceIsWhereAllGoes();
    void aPlaceMayHaveATaskOfItsOwn();
    void aTaskForAGroupLeavesTheOthersOnTheEvents();
    void hiredThingsAreLoadedForTheirPlaces();
    void hiredThingsComeBackFromTheirPlaces();
    void nothingToCollectIsNoStop();
    void hiddenGroupsStayAtHome();
    void anUnknownEventHasNoSheet();
    void theDaysDesignsAreMade();
    void aTaskForAGroupMakesItAlone();
    void bucketsHoldWhatTheShopSays();

private:
    EventId event() const { return m_filled->event; }
    void approve() { must(shop().events.patch(event(), {.status = u"approved"_s, .venueAddress = u"Hall"_s})); }
    /// With a church an hour before the hall, and an arch that is hired for it.
    EventGroupId goToChurch()
    {
        must(shop().events.patch(event(),
                                 {.status = u"approved"_s,
                                  .ceremonyAddress = u"Church"_s,
                                  .venueAddress = u"Hall"_s,
                                  .ceremonyStart = at(kDay, 13),
                                  .venueStart = at(kDay, 16)}));
        const EventGroupId arch =
            must(shop().lines.createGroup(event(), {.name = u"Arch"_s, .place = u"ceremony"_s})).id;
        m_filled->addLine(arch, m_filled->vase, 1);
        return arch;
    }
    QStringList told()
    {
        QStringList stops;
        for (const RunStop &stop : runSheet().stops) {
            QStringList carried;
            for (const RunLoad &load : stop.load)
                carried += load.groupName;
            for (const NamedUnits &units : stop.returns)
                carried += QString::number(units.units);
            stops += u"%1 %2: %3"_s.arg(stop.task.kind, stop.address, carried.join(u' '));
        }
        return stops;
    }
    TaskId taskOf(const QString &kind)
    {
        return must(shop().tasks.list({.eventId = event(), .kind = kind}, {})).rows.constFirst().id;
    }
    RunSheet runSheet() { return must(shop().tasks.runSheet(event())); }
};

void TestWorkSheets::anUnplannedEventHasNoStops()
{
    const RunSheet sheet = runSheet();

    QCOMPARE(sheet.event.id, event());
    QVERIFY(sheet.stops.isEmpty());
}

void TestWorkSheets::stopsAreTheTasksOnTheRoad()
{
    approve();
    must(shop().tasks.create({.eventId = event(),
                              .kind = u"set_up"_s,
                              .title = u"Build the arch"_s,
                              .on = kDay,
                              .startsAt = at(kDay, 9),
                              .endsAt = at(kDay, 11),
                              .person = u"Ann"_s}));

    const RunSheet sheet = runSheet();

    QCOMPARE(sheet.stops.size(), 3);
    const RunStop &deliver = sheet.stops[0];
    QCOMPARE(deliver.task.kind, u"deliver"_s);
    QCOMPARE(deliver.at, at(kDay, 0));
    QVERIFY(!deliver.task.startsAt);
    QCOMPARE(deliver.address, u"Hall"_s);
    QCOMPARE(deliver.load.size(), 1);
    QCOMPARE(deliver.load.first().quantity, 2.0);
    QVERIFY(deliver.returns.isEmpty());
    const RunStop &setUp = sheet.stops[1];
    QCOMPARE(setUp.task.kind, u"set_up"_s);
    QCOMPARE(setUp.at, at(kDay, 9));
    QCOMPARE(setUp.task.endsAt, std::optional(at(kDay, 11)));
    QVERIFY(setUp.load.isEmpty());
    const RunStop &collect = sheet.stops[2];
    QCOMPARE(collect.task.kind, u"collect"_s);
    QCOMPARE(collect.at, at(kDay.addDays(1), 0));
    QCOMPARE(collect.returns.size(), 1); // Roses are not brought back.
    QCOMPARE(collect.returns.first().variantId, m_filled->vase);
    QCOMPARE(collect.returns.first().units, 4.0);
    QVERIFY(collect.load.isEmpty());
}

void TestWorkSheets::contactsAreCalled()
{
    approve();
    const Contact planner = must(shop().contacts.create({.name = u"Ada"_s, .phones = QStringList{u"1"_s, u"2"_s}}));
    must(shop().events.patch(event(), {.contacts = QList<EventContact>{{planner.id, u"planner"_s}}}));

    const QList<RunContact> contacts = runSheet().stops.first().contacts;

    QCOMPARE(contacts.size(), 1);
    QCOMPARE(contacts.first(), (RunContact{u"Ada"_s, u"planner"_s, {u"1"_s, u"2"_s}}));
}

void TestWorkSheets::aTaskForAGroupTakesItAlone()
{
    const EventGroupId other = m_filled->addGroup(u"Arch"_s);
    must(shop().tasks.create(
        {.eventId = event(), .eventGroupId = other, .kind = u"deliver"_s, .title = u"Early"_s, .on = kDay}));

    const RunSheet sheet = runSheet();

    QCOMPARE(sheet.stops.size(), 1);
    QCOMPARE(sheet.stops.first().load, (QList<RunLoad>{{u"Arch"_s, 1}}));
}

void TestWorkSheets::arrangementsGoToTheirPlaces()
{
    goToChurch();

    QCOMPARE(told(),
             (QStringList{u"deliver Church: Arch"_s, u"deliver Hall: Tables"_s, u"collect Church: 1"_s,
                          u"collect Hall: 4"_s}));
}

void TestWorkSheets::theCeremonysStopIsBeforeItsStart()
{
    goToChurch();
    must(shop().tasks.patch(taskOf(u"deliver"_s), {.startsAt = at(kDay, 15)}));

    const QList<RunStop> stops = runSheet().stops;

    QCOMPARE(stops.at(0).address, u"Church"_s);
    QCOMPARE(stops.at(0).at, at(kDay, 13));
    QCOMPARE(stops.at(1).at, at(kDay, 15));
}

void TestWorkSheets::aPlaceThatNothingGoesToHasNoStop()
{
    const EventGroupId arch = goToChurch();
    must(shop().lines.patchGroup(event(), arch, {.place = u""_s}));

    QCOMPARE(told(), (QStringList{u"deliver Hall: Tables Arch"_s, u"collect Hall: 5"_s}));
    must(shop().lines.patchGroup(event(), arch, {.place = u"ceremony"_s}));
    must(shop().lines.patchGroup(event(), m_filled->group, {.place = u"ceremony"_s}));
    QCOMPARE(told(), (QStringList{u"deliver Church: Tables Arch"_s, u"collect Church: 5"_s}));
}

void TestWorkSheets::theOnlyPlaceIsWhereAllGoes()
{
    must(shop().events.patch(event(), {.status = u"approved"_s, .ceremonyAddress = u"Church"_s}));

    QCOMPARE(told(), (QStringList{u"deliver Church: Tables"_s, u"collect Church: 4"_s}));
    must(shop().events.patch(event(), {.ceremonyAddress = u""_s, .venueAddress = u"Hall"_s}));
    must(shop().lines.patchGroup(event(), m_filled->group, {.place = u"ceremony"_s}));
    QCOMPARE(told(), (QStringList{u"deliver Hall: Tables"_s, u"collect Hall: 4"_s})); // No ceremony is known.
    must(shop().events.patch(event(), {.ceremonyStart = at(kDay, 12)}));
    QCOMPARE(told(), (QStringList{u"deliver : Tables"_s, u"collect : 4"_s}));
}

void TestWorkSheets::aPlaceMayHaveATaskOfItsOwn()
{
    goToChurch();
    const Task all = must(shop().tasks.find(taskOf(u"deliver"_s)));
    must(shop().tasks.create({.eventId = event(),
                              .kind = all.kind,
                              .title = all.title,
                              .on = all.on,
                              .person = u"Nell"_s,
                              .place = u"ceremony"_s}));
    must(shop().tasks.patch(all.id, {.place = u"venue"_s}));

    QCOMPARE(told().filter(u"deliver"_s), (QStringList{u"deliver Church: Arch"_s, u"deliver Hall: Tables"_s}));
    QCOMPARE(runSheet().stops.at(0).task.person, u"Nell"_s);
    QCOMPARE(runSheet().stops.at(1).task.id, all.id);
}

void TestWorkSheets::aTaskForAGroupLeavesTheOthersOnTheEvents()
{
    const EventGroupId arch = goToChurch();
    m_filled->addGroup(u"Bouquet"_s);
    must(shop().tasks.create({.eventId = event(),
                              .eventGroupId = m_filled->group,
                              .kind = u"deliver"_s,
                              .title = u"Early"_s,
                              .on = kDay.addDays(-1)}));

    QCOMPARE(told().first(3),
             (QStringList{u"deliver Hall: Tables"_s, u"deliver Church: Arch"_s, u"deliver Hall: Bouquet"_s}));
    must(shop().tasks.create(
        {.eventId = event(), .eventGroupId = arch, .kind = u"deliver"_s, .title = u"Arch"_s, .on = kDay.addDays(-1)}));
    QCOMPARE(told().first(3),
             (QStringList{u"deliver Church: Arch"_s, u"deliver Hall: Tables"_s, u"deliver Hall: Bouquet"_s}));
}

void TestWorkSheets::hiredThingsAreLoadedForTheirPlaces()
{
    const EventGroupId arch = goToChurch();
    m_filled->addLine(arch, m_filled->vase, 2);
    must(shop().products.patchVariant(m_filled->vaseProduct, m_filled->vase, {.name = u"Tall"_s}));

    const QList<RunStop> stops = runSheet().stops;

    QCOMPARE(stops.at(0).address, u"Church"_s);
    QCOMPARE(stops.at(0).hire.first().name, u"Vase, Tall"_s); // As in the recipe.
    QCOMPARE(stops.at(0).hire.size(), 1); // Two lines of the same vase.
    QCOMPARE(stops.at(0).hire.first().units, 3.0);
    QCOMPARE(stops.at(1).hire.first().variantId, m_filled->vase);
    QCOMPARE(stops.at(1).hire.first().units, 4.0);
    QVERIFY(stops.at(2).hire.isEmpty()); // The collection.
}

void TestWorkSheets::hiredThingsComeBackFromTheirPlaces()
{
    const EventGroupId arch = goToChurch();
    must(shop().tasks.create(
        {.eventId = event(), .eventGroupId = arch, .kind = u"collect"_s, .title = u"Arch"_s, .on = kDay}));

    QCOMPARE(told().sliced(2), (QStringList{u"collect Church: 1"_s, u"collect Hall: 4"_s}));
}

void TestWorkSheets::nothingToCollectIsNoStop()
{
    approve();
    must(shop().lines.removeItem(event(), m_filled->group, m_filled->vases));

    QCOMPARE(told(), QStringList{u"deliver Hall: Tables"_s}); // The plan's collection has nothing to bring.
    must(shop().tasks.create({.eventId = event(), .kind = u"collect"_s, .title = u"Fetch the key"_s, .on = kDay}));
    QCOMPARE(told(), (QStringList{u"deliver Hall: Tables"_s, u"collect Hall: "_s}));
}

void TestWorkSheets::hiddenGroupsStayAtHome()
{
    approve();
    must(shop().lines.patchGroup(event(), m_filled->group, {.isHidden = true}));

    const RunSheet sheet = runSheet();

    QVERIFY(sheet.stops.first().load.isEmpty());
    QVERIFY(sheet.stops.last().returns.isEmpty());
}

void TestWorkSheets::anUnknownEventHasNoSheet()
{
    QCOMPARE(shop().tasks.runSheet(EventId::create()).error().kind, Error::Kind::NotFound);
}

void TestWorkSheets::theDaysDesignsAreMade()
{
    approve();

    const ProductionSheet sheet = must(shop().tasks.production(kDay.addDays(-1)));

    QCOMPARE(sheet.events.size(), 1);
    QCOMPARE(sheet.events.first().id, event());
    QCOMPARE(sheet.events.first().groups.size(), 1);
    QCOMPARE(sheet.buckets.size(), 1); // Vases need no bucket.
    QCOMPARE(sheet.buckets.first().stems.variantId, m_filled->rose);
    QCOMPARE(sheet.buckets.first().stems.units, 6.0);
    QCOMPARE(sheet.buckets.first().buckets, 1.0);
    QVERIFY(must(shop().tasks.production(kDay)).events.isEmpty());
}

void TestWorkSheets::aTaskForAGroupMakesItAlone()
{
    const EventGroupId other = m_filled->addGroup(u"Arch"_s);
    m_filled->addLine(other, m_filled->rose, 11);
    must(shop().tasks.create(
        {.eventId = event(), .eventGroupId = other, .kind = u"design"_s, .title = u"Early"_s, .on = kDay}));

    const ProductionSheet sheet = must(shop().tasks.production(kDay));

    QCOMPARE(sheet.events.first().groups.size(), 1);
    QCOMPARE(sheet.events.first().groups.first().name, u"Arch"_s);
    QCOMPARE(sheet.buckets.first().stems.units, 11.0);
}

void TestWorkSheets::bucketsHoldWhatTheShopSays()
{
    approve();
    must(shop().settings.set({{u"stems-per-bucket"_s, u"5"_s}}));

    QCOMPARE(must(shop().tasks.production(kDay.addDays(-1))).buckets.first().buckets, 2.0);
    must(shop().settings.set({{u"stems-per-bucket"_s, u"6"_s}}));
    QCOMPARE(must(shop().tasks.production(kDay.addDays(-1))).buckets.first().buckets, 1.0);
    for (const QString &wrong : {u"0"_s, u"10001"_s, u"x"_s, u"2.5"_s})
        QCOMPARE(shop().settings.set({{u"stems-per-bucket"_s, wrong}}).error().code, "invalid_stems-per-bucket");
}

STEMDESK_GUILESS_TEST(TestWorkSheets)

} // namespace stemdesk::work_sheets_test

#include "tst_work_sheets.moc"

#include "core/services/tasks/task_service.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>
#include <QTimeZone>

namespace stemdesk::work_sheets_test {

using namespace Qt::StringLiterals;

namespace {

const QDate kDay(2026, 6, 1); ///< Of the event.

Instant at(QDate day, int hour)
{
    return QDateTime(day, QTime(hour, 0), QTimeZone::utc()).toMSecsSinceEpoch();
}

} // namespace

class TestWorkSheets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_test = std::make_unique<TestShop>();
        m_filled = std::make_unique<ShopWithEvent>(m_test->shop());
        must(shop().settings.set({{u"time-zone"_s, u"UTC"_s}}));
    }
    void anUnplannedEventHasNoStops();
    void stopsAreTheTasksOnTheRoad();
    void contactsAreCalled();
    void aTaskForAGroupTakesItAlone();
    void hiddenGroupsStayAtHome();
    void anUnknownEventHasNoSheet();
    void theDaysDesignsAreMade();
    void aTaskForAGroupMakesItAlone();
    void bucketsHoldWhatTheShopSays();

private:
    ShopServices &shop() { return m_test->shop(); }
    EventId event() const { return m_filled->event; }
    void approve() { must(shop().events.patch(event(), {.status = u"approved"_s, .venueAddress = u"Hall"_s})); }
    RunSheet runSheet() { return must(shop().tasks.runSheet(event())); }

    std::unique_ptr<TestShop> m_test;
    std::unique_ptr<ShopWithEvent> m_filled;
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
    QCOMPARE(sheet.buckets.size(), 1); // Vases stand in no bucket.
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

#include "core/services/hire/hire_service.h"

#include "core/domain/catalogue/deleted_product.h"
#include "core/domain/events/event_history.h"
#include "tests/support/event_shop.h"
#include "tests/support/plan_watch.h"
#include "tests/support/test_registry.h"

#include <QTest>
#include <QTimeZone>

namespace stemdesk::hire_service_test {

namespace {

Instant at(QDate day, int hour, const char *zone = "UTC")
{
    return QDateTime(day, QTime(hour, 0), QTimeZone(zone)).toMSecsSinceEpoch();
}

/// The vases of a shop, and events that take them.
struct VaseShop {
    TestShop test;
    ShopWithEvent filled{test.shop()};

    ShopServices &shop() { return test.shop(); }
    void own(double units) { patchVase({.ownedUnits = units}); }
    void patchVase(const VariantPatch &patch)
    {
        must(shop().products.patchVariant(filled.vaseProduct, filled.vase, patch));
    }
    Variant vase() { return must(shop().products.findVariant(filled.vase)); }
    /// An approved event with this many vases.
    EventId newEvent(double vases, Instant start, std::optional<Instant> end = {})
    {
        const EventId id =
            must(shop().events.create(
                     {.name = u"Other"_s, .status = u"approved"_s, .venueStart = start, .venueEnd = end}))
                .event.id;
        const EventGroupId group = must(shop().lines.createGroup(id, {.group = {.name = u"Tables"_s}})).id;
        must(shop().lines.createItem(id, group, {.variantId = filled.vase, .quantity = vases}));
        return id;
    }
    HireItem item() { return must(shop().hire.ofEvent(filled.event)).items.first(); }
    void approve() { must(shop().events.patch(filled.event, {.status = u"approved"_s})); }
    EventHire back(const HireReturnPatch &patch)
    {
        HireReturnPatch of = patch;
        of.variantId = filled.vase;
        return must(shop().hire.writeReturns(filled.event, {of}));
    }
};

const QDate kDay(2026, 6, 1); ///< The day of the event.

} // namespace

class TestHireService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEventSeesWhatOthersHold();
    void onlyClearedEventsHold();
    void thePeakOfOneDayCounts();
    void thingsHaveDaysOfTheirOwn();
    void daysAreTheShops_data();
    void daysAreTheShops();
    void undatedEventsHoldNothing();
    void hiddenGroupsNeedNothing();
    void calendarsAreOfOwnedThings();
    void calendarsSayWhatHoldsAThing();
    void returnThatSomebodyElseWroteIsStale();
    void returnsAreWrittenAndTakenOff();
    void returnsStayWhereTheEventMoves();
    void aVariantThatIsGoneHasNoRow();
    void whatIsShortIsTold();
    void nothingWalksTheShop();
    void shopsSeeTheirOwn();
};

void TestHireService::anEventSeesWhatOthersHold()
{
    VaseShop of;
    of.own(10);
    const EventId other = of.newEvent(8, at(kDay, 9));

    const HireItem item = of.item();

    QCOMPARE(item.unitsNeeded, 4.0);
    QCOMPARE(item.days, (DayRange{kDay.addDays(-1), kDay.addDays(1)}));
    QCOMPARE(item.availableUnits(), 2.0);
    QCOMPARE(item.shortUnits(), 2.0);
    QCOMPARE(item.others.size(), 1);
    QCOMPARE(item.others.first().eventId, other);
    QCOMPARE(item.others.first().units, 8.0);
    QCOMPARE(must(of.shop().hire.ofEvent(of.filled.event)).items.size(), 1); // Roses are not hired.
    of.patchVase({.ownedUnits = std::optional<double>()});
    QVERIFY(!of.item().availableUnits());
    QCOMPARE(of.item().shortUnits(), 0.0);
}

void TestHireService::onlyClearedEventsHold()
{
    VaseShop of;
    of.own(10);
    const EventId other = of.newEvent(8, at(kDay, 9));
    for (const auto &[status, holds] : {std::pair(u"quoting"_s, false), std::pair(u"in_progress"_s, true),
                                        std::pair(u"complete"_s, true), std::pair(u"cancelled"_s, false)}) {
        must(of.shop().events.patch(other, {.status = status}));
        QCOMPARE(of.item().others.size(), holds ? 1 : 0);
    }
}

void TestHireService::thePeakOfOneDayCounts()
{
    VaseShop of;
    of.own(10);
    of.patchVase({.hireDaysBefore = 2, .hireDaysAfter = 2});
    of.newEvent(6, at(kDay.addDays(-4), 9));
    of.newEvent(7, at(kDay.addDays(4), 9));

    const HireItem item = of.item();

    QCOMPARE(item.others.size(), 2);
    QCOMPARE(item.availableUnits(), 3.0); // 7 at the end, never 13.
}

void TestHireService::thingsHaveDaysOfTheirOwn()
{
    VaseShop of;
    of.own(10);
    must(of.shop().settings.set({{u"hire-days-before"_s, u"3"_s}, {u"hire-days-after"_s, u"0"_s}}));
    QCOMPARE(of.item().days, (DayRange{kDay.addDays(-3), kDay}));
    of.patchVase({.hireDaysAfter = 5});
    QCOMPARE(of.item().days, (DayRange{kDay.addDays(-3), kDay.addDays(5)}));
    must(of.shop().events.patch(of.filled.event, {.ceremonyStart = at(kDay.addDays(2), 9)}));
    QCOMPARE(of.item().days, (DayRange{kDay.addDays(-3), kDay.addDays(7)}));
}

void TestHireService::daysAreTheShops_data()
{
    QTest::addColumn<Instant>("start");
    QTest::addColumn<QDate>("day");

    QTest::newRow("just after midnight") << at({2026, 3, 28}, 23) << QDate(2026, 3, 29);
    QTest::newRow("in the hour that is left out") << at({2026, 3, 29}, 1) << QDate(2026, 3, 29);
    QTest::newRow("before midnight of summer time") << at({2026, 3, 29}, 21) << QDate(2026, 3, 29);
    QTest::newRow("after it") << at({2026, 3, 29}, 22) << QDate(2026, 3, 30);
    QTest::newRow("in the hour that is there twice") << at({2026, 10, 25}, 1) << QDate(2026, 10, 25);
}

void TestHireService::daysAreTheShops()
{
    QFETCH(const Instant, start);
    QFETCH(const QDate, day);
    VaseShop of;
    must(of.shop().settings.set({{u"time-zone"_s, u"Europe/Amsterdam"_s}}));

    must(of.shop().events.patch(of.filled.event, {.ceremonyStart = std::optional<Instant>(), .venueStart = start}));

    QCOMPARE(of.item().days, (DayRange{day.addDays(-1), day.addDays(1)}));
}

void TestHireService::undatedEventsHoldNothing()
{
    VaseShop of;
    of.own(10);
    of.newEvent(8, at(kDay, 9));
    must(of.shop().events.patch(of.filled.event,
                                {.ceremonyStart = std::optional<Instant>(), .venueStart = std::optional<Instant>()}));

    QVERIFY(!of.item().days);
    QVERIFY(of.item().others.isEmpty());
    QCOMPARE(of.item().availableUnits(), 10.0);
    QVERIFY(!must(of.shop().hire.ofEvent(of.filled.event)).days());
}

void TestHireService::hiddenGroupsNeedNothing()
{
    VaseShop of;
    must(of.shop().lines.patchGroup(of.filled.event, of.filled.group, {.isHidden = true}));

    QVERIFY(must(of.shop().hire.ofEvent(of.filled.event)).items.isEmpty());
}

void TestHireService::calendarsAreOfOwnedThings()
{
    VaseShop of;
    const HireFilter filter{.days = {kDay.addDays(-2), kDay.addDays(2)}};
    QVERIFY(must(of.shop().hire.list(filter, {})).rows.isEmpty());
    of.own(10);
    must(of.shop().products.patchVariant(of.filled.roseProduct, of.filled.rose, {.ownedUnits = 5})); // Not hired.
    of.approve();
    of.newEvent(8, at(kDay, 9), at(kDay.addDays(1), 2));

    const auto rows = must(of.shop().hire.list(filter, {})).rows;

    QCOMPARE(rows.size(), 1);
    QList<double> free;
    for (const HireDay &day : rows.first().days)
        free += day.availableUnits;
    QCOMPARE(free, QList<double>({10, -2, -2, -2, 2}));
    QCOMPARE(must(of.shop().hire.list({.days = filter.days, .variantId = of.filled.rose}, {})).rows.size(), 0);
}

void TestHireService::calendarsSayWhatHoldsAThing()
{
    VaseShop of;
    of.approve();
    const HireFilter all{.days = {kDay, kDay}, .variantId = std::nullopt, .withUncounted = true};

    const auto rows = must(of.shop().hire.list(all, {})).rows;

    QCOMPARE(rows.size(), 1); // The number owned is not known.
    QCOMPARE(rows.first().id, of.filled.vase);
    QCOMPARE(rows.first().holds.size(), 1);
    QCOMPARE(rows.first().holds.first().eventId, of.filled.event);
    QCOMPARE(rows.first().days.first().heldUnits, rows.first().holds.first().units);
}

void TestHireService::returnThatSomebodyElseWroteIsStale()
{
    VaseShop of;
    const auto back = [&](double units, double expected) {
        return of.shop().hire.writeReturns(of.filled.event, {{.variantId = of.filled.vase, .returnedUnits = units}},
                                           {{.variantId = of.filled.vase, .returnedUnits = expected}});
    };
    must(back(1, 0));

    QCOMPARE(back(2, 0).error().kind, Error::Kind::Stale);
    QCOMPARE(must(back(2, 1)).items.first().returned.returnedUnits, 2.0);
}

void TestHireService::returnsAreWrittenAndTakenOff()
{
    VaseShop of;
    of.own(10);
    of.patchVase({.replacementCostExclTax = 7.5});
    const Event before = of.filled.whole();
    of.test.takeAnnounced();
    of.test.tick();

    const EventHire hire = of.back({.returnedUnits = 2, .damagedUnits = 1, .missingUnits = 1, .isTakenOff = true});

    QCOMPARE(hire.items.first().lossChargeExclTax(), 15.0);
    QCOMPARE(of.vase().ownedUnits, 8.0);
    QVERIFY(of.filled.whole().version > before.version);
    QVERIFY(!of.test.takeAnnounced().isEmpty());
    const auto history = must(of.shop().history.list(of.filled.event, {})).rows;
    QCOMPARE(history.first().change, EventChange::HireReturned);
    of.back({.isTakenOff = true});
    QVERIFY(of.test.takeAnnounced().isEmpty());
    of.back({.isTakenOff = false});
    QCOMPARE(of.vase().ownedUnits, 10.0);
    const auto refused = of.shop().hire.writeReturns(of.filled.event, {{of.filled.rose, 1.0, {}, {}, {}}});
    QCOMPARE(refused.error().code, QByteArray("variant_not_found"));
    const auto tooMany = of.shop().hire.writeReturns(of.filled.event, {{of.filled.vase, 3.0, {}, {}, {}}});
    QCOMPARE(tooMany.error().code, QByteArray("invalid_returns"));
}

void TestHireService::returnsStayWhereTheEventMoves()
{
    VaseShop of;
    of.back({.returnedUnits = 3});

    must(of.shop().events.patch(of.filled.event, {.venueStart = at(kDay.addDays(20), 9)}));

    QCOMPARE(of.item().returned.returnedUnits, 3.0);
    const auto deleted = must(of.shop().events.remove(of.filled.event));
    must(of.shop().events.restore(deleted));
    QCOMPARE(of.item().returned.returnedUnits, 3.0);
}

void TestHireService::aVariantThatIsGoneHasNoRow()
{
    VaseShop of;
    of.own(10);
    of.back({.damagedUnits = 1, .isTakenOff = true});

    const auto gone = must(of.shop().products.removeVariant(of.filled.vaseProduct, of.filled.vase, true));

    QVERIFY(must(of.shop().hire.ofEvent(of.filled.event)).items.isEmpty());
    must(of.shop().products.restore(gone));
    QCOMPARE(of.item().returned.damagedUnits, 1.0);
    QCOMPARE(of.vase().ownedUnits, 9.0);
}

void TestHireService::whatIsShortIsTold()
{
    VaseShop of;
    of.own(3);
    const QList<VariantId> both{of.filled.rose, of.filled.vase};
    QVERIFY(must(of.shop().hire.warnings(of.filled.event, both)).isEmpty());

    of.approve();

    QCOMPARE(must(of.shop().hire.warnings(of.filled.event, both)),
             QList<QByteArray>({"hire_short:" + of.filled.vase.text() + ":1"}));
    QVERIFY(must(of.shop().hire.warnings(of.filled.event, {of.filled.rose})).isEmpty());
}

void TestHireService::nothingWalksTheShop()
{
    VaseShop of;
    of.own(10);
    of.newEvent(8, at(kDay, 9));
    PlanWatch watch(of.test.session());

    must(of.shop().hire.ofEvent(of.filled.event));
    must(of.shop().hire.list({.days = {kDay, kDay}}, {}));

    QCOMPARE(watch.stepsThroughTheShop(), QStringList());
}

void TestHireService::shopsSeeTheirOwn()
{
    VaseShop of;
    of.own(10);
    const ShopWithEvent theirs(of.test.otherShop());
    must(theirs.shop.products.patchVariant(theirs.vaseProduct, theirs.vase, {.ownedUnits = 1}));
    must(theirs.shop.events.patch(theirs.event, {.status = u"approved"_s}));

    QVERIFY(of.item().others.isEmpty());
    QCOMPARE(must(of.shop().hire.list({.days = {kDay, kDay}}, {})).rows.size(), 1);
    QCOMPARE(of.shop().hire.ofEvent(theirs.event).error().kind, Error::Kind::NotFound);
}

STEMDESK_GUILESS_TEST(TestHireService)

} // namespace stemdesk::hire_service_test

#include "tst_hire_service.moc"

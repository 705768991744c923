#include "core/orders/own_stock.h"

#include "core/domain/hire/event_hire.h"
#include "tests/core/orders/order_fixture.h"
#include "tests/support/test_registry.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <tuple>

namespace stemdesk::own_stock_test {

namespace {

const QDate kJune(2026, 6, 1);

DayRange days(int from, int to)
{
    return {kJune.addDays(from), kJune.addDays(to)};
}

HireHold hold(EventId event, double units, const DayRange &window)
{
    return {.eventId = event, .name = {}, .status = u"approved"_s, .units = units, .days = window};
}

/// An event's request for the item.
struct Wish {
    EventId event;
    double units = 0;
    std::optional<DayRange> window;
    bool holds = false;
    bool isAsked = true;
};

/// Contract section 24 day by day: a table of the stock left on each day, from which the events take in turn.
QHash<EventId, double> plainly(double owned, QList<Wish> wishes)
{
    QHash<EventId, double> taken;
    for (const Wish &wish : wishes) {
        if (!wish.window && wish.isAsked)
            taken.insert(wish.event, std::min(wish.units, owned));
    }
    wishes.removeIf([](const Wish &wish) { return !wish.window; });
    std::ranges::sort(wishes, {},
                      [](const Wish &wish) { return std::tuple(!wish.holds, wish.window->from, wish.event); });
    QMap<QDate, double> used;
    for (const Wish &wish : std::as_const(wishes)) {
        double left = owned;
        for (QDate day = wish.window->from; day <= wish.window->to; day = day.addDays(1))
            left = std::min(left, owned - used.value(day));
        const double own = std::min(wish.units, std::max(0.0, left));
        for (QDate day = wish.window->from; day <= wish.window->to; day = day.addDays(1))
            used[day] += own;
        if (wish.isAsked)
            taken.insert(wish.event, own);
    }
    return taken;
}

} // namespace

class TestOwnStock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everybodyTakesWhatThoseBeforeLeaveFree();
    void asADayByDayTableHasIt();
    void sheetsOrderTheRest();
    void sharedAmongSuppliersInTheirOrder();
};

void TestOwnStock::everybodyTakesWhatThoseBeforeLeaveFree()
{
    const EventId first = EventId::create();
    const EventId second = EventId::create();
    const EventId third = EventId::create();
    OwnThing thing{.ownedUnits = 5,
                   .holds = {hold(first, 4, days(0, 2)), hold(second, 3, days(2, 4))},
                   .windows = {{first, days(0, 2)}, {second, days(2, 4)}, {third, days(5, 6)}}};

    QCOMPARE(unitsFromStock(thing, {{first, 4}}), (QHash<EventId, double>{{first, 4}}));
    // Only one is free on the day they share.
    QCOMPARE(unitsFromStock(thing, {{second, 3}}), (QHash<EventId, double>{{second, 1}}));
    // Neither of the others is out then.
    QCOMPARE(unitsFromStock(thing, {{third, 9}}), (QHash<EventId, double>{{third, 5}}));
    thing.windows[third] = days(3, 6);
    QCOMPARE(unitsFromStock(thing, {{third, 9}}), (QHash<EventId, double>{{third, 4}})); // The second event takes one.
    thing.windows.remove(third);
    QCOMPARE(unitsFromStock(thing, {{third, 9}}), (QHash<EventId, double>{{third, 5}})); // Undated.
}

void TestOwnStock::asADayByDayTableHasIt()
{
    QRandomGenerator random(24);
    for (int round = 0; round < 20'000; ++round) {
        OwnThing thing{.ownedUnits = double(random.bounded(12)), .holds = {}, .windows = {}};
        QList<Wish> wishes;
        QHash<EventId, double> needed;
        for (int n = 1 + random.bounded(7); n > 0; --n) {
            Wish wish{.event = EventId::create(),
                      .units = double(1 + random.bounded(6)),
                      .window = std::nullopt,
                      .holds = random.bounded(2) == 0,
                      .isAsked = random.bounded(2) == 0};
            if (wish.holds || random.bounded(5) > 0) {
                const int from = random.bounded(12);
                wish.window = days(from, from + random.bounded(5));
            }
            if (!wish.holds)
                wish.isAsked = true;
            if (wish.holds)
                thing.holds.append(hold(wish.event, wish.units, *wish.window));
            if (wish.isAsked) {
                needed.insert(wish.event, wish.units);
                if (wish.window)
                    thing.windows.insert(wish.event, *wish.window);
            }
            wishes.append(wish);
        }
        sortHolds(thing.holds);

        QCOMPARE(unitsFromStock(thing, needed), plainly(thing.ownedUnits, wishes));
    }
}

void TestOwnStock::sheetsOrderTheRest()
{
    OrderFixture shop;
    const VariantId arch = shop.variant(u"Arch"_s, u"Gold"_s, 2).id;
    const SupplierId hirer = shop.supplier(u"Hirer"_s);
    shop.catalogue.variants[arch].supplierMinPacks = {{hirer, 3}};
    const Event wedding = shop.event(u"Wedding"_s, {shop.line(arch, hirer, 5, 40)});
    shop.catalogue.own.insert(arch, {.ownedUnits = 2, .holds = {}, .windows = {}});

    const OrderSheetLine line = buildOrderSheet({wedding}, shop.catalogue).suppliers.at(0).lines.at(0);
    QCOMPARE(line.unitsNeeded, 5.0);
    QCOMPARE(line.ownUnits, std::optional(2.0));
    QCOMPARE(line.packsNeeded, std::optional(2.0));
    QCOMPARE(line.packsToOrder, std::optional(3.0)); // The supplier's minimum.
    QCOMPARE(line.unitsToOrder, 6.0);

    shop.catalogue.own[arch].ownedUnits = 5;
    const OrderSheet free = buildOrderSheet({wedding}, shop.catalogue);
    const OrderSheetLine &stocked = free.suppliers.at(0).lines.at(0);
    QVERIFY(stocked.isFromStock());
    QCOMPARE(stocked.packsToOrder, std::optional(0.0)); // The minimum does not apply if nothing is ordered.
    QCOMPARE(stocked.leftoverUnits, std::optional(0.0));
    QCOMPARE(free.totals, OrderSheetTotals());
    QVERIFY(orderedPart(free).suppliers.isEmpty());
}

void TestOwnStock::sharedAmongSuppliersInTheirOrder()
{
    OrderFixture shop;
    const VariantId vase = shop.variant(u"Vase"_s, u"Tall"_s, {}).id;
    const SupplierId first = shop.supplier(u"A"_s);
    const SupplierId second = shop.supplier(u"B"_s);
    const Event event = shop.event(u"Wedding"_s, {shop.line(vase, first, 3, 4), shop.line(vase, second, 3, 4)});
    shop.catalogue.own.insert(vase, {.ownedUnits = 4, .holds = {}, .windows = {}});

    const OrderSheet sheet = buildOrderSheet({event}, shop.catalogue);

    QCOMPARE(sheet.suppliers.at(0).lines.at(0).ownUnits, std::optional(3.0));
    QCOMPARE(sheet.suppliers.at(1).lines.at(0).ownUnits, std::optional(1.0));
    QCOMPARE(sheet.suppliers.at(1).lines.at(0).unitsToOrder, 2.0);
    QCOMPARE(orderedPart(sheet).suppliers.size(), 1);
}

STEMDESK_APPLESS_TEST(TestOwnStock)

} // namespace stemdesk::own_stock_test

#include "tst_own_stock.moc"

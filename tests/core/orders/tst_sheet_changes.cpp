#include "core/orders/sheet_changes.h"

#include "tests/core/orders/order_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::sheet_changes_test {

class TestSheetChanges : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingChanged()
    {
        OrderFixture shop;
        const Variant rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        const Event event = shop.event(u"Wedding"_s, {shop.line(rose.id, {}, 12, 0.5)});
        const OrderSheet sheet = buildOrderSheet({event}, shop.catalogue);

        const SheetChanges changes = changesSince(sheet, sheet);

        QVERIFY(changes.isEmpty());
        QCOMPARE(changes, SheetChanges());
    }

    void orderOfLinesAndNamesChangeNothing()
    {
        OrderFixture shop;
        const Variant rose = shop.variant(u"Rose"_s, u"Red"_s, {});
        const Variant fern = shop.variant(u"Fern"_s, u"Leather"_s, {});
        Event event = shop.event(u"Wedding"_s,
                                 {shop.line(rose.id, {}, 0.1, 0.5), shop.line(rose.id, {}, 0.2, 0.6),
                                  shop.line(rose.id, {}, 0.3, 0.7), shop.line(fern.id, {}, 100'000.1, 5),
                                  shop.line(fern.id, {}, 200'000.2, 6), shop.line(fern.id, {}, 300'000.3, 7)});
        const OrderSheet saved = buildOrderSheet({event}, shop.catalogue);
        std::ranges::reverse(event.groups[0].items);
        event.name = u"Party"_s;
        shop.catalogue.productNames[rose.id] = u"Garden rose"_s;

        QVERIFY(changesSince(saved, buildOrderSheet({event}, shop.catalogue)).isEmpty());
    }

    void moreUnitsInTheSamePacksAreAChange()
    {
        OrderFixture shop;
        const Variant rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        Event event = shop.event(u"Wedding"_s, {shop.line(rose.id, {}, 12, 0.5)});
        const OrderSheet saved = buildOrderSheet({event}, shop.catalogue);
        event.groups[0].items[0].price.units = 15;

        const SheetChanges changes = changesSince(saved, buildOrderSheet({event}, shop.catalogue));

        QCOMPARE(changes.lines.size(), 1);
        QCOMPARE(changes.lines[0].before->unitsNeeded, 12.0);
        QCOMPARE(changes.lines[0].after->unitsNeeded, 15.0);
        QCOMPARE(changes.lines[0].unitsToOrderChange(), 0.0);
        QCOMPARE(changes.orderCostIncTaxChange, 0.0);
    }

    void packsOfAnotherSizeAreAChange()
    {
        OrderFixture shop;
        const Variant rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        const Event event = shop.event(u"Wedding"_s, {shop.line(rose.id, {}, 20, 0.5)});
        const OrderSheet saved = buildOrderSheet({event}, shop.catalogue);
        OrderSheet present = saved;
        present.suppliers[0].lines[0].unitsPerPack = 20;
        present.suppliers[0].lines[0].packsToOrder = 1;

        const SheetChanges changes = changesSince(saved, present);

        QCOMPARE(changes.lines.size(), 1);
        QCOMPARE(changes.lines[0].after->packsToOrder, 1.0);
        QCOMPARE(changes.orderCostIncTaxChange, 0.0);
    }

    void pricesCount()
    {
        OrderFixture shop;
        const Variant rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        const Event event = shop.event(u"Wedding"_s, {shop.line(rose.id, {}, 12, 0.5)});
        Event dearer = event;
        dearer.groups[0].items[0] = shop.line(rose.id, {}, 12, 0.75);

        const SheetChanges changes =
            changesSince(buildOrderSheet({event}, shop.catalogue), buildOrderSheet({dearer}, shop.catalogue));

        QCOMPARE(changes.lines.size(), 1);
        QCOMPARE(changes.orderCostIncTaxChange, 20 * (0.75 * 1.2) - 20 * (0.5 * 1.2));
    }

    void linesComeAndGo()
    {
        OrderFixture shop;
        const SupplierId market = shop.supplier(u"Market"_s);
        const Variant rose = shop.variant(u"Rose"_s, u"Red"_s, 10);
        const Variant tulip = shop.variant(u"Tulip"_s, u"White"_s, {});
        Event event = shop.event(u"Wedding"_s, {shop.line(rose.id, {}, 12, 0.5)});
        const OrderSheet saved = buildOrderSheet({event}, shop.catalogue);
        event.groups[0].items = {shop.line(tulip.id, market, 3, 1), shop.line(rose.id, market, 12, 0.5)};

        const SheetChanges changes = changesSince(saved, buildOrderSheet({event}, shop.catalogue));

        QCOMPARE(changes.lines.size(), 3);
        QVERIFY(changes.lines[0].supplierId.isNull()); // The same rose from another supplier is another line.
        QVERIFY(!changes.lines[0].after);
        QCOMPARE(changes.lines[0].unitsToOrderChange(), -20.0);
        QCOMPARE(changes.lines[1].supplierName, u"Market"_s);
        QVERIFY(!changes.lines[1].before);
        QCOMPARE(changes.lines[1].after->variantId, rose.id);
        QCOMPARE(changes.lines[2].unitsToOrderChange(), 3.0);
        QCOMPARE(changes.orderCostIncTaxChange, -20 * (0.5 * 1.2) + 20 * (0.5 * 1.2) + 3 * (1 * 1.2));
    }

    void eventsChangeTheirStatusOrGo()
    {
        OrderFixture shop;
        const Event gone = shop.event(u"Gone"_s, {});
        Event approved = shop.event(u"Approved"_s, {});
        approved.status = u"quoting"_s;
        const Event same = shop.event(u"Same"_s, {});
        const OrderSheet saved = buildOrderSheet({gone, approved, same}, shop.catalogue);
        approved.status = u"approved"_s;

        const SheetChanges changes = changesSince(saved, buildOrderSheet({approved, same}, shop.catalogue));

        QVERIFY(!changes.isEmpty());
        QCOMPARE(changes.events.size(), 2);
        QCOMPARE(changes.events[0].before.name, u"Gone"_s);
        QVERIFY(!changes.events[0].after);
        QCOMPARE(changes.events[1].before.status, u"quoting"_s);
        QVERIFY(changes.events[1].after->isCleared);
    }
};

STEMDESK_APPLESS_TEST(TestSheetChanges)

} // namespace stemdesk::sheet_changes_test

#include "tst_sheet_changes.moc"

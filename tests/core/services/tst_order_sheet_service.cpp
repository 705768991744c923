#include "core/services/order_sheet_service.h"

#include "core/storage/session.h"
#include "tests/support/event_shop.h"

#include <QTest>

using namespace stemdesk;
using namespace Qt::StringLiterals;

class TestOrderSheetService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void poolsOverEvents();
    void knowsSuppliersAndWhoIsCheapest();
    void otherShopsEventsAreNotFound();
    void readsAsOftenForManyEvents();
};

void TestOrderSheetService::poolsOverEvents()
{
    TestShop test;
    ShopWithEvent filled(test.shop());
    const EventId second = must(test.shop().events.create({.name = u"Second"_s, .status = u"approved"_s})).event.id;
    const EventGroupId group = must(test.shop().lines.createGroup(second, {.name = u"G"_s})).id;
    QVERIFY(test.shop().lines.createItem(second, group, {.variantId = filled.rose, .quantity = 7}));

    const OrderSheet sheet = must(test.shop().orderSheets.sheetFor({filled.event, second, filled.event}));

    QCOMPARE(sheet.events.size(), 2);
    QVERIFY(sheet.isDraft());
    QCOMPARE(sheet.suppliers.size(), 1);
    QVERIFY(sheet.suppliers.constFirst().supplierId.isNull());
    const OrderSheetLine rose = sheet.suppliers.constFirst().lines.constFirst();
    QCOMPARE(rose.productName, u"Rose"_s);
    QCOMPARE(rose.unitsNeeded, 13.0);
    QCOMPARE(rose.packsToOrder, 2.0);
    QCOMPARE(rose.orderCostIncTax, 20 * (2 * 1.2));
    QCOMPARE(rose.eventNames, QStringList({u"Anna and Ben"_s, u"Second"_s}));
}

void TestOrderSheetService::knowsSuppliersAndWhoIsCheapest()
{
    TestShop test;
    ShopWithEvent filled(test.shop());
    const SupplierId cheap = must(test.shop().suppliers.create({.name = u"Cheap"_s, .contactEmail = u"a@b.c"_s})).id;
    filled.addPrice(filled.flowers, filled.rose, 1, cheap);
    QVERIFY(test.shop().products.patchVariant(
        filled.roseProduct, filled.rose,
        {.supplierIds = QList{filled.supplier, cheap},
         .supplierMinPacks = QList<SupplierMinimum>{{.supplierId = filled.supplier, .minPacks = 3}}}));
    QVERIFY(test.shop().lines.patchItem(filled.event, filled.group, filled.roses, {.supplierId = filled.supplier}));

    const OrderSheet sheet = must(test.shop().orderSheets.sheetFor({filled.event}));

    QCOMPARE(sheet.suppliers.constFirst().name, u"Flower market"_s);
    const OrderSheetLine rose = sheet.suppliers.constFirst().lines.constFirst();
    QCOMPARE(rose.minPacks, 3.0);
    QCOMPARE(rose.packsToOrder, 3.0);
    QVERIFY(rose.cheapest);
    QCOMPARE(rose.cheapest->supplierId, cheap);
    QCOMPARE(rose.cheapest->orderCostIncTax, 10 * (1 * 1.2));
}

void TestOrderSheetService::otherShopsEventsAreNotFound()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    const ShopWithEvent beside(test.otherShop());
    QCOMPARE(test.shop().orderSheets.sheetFor({filled.event, beside.event}).error().code, "event_not_found");
}

void TestOrderSheetService::readsAsOftenForManyEvents()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    QList<EventId> ids{filled.event};
    const auto statements = [&] {
        const qint64 before = test.session().statementsRun();
        must(test.shop().orderSheets.sheetFor(ids));
        return test.session().statementsRun() - before;
    };
    const qint64 one = statements();
    for (int i = 0; i < 9; ++i) {
        ids += must(test.shop().events.create({.name = u"More"_s})).event.id;
        const EventGroupId group = must(test.shop().lines.createGroup(ids.constLast(), {.name = u"G"_s})).id;
        QVERIFY(test.shop().lines.createItem(ids.constLast(), group, {.variantId = filled.vase, .quantity = 7}));
    }
    QCOMPARE(statements(), one + 9); // Each event is looked up by its id.
}

QTEST_GUILESS_MAIN(TestOrderSheetService)
#include "tst_order_sheet_service.moc"

#include "core/services/orders/saved_order_service.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::supplier_orders_test {

class TestSupplierOrders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sheetIsOpenUntilAllOfItCame();
    void otherSuppliersAndShopsAreLeftOut();
};

namespace {

OrderSheetId savedSheet(ShopWithEvent &shop)
{
    must(shop.shop.lines.patchItem(shop.event, shop.group, shop.roses, {.supplierId = shop.supplier}));
    must(shop.shop.orderSheets.save({shop.event})); // A draft is not on its way.
    const OrderSheetId sheet = must(shop.shop.orderSheets.save({shop.event})).id;
    must(shop.shop.orderSheets.patch(sheet, {.state = SheetState::Ordered}));
    return sheet;
}

} // namespace

void TestSupplierOrders::sheetIsOpenUntilAllOfItCame()
{
    TestShop test;
    ShopWithEvent shop(test.shop());
    QVERIFY(must(test.shop().savedOrders.openFrom(shop.supplier, 10)).isEmpty());
    const OrderSheetId sheet = savedSheet(shop);

    const QList<OpenOrder> open = must(test.shop().savedOrders.openFrom(shop.supplier, 10));
    QCOMPARE(open.size(), 1);
    QCOMPARE(open.constFirst().sheet, sheet);
    QCOMPARE(open.constFirst().lines, 1);
    QCOMPARE(open.constFirst().dueLines, 1);
    QVERIFY(open.constFirst().dueCostIncTax > 0);

    const auto receive = [&](double packs) {
        const ReceivedRow row{.variantId = shop.rose, .supplierId = shop.supplier, .packs = packs};
        must(test.shop().orderSheets.patch(sheet, {.received = QList<ReceivedRow>{row}}));
    };
    receive(0.5);
    QCOMPARE(must(test.shop().savedOrders.openFrom(shop.supplier, 10)).size(), 1);
    receive(1);
    QVERIFY(must(test.shop().savedOrders.openFrom(shop.supplier, 10)).isEmpty());
}

void TestSupplierOrders::otherSuppliersAndShopsAreLeftOut()
{
    TestShop test;
    ShopWithEvent shop(test.shop());
    savedSheet(shop);
    const SupplierId other = must(test.shop().suppliers.create({.name = u"Other"_s})).id;

    QVERIFY(must(test.shop().savedOrders.openFrom(other, 10)).isEmpty());
    QVERIFY(must(test.otherShop().savedOrders.openFrom(shop.supplier, 10)).isEmpty());
}

STEMDESK_GUILESS_TEST(TestSupplierOrders)

} // namespace stemdesk::supplier_orders_test

#include "tst_supplier_orders.moc"

#include "core/services/orders/saved_order_service.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::saved_order_service_test {

using namespace Qt::StringLiterals;

class TestSavedSheetsReading : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNewestStandFirstPageByPage();
    void saysHowManyLinesCameIn();
    void thoseOfOneEventAreFound();
};

namespace {

OrderSheet saved(ShopWithEvent &filled)
{
    return must(filled.shop.orderSheets.save({filled.event}));
}

} // namespace

void TestSavedSheetsReading::theNewestStandFirstPageByPage()
{
    TestShop test;
    ShopWithEvent filled(test.shop());
    ShopWithEvent beside(test.otherShop());
    QList<OrderSheetId> made;
    for (int i = 0; i < 5; ++i) {
        made.prepend(saved(filled).id);
        saved(beside);
    }

    QList<OrderSheetId> found;
    PageRequest page{.after = {}, .limit = 2};
    for (int i = 0; i < 3; ++i) {
        const auto read = must(test.shop().savedOrders.sheets(page));
        QCOMPARE(read.next.has_value(), i < 2);
        for (const SavedSheet &row : read.rows)
            found.append(row.sheet.id);
        page.after = read.next;
    }

    QCOMPARE(found, made);
}

void TestSavedSheetsReading::saysHowManyLinesCameIn()
{
    TestShop test;
    ShopWithEvent filled(test.shop());
    ShopWithEvent beside(test.otherShop());
    const OrderSheet other = saved(beside);
    const OrderSheet first = saved(filled);
    const OrderSheet second = saved(filled);
    const OrderSheetSupplier &supplier = first.suppliers.constFirst();
    const ReceivedRow row{.variantId = supplier.lines.constFirst().variantId,
                          .supplierId = supplier.supplierId,
                          .packs = 1,
                          .unitCostExclTax = 2};
    must(filled.shop.orderSheets.patch(first.id, {.received = QList{row}}));
    const ReceivedRow theirs{.variantId = other.suppliers.constFirst().lines.constFirst().variantId,
                             .supplierId = other.suppliers.constFirst().supplierId,
                             .packs = 1,
                             .unitCostExclTax = 2};
    must(beside.shop.orderSheets.patch(other.id, {.received = QList{theirs}}));

    const auto read = must(test.shop().savedOrders.sheets({}));

    QCOMPARE(read.rows.size(), 2);
    const SavedSheet newest = read.rows.constFirst();
    QCOMPARE(newest.sheet.id, second.id);
    QCOMPARE(newest.received, 0);
    QCOMPARE(newest.lines, supplier.lines.size());
    QCOMPARE(newest.sheet.events, second.events);
    QCOMPARE(newest.sheet.totals, second.totals);
    QVERIFY(newest.sheet.suppliers.isEmpty());
    QCOMPARE(read.rows.constLast().received, 1);
}

void TestSavedSheetsReading::thoseOfOneEventAreFound()
{
    TestShop test;
    ShopWithEvent filled(test.shop());
    ShopWithEvent beside(test.otherShop());
    const EventId other = must(test.shop().events.create({.name = u"Other"_s})).event.id;
    saved(beside);
    const OrderSheetId first = saved(filled).id;
    must(test.shop().orderSheets.save({other}));
    const OrderSheetId both = must(test.shop().orderSheets.save({other, filled.event})).id;
    const auto found = [&](int limit) {
        QList<OrderSheetId> ids;
        for (const auto rows = must(test.shop().savedOrders.sheetsOf(filled.event, limit));
             const SavedSheet &row : rows)
            ids.append(row.sheet.id);
        return ids;
    };

    QCOMPARE(found(10), (QList{both, first}));
    QCOMPARE(found(1), QList{both});
    QCOMPARE(must(test.shop().savedOrders.sheetsOf(filled.event, 1)).constFirst().sheet.events.size(), 2);
}

STEMDESK_GUILESS_TEST(TestSavedSheetsReading)

} // namespace stemdesk::saved_order_service_test

#include "tst_saved_order_service.moc"

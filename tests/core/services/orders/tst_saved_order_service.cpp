#include "core/services/orders/saved_order_service.h"

#include "tests/support/event_shop.h"
#include "tests/support/plan_watch.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::saved_order_service_test {

class TestSavedSheetsReading : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNewestStandFirstPageByPage();
    void saysHowManyLinesCameIn();
    void thoseOfOneEventAreFound();
    void claimsRunHoweverOldTheirSheetIs();
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
    ReceivedRow row{.variantId = supplier.lines.constFirst().variantId,
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
    QVERIFY(!newest.received);
    QCOMPARE(newest.lines, supplier.lines.size());
    QCOMPARE(newest.sheet.events, second.events);
    QCOMPARE(newest.sheet.totals, second.totals);
    QVERIFY(newest.sheet.suppliers.isEmpty());
    QCOMPARE(read.rows.constLast().received.value_or(-1), 1);
    row.packs = *supplier.lines.constFirst().packsToOrder - 1;
    must(filled.shop.orderSheets.patch(first.id, {.received = QList{row}}));
    QCOMPARE(must(test.shop().savedOrders.sheets({})).rows.constLast().received.value_or(-1), 0); // One pack is due.
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

void TestSavedSheetsReading::claimsRunHoweverOldTheirSheetIs()
{
    constexpr Instant kNoon = 1'779'706'800'000; // 25 May 2026, 12:00 in London.
    constexpr Instant kHour = 3'600'000;
    TestShop test;
    test.setNow(kNoon);
    ShopWithEvent filled(test.shop());
    const ShopWithEvent beside(test.otherShop());
    must(filled.shop.lines.patchItem(filled.event, filled.group, filled.roses, {.supplierId = filled.supplier}));
    must(filled.shop.suppliers.patch(filled.supplier, {.claimHours = 48}));
    const auto reject = [&](const OrderSheetId &sheet, QDate on, double credit) {
        ReceivedRow row{.variantId = filled.rose, .supplierId = filled.supplier, .packs = 1};
        row.rejectedUnits = 2;
        row.receivedOn = std::optional(on);
        row.creditExclTax = credit;
        must(filled.shop.orderSheets.patch(sheet, {.received = QList{row}}));
    };
    const QDate today(2026, 5, 25);
    const OrderSheetId first = saved(filled).id;
    for (int i = 0; i < 30; ++i)
        saved(filled); // Newer sheets with nothing received.
    QCOMPARE(must(test.shop().savedOrders.openClaims()), OpenClaims());

    reject(first, today, 0);
    const OpenClaims one{.lines = 1, .until = kNoon + 48 * kHour}; // From the moment in which it was written down.
    PlanWatch watch;
    QCOMPARE(must(test.shop().savedOrders.openClaims()), one);
    QCOMPARE(watch.stepsThroughTheShop(), QStringList());
    QCOMPARE(must(test.otherShop().savedOrders.openClaims()), OpenClaims());

    const OrderSheetId second = saved(filled).id;
    reject(second, today.addDays(-1), 0);
    QCOMPARE(must(test.shop().savedOrders.openClaims()),
             (OpenClaims{.lines = 2, .until = kNoon + 12 * kHour})); // From the beginning of that day.
    reject(second, today.addDays(-1), 3);
    QCOMPARE(must(test.shop().savedOrders.openClaims()), one);

    test.setNow(one.until); // Over.
    QCOMPARE(must(test.shop().savedOrders.openClaims()), OpenClaims());
    must(filled.shop.suppliers.patch(filled.supplier, {.claimHours = std::optional<double>()}));
    test.setNow(kNoon);
    QCOMPARE(must(test.shop().savedOrders.openClaims()), OpenClaims()); // The claim window is unknown.
}

STEMDESK_GUILESS_TEST(TestSavedSheetsReading)

} // namespace stemdesk::saved_order_service_test

#include "tst_saved_order_service.moc"

#include "core/services/orders/saved_order_service.h"

#include "tests/support/event_test.h"
#include "tests/support/plan_watch.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::saved_order_service_test {

class TestSavedSheetsReading : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void theNewestStandFirstPageByPage();
    void saysHowManyLinesCameIn();
    void thoseOfOneEventAreFound();
    void draftsAreThoseStillToOrder();
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
    ShopWithEvent beside(m_test->otherShop());
    QList<OrderSheetId> made;
    for (int i = 0; i < 5; ++i) {
        made.prepend(saved(*m_filled).id);
        saved(beside);
    }

    QList<OrderSheetId> found;
    PageRequest page{.after = {}, .limit = 2};
    for (int i = 0; i < 3; ++i) {
        const auto read = must(shop().savedOrders.sheets(page));
        QCOMPARE(read.next.has_value(), i < 2);
        for (const SavedSheet &row : read.rows)
            found.append(row.sheet.id);
        page.after = read.next;
    }

    QCOMPARE(found, made);
}

void TestSavedSheetsReading::saysHowManyLinesCameIn()
{
    ShopWithEvent beside(m_test->otherShop());
    const OrderSheet other = saved(beside);
    const OrderSheet first = saved(*m_filled);
    const OrderSheet second = saved(*m_filled);
    const OrderSheetSupplier &supplier = first.suppliers.constFirst();
    ReceivedRow row{.variantId = supplier.lines.constFirst().variantId,
                    .supplierId = supplier.supplierId,
                    .packs = 1,
                    .unitCostExclTax = 2};
    must(m_filled->shop.orderSheets.patch(first.id, {.received = QList{row}}));
    const ReceivedRow theirs{.variantId = other.suppliers.constFirst().lines.constFirst().variantId,
                             .supplierId = other.suppliers.constFirst().supplierId,
                             .packs = 1,
                             .unitCostExclTax = 2};
    must(beside.shop.orderSheets.patch(other.id, {.received = QList{theirs}}));

    const auto read = must(shop().savedOrders.sheets({}));

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
    must(m_filled->shop.orderSheets.patch(first.id, {.received = QList{row}}));
    QCOMPARE(must(shop().savedOrders.sheets({})).rows.constLast().received.value_or(-1), 0); // One pack is due.
}

void TestSavedSheetsReading::thoseOfOneEventAreFound()
{
    ShopWithEvent beside(m_test->otherShop());
    const EventId other = must(shop().events.create({.name = u"Other"_s})).event.id;
    saved(beside);
    const OrderSheetId first = saved(*m_filled).id;
    must(shop().orderSheets.save({other}));
    const OrderSheetId both = must(shop().orderSheets.save({other, m_filled->event})).id;
    const auto found = [&](int limit) {
        QList<OrderSheetId> ids;
        for (const auto rows = must(shop().savedOrders.sheetsOf(m_filled->event, limit)); const SavedSheet &row : rows)
            ids.append(row.sheet.id);
        return ids;
    };

    QCOMPARE(found(10), (QList{both, first}));
    QCOMPARE(found(1), QList{both});
    QCOMPARE(must(shop().savedOrders.sheetsOf(m_filled->event, 1)).constFirst().sheet.events.size(), 2);
}

/// Goods that came in were ordered, even if nobody marked their sheet.
void TestSavedSheetsReading::draftsAreThoseStillToOrder()
{
    const OrderSheet first = saved(*m_filled);
    saved(*m_filled);
    const EventId event = m_filled->event;
    QCOMPARE(must(shop().savedOrders.draftsAmong({event})), (QHash<EventId, qint64>{{event, 2}}));

    const OrderSheetSupplier &supplier = first.suppliers.constFirst();
    const ReceivedRow row{.variantId = supplier.lines.constFirst().variantId,
                          .supplierId = supplier.supplierId,
                          .packs = 1,
                          .unitCostExclTax = 2};
    must(shop().orderSheets.patch(first.id, {.received = QList{row}}));
    QCOMPARE(must(shop().savedOrders.draftsAmong({event})), (QHash<EventId, qint64>{{event, 1}}));
    QCOMPARE(must(m_test->otherShop().savedOrders.draftsAmong({event})), (QHash<EventId, qint64>()));
}

void TestSavedSheetsReading::claimsRunHoweverOldTheirSheetIs()
{
    constexpr Instant kNoon = 1'779'706'800'000; // 25 May 2026, 12:00 in London.
    constexpr Instant kHour = 3'600'000;
    m_test->setNow(kNoon);
    const ShopWithEvent beside(m_test->otherShop());
    must(m_filled->shop.lines.patchItem(m_filled->event, m_filled->group, m_filled->roses,
                                        {.supplierId = m_filled->supplier}));
    must(m_filled->shop.suppliers.patch(m_filled->supplier, {.claimHours = 48}));
    const auto reject = [&](const OrderSheetId &sheet, QDate on, double credit) {
        ReceivedRow row{.variantId = m_filled->rose, .supplierId = m_filled->supplier, .packs = 1};
        row.rejectedUnits = 2;
        row.receivedOn = std::optional(on);
        row.creditExclTax = credit;
        must(m_filled->shop.orderSheets.patch(sheet, {.received = QList{row}}));
    };
    const QDate today(2026, 5, 25);
    const OrderSheetId first = saved(*m_filled).id;
    for (int i = 0; i < 30; ++i)
        saved(*m_filled); // Newer sheets with nothing received.
    QCOMPARE(must(shop().savedOrders.openClaims()), OpenClaims());

    reject(first, today, 0);
    const OpenClaims one{.lines = 1, .until = kNoon + 48 * kHour}; // From the moment in which it was written down.
    PlanWatch watch;
    QCOMPARE(must(shop().savedOrders.openClaims()), one);
    QCOMPARE(watch.stepsThroughTheShop(), QStringList());
    QCOMPARE(must(m_test->otherShop().savedOrders.openClaims()), OpenClaims());

    const OrderSheetId second = saved(*m_filled).id;
    reject(second, today.addDays(-1), 0);
    QCOMPARE(must(shop().savedOrders.openClaims()),
             (OpenClaims{.lines = 2, .until = kNoon + 12 * kHour})); // From the beginning of that day.
    reject(second, today.addDays(-1), 3);
    QCOMPARE(must(shop().savedOrders.openClaims()), one);

    m_test->setNow(one.until); // Over.
    QCOMPARE(must(shop().savedOrders.openClaims()), OpenClaims());
    must(m_filled->shop.suppliers.patch(m_filled->supplier, {.claimHours = std::optional<double>()}));
    m_test->setNow(kNoon);
    QCOMPARE(must(shop().savedOrders.openClaims()), OpenClaims()); // The claim window is unknown.
}

STEMDESK_GUILESS_TEST(TestSavedSheetsReading)

} // namespace stemdesk::saved_order_service_test

#include "tst_saved_order_service.moc"

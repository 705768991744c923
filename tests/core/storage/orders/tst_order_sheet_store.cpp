#include "core/storage/orders/order_sheet_store.h"

#include "core/storage/engine/session.h"
#include "core/storage/orders/order_sheet_line_store.h"
#include "tests/support/event_shop.h"
#include "tests/support/order_sheets.h"
#include "tests/support/plan_watch.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::order_sheet_store_test {

namespace {

/// A sheet of two events with `lines` lines, ready to be stored.
OrderSheet savedSheet(int lines, const EventId &event = EventId::create())
{
    OrderSheetEvent cleared = sheets::event(u"Cleared"_s);
    cleared.eventId = event;
    OrderSheetSupplier supplier = sheets::supplier(u"Market"_s, {});
    supplier.delivery = {.on = QDate(2026, 5, 29), .to = u"Dock 3"_s, .note = u"Cool"_s, .allowsSubstitutes = false};
    for (int i = 0; i < lines; ++i) {
        OrderSheetLine line = sheets::line(u"Rose"_s, QString::number(i), 3, 0.1);
        line.spareUnits = 1;
        line.supplierCode = u"RQ-50"_s;
        line.eventUnits = {{event, 2}, {EventId::create(), 1}};
        line.eventNames = QStringList{u"Cleared"_s, u"Not"_s};
        line.eventItemIds = {EventItemId::create(), EventItemId::create()};
        line.advice = {{-0.1, -1, -1.0 / 3}, {2.2, 0, 0}};
        supplier.lines.append(line);
        supplier.totals.orderCostExclTax += line.orderCostExclTax;
        supplier.totals.orderCostIncTax += line.orderCostIncTax;
    }
    OrderSheet sheet = sheets::sheet({cleared, sheets::event(u"Not"_s, false)}, {supplier});
    sheet.id = OrderSheetId::create();
    sheet.version = 1;
    return sheet;
}

OrderSheet sheetWithEveryFigure()
{
    OrderSheet sheet = savedSheet(3);
    sheet.currency = u"SEK"_s;
    sheet.createdAt = 5;
    sheet.updatedAt = 6;
    sheet.suppliers[0].address = u"A\nB"_s;
    sheet.suppliers[0].contactEmail = u"a@b.c"_s;
    sheet.suppliers[0].accountNumber = u"FT-1042"_s;
    sheet.events[0].startsAt = 8;
    sheet.suppliers[0].isArchived = true;
    OrderSheetLine &line = sheet.suppliers[0].lines[1];
    line.sku = u"R-1"_s;
    line.colors = QStringList{u"Blush"_s, u"Ivory"_s};
    line.stemLength = 0.1;
    line.unitsPerPack = 0.2;
    line.packsNeeded = 0.3;
    line.minPacks = 0.4;
    line.packsToOrder = 0.5;
    line.leftoverUnits = 0.6;
    line.isPriced = false;
    line.taxMultiplier = 1.0 / 3;
    line.cheapest = CheapestSupplier{SupplierId::create(), 0.7};
    line.unitsOrdered = 0.8;
    line.packsOrdered = 0.9;
    line.surplusUnits = 0.01;
    sheet.suppliers[0].deliveryDays = {
        {.on = QDate(2026, 5, 28), .eventIds = {sheet.events[0].eventId, sheet.events[1].eventId}},
        {.on = QDate(2026, 5, 30), .eventIds = {EventId::create()}}};
    sheet.suppliers[0].deliveryCostExclTax = 7.5;
    sheet.suppliers[0].shortOfMinimumExclTax = 0.02;
    sheet.suppliers[0].totals.deliveryCostExclTax = 7.5;
    sheet.totals.deliveryCostExclTax = 7.5;
    sheet.state = SheetState::Ordered;
    sheet.orderedAt = 9;
    sheet.isTopUp = true;
    sheet.dayAsked = QDate(2026, 5, 29);
    OrderSheetSupplier nobody = sheet.suppliers[0];
    nobody.supplierId = {};
    nobody.lines = {sheet.suppliers[0].lines[2]};
    nobody.totals = {nobody.lines[0].orderCostExclTax, nobody.lines[0].orderCostIncTax};
    nobody.deliveryDays.clear();
    nobody.deliveryCostExclTax.reset();
    nobody.shortOfMinimumExclTax.reset();
    sheet.suppliers.append(nobody);
    return sheet;
}

} // namespace

class TestOrderSheetStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_test.reset(); }
    void everyFigureComesBack();
    void whatIsOrderedIsFoundByItsEvents();
    void sheetsAreFoundByTheDayOfTheirArrival();
    void pagesFollowTheOrderOfCreation();
    void pagesOfLargeSheetsAreShort();
    void statementsDoNotGrowWithTheList();
    void everyReadHasItsIndex();
    void olderVersionsAreStale();

private:
    OrderSheetStore store() { return {m_test->session(), m_test->context().tenant()}; }
    OrderSheetLineStore lines() { return {m_test->session(), m_test->context().tenant()}; }
    OrderSheet insert(const OrderSheet &sheet)
    {
        if (!store().insert(sheet))
            qFatal("a sheet cannot be stored");
        return sheet;
    }

    std::unique_ptr<TestShop> m_test;
};

void TestOrderSheetStore::init()
{
    m_test = std::make_unique<TestShop>();
    OrderSheetStore theirs(m_test->session(), contextOf(m_test->otherShop()).tenant());
    QVERIFY(theirs.insert(savedSheet(2)));
}

void TestOrderSheetStore::everyFigureComesBack()
{
    OrderSheet sheet = sheetWithEveryFigure();
    insert(sheet);

    const auto stored = store().find(sheet.id, {});
    QVERIFY(stored);
    QCOMPARE(stored->sheet, sheet);
    QCOMPARE(stored->lineCount, 4);

    OrderSheetLine &ofNobody = sheet.suppliers[1].lines[0];
    ofNobody.received = ReceivedGoods{0.1, 0.2};
    ofNobody.notes = {.rejectedUnits = 0.3,
                      .reason = u"Brown"_s,
                      .receivedOn = QDate(2026, 3, 21),
                      .invoiceNumber = u"R 7"_s,
                      .creditExclTax = 0.7,
                      .imageUrls = {u"https://x.example/1.jpg"_s},
                      .receivedAt = 10};
    QVERIFY(lines().setReceived(stored->key, 3, ofNobody, 7));
    QCOMPARE(must(store().find(sheet.id, {})).sheet, sheet);
    const auto received = must(lines().receivedFor(sheet.events[0].eventId));
    QCOMPARE(received.size(), 1);
    QCOMPARE(received[0].eventUnitsNeeded, 2.0);
    QCOMPARE(received[0].line.unitsNeeded, 3.0);
    QCOMPARE(received[0].line.received, (ReceivedGoods{0.1, 0.2}));
    QVERIFY(received[0].isTopUp);
}

void TestOrderSheetStore::whatIsOrderedIsFoundByItsEvents()
{
    const EventId event = EventId::create();
    OrderSheet draft = savedSheet(1, event);
    OrderSheet ordered = savedSheet(2, event);
    ordered.state = SheetState::Ordered;
    ordered.suppliers[0].lines[1].unitsToOrder = 0; // On the sheet, but not ordered from the supplier.
    insert(draft);
    insert(ordered);

    const auto found = must(lines().orderedFor({event, EventId::create()}));

    QCOMPARE(found.size(), 1);
    const OrderSheetLine &line = ordered.suppliers[0].lines[0];
    QCOMPARE(found[0].supplierId, ordered.suppliers[0].supplierId);
    QCOMPARE(found[0].line.variantId, line.variantId);
    QCOMPARE(found[0].line.unitsToOrder, line.unitsToOrder);
    QCOMPARE(found[0].line.eventUnits, line.eventUnits); // Including the other event's units.
    QCOMPARE(must(store().find(ordered.id, {})).lineCount, 1);
    QCOMPARE(must(lines().orderedFor({})).size(), 0);
}

void TestOrderSheetStore::sheetsAreFoundByTheDayOfTheirArrival()
{
    OrderSheet chosen = savedSheet(1); // On 29 May.
    chosen.state = SheetState::Ordered;
    OrderSheet computed = savedSheet(1);
    computed.state = SheetState::Ordered;
    computed.suppliers[0].delivery.on.reset();
    computed.suppliers[0].deliveryDays = {{.on = QDate(2026, 5, 30), .eventIds = {computed.events[0].eventId}}};
    insert(chosen);
    insert(computed);
    insert(savedSheet(1)); // A draft.
    const auto on = [&](QDate day) {
        QList<OrderSheetId> ids;
        for (const OrderSheet &sheet : must(store().arriving({.from = day, .to = day})))
            ids.append(sheet.id);
        return ids;
    };

    QCOMPARE(on({2026, 5, 29}), QList{chosen.id});
    QCOMPARE(on({2026, 5, 30}), QList{computed.id});
    QCOMPARE(on({2026, 5, 28}), QList<OrderSheetId>());
}

void TestOrderSheetStore::pagesFollowTheOrderOfCreation()
{
    QList<OrderSheet> sheets;
    for (int i = 0; i < 3; ++i)
        sheets.append(insert(savedSheet(i + 1)));

    const auto first = must(store().list({}, {.limit = 2}, {}));
    const auto last = must(store().list({}, {.after = first.next, .limit = 2}, {}));

    QCOMPARE(first.rows, sheets.mid(0, 2));
    QCOMPARE(last.rows, sheets.mid(2));
    QVERIFY(!last.next);
    QCOMPARE(must(store().list({.updatedSince = 1}, {}, {})).rows, QList<OrderSheet>());
}

void TestOrderSheetStore::pagesOfLargeSheetsAreShort()
{
    QList<OrderSheet> sheets;
    for (int i = 0; i < 3; ++i)
        sheets.append(insert(savedSheet(1)));
    const auto grow = [&](qint64 count) {
        must(m_test->session().change("update order_sheet set line_count = ? where shop = ?", count,
                                      m_test->context().tenant().shop));
    };
    grow(OrderSheetStore::kPageLines / 2);

    const auto first = must(store().list({}, {}, {}));
    QCOMPARE(first.rows, sheets.mid(0, 2));
    QCOMPARE(must(store().list({}, {.after = first.next}, {})).rows, sheets.mid(2));
    QCOMPARE(must(store().list({}, {}, {.lines = false})).rows.size(), 3);

    grow(OrderSheetStore::kPageLines * 2);
    QCOMPARE(must(store().list({}, {}, {})).rows, sheets.mid(0, 1)); // A page has at least one sheet.
}

void TestOrderSheetStore::statementsDoNotGrowWithTheList()
{
    const auto statements = [&](const OrderSheetParts &parts) {
        const qint64 before = m_test->session().statementsRun();
        must(store().list({}, {}, parts));
        return m_test->session().statementsRun() - before;
    };
    insert(savedSheet(1));
    const qint64 one = statements({});
    for (int i = 0; i < 9; ++i)
        insert(savedSheet(5));

    QCOMPARE(statements({}), one);
    QCOMPARE(one, 4); // Sheets, events, lines, and the lines' units by event.
    QCOMPARE(statements({.lines = false}), 2);
    QCOMPARE(statements({.events = false, .lines = false}), 1);
}

void TestOrderSheetStore::everyReadHasItsIndex()
{
    if (isOnPostgres())
        QSKIP("It reads SQLite's plans.");
    const EventId event = EventId::create();
    const OrderSheetId id = insert(savedSheet(3, event)).id;
    insert(savedSheet(3));
    PlanWatch watch;

    must(store().list({.updatedSince = 0}, {}, {}));
    must(store().find(id, {}));
    must(lines().receivedFor(event));
    must(lines().orderedFor({event}));
    must(store().arriving({.from = QDate(2026, 5, 28), .to = QDate(2026, 5, 30)}));

    QVERIFY(watch.queries().size() >= 9);
    QCOMPARE(watch.badSteps(), QStringList());
}

void TestOrderSheetStore::olderVersionsAreStale()
{
    const OrderSheetId id = insert(savedSheet(1)).id;
    StoredOrderSheet stored = must(store().find(id, {}));
    ++stored.sheet.version;
    QVERIFY(store().touch(stored));
    QCOMPARE(store().touch(stored).error().code, "version_mismatch");
}

STEMDESK_GUILESS_TEST(TestOrderSheetStore)

} // namespace stemdesk::order_sheet_store_test

#include "tst_order_sheet_store.moc"

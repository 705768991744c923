#include "core/services/orders/order_sheet_service.h"

#include "core/domain/catalogue/deleted_product.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::order_sheet_service_test {

class TestOrderSheetService : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void poolsOverEvents();
    void knowsSuppliersAndWhoIsCheapest();
    void asksAtThePricesThatTheEventPays();
    void otherShopsEventsAreNotFound();
    void readsAsOftenForManyEvents();
    void savedSheetsReadAsTheyWereSaved();
    void savingIsAnnouncedOnce();
    void refusals();
    void whatCameInIsKept();
    void nothingNewIsNotWritten();
    void changesSinceItWasSaved();
    void profitSharesByUnits();
    void otherShopsSheetsAreNotThere();
};

namespace {

/// A second event that needs `roses` roses, without a supplier.
EventId addEvent(ShopWithEvent &filled, const QString &name, double roses)
{
    const EventId event = must(filled.shop.events.create({.name = name})).event.id;
    const EventGroupId group = must(filled.shop.lines.createGroup(event, {.name = u"G"_s})).id;
    must(filled.shop.lines.createItem(event, group, {.variantId = filled.rose, .quantity = roses}));
    return event;
}

OrderSheetPatch received(const QList<ReceivedRow> &rows)
{
    return {.received = rows};
}

} // namespace

void TestOrderSheetService::poolsOverEvents()
{
    const EventId second = must(shop().events.create({.name = u"Second"_s, .status = u"approved"_s})).event.id;
    const EventGroupId group = must(shop().lines.createGroup(second, {.name = u"G"_s})).id;
    QVERIFY(shop().lines.createItem(second, group, {.variantId = m_filled->rose, .quantity = 7}));

    const OrderSheet sheet = must(shop().orderSheets.sheetFor({m_filled->event, second, m_filled->event}));

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
    const SupplierId cheap = must(shop().suppliers.create({.name = u"Cheap"_s, .contactEmail = u"a@b.c"_s})).id;
    m_filled->addPrice(m_filled->flowers, m_filled->rose, 1, cheap);
    QVERIFY(shop().products.patchVariant(
        m_filled->roseProduct, m_filled->rose,
        {.supplierIds = QList{m_filled->supplier, cheap},
         .supplierMinPacks = QList<SupplierMinimum>{{.supplierId = m_filled->supplier, .minPacks = 3}}}));
    QVERIFY(
        shop().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.supplierId = m_filled->supplier}));

    const OrderSheet sheet = must(shop().orderSheets.sheetFor({m_filled->event}));

    QCOMPARE(sheet.suppliers.constFirst().name, u"Flower market"_s);
    const OrderSheetLine rose = sheet.suppliers.constFirst().lines.constFirst();
    QCOMPARE(rose.minPacks, 3.0);
    QCOMPARE(rose.packsToOrder, 3.0);
    QVERIFY(rose.cheapest);
    QCOMPARE(rose.cheapest->supplierId, cheap);
    QCOMPARE(rose.cheapest->orderCostIncTax, 10 * (1 * 1.2));
}

void TestOrderSheetService::asksAtThePricesThatTheEventPays()
{
    const SupplierId cheap = must(shop().suppliers.create({.name = u"Cheap"_s})).id;
    const SupplierId newer = must(shop().suppliers.create({.name = u"Newer"_s})).id;
    const PriceListId older = m_filled->addList(u"flower"_s, QDate(2025, 12, 1), 1.1);
    const VariantId tulip = m_filled->addVariant(u"Tulip"_s, u"flower"_s, 10);
    m_filled->addLine(m_filled->group, tulip, 5);
    m_filled->addPrice(older, tulip, 1, cheap);
    m_filled->addPrice(m_filled->flowers, tulip, 4, newer);
    const auto cheapest = [&] {
        const OrderSheet sheet = must(shop().orderSheets.sheetFor({m_filled->event}));
        for (const OrderSheetLine &line : sheet.suppliers.constLast().lines) {
            if (line.variantId == tulip)
                return line.cheapest.value();
        }
        return CheapestSupplier();
    };

    QCOMPARE(cheapest(), (CheapestSupplier{cheap, 10 * (1 * 1.1)}));

    m_filled->addPrice(m_filled->flowers, tulip, 3); // From now on the price of January holds for all but Newer.
    QCOMPARE(cheapest(), (CheapestSupplier{{}, 10 * (3 * 1.2)}));
}

void TestOrderSheetService::otherShopsEventsAreNotFound()
{
    const ShopWithEvent beside(m_test->otherShop());
    QCOMPARE(shop().orderSheets.sheetFor({m_filled->event, beside.event}).error().code, "event_not_found");
}

void TestOrderSheetService::readsAsOftenForManyEvents()
{
    QList<EventId> ids{m_filled->event};
    const auto statements = [&] {
        const qint64 before = m_test->session().statementsRun();
        must(shop().orderSheets.sheetFor(ids));
        return m_test->session().statementsRun() - before;
    };
    const qint64 one = statements();
    for (int i = 0; i < 9; ++i) {
        ids += must(shop().events.create({.name = u"More"_s})).event.id;
        const EventGroupId group = must(shop().lines.createGroup(ids.constLast(), {.name = u"G"_s})).id;
        QVERIFY(shop().lines.createItem(ids.constLast(), group, {.variantId = m_filled->vase, .quantity = 7}));
    }
    QCOMPARE(statements(), one + 9); // Each event is looked up by its id.
}

void TestOrderSheetService::savedSheetsReadAsTheyWereSaved()
{
    const SupplierId cheap = must(shop().suppliers.create({.name = u"Cheap"_s})).id;
    m_filled->addPrice(m_filled->flowers, m_filled->rose, 1, cheap);
    must(shop().suppliers.patch(m_filled->supplier,
                                {.contactEmail = u"m@example.com"_s, .address = u"Legmeerdijk 313\nAalsmeer"_s}));
    QVERIFY(shop().products.patchVariant(
        m_filled->roseProduct, m_filled->rose,
        {.stemLength = 50.0,
         .colors = QStringList{u"Blush"_s, u"Ivory"_s},
         .supplierIds = QList{m_filled->supplier, cheap},
         .supplierMinPacks = QList<SupplierMinimum>{{.supplierId = m_filled->supplier, .minPacks = 3}},
         .sku = u"R-1"_s}));
    must(shop().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.supplierId = m_filled->supplier}));
    must(shop().suppliers.archive(m_filled->supplier));
    const EventId second = addEvent(*m_filled, u"Second"_s, 7);
    must(shop().settings.set({{u"currency"_s, u"SEK"_s}}));
    QCOMPARE(must(shop().orderSheets.sheetFor({m_filled->event})).currency, u"SEK"_s); // Files round by it.

    const OrderSheet saved = must(shop().orderSheets.save({second, m_filled->event, second}));
    QCOMPARE(saved.currency, u"SEK"_s);
    QCOMPARE(saved.suppliers[0].address, u"Legmeerdijk 313\nAalsmeer"_s);
    QVERIFY(saved.suppliers[0].isArchived);
    QVERIFY(saved.suppliers[0].lines[0].cheapest && !saved.suppliers[0].lines[0].advice.isEmpty());
    m_test->tick();
    must(shop().products.remove(m_filled->roseProduct, true));
    must(shop().events.remove(second));
    must(shop().suppliers.patch(m_filled->supplier, {.name = u"New name"_s}));
    must(shop().settings.set({{u"currency"_s, u"EUR"_s}}));

    OrderSheet kept = saved;
    for (OrderSheetSupplier &supplier : kept.suppliers) {
        for (OrderSheetLine &line : supplier.lines) {
            for (EventUnits &share : line.eventUnits)
                share.isGone = share.eventId == second;
        }
    }
    QCOMPARE(must(shop().orderSheets.find(saved.id)), kept);
    QCOMPARE(must(shop().orderSheets.list({}, {})).rows, QList{kept});
    OrderSheet heads = kept;
    heads.events.clear();
    heads.suppliers.clear();
    QCOMPARE(must(shop().orderSheets.find(saved.id, {.events = false, .lines = false})), heads);
}

void TestOrderSheetService::savingIsAnnouncedOnce()
{
    m_test->takeAnnounced();

    const OrderSheet saved = must(shop().orderSheets.save({m_filled->event}));

    const Changes changes = m_test->takeAnnounced();
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0].resource, Resource::OrderSheet);
    QCOMPARE(changes[0].id, saved.id.bytes());
    QCOMPARE(changes[0].action, ChangeAction::Created);
}

void TestOrderSheetService::refusals()
{
    const ShopWithEvent beside(m_test->otherShop());
    OrderSheetService &sheets = shop().orderSheets;
    m_test->takeAnnounced();
    QList<EventId> many;
    for (qsizetype i = 0; i <= kMaxSheetEvents; ++i)
        many += EventId::create();

    QCOMPARE(sheets.save({}).error().code, "invalid_eventIds");
    QCOMPARE(sheets.save(many).error().code, "invalid_eventIds");
    many.removeLast();
    QCOMPARE(sheets.save(many + many).error().code, "event_not_found"); // Not too many: each counts once.
    QCOMPARE(sheets.save({m_filled->event, beside.event}).error().code, "event_not_found");
    QCOMPARE(sheets.find(OrderSheetId::create()).error().code, "not_found");
    QCOMPARE(sheets.patch(OrderSheetId::create(), {}).error().code, "not_found");
    QCOMPARE(sheets.profitOf(beside.event).error().code, "not_found");
    QCOMPARE(sheets.changesOf(OrderSheetId::create()).error().code, "not_found");
    QCOMPARE(must(sheets.list({}, {})).rows, QList<OrderSheet>());
    QCOMPARE(m_test->takeAnnounced(), Changes());
}

void TestOrderSheetService::whatCameInIsKept()
{
    OrderSheetService &sheets = shop().orderSheets;
    const OrderSheet saved = must(sheets.save({m_filled->event}));
    m_test->tick();
    m_test->takeAnnounced();

    const OrderSheet after =
        must(sheets.patch(saved.id, received({{m_filled->rose, {}, 2, 0.5}, {m_filled->vase, {}, 1, 4}})));

    QCOMPARE(after.updatedAt, m_test->now());
    QCOMPARE(after.createdAt, saved.createdAt);
    QCOMPARE(receivedCostIncTax(after.suppliers[0].lines[0]), 20 * (0.5 * 1.2));
    QCOMPARE(must(sheets.find(saved.id)), after);
    QCOMPARE(m_test->takeAnnounced().size(), 1);
    QCOMPARE(must(sheets.list({.updatedSince = saved.updatedAt + 1}, {})).rows, QList{after});

    const OrderSheet again = must(sheets.patch(saved.id, received({{m_filled->rose, {}, 1, 0.75}})));
    QCOMPARE(again.suppliers[0].lines[0].received, (ReceivedGoods{1, 0.75}));
    QCOMPARE(must(sheets.find(saved.id)), again);

    OrderSheet none = must(sheets.patch(saved.id, {.received = std::optional<QList<ReceivedRow>>()}));
    QCOMPARE(must(sheets.find(saved.id)), none);
    none.version = saved.version;
    none.updatedAt = saved.updatedAt;
    QCOMPARE(none, saved);
}

void TestOrderSheetService::nothingNewIsNotWritten()
{
    OrderSheetService &sheets = shop().orderSheets;
    const OrderSheetId id = must(sheets.save({m_filled->event})).id;
    const OrderSheetPatch patch = received({{m_filled->rose, {}, 2, 0.5}});
    const OrderSheet before = must(sheets.patch(id, patch));
    m_test->tick();
    m_test->takeAnnounced();

    QCOMPARE(must(sheets.patch(id, patch)), before);
    QCOMPARE(must(sheets.patch(id, {})), before);
    QCOMPARE(sheets.patch(id, received({{m_filled->vase, {}, 1, 1}, {m_filled->vase, m_filled->supplier, 1, 1}}))
                 .error()
                 .code,
             "supplier_not_found");
    QCOMPARE(must(sheets.find(id)), before);
    QCOMPARE(m_test->takeAnnounced(), Changes());
}

void TestOrderSheetService::changesSinceItWasSaved()
{
    OrderSheetService &sheets = shop().orderSheets;
    const EventId second = addEvent(*m_filled, u"Second"_s, 7);
    const OrderSheetId id = must(sheets.save({m_filled->event, second})).id;
    QVERIFY(must(sheets.changesOf(id)).isEmpty());

    must(shop().lines.patchItem(m_filled->event, m_filled->group, m_filled->roses, {.quantity = 12}));
    must(shop().events.remove(second));

    const SheetChanges changes = must(sheets.changesOf(id));
    QCOMPARE(changes.events.size(), 1);
    QCOMPARE(changes.events[0].before.eventId, second);
    QCOMPARE(changes.lines.size(), 1);
    QCOMPARE(changes.lines[0].before->unitsNeeded, 13.0); // 2 * 3 + 7
    QCOMPARE(changes.lines[0].after->unitsNeeded, 24.0);
    QCOMPARE(changes.lines[0].unitsToOrderChange(), 10.0);

    must(shop().events.remove(m_filled->event));
    QCOMPARE(must(sheets.changesOf(id)).events.size(), 2);
}

void TestOrderSheetService::profitSharesByUnits()
{
    OrderSheetService &sheets = shop().orderSheets;
    const EventId second = addEvent(*m_filled, u"Second"_s, 10);
    const OrderSheetId both = must(sheets.save({m_filled->event, second})).id;
    const OrderSheetId alone = must(sheets.save({second})).id;
    const double price = m_filled->storedTotals().customerPriceIncTax;
    const double projected = m_filled->storedTotals().costOfGoodsIncTax;
    QCOMPARE(must(sheets.profitOf(m_filled->event)), (EventProfit{price, projected, std::nullopt, price - projected}));

    must(sheets.patch(both, received({{m_filled->rose, {}, 2, 1.5}})));
    must(sheets.patch(alone, received({{m_filled->rose, {}, 1, 1}})));

    const double actual = 20 * (1.5 * 1.2) * (6.0 / 16);
    QCOMPARE(must(sheets.profitOf(m_filled->event)), (EventProfit{price, projected, actual, price - actual}));
    QCOMPARE(must(sheets.profitOf(second)).actualCostOfGoodsIncTax,
             10 * (1 * 1.2) * (10.0 / 10)); // Cost by the newest sheet.
}

void TestOrderSheetService::otherShopsSheetsAreNotThere()
{
    const ShopWithEvent beside(m_test->otherShop());
    const OrderSheet theirs = must(m_test->otherShop().orderSheets.save({beside.event}));

    QCOMPARE(shop().orderSheets.find(theirs.id).error().code, "not_found");
    QCOMPARE(shop().orderSheets.patch(theirs.id, received({{beside.rose, {}, 1, 1}})).error().code, "not_found");
    QCOMPARE(must(shop().orderSheets.list({}, {})).rows, QList<OrderSheet>());
    QCOMPARE(must(m_test->otherShop().orderSheets.find(theirs.id)), theirs);
}

STEMDESK_GUILESS_TEST(TestOrderSheetService)

} // namespace stemdesk::order_sheet_service_test

#include "tst_order_sheet_service.moc"

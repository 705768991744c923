#include "core/services/prices/price_freeze_service.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::price_freeze_service_test {

using namespace Qt::StringLiterals;

using Pins = QMap<QString, std::optional<PriceListId>>;

class TestPriceFreezeService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_test = std::make_unique<TestShop>();
        m_filled = std::make_unique<ShopWithEvent>(m_test->shop());
        m_beside = std::make_unique<ShopWithEvent>(m_test->otherShop());
    }
    void cleanup()
    {
        m_beside.reset();
        m_filled.reset();
        m_test.reset();
    }

    void pinFixesTheListsInUse();
    void pinIsTakenBack();
    void pinLeavesOtherPinsAlone();
    void pinOfAllPinnedWritesNothing();
    void refreshOfNothingPinnedSaysSo();
    void refreshWithoutNewerListsIsEmpty();
    void refreshShowsOldAndNew();
    void refreshIsWhatWasShown();
    void whatTheNewerListLacksKeepsItsPrice();
    void pinnedPriceStaysThatOfTheOlderList();
    void lineWithoutAPriceIsNamed();
    void listAfterTheDayDoesNotCount();
    void approvalIsTakenBackWithItsPins();
    void otherShopsEventsAreNotFound();

private:
    PriceFreezeService &freeze() { return m_test->shop().freeze; }
    EventService &events() { return m_test->shop().events; }
    PriceListId addMay(double cost)
    {
        const PriceListId list = m_filled->addList(u"flower"_s, QDate(2026, 5, 1), 1.2);
        m_filled->addPrice(list, m_filled->rose, cost);
        return list;
    }
    PinnedLists pins() { return pinnedLists(m_filled->whole()); }
    PinnedLists bothPins() { return {{u"flower"_s, m_filled->flowers}, {u"hire"_s, m_filled->hire}}; }

    std::unique_ptr<TestShop> m_test;
    std::unique_ptr<ShopWithEvent> m_filled;
    std::unique_ptr<ShopWithEvent> m_beside;
};

void TestPriceFreezeService::pinFixesTheListsInUse()
{
    const Totals agreed = m_filled->storedTotals();

    const WrittenEvent written = must(freeze().pin(m_filled->event));

    QCOMPARE(pinnedLists(written.event), bothPins());
    addMay(9);
    QCOMPARE(m_filled->storedTotals(), agreed);
    QVERIFY(m_beside->whole().pricing == std::nullopt);
}

void TestPriceFreezeService::pinIsTakenBack()
{
    const WrittenEvent pinned = must(freeze().pin(m_filled->event));
    addMay(9);

    const WrittenEvent back = must(events().patch(m_filled->event, pinned.undo));
    QVERIFY(!back.event.pricing);
    QCOMPARE(m_filled->storedTotals(), m_filled->freshTotals());
    QVERIFY(m_filled->storedTotals().costIncTax > 50);

    must(events().patch(m_filled->event, back.undo)); // With the old pins, not new ones.
    QCOMPARE(pins(), bothPins());
}

void TestPriceFreezeService::pinLeavesOtherPinsAlone()
{
    addMay(9);
    must(events().patch(m_filled->event,
                        {.pricing = EventPricingPatch{.priceListIds = Pins{{u"flower"_s, m_filled->flowers}},
                                                      .unitUpliftIncTax = 0.5}}));

    const WrittenEvent written = must(freeze().pin(m_filled->event));

    QCOMPARE(pins(), bothPins());
    const Event back = must(events().patch(m_filled->event, written.undo)).event;
    QCOMPARE(pinnedLists(back), (PinnedLists{{u"flower"_s, m_filled->flowers}}));
    QCOMPARE(back.pricing->unitUpliftIncTax, 0.5);
}

void TestPriceFreezeService::pinOfAllPinnedWritesNothing()
{
    const int version = must(freeze().pin(m_filled->event)).event.version;
    QCOMPARE(must(freeze().pin(m_filled->event)).event.version, version);
}

void TestPriceFreezeService::refreshOfNothingPinnedSaysSo()
{
    addMay(9);
    const PriceRefresh refresh = must(freeze().refreshOf(m_filled->event));
    QVERIFY(!refresh.hasPins);
    QVERIFY(refresh.lists.isEmpty());
    QVERIFY(refresh.patch == EventPatch());
}

void TestPriceFreezeService::refreshWithoutNewerListsIsEmpty()
{
    must(freeze().pin(m_filled->event));
    const PriceRefresh refresh = must(freeze().refreshOf(m_filled->event));
    QVERIFY(refresh.hasPins);
    QVERIFY(refresh.lists.isEmpty() && refresh.lines.isEmpty());
    QCOMPARE(refresh.before, m_filled->storedTotals());
    QCOMPARE(refresh.after, refresh.before);
}

void TestPriceFreezeService::refreshShowsOldAndNew()
{
    must(freeze().pin(m_filled->event));
    const PriceListId may = addMay(2.5);
    const Event before = m_filled->whole();

    const PriceRefresh refresh = must(freeze().refreshOf(m_filled->event));

    QCOMPARE(m_filled->whole(), before); // Nothing is stored.
    QCOMPARE(refresh.lists.size(), 1);
    QCOMPARE(refresh.lists.constFirst().productType, u"flower"_s);
    QCOMPARE(refresh.lists.constFirst().before.id, m_filled->flowers);
    QCOMPARE(refresh.lists.constFirst().before.date, QDate(2026, 1, 1));
    QCOMPARE(refresh.lists.constFirst().after.id, may);
    QCOMPARE(refresh.lists.constFirst().after.date, QDate(2026, 5, 1));
    QCOMPARE(refresh.lines.size(), 1); // The vases' list stays.
    const RefreshedLine &line = refresh.lines.constFirst();
    QCOMPARE(line.item, m_filled->roses);
    QCOMPARE(line.productName, u"Rose"_s);
    QCOMPARE(line.groupName, u"Tables"_s);
    QCOMPARE(line.units, 6.0);
    QCOMPARE(line.unitCostBefore, 2.0);
    QCOMPARE(line.unitCostAfter, 2.5);
    QCOMPARE(line.priceDifferenceIncTax, 6 * (2.5 * 1.2) - 6 * (2.0 * 1.2));
    QCOMPARE(refresh.before, before.totals);
}

void TestPriceFreezeService::refreshIsWhatWasShown()
{
    must(freeze().pin(m_filled->event));
    const PriceListId may = addMay(2.5);
    const PriceRefresh refresh = must(freeze().refreshOf(m_filled->event));
    m_filled->addPrice(m_filled->addList(u"flower"_s, QDate(2026, 5, 2), 1.2), m_filled->rose, 7);

    const WrittenEvent written = must(events().patch(m_filled->event, refresh.patch));

    QCOMPARE(pinnedLists(written.event), (PinnedLists{{u"flower"_s, may}, {u"hire"_s, m_filled->hire}}));
    QCOMPARE(m_filled->storedTotals(), refresh.after);
    QCOMPARE(m_filled->storedTotals(), m_filled->freshTotals());
    must(events().patch(m_filled->event, written.undo));
    QCOMPARE(pins(), bothPins());
    QCOMPARE(m_filled->storedTotals(), refresh.before);
}

void TestPriceFreezeService::whatTheNewerListLacksKeepsItsPrice()
{
    must(freeze().pin(m_filled->event));
    const PriceListId bare = m_filled->addList(u"flower"_s, QDate(2026, 5, 1), 1.2);

    const PriceRefresh refresh = must(freeze().refreshOf(m_filled->event));

    QCOMPARE(refresh.lists.constFirst().after.id, bare);
    QVERIFY(refresh.lines.isEmpty());
    QCOMPARE(refresh.after, refresh.before);
}

void TestPriceFreezeService::pinnedPriceStaysThatOfTheOlderList()
{
    m_filled->addList(u"flower"_s, QDate(2026, 5, 1), 1.2); // A partial one: the rose is on the list before it.
    const Totals agreed = m_filled->storedTotals();
    must(freeze().pin(m_filled->event));

    m_filled->addPrice(m_filled->addList(u"flower"_s, QDate(2026, 5, 2), 1.2), m_filled->rose, 9);

    QCOMPARE(m_filled->storedTotals(), agreed);
    QCOMPARE(m_filled->storedTotals(), m_filled->freshTotals());
}

void TestPriceFreezeService::lineWithoutAPriceIsNamed()
{
    const PriceListId late = m_filled->addList(u"flower"_s, QDate(2026, 7, 1), 1.2);
    m_filled->addPrice(late, m_filled->rose, 5);
    must(events().patch(m_filled->event, {.pricing = EventPricingPatch{.priceListIds = Pins{{u"flower"_s, late}}}}));
    must(m_filled->shop.priceLists.removeEntry(m_filled->flowers, m_filled->rosePrice));

    const PriceRefresh refresh = must(freeze().refreshOf(m_filled->event));

    QCOMPARE(refresh.lines.size(), 1);
    QCOMPARE(refresh.lines.constFirst().unitCostBefore, 5.0);
    QVERIFY(!refresh.lines.constFirst().unitCostAfter);
}

void TestPriceFreezeService::listAfterTheDayDoesNotCount()
{
    must(freeze().pin(m_filled->event));
    m_filled->addPrice(m_filled->addList(u"flower"_s, QDate(2026, 6, 2), 1.2), m_filled->rose, 9);
    QVERIFY(must(freeze().refreshOf(m_filled->event)).lists.isEmpty());
}

void TestPriceFreezeService::approvalIsTakenBackWithItsPins()
{
    const WrittenEvent approved = must(events().patch(m_filled->event, {.status = u"approved"_s}));
    QCOMPARE(pins(), bothPins());

    const WrittenEvent back = must(events().patch(m_filled->event, approved.undo));
    QCOMPARE(back.event.status, u"new"_s);
    QVERIFY(!back.event.pricing);

    addMay(9);
    must(events().patch(m_filled->event, back.undo));
    QCOMPARE(m_filled->whole().status, u"approved"_s);
    QCOMPARE(pins(), bothPins()); // The pins of the first approval.
}

void TestPriceFreezeService::otherShopsEventsAreNotFound()
{
    QCOMPARE(freeze().pin(m_beside->event).error(), notFound());
    QCOMPARE(freeze().refreshOf(m_beside->event).error(), notFound());
}

STEMDESK_GUILESS_TEST(TestPriceFreezeService)

} // namespace stemdesk::price_freeze_service_test

#include "tst_price_freeze_service.moc"

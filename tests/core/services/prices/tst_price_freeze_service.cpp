#include "core/services/prices/price_freeze_service.h"

#include "tests/support/event_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>

namespace stemdesk::price_freeze_service_test {

using Pins = QMap<QString, std::optional<PriceListId>>;

class TestPriceFreezeService : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        EventTest::init();
        m_beside = std::make_unique<ShopWithEvent>(m_test->otherShop());
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
    void keepingIsTakenBackInOneStep();
    void approvalIsTakenBackWithWhatItKept();
    void lettingGoShowsTheDifferenceFirst();
    void anotherVariantIsTakenBackWithItsPrice();
    void deletedEventsAndLinesComeBackWithTheirPrices();
    void keepingIsInTheHistoryAndTheFeed();
    void otherShopsEventsAreNotFound();

private:
    PriceFreezeService &freeze() { return shop().freeze; }
    EventService &events() { return shop().events; }
    PriceListId addMay(double cost)
    {
        const PriceListId list = m_filled->addList(u"flower"_s, QDate(2026, 5, 1), 1.2);
        m_filled->addPrice(list, m_filled->rose, cost);
        return list;
    }
    PinnedLists pins() { return pinnedLists(m_filled->whole()); }
    PinnedLists bothPins() { return {{u"flower"_s, m_filled->flowers}, {u"hire"_s, m_filled->hire}}; }
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

void TestPriceFreezeService::keepingIsTakenBackInOneStep()
{
    const Event before = m_filled->whole();
    const WrittenEvent kept = must(freeze().keep(m_filled->event));
    QVERIFY(kept.event.groups.at(0).items.at(0).kept);
    QCOMPARE(kept.event.pricing->markups->keys(), QStringList({u"flower"_s, u"hire"_s}));
    QVERIFY(kept.event.pricesKeptAt);

    const WrittenEvent back = must(events().patch(m_filled->event, kept.undo));
    QVERIFY(!back.event.pricing);
    QVERIFY(!back.event.pricesKeptAt);
    QVERIFY(!back.event.groups.at(0).items.at(0).kept);

    addMay(9);
    const Event again = must(events().patch(m_filled->event, back.undo)).event;
    QCOMPARE(again.groups.at(0).items.at(0).kept, kept.event.groups.at(0).items.at(0).kept); // Not the newer price.
    QCOMPARE(again.totals, before.totals);
    QCOMPARE(m_filled->storedTotals(), m_filled->freshTotals());
}

void TestPriceFreezeService::approvalIsTakenBackWithWhatItKept()
{
    const WrittenEvent approved = must(events().patch(m_filled->event, {.status = u"approved"_s}));
    QVERIFY(approved.event.groups.at(0).items.at(1).kept);
    const WrittenEvent back = must(events().patch(m_filled->event, approved.undo));
    QVERIFY(!back.event.groups.at(0).items.at(1).kept);
    QVERIFY(!back.event.pricesKeptAt);
    const QuoteId quote = must(m_filled->shop.quotes.create(m_filled->event, {})).id;
    const QuoteAnswer accepted =
        must(m_filled->shop.quotes.accept(m_filled->event, quote, {.acceptedBy = u"Ada"_s, .acceptedAt = {}}));
    QVERIFY(m_filled->whole().groups.at(0).items.at(1).kept);

    must(m_filled->shop.quotes.takeBack(accepted));

    QVERIFY(!m_filled->whole().groups.at(0).items.at(1).kept);
    QCOMPARE(m_filled->whole().status, u"new"_s);
}

void TestPriceFreezeService::lettingGoShowsTheDifferenceFirst()
{
    QVERIFY(!must(freeze().todaysPricesOf(m_filled->event)).hasPins);
    must(freeze().keep(m_filled->event));
    addMay(2.5);
    const Event before = m_filled->whole();

    const PriceRefresh shown = must(freeze().todaysPricesOf(m_filled->event));

    QCOMPARE(m_filled->whole(), before); // Nothing is stored.
    QVERIFY(shown.hasPins);
    QCOMPARE(shown.lines.size(), 1);
    QCOMPARE(shown.lines.constFirst().unitCostBefore, 2.0);
    QCOMPARE(shown.lines.constFirst().unitCostAfter, 2.5);
    QCOMPARE(shown.before, before.totals);
    const WrittenEvent written = must(events().patch(m_filled->event, shown.patch));
    QCOMPARE(m_filled->storedTotals(), shown.after);
    QCOMPARE(m_filled->storedTotals(), m_filled->freshTotals());
    must(events().patch(m_filled->event, written.undo));
    QCOMPARE(m_filled->whole().groups.at(0).items.at(0).kept, before.groups.at(0).items.at(0).kept);

    const SomeLines vases = QSet<EventItemId>{m_filled->vases};
    must(freeze().letGo(m_filled->event, vases));
    QVERIFY(m_filled->whole().pricesKeptAt); // Until all are let go of.
    QVERIFY(m_filled->whole().groups.at(0).items.at(0).kept);
    QVERIFY(!m_filled->whole().groups.at(0).items.at(1).kept);
}

void TestPriceFreezeService::anotherVariantIsTakenBackWithItsPrice()
{
    const VariantId peony = m_filled->addVariant(u"Peony"_s, u"flower"_s, 5);
    m_filled->addPrice(m_filled->flowers, peony, 3);
    must(freeze().keep(m_filled->event));
    const EventItem before = m_filled->whole().groups.at(0).items.at(0);
    addMay(9);
    EventLinesService &lines = m_filled->shop.lines;

    const EventItemPatch patch{.variantId = peony};
    const EventItem peonies = must(lines.patchItem(m_filled->event, before.groupId, before.id, patch));
    QCOMPARE(peonies.kept->unitCostExclTax, 3.0);
    must(lines.patchItem(m_filled->event, before.groupId, before.id, inverse(before, patch)));
    QCOMPARE(m_filled->whole().groups.at(0).items.at(0).kept, before.kept);

    const auto replaced = must(m_filled->shop.substitution.substitute({m_filled->event, m_filled->rose, peony}));
    QCOMPARE(m_filled->whole().groups.at(0).items.at(0).kept->unitCostExclTax, 3.0);
    QVERIFY(m_filled->shop.substitution.takeBack(m_filled->event, replaced));
    QCOMPARE(m_filled->whole().groups.at(0).items.at(0).kept, before.kept);
}

void TestPriceFreezeService::deletedEventsAndLinesComeBackWithTheirPrices()
{
    must(freeze().keep(m_filled->event));
    addMay(9);
    const auto kept = m_filled->whole().groups.at(0).items.at(0).kept;
    const EventItem line = must(m_filled->shop.lines.removeItem(m_filled->event, m_filled->group, m_filled->roses));
    QCOMPARE(must(m_filled->shop.lines.restoreItem(m_filled->event, line)).kept, kept);
    EventItem copy = line;
    copy.id = EventItemId::create();
    copy.version = 0;
    ++copy.position;
    QCOMPARE(must(m_filled->shop.lines.restoreItem(m_filled->event, copy)).kept->unitCostExclTax, 9.0);

    const Event removed = must(events().remove(m_filled->event));
    const Event restored = must(events().restore(removed));
    QCOMPARE(restored.groups.at(0).items.at(0).kept, kept);
    QVERIFY(restored.pricesKeptAt);
}

void TestPriceFreezeService::keepingIsInTheHistoryAndTheFeed()
{
    m_test->takeAnnounced();
    must(freeze().keep(m_filled->event));
    QSet<Resource> told;
    for (const Change &change : m_test->takeAnnounced())
        told.insert(change.resource);
    QCOMPARE(told, (QSet<Resource>{Resource::Event, Resource::EventGroup, Resource::EventItem}));
    const auto page = must(m_filled->shop.history.list(m_filled->event, {}));
    const auto isKept = [](const HistoryEntry &entry) { return entry.change == EventChange::KeptPrices; };
    const auto entry = std::ranges::find_if(page.rows, isKept);
    QVERIFY(entry != page.rows.cend());
    QCOMPARE(entry->before + u" to "_s + entry->after, u"0 to 2"_s);
}

void TestPriceFreezeService::otherShopsEventsAreNotFound()
{
    QCOMPARE(freeze().keep(m_beside->event).error(), notFound());
    QCOMPARE(freeze().letGo(m_beside->event).error(), notFound());
    const SomeLines theirs = QSet<EventItemId>{m_beside->roses};
    QCOMPARE(freeze().keep(m_filled->event, theirs).error().code, "event_item_not_found");
    QCOMPARE(freeze().pin(m_beside->event).error(), notFound());
    QCOMPARE(freeze().refreshOf(m_beside->event).error(), notFound());
}

STEMDESK_GUILESS_TEST(TestPriceFreezeService)

} // namespace stemdesk::price_freeze_service_test

#include "tst_price_freeze_service.moc"

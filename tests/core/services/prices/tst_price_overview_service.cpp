#include "core/services/prices/price_overview_service.h"

#include "core/services/prices/price_list_service.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/event_test.h"
#include "tests/support/plan_watch.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::price_overview_service_test {

class TestPriceOverviewService : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void newestUntilTodayIsInUse();
    void listOlderThanNinetyDaysIsOutOfDate();
    void pinningEventsAreNamed();
    void entriesComeInPages();
    void entriesAreFoundByWords();
    void entriesOfOneSupplier();
    void entriesAreReadByIndex();
    void variantsAreNamed();
    void pricesOfTheListBefore();
    void listsAreCompared();
    void twoSuppliersAreComparedByVariety();
    void usedVariantsWithoutAPrice();
    void aPriceOnAnOlderListWillDo();
    void otherShopsSeeNothing();

private:
    PriceOverviewService reading() { return shop().prices; }
};

void TestPriceOverviewService::newestUntilTodayIsInUse()
{
    const PriceListId march = m_filled->addList(u"flower"_s, QDate(2026, 3, 1), 1.2);
    const PriceListId april = m_filled->addList(u"flower"_s, QDate(2026, 4, 1), 1.2);

    const QList<ListedPriceList> lists = must(reading().lists());

    QCOMPARE(lists.size(), 4);
    QCOMPARE(lists.at(0).list.id, april);
    QCOMPARE(lists.at(1).list.id, march);
    QCOMPARE(lists.at(2).list.id, m_filled->flowers);
    QCOMPARE(lists.at(3).list.id, m_filled->hire);
    QCOMPARE(lists.at(0).isInUse, false);
    QCOMPARE(lists.at(1).isInUse, true);
    QCOMPARE(lists.at(2).isInUse, false);
    QVERIFY(lists.at(0).isToCome);
    QVERIFY(!lists.at(1).isToCome);
    QCOMPARE(lists.at(1).previousId, m_filled->flowers);
    QVERIFY(lists.at(2).previousId.isNull());
}

void TestPriceOverviewService::listOlderThanNinetyDaysIsOutOfDate()
{
    QVERIFY(!must(reading().lists()).at(0).isOutOfDate);

    m_test->tick(Instant(24) * 3'600 * 1'000 * 12); // The 2nd of April, 91 days after the first of January.

    const QList<ListedPriceList> lists = must(reading().lists());
    QVERIFY(lists.at(0).isOutOfDate);
    m_filled->addList(u"flower"_s, QDate(2026, 3, 1), 1.2);
    const QList<ListedPriceList> renewed = must(reading().lists());
    QVERIFY(!renewed.at(0).isOutOfDate);
    QVERIFY(!renewed.at(1).isOutOfDate);
}

void TestPriceOverviewService::pinningEventsAreNamed()
{
    must(shop().freeze.pin(m_filled->event));

    QCOMPARE(must(reading().lists()).at(0).pinningEvents, 1);
    QCOMPARE(must(reading().pinnedBy(m_filled->flowers, 10)),
             QList<PinningEvent>({{.id = m_filled->event, .name = u"Anna and Ben"_s}}));
    QVERIFY(must(reading().pinnedBy(m_filled->addList(u"flower"_s, QDate(2026, 3, 1), 1), 10)).isEmpty());
}

void TestPriceOverviewService::entriesComeInPages()
{
    const PriceEntryId second = m_filled->addPrice(m_filled->flowers, m_filled->rose, 3, m_filled->supplier);

    const auto page = must(reading().entries(m_filled->flowers, {}, {.limit = 1}));
    const auto rest = must(reading().entries(m_filled->flowers, {}, {.after = page.next, .limit = 1}));

    QCOMPARE(page.rows.constFirst().id, m_filled->rosePrice);
    QVERIFY(page.next);
    QCOMPARE(rest.rows.constFirst().id, second);
    QVERIFY(!rest.next);
    QCOMPARE(must(reading().entries(m_filled->flowers, {second})).constFirst().unitCostExclTax, 3.0);
}

void TestPriceOverviewService::entriesAreFoundByWords()
{
    ProductRow row = productRow(u"Rose"_s, u"Quicksand"_s);
    row.variant.stemLength = 50;
    const VariantId quicksand = made(shop(), row).variantId;
    m_filled->addPrice(m_filled->flowers, quicksand, 0.6);
    m_filled->addPrice(m_filled->flowers, quicksand, 0.5, m_filled->supplier);

    const auto all = must(reading().entries(m_filled->flowers, {.q = u"quick 50"_s}, {.limit = 10}));
    const auto one = must(
        reading().entries(m_filled->flowers, {.q = u"quick 50"_s, .supplierId = m_filled->supplier}, {.limit = 10}));
    const auto none = must(reading().entries(m_filled->flowers, {.q = u"quick 60"_s}, {.limit = 10}));

    QCOMPARE(all.rows.size(), 2);
    QCOMPARE(one.rows.size(), 1);
    QCOMPARE(one.rows.constFirst().unitCostExclTax, 0.5);
    QVERIFY(none.rows.isEmpty());
}

void TestPriceOverviewService::entriesOfOneSupplier()
{
    const PriceEntryId priced = m_filled->addPrice(m_filled->flowers, m_filled->rose, 3, m_filled->supplier);

    const auto of = must(reading().entries(m_filled->flowers, {.supplierId = m_filled->supplier}, {.limit = 10}));
    const auto any = must(reading().entries(m_filled->flowers, {.supplierId = SupplierId()}, {.limit = 10}));

    QCOMPARE(of.rows.size(), 1);
    QCOMPARE(of.rows.constFirst().id, priced);
    QCOMPARE(any.rows.size(), 1);
    QCOMPARE(any.rows.constFirst().id, m_filled->rosePrice);
}

void TestPriceOverviewService::entriesAreReadByIndex()
{
    PlanWatch watch;

    must(reading().entries(m_filled->flowers, {}, {.limit = 10}));
    must(reading().entries(m_filled->flowers, {.q = u"rose"_s}, {.limit = 10}));
    must(reading().entries(m_filled->flowers, {.supplierId = m_filled->supplier}, {.limit = 10}));

    QCOMPARE(watch.badSteps(), QStringList());
}

void TestPriceOverviewService::variantsAreNamed()
{
    const ListedVariants variants = must(reading().variants({m_filled->rose, m_filled->vase}));

    QCOMPARE(variants.size(), 2);
    QCOMPARE(variants.value(m_filled->rose).productName, u"Rose"_s);
    QCOMPARE(variants.value(m_filled->vase).productType, u"hire"_s);
}

void TestPriceOverviewService::pricesOfTheListBefore()
{
    const PriceTable prices = must(reading().costs(m_filled->flowers, {m_filled->rose, m_filled->vase}));

    QCOMPARE(prices.unitCost(m_filled->flowers, m_filled->rose, m_filled->supplier), std::optional(2.0));
    QCOMPARE(prices.unitCost(m_filled->flowers, m_filled->vase, {}), std::nullopt);
}

void TestPriceOverviewService::listsAreCompared()
{
    const PriceListId march = m_filled->addList(u"flower"_s, QDate(2026, 3, 1), 1.2);
    m_filled->addPrice(march, m_filled->rose, 2.5);

    const QList<ComparedPrice> prices = must(reading().comparison(m_filled->flowers, march));

    QCOMPARE(prices.size(), 1);
    QCOMPARE(prices.constFirst().first->unitCostExclTax, 2.0);
    QCOMPARE(prices.constFirst().second->unitCostExclTax, 2.5);
}

void TestPriceOverviewService::twoSuppliersAreComparedByVariety()
{
    ShopServices &shop = m_filled->shop;
    const SupplierId market = must(shop.suppliers.create({.name = u"Market"_s})).id;
    const SupplierId farm = must(shop.suppliers.create({.name = u"Farm"_s})).id;
    const VariantId lily = m_filled->addVariant(u"Lily"_s, u"flower"_s, 10);
    must(shop.products.patchVariant(
        m_filled->roseProduct, m_filled->rose,
        {.supplierIds = QList{market, farm}, .supplierPacks = QList<SupplierPack>{{farm, 5}}}));
    must(shop.products.patchVariant(must(shop.products.findVariant(lily)).productId, lily,
                                    {.supplierIds = QList{farm}}));
    const auto price = [&](VariantId variant, SupplierId supplier, double cost) {
        must(shop.priceLists.createEntry(m_filled->flowers,
                                         {.variantId = variant, .supplierId = supplier, .unitCostExclTax = cost}));
    };
    price(m_filled->rose, market, 1.5);
    price(m_filled->rose, farm, 1.2);
    price(lily, farm, 3);

    const QList<ComparedPrice> prices = must(reading().comparison(market, farm));

    QCOMPARE(prices.size(), 2);
    QCOMPARE(prices.at(0).variant, m_filled->rose);
    QCOMPARE(prices.at(0).first->unitCostExclTax, 1.5);
    QCOMPARE(prices.at(0).second->packCostExclTax(), std::optional(6.0));
    QCOMPARE(prices.at(1).variant, lily);
    QVERIFY(!prices.at(1).first);
}

void TestPriceOverviewService::usedVariantsWithoutAPrice()
{
    QVERIFY(must(reading().unpriced(10)).isEmpty());
    const VariantId unused = m_filled->addVariant(u"Lily"_s, u"flower"_s, 10);
    const VariantId used = m_filled->addVariant(u"Tulip"_s, u"flower"_s, 10);
    const VariantId ribbon = m_filled->addVariant(u"Ribbon"_s, u"material"_s, 1);
    m_filled->addLine(m_filled->group, used, 5);
    m_filled->addLine(m_filled->group, ribbon, 5);

    const QList<UnpricedVariant> unpriced = must(reading().unpriced(10));

    QCOMPARE(unpriced.size(), 2);
    QCOMPARE(unpriced.at(0).id, used);
    QCOMPARE(unpriced.at(0).listId, m_filled->flowers);
    QCOMPARE(unpriced.at(0).variant.productName, u"Tulip"_s);
    QCOMPARE(unpriced.at(0).events.size(), 1);
    QVERIFY(!unpriced.at(0).last);
    QCOMPARE(unpriced.at(1).id, ribbon);
    QVERIFY(unpriced.at(1).listId.isNull());
    QVERIFY(unused != used);
    m_filled->addPrice(m_filled->flowers, used, 1);
    QCOMPARE(must(reading().unpriced(10)).size(), 1);
}

void TestPriceOverviewService::aPriceOnAnOlderListWillDo()
{
    const PriceListId march =
        m_filled->addList(u"flower"_s, QDate(2026, 3, 1), 1.2); // The test's clock shows the 21st.
    const VariantId tulip = m_filled->addVariant(u"Tulip"_s, u"flower"_s, 10);
    m_filled->addLine(m_filled->group, tulip, 5);
    m_filled->addPrice(m_filled->addList(u"flower"_s, QDate(2026, 4, 1), 1.2), tulip, 1);

    const QList<UnpricedVariant> unpriced = must(reading().unpriced(10));

    QCOMPARE(unpriced.at(0).last->unitCostExclTax, 1.0); // From a day to come.
    QCOMPARE(unpriced.size(), 1); // Not the rose, which the list of January has.
    QCOMPARE(unpriced.constFirst().id, tulip);
    QCOMPARE(unpriced.constFirst().listId, march);
    PlanWatch watch;
    must(reading().unpriced(10));
    QCOMPARE(watch.stepsThroughTheShop(), QStringList());
}

void TestPriceOverviewService::otherShopsSeeNothing()
{
    PriceOverviewService &other = m_test->otherShop().prices;

    QVERIFY(must(other.lists()).isEmpty());
    QCOMPARE(other.entries(m_filled->flowers, {}, {.limit = 10}).error().kind, Error::Kind::NotFound);
    QCOMPARE(other.comparison(m_filled->flowers, m_filled->hire).error().kind, Error::Kind::NotFound);
    QVERIFY(must(other.variants({m_filled->rose})).isEmpty());
    QVERIFY(must(other.unpriced(10)).isEmpty());
}

STEMDESK_GUILESS_TEST(TestPriceOverviewService)

} // namespace stemdesk::price_overview_service_test

#include "tst_price_overview_service.moc"

#include "core/services/prices/price_list_service.h"

#include "tests/support/catalogue_rows.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::price_list_copy_test {

class TestPriceListCopy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPriceIsCopiedAndChanged();
    void absentFieldsStayAsTheyWere();
    void endedCopyingLeavesNothing();
    void moreThanOneBatchIsCopied();
    void typeStays();
    void eventsFollowTheNewList();
    void listOfAnotherShopIsNotFound();
};

namespace {

PriceList whole(ShopServices &shop, const PriceListId &id)
{
    return must(shop.priceLists.find(id, PriceListService::Entries::Load));
}

qsizetype listCount(ShopServices &shop)
{
    return must(shop.priceLists.list({}, {.limit = 100}, PriceListService::Entries::Skip)).rows.size();
}

/// Adds this many entries, each at price 1.
QList<VariantId> priceMany(ShopServices &shop, const PriceListId &list, int count)
{
    QList<VariantId> variants;
    for (int done = 0; done < count;) {
        QList<Result<ProductRow>> rows;
        for (; rows.size() < 500 && done < count; ++done)
            rows += productRow(u"Rose %1"_s.arg(done), u"One"_s);
        QList<Result<PriceEntryRow>> prices;
        for (const auto &outcome : must(shop.products.upsert(rows))) {
            variants += outcome->variantId;
            prices += PriceEntryRow{.patch = {.variantId = outcome->variantId, .unitCostExclTax = 1}};
        }
        must(shop.priceLists.upsertEntries(list, prices));
    }
    return variants;
}

} // namespace

void TestPriceListCopy::everyPriceIsCopiedAndChanged()
{
    TestShop test;
    ShopWithEvent shop(test.shop());
    shop.addPrice(shop.flowers, shop.rose, 1.23, shop.supplier);
    test.takeAnnounced();

    const auto made = must(test.shop().priceLists.copy({.from = shop.flowers,
                                                        .list = {.name = u"Spring"_s, .date = QDate(2026, 4, 1)},
                                                        .percent = 10,
                                                        .rounding = CostRounding::FiveCents}));

    const PriceList copied = whole(test.shop(), made->id);
    QCOMPARE(copied.name, u"Spring"_s);
    QCOMPARE(copied.date, QDate(2026, 4, 1));
    QCOMPARE(copied.productType, u"flower"_s);
    QCOMPARE(copied.entriesCount, 2);
    QCOMPARE(copied.entries.at(0).unitCostExclTax, 2.2);
    QCOMPARE(copied.entries.at(1).unitCostExclTax, 1.35);
    QCOMPARE(copied.entries.at(1).supplierId, shop.supplier);
    QCOMPARE(copied.entries.at(1).variantId, shop.rose);
    QVERIFY(copied.entries.at(0).id != shop.rosePrice);
    QCOMPARE(whole(test.shop(), shop.flowers).entries.at(0).unitCostExclTax, 2.0);
    QVERIFY(announced(test).contains(u"created price_lists"_s));
}

void TestPriceListCopy::absentFieldsStayAsTheyWere()
{
    TestShop test;
    ShopWithEvent shop(test.shop());
    must(test.shop().priceLists.patch(shop.flowers, {.name = u"Winter"_s}));

    const auto made = must(test.shop().priceLists.copy({.from = shop.flowers}));

    QCOMPARE(made->name, u"Winter"_s);
    QCOMPARE(made->date, QDate(2026, 1, 1));
    QCOMPARE(made->taxMultiplier, 1.2);
    QCOMPARE(whole(test.shop(), made->id).entries.at(0).unitCostExclTax, 2.0);
}

void TestPriceListCopy::endedCopyingLeavesNothing()
{
    TestShop test;
    ShopWithEvent shop(test.shop());
    priceMany(test.shop(), shop.flowers, 1'500);
    const qsizetype before = listCount(test.shop());
    test.takeAnnounced();

    const auto made =
        must(test.shop().priceLists.copy({.from = shop.flowers}, [](qint64 done, qint64) { return done == 0; }));

    QVERIFY(!made);
    QCOMPARE(listCount(test.shop()), before);
    QVERIFY(announced(test).isEmpty());
}

void TestPriceListCopy::moreThanOneBatchIsCopied()
{
    TestShop test;
    const PriceListId list = madePriceList(test.shop(), u"flower"_s, QDate(2026, 1, 1));
    const QList<VariantId> variants = priceMany(test.shop(), list, 2'100);
    QList<qint64> told;

    const auto made = must(test.shop().priceLists.copy({.from = list}, [&told](qint64 done, qint64 all) {
        told.append(done);
        return all == 2'100;
    }));

    QCOMPARE(told, QList<qint64>({0, 1'000, 2'000, 2'100}));
    const PriceList copied = whole(test.shop(), made->id);
    QCOMPARE(copied.entries.size(), 2'100);
    QCOMPARE(copied.entriesCount, 2'100);
    QCOMPARE(copied.entries.constLast().variantId, variants.constLast());
}

void TestPriceListCopy::typeStays()
{
    TestShop test;
    ShopWithEvent shop(test.shop());

    const auto made = must(test.shop().priceLists.copy({.from = shop.flowers, .list = {.productType = u"hire"_s}}));

    QCOMPARE(made->productType, u"flower"_s);
}

void TestPriceListCopy::eventsFollowTheNewList()
{
    TestShop test;
    ShopWithEvent shop(test.shop());
    const Totals before = shop.storedTotals();

    must(test.shop().priceLists.copy({.from = shop.flowers, .list = {.date = QDate(2026, 5, 1)}, .percent = 50}));

    QVERIFY(shop.storedTotals().costIncTax > before.costIncTax);
    QCOMPARE(shop.storedTotals(), shop.freshTotals());
}

void TestPriceListCopy::listOfAnotherShopIsNotFound()
{
    TestShop test;
    ShopWithEvent shop(test.shop());

    const auto made = test.otherShop().priceLists.copy({.from = shop.flowers});

    QCOMPARE(made.error().kind, Error::Kind::NotFound);
}

STEMDESK_GUILESS_TEST(TestPriceListCopy)

} // namespace stemdesk::price_list_copy_test

#include "tst_price_list_copy.moc"

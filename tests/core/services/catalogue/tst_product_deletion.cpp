#include "core/services/catalogue/product_deletion.h"

#include "core/services/catalogue/product_restoration.h"
#include "core/storage/engine/session.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::product_deletion_test {

class TestProductDeletion : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unusedProductGoesWithItsPrices();
    void productOnAnEventStays();
    void forceTakesTheLinesToo();
    void restorePutsEverythingBack();
    void restoreSkipsLinesOfGoneEvents();
    void restoreOfPresentProductChangesNothing();
    void variantIsRemovedAlone();
    void variantComesBack();
    void removalOfOthersRowsIsNotFound();
    void newPackSizeRepricesItsEvents();
};

namespace {

struct Fixture : TestShop {
    ShopWithEvent rows{shop()};
};

} // namespace

void TestProductDeletion::unusedProductGoesWithItsPrices()
{
    Fixture shop;
    const ProductRowOutcome lily = made(shop.shop(), productRow(u"Lily"_s, u"One"_s));
    shop.rows.addPrice(shop.rows.flowers, lily.variantId, 3);
    shop.takeAnnounced();

    const auto deleted = shop.shop().products.remove(lily.productId, false);

    QVERIFY(deleted);
    QCOMPARE(deleted->variants.constFirst().entries.size(), 1);
    QVERIFY(deleted->product.variants.isEmpty());
    QVERIFY(!shop.shop().products.find(lily.productId));
    QVERIFY(!shop.shop().products.findVariant(lily.variantId));
    QCOMPARE(shop.shop().priceLists.find(shop.rows.flowers, PriceListService::Entries::Skip)->entriesCount, 1);
    QCOMPARE(announced(shop),
             QStringList(
                 {u"deleted price_entries"_s, u"deleted variants"_s, u"updated price_lists"_s, u"deleted products"_s}));
}

void TestProductDeletion::productOnAnEventStays()
{
    Fixture shop;
    shop.rows.addLine(shop.rows.group, shop.rows.rose, 1);

    const auto product = shop.shop().products.remove(shop.rows.roseProduct, false);
    const auto variant = shop.shop().products.removeVariant(shop.rows.roseProduct, shop.rows.rose, false);

    QCOMPARE(product.error().code, QByteArray("product_on_event_items:2"));
    QCOMPARE(product.error().kind, Error::Kind::Conflict);
    QCOMPARE(variant.error().code, QByteArray("product_on_event_items:2"));
    QVERIFY(shop.shop().products.find(shop.rows.roseProduct));
}

void TestProductDeletion::forceTakesTheLinesToo()
{
    Fixture shop;

    const auto deleted = shop.shop().products.remove(shop.rows.roseProduct, true);

    QVERIFY(deleted);
    QCOMPARE(deleted->variants.constFirst().lines.constFirst().item.id, shop.rows.roses);
    const Event event = shop.rows.whole();
    QCOMPARE(event.groups.constFirst().items.size(), 1);
    QCOMPARE(event.groups.constFirst().items.constFirst().position, 0);
    QCOMPARE(shop.rows.storedTotals(), shop.rows.freshTotals());
}

void TestProductDeletion::restorePutsEverythingBack()
{
    Fixture shop;
    const Product before = *shop.shop().products.find(shop.rows.roseProduct);
    const Totals totals = shop.rows.storedTotals();
    const auto deleted = shop.shop().products.remove(shop.rows.roseProduct, true);
    shop.tick();

    const auto restored = shop.shop().products.restore(*deleted);

    QVERIFY(restored);
    QCOMPARE(restored->id, before.id);
    QCOMPARE(restored->createdAt, before.createdAt);
    QVERIFY(restored->version > before.version);
    QCOMPARE(restored->variants.constFirst().id, shop.rows.rose);
    QCOMPARE(*shop.shop().products.find(before.id), *restored);
    QVERIFY(shop.shop().priceLists.entry(shop.rows.flowers, shop.rows.rosePrice));
    QCOMPARE(shop.rows.whole().groups.constFirst().items.constFirst().id, shop.rows.roses);
    QCOMPARE(shop.rows.storedTotals(), totals);
    QCOMPARE(shop.shop().products.list({.q = before.name}, {}, ProductService::Variants::Skip)->rows.size(), 1);
}

void TestProductDeletion::restoreSkipsLinesOfGoneEvents()
{
    Fixture shop;
    const auto deleted = shop.shop().products.remove(shop.rows.roseProduct, true);
    QVERIFY(shop.shop().events.remove(shop.rows.event));

    const auto restored = shop.shop().products.restore(*deleted);

    QVERIFY(restored);
    QCOMPARE(restored->variants.size(), 1);
}

void TestProductDeletion::restoreOfPresentProductChangesNothing()
{
    Fixture shop;
    const auto deleted = shop.shop().products.remove(shop.rows.roseProduct, true);
    const auto first = shop.shop().products.restore(*deleted);
    shop.takeAnnounced();

    const auto second = shop.shop().products.restore(*deleted);

    QCOMPARE(*second, *first);
    QVERIFY(announced(shop).isEmpty());
}

void TestProductDeletion::variantIsRemovedAlone()
{
    Fixture shop;
    shop.takeAnnounced();
    shop.tick();

    const auto deleted = shop.shop().products.removeVariant(shop.rows.roseProduct, shop.rows.rose, true);

    QVERIFY(deleted);
    QCOMPARE(deleted->entries.size(), 1);
    QCOMPARE(deleted->lines.size(), 1);
    const auto product = shop.shop().products.find(shop.rows.roseProduct);
    QVERIFY(product->variants.isEmpty());
    QCOMPARE(product->updatedAt, shop.now());
    QVERIFY(announced(shop).contains(u"updated products"_s));
    const auto elsewhere = shop.shop().products.removeVariant(shop.rows.roseProduct, shop.rows.vase, true);
    QCOMPARE(elsewhere.error().code, QByteArray("variant_not_on_product"));
}

void TestProductDeletion::variantComesBack()
{
    Fixture shop;
    const Variant before = *shop.shop().products.findVariant(shop.rows.rose);
    const auto deleted = shop.shop().products.removeVariant(shop.rows.roseProduct, shop.rows.rose, true);

    const auto restored = shop.shop().products.restore(*deleted);

    QVERIFY(restored);
    QCOMPARE(restored->name, before.name);
    QCOMPARE(*shop.shop().products.findVariant(shop.rows.rose), *restored);
    QCOMPARE(shop.rows.whole().groups.constFirst().items.size(), 2);
    QVERIFY(shop.shop().products.remove(shop.rows.roseProduct, true));
    QCOMPARE(shop.shop().products.restore(*deleted).error().kind, Error::Kind::NotFound);
}

void TestProductDeletion::removalOfOthersRowsIsNotFound()
{
    Fixture shop;

    QCOMPARE(shop.otherShop().products.remove(shop.rows.roseProduct, true).error().kind, Error::Kind::NotFound);
    QCOMPARE(shop.otherShop().products.removeVariant(shop.rows.roseProduct, shop.rows.rose, true).error().kind,
             Error::Kind::NotFound);
}

void TestProductDeletion::newPackSizeRepricesItsEvents()
{
    Fixture shop;
    const Totals before = shop.rows.storedTotals();

    QVERIFY(shop.shop().products.patchVariant(shop.rows.roseProduct, shop.rows.rose,
                                              {.unitsPerPack = std::optional(100.0)}));
    QVERIFY(shop.rows.storedTotals().wasteCostIncTax > before.wasteCostIncTax);
    QCOMPARE(shop.rows.storedTotals(), shop.rows.freshTotals());
    QVERIFY(shop.shop().products.patch(shop.rows.roseProduct, {.productType = u"hire"_s}));
    QCOMPARE(shop.rows.storedTotals(), shop.rows.freshTotals());
    QVERIFY(shop.shop().priceLists.patch(shop.rows.hire, {.taxMultiplier = 1.5}));
    QCOMPARE(shop.rows.storedTotals(), shop.rows.freshTotals());
}

STEMDESK_GUILESS_TEST(TestProductDeletion)

} // namespace stemdesk::product_deletion_test

#include "tst_product_deletion.moc"

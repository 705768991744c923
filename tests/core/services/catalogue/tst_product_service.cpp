#include "core/services/catalogue/product_service.h"

#include "tests/support/catalogue_rows.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::product_service_test {

using namespace Qt::StringLiterals;

class TestProductService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void patchChangesGivenFields();
    void patchOfNothingWritesNothing();
    void patchSaysWarnings();
    void patchOfUnknownProductIsNotFound();
    void stalePatchIsRefused();
    void patchVariantFollowsToProduct();
    void patchVariantElsewhereIsRefused();
    void variantErrorsNameTheirField();
    void variantsComeInTheOrderAskedFor();
};

void TestProductService::patchChangesGivenFields()
{
    TestShop shop;
    const ProductRowOutcome row = made(shop.shop(), productRow(u"Rose"_s, u"One"_s));
    shop.takeAnnounced();
    shop.tick();

    const auto product = shop.shop().products.patch(row.productId, {.description = u"Soft"_s});

    QVERIFY(product);
    QCOMPARE(product->description, u"Soft"_s);
    QCOMPARE(product->name, u"Rose"_s);
    QCOMPARE(product->variants.size(), 1);
    QCOMPARE(product->version, 2);
    QCOMPARE(product->updatedAt, shop.now());
    QCOMPARE(*shop.shop().products.find(row.productId), *product);
    QCOMPARE(announced(shop), QStringList{u"updated products"_s});
}

void TestProductService::patchOfNothingWritesNothing()
{
    TestShop shop;
    const ProductRowOutcome row = made(shop.shop(), productRow(u"Rose"_s, u"One"_s));
    shop.takeAnnounced();
    shop.tick();

    const auto product = shop.shop().products.patch(row.productId, {.category = u"ROSES"_s});

    QCOMPARE(product->version, 1);
    QVERIFY(announced(shop).isEmpty());
}

void TestProductService::patchSaysWarnings()
{
    TestShop shop;
    const ProductRowOutcome row = made(shop.shop(), productRow(u"Rose"_s, u"One"_s));
    QList<QByteArray> ofProduct;
    QList<QByteArray> ofVariant;

    QVERIFY(shop.shop().products.patch(row.productId, {.category = u"Odd"_s}, {}, &ofProduct));
    QVERIFY(shop.shop().products.patchVariant(row.productId, row.variantId, {.colors = QStringList{u"Greige"_s}}, {},
                                              &ofVariant));

    QCOMPARE(ofProduct, QList<QByteArray>{"unknown_category:Odd"});
    QCOMPARE(ofVariant, QList<QByteArray>{"unknown_color:Greige"});
}

void TestProductService::patchOfUnknownProductIsNotFound()
{
    TestShop shop;
    const ProductRowOutcome foreign = made(shop.otherShop(), productRow(u"Rose"_s, u"One"_s));

    for (const ProductId &id : {ProductId::create(), foreign.productId}) {
        const auto product = shop.shop().products.patch(id, {.name = u"Mine"_s});
        QVERIFY(!product);
        QCOMPARE(product.error().kind, Error::Kind::NotFound);
    }
    QCOMPARE(shop.otherShop().products.find(foreign.productId)->name, u"Rose"_s);
}

void TestProductService::stalePatchIsRefused()
{
    TestShop shop;
    const ProductRowOutcome row = made(shop.shop(), productRow(u"Rose"_s, u"One"_s));

    const auto stale = shop.shop().products.patch(row.productId, {.name = u"Tea"_s}, ProductPatch{.name = u"Lily"_s});
    const auto fresh = shop.shop().products.patch(row.productId, {.name = u"Tea"_s}, ProductPatch{.name = u"Rose"_s});

    QCOMPARE(stale.error().kind, Error::Kind::Stale);
    QCOMPARE(fresh->name, u"Tea"_s);
}

void TestProductService::patchVariantFollowsToProduct()
{
    TestShop shop;
    const ProductRowOutcome row = made(shop.shop(), productRow(u"Rose"_s, u"One"_s));
    shop.takeAnnounced();
    shop.tick();

    const auto variant =
        shop.shop().products.patchVariant(row.productId, row.variantId, {.unitsPerPack = std::optional(20.0)});

    QVERIFY(variant);
    QCOMPARE(variant->unitsPerPack, 20.0);
    QCOMPARE(*shop.shop().products.findVariant(row.variantId), *variant);
    QCOMPARE(shop.shop().products.find(row.productId)->version, 2);
    QCOMPARE(shop.shop().products.find(row.productId)->updatedAt, shop.now());
    QCOMPARE(announced(shop), QStringList({u"updated variants"_s, u"updated products"_s}));
}

void TestProductService::patchVariantElsewhereIsRefused()
{
    TestShop shop;
    const ProductRowOutcome rose = made(shop.shop(), productRow(u"Rose"_s, u"One"_s));
    const ProductRowOutcome lily = made(shop.shop(), productRow(u"Lily"_s, u"Two"_s));

    const auto elsewhere = shop.shop().products.patchVariant(rose.productId, lily.variantId, {.sku = u"X"_s});
    const auto unknown = shop.shop().products.patchVariant(rose.productId, VariantId::create(), {.sku = u"X"_s});

    QCOMPARE(elsewhere.error().code, QByteArray("not_found"));
    QCOMPARE(unknown.error().kind, Error::Kind::NotFound);
}

void TestProductService::variantErrorsNameTheirField()
{
    TestShop shop;
    const ProductRowOutcome row = made(shop.shop(), productRow(u"Rose"_s, u"One"_s));

    const auto variant =
        shop.shop().products.patchVariant(row.productId, row.variantId, {.stemLength = std::optional(-1.0)});

    QCOMPARE(variant.error().field, u"stemLength"_s);
}

void TestProductService::variantsComeInTheOrderAskedFor()
{
    TestShop shop;
    const VariantId first = made(shop.shop(), productRow(u"Rose"_s, u"One"_s)).variantId;
    const VariantId second = made(shop.shop(), productRow(u"Lily"_s, u"Two"_s)).variantId;

    const auto variants = shop.shop().products.findVariants({second, VariantId::create(), first});

    QCOMPARE(variants->size(), 2);
    QCOMPARE(variants->at(0).id, second);
    QCOMPARE(variants->at(1).id, first);
}

STEMDESK_GUILESS_TEST(TestProductService)

} // namespace stemdesk::product_service_test

#include "tst_product_service.moc"

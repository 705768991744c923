#include "core/services/catalogue/product_service.h"

#include "core/storage/engine/session.h"
#include "core/storage/postgres/postgres_pipeline.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/event_test.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::product_service_test {

class TestProductService : public ServiceTest {
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
    void pagesHoldTheirVariants_data();
    void pagesHoldTheirVariants();
    void namedProductsHaveTheirVariants();
    void aServerIsWaitedForFewTimes();
};

namespace {

/// Ids of products that have a variant each.
QList<ProductId> manyProducts(TestShop &shop, int count)
{
    QList<Result<ProductRow>> rows;
    for (int number = 0; number < count; ++number)
        rows.append(productRow(u"Rose %1"_s.arg(number), u"Variant %1"_s.arg(number)));
    const auto outcomes = shop.shop().products.upsert(rows);
    QList<ProductId> ids;
    for (const auto &outcome : *outcomes)
        ids += outcome->productId;
    return ids;
}

} // namespace

void TestProductService::patchChangesGivenFields()
{
    const ProductRowOutcome row = made(shop(), productRow(u"Rose"_s, u"One"_s));
    m_test->takeAnnounced();
    m_test->tick();

    const auto product = shop().products.patch(row.productId, {.description = u"Soft"_s});

    QVERIFY(product);
    QCOMPARE(product->description, u"Soft"_s);
    QCOMPARE(product->name, u"Rose"_s);
    QCOMPARE(product->variants.size(), 1);
    QCOMPARE(product->version, 2);
    QCOMPARE(product->updatedAt, m_test->now());
    QCOMPARE(*shop().products.find(row.productId), *product);
    QCOMPARE(announced(*m_test), QStringList{u"updated products"_s});
}

void TestProductService::patchOfNothingWritesNothing()
{
    const ProductRowOutcome row = made(shop(), productRow(u"Rose"_s, u"One"_s));
    m_test->takeAnnounced();
    m_test->tick();

    const auto product = shop().products.patch(row.productId, {.category = u"ROSES"_s});

    QCOMPARE(product->version, 1);
    QVERIFY(announced(*m_test).isEmpty());
}

void TestProductService::patchSaysWarnings()
{
    const ProductRowOutcome row = made(shop(), productRow(u"Rose"_s, u"One"_s));
    QList<QByteArray> ofProduct;
    QList<QByteArray> ofVariant;

    QVERIFY(shop().products.patch(row.productId, {.category = u"Odd"_s}, {}, &ofProduct));
    QVERIFY(shop().products.patchVariant(row.productId, row.variantId, {.colors = QStringList{u"Greige"_s}}, {},
                                         &ofVariant));

    QCOMPARE(ofProduct, QList<QByteArray>{"unknown_category:Odd"});
    QCOMPARE(ofVariant, QList<QByteArray>{"unknown_color:Greige"});
}

void TestProductService::patchOfUnknownProductIsNotFound()
{
    const ProductRowOutcome foreign = made(m_test->otherShop(), productRow(u"Rose"_s, u"One"_s));

    for (const ProductId &id : {ProductId::create(), foreign.productId}) {
        const auto product = shop().products.patch(id, {.name = u"Mine"_s});
        QVERIFY(!product);
        QCOMPARE(product.error().kind, Error::Kind::NotFound);
    }
    QCOMPARE(m_test->otherShop().products.find(foreign.productId)->name, u"Rose"_s);
}

void TestProductService::stalePatchIsRefused()
{
    const ProductRowOutcome row = made(shop(), productRow(u"Rose"_s, u"One"_s));

    const auto stale = shop().products.patch(row.productId, {.name = u"Tea"_s}, ProductPatch{.name = u"Lily"_s});
    const auto fresh = shop().products.patch(row.productId, {.name = u"Tea"_s}, ProductPatch{.name = u"Rose"_s});

    QCOMPARE(stale.error().kind, Error::Kind::Stale);
    QCOMPARE(fresh->name, u"Tea"_s);
}

void TestProductService::patchVariantFollowsToProduct()
{
    const ProductRowOutcome row = made(shop(), productRow(u"Rose"_s, u"One"_s));
    m_test->takeAnnounced();
    m_test->tick();

    const auto variant =
        shop().products.patchVariant(row.productId, row.variantId, {.unitsPerPack = std::optional(20.0)});

    QVERIFY(variant);
    QCOMPARE(variant->unitsPerPack, 20.0);
    QCOMPARE(*shop().products.findVariant(row.variantId), *variant);
    QCOMPARE(shop().products.find(row.productId)->version, 2);
    QCOMPARE(shop().products.find(row.productId)->updatedAt, m_test->now());
    QCOMPARE(announced(*m_test), QStringList({u"updated variants"_s, u"updated products"_s}));
}

void TestProductService::patchVariantElsewhereIsRefused()
{
    const ProductRowOutcome rose = made(shop(), productRow(u"Rose"_s, u"One"_s));
    const ProductRowOutcome lily = made(shop(), productRow(u"Lily"_s, u"Two"_s));

    const auto elsewhere = shop().products.patchVariant(rose.productId, lily.variantId, {.sku = u"X"_s});
    const auto unknown = shop().products.patchVariant(rose.productId, VariantId::create(), {.sku = u"X"_s});

    QCOMPARE(elsewhere.error().code, QByteArray("not_found"));
    QCOMPARE(unknown.error().kind, Error::Kind::NotFound);
}

void TestProductService::variantErrorsNameTheirField()
{
    const ProductRowOutcome row = made(shop(), productRow(u"Rose"_s, u"One"_s));

    const auto variant =
        shop().products.patchVariant(row.productId, row.variantId, {.stemLength = std::optional(-1.0)});

    QCOMPARE(variant.error().field, u"stemLength"_s);
}

void TestProductService::variantsComeInTheOrderAskedFor()
{
    const VariantId first = made(shop(), productRow(u"Rose"_s, u"One"_s)).variantId;
    const VariantId second = made(shop(), productRow(u"Lily"_s, u"Two"_s)).variantId;

    const auto variants = shop().products.findVariants({second, VariantId::create(), first});

    QCOMPARE(variants->size(), 2);
    QCOMPARE(variants->at(0).id, second);
    QCOMPARE(variants->at(1).id, first);
}

void TestProductService::pagesHoldTheirVariants_data()
{
    QTest::addColumn<int>("limit");
    QTest::newRow("one") << 1;
    QTest::newRow("some") << 3;
    QTest::newRow("all") << 7;
    QTest::newRow("more than there are") << 100;
}

void TestProductService::pagesHoldTheirVariants()
{
    QFETCH(int, limit);
    const QList<ProductId> ids = manyProducts(*m_test, 7);
    ProductRow second = productRow(u"Rose 0"_s, u"Another"_s);
    second.productId = ids.constFirst();
    made(shop(), second);
    QList<ProductId> seen;
    PageRequest request{.limit = limit};
    do {
        const auto page = shop().products.list({}, request, ProductService::Variants::Load);
        QVERIFY(page && page->rows.size() <= limit);
        for (const Product &product : page->rows) {
            QCOMPARE(product.variants.size(), seen.isEmpty() ? 2 : 1);
            QCOMPARE(product.variants.constFirst().name, u"Variant %1"_s.arg(seen.size()));
            QCOMPARE(product.variants.constFirst().productId, product.id);
            seen += product.id;
        }
        request.after = page->next;
    } while (request.after);
    QCOMPARE(seen, ids);
}

void TestProductService::namedProductsHaveTheirVariants()
{
    const QList<ProductId> ids = manyProducts(*m_test, 5);
    QVERIFY(shop().products.patch(ids.at(1), {.name = u"Renamed"_s})); // A server stores it elsewhere.
    const QList<IdBytes> named{ids.at(4).bytes(), ids.at(1).bytes(), ids.at(2).bytes()};

    const auto page = shop().products.list({}, {.ids = named}, ProductService::Variants::Load);

    QCOMPARE(page->rows.size(), 3);
    for (const Product &product : page->rows) {
        QCOMPARE(product.variants.size(), 1);
        QCOMPARE(product.variants.constFirst().name, u"Variant %1"_s.arg(ids.indexOf(product.id)));
    }
}

void TestProductService::aServerIsWaitedForFewTimes()
{
    if (!isOnPostgres())
        return;
    manyProducts(*m_test, 20);
    const auto turnsOf = [&](const auto &work) {
        work(); // Statements are prepared once.
        const PostgresPipeline *line = PostgresPipeline::of(m_test->session().connection().database());
        const qint64 before = line->roundTrips();
        work();
        return line->roundTrips() - before;
    };
    const auto page = [&] { return *shop().products.list({}, {}, ProductService::Variants::Load); };
    const QList<Product> products = page().rows;
    double units = 1;
    const auto update = [&] {
        units += 1;
        QList<Result<ProductRow>> rows;
        for (const Product &product : products) {
            ProductRow row{.productId = product.id, .hasVariant = true, .variantId = product.variants.constFirst().id};
            row.variant.unitsPerPack = std::optional<double>(units);
            rows.append(row);
        }
        QVERIFY(shop().products.upsert(rows));
    };

    const auto named = [&](const QString &q) {
        return shop().products.list({.q = q}, {}, ProductService::Variants::Skip)->rows.size();
    };

    QCOMPARE(turnsOf(page), 1);
    QCOMPARE(turnsOf([&] { QCOMPARE(named({}), 20); }), 1);
    QCOMPARE(turnsOf([&] { QCOMPARE(named(u"rose 0"_s), 1); }), 1);
    QCOMPARE(turnsOf(update), 5);
}

STEMDESK_GUILESS_TEST(TestProductService)

} // namespace stemdesk::product_service_test

#include "tst_product_service.moc"

#include "core/services/catalogue/product_batch.h"

#include "core/storage/engine/session.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/event_test.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::product_batch_test {

class TestProductBatch : public ServiceTest {
    Q_OBJECT

private Q_SLOTS:
    void newRowMakesProductAndVariant();
    void refusals_data();
    void refusals();
    void refusedRowLeavesNoTrace();
    void unchangedRowWritesNothing();
    void variantIsAddedToItsProduct();
    void variantFindsItsProduct();
    void laterRowsSeeEarlierOnes();
    void eachRowThatChangesAVariantCountsItsProduct();
    void aRowOfBothNamesTheProductOnce();
    void vocabularyGivesTheSpelling();
    void newTypeIsKnownToTheNextRow();
    void suppliersAreChecked();
    void otherShopsRowsAreNotThere();
    void aBatchWorksInSets_data();
    void aBatchWorksInSets();
};

namespace {

using Outcomes = QList<Result<ProductRowOutcome>>;

Outcomes upserted(TestShop &shop, const QList<Result<ProductRow>> &rows)
{
    auto outcomes = shop.shop().products.upsert(rows);
    return outcomes ? *std::move(outcomes) : Outcomes();
}

ProductRow rowOf(const ProductRowOutcome &outcome)
{
    ProductRow row;
    row.productId = outcome.productId;
    row.hasVariant = true;
    row.variantId = outcome.variantId;
    return row;
}

} // namespace

void TestProductBatch::newRowMakesProductAndVariant()
{
    ProductRow row = productRow(u" Rose "_s, u"Quicksand"_s);
    row.variant.stemLength = 50;
    row.variant.sku = u"R1"_s;

    const ProductRowOutcome outcome = made(shop(), row);

    QCOMPARE(outcome.action, RowAction::Created);
    QCOMPARE(outcome.variantAction, RowAction::Created);
    QVERIFY(outcome.warnings.isEmpty());
    const auto product = shop().products.find(outcome.productId);
    QVERIFY(product);
    QCOMPARE(product->name, u"Rose"_s);
    QCOMPARE(product->version, 1);
    QCOMPARE(product->createdAt, m_test->now());
    const Variant &variant = product->variants.constFirst();
    QCOMPARE(variant.id, outcome.variantId);
    QCOMPARE(variant.productId, product->id);
    QCOMPARE(variant.stemLength, 50.0);
    QCOMPARE(variant.sku, u"R1"_s);
    QCOMPARE(announced(*m_test), QStringList({u"created products"_s, u"created variants"_s}));
}

void TestProductBatch::refusals_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("field");

    QTest::newRow("no name") << u"name"_s << QByteArray("name_required") << u"name"_s;
    QTest::newRow("no type") << u"type"_s << QByteArray("productType_required") << u"productType"_s;
    QTest::newRow("no variant") << u"variant"_s << QByteArray("variant_required") << u"variant"_s;
    QTest::newRow("variant without name") << u"variantName"_s << QByteArray("name_required") << u"variant.name"_s;
    QTest::newRow("bad pack") << u"pack"_s << QByteArray("invalid_unitsPerPack") << u"variant.unitsPerPack"_s;
    QTest::newRow("unknown product") << u"product"_s << QByteArray("product_not_found") << u"productId"_s;
    QTest::newRow("unknown variant") << u"variantId"_s << QByteArray("variant_not_found") << u"variant.variantId"_s;
    QTest::newRow("elsewhere") << u"elsewhere"_s << QByteArray("variant_not_on_product") << u"variant.variantId"_s;
}

void TestProductBatch::refusals()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, code);
    QFETCH(QString, field);
    const ProductRowOutcome first = made(shop(), productRow(u"Rose"_s, u"One"_s));
    const ProductRowOutcome second = made(shop(), productRow(u"Tulip"_s, u"Two"_s));
    const QHash<QString, std::function<void(ProductRow &)>> breakIt{
        {u"name"_s, [](ProductRow &row) { row.product.name = u"  "_s; }},
        {u"type"_s, [](ProductRow &row) { row.product.productType.reset(); }},
        {u"variant"_s, [](ProductRow &row) { row.hasVariant = false; }},
        {u"variantName"_s, [](ProductRow &row) { row.variant.name.reset(); }},
        {u"pack"_s, [](ProductRow &row) { row.variant.unitsPerPack = 0; }},
        {u"product"_s, [](ProductRow &row) { row.productId = ProductId::create(); }},
        {u"variantId"_s, [](ProductRow &row) { row.variantId = VariantId::create(); }},
        {u"elsewhere"_s,
         [&](ProductRow &row) {
             row.productId = first.productId;
             row.variantId = second.variantId;
         }},
    };
    ProductRow row = productRow(u"Lily"_s, u"Three"_s);
    breakIt.value(kind)(row);

    const Outcomes outcomes = upserted(*m_test, {row});

    QVERIFY(!outcomes.constFirst());
    QCOMPARE(outcomes.constFirst().error().code, code);
    QCOMPARE(outcomes.constFirst().error().field, field);
}

void TestProductBatch::refusedRowLeavesNoTrace()
{
    ProductRow bad = productRow(u"Bad"_s, u"One"_s);
    bad.product.productType = u"ribbon"_s;
    bad.variant.unitsPerPack = -1;

    const Outcomes outcomes = upserted(
        *m_test, {productRow(u"Good"_s, u"One"_s), bad, invalid(u"items"_s, {}), productRow(u"Fine"_s, u"One"_s)});

    QVERIFY(outcomes.at(0) && !outcomes.at(1) && !outcomes.at(2) && outcomes.at(3));
    QCOMPARE(outcomes.at(2).error().code, QByteArray("invalid_items"));
    QCOMPARE(announced(*m_test).size(), 4);
    const auto page = shop().products.list({}, {}, ProductService::Variants::Load);
    QCOMPARE(page->rows.size(), 2);
    ProductRow again = productRow(u"Next"_s, u"One"_s);
    again.product.productType = u"Ribbon"_s;
    QCOMPARE(made(shop(), again).warnings, QList<QByteArray>{"new_product_type:Ribbon"});
}

void TestProductBatch::unchangedRowWritesNothing()
{
    ProductRow row = productRow(u"Rose"_s, u"One"_s);
    row.variant.colors = QStringList{u"white"_s};
    const ProductRowOutcome first = made(shop(), row);
    const auto before = shop().products.find(first.productId);
    m_test->takeAnnounced();
    m_test->tick();
    row.productId = first.productId;
    row.variantId = first.variantId;

    const ProductRowOutcome second = made(shop(), row);

    QCOMPARE(second.action, RowAction::Unchanged);
    QCOMPARE(second.variantAction, RowAction::Unchanged);
    QCOMPARE(*shop().products.find(first.productId), *before);
    QVERIFY(announced(*m_test).isEmpty());
}

void TestProductBatch::variantIsAddedToItsProduct()
{
    const ProductRowOutcome first = made(shop(), productRow(u"Rose"_s, u"One"_s));
    m_test->takeAnnounced();
    m_test->tick();
    ProductRow row = productRow(u"Rose"_s, u"Two"_s);
    row.productId = first.productId;

    const ProductRowOutcome second = made(shop(), row);

    QCOMPARE(second.action, RowAction::Updated);
    QCOMPARE(second.variantAction, RowAction::Created);
    const auto product = shop().products.find(first.productId);
    QCOMPARE(product->variants.size(), 2);
    QCOMPARE(product->variants.last().name, u"Two"_s);
    QCOMPARE(product->version, 2);
    QCOMPARE(product->updatedAt, m_test->now());
    QCOMPARE(announced(*m_test), QStringList({u"created variants"_s, u"updated products"_s}));
    QCOMPARE(shop().products.list({.q = u"two"_s}, {}, ProductService::Variants::Skip)->rows.size(), 1);
}

void TestProductBatch::variantFindsItsProduct()
{
    const ProductRowOutcome first = made(shop(), productRow(u"Rose"_s, u"One"_s));
    ProductRow row;
    row.variantId = first.variantId;
    row.hasVariant = true;
    row.variant.sku = u"R1"_s;
    row.product.category = u""_s;

    const ProductRowOutcome second = made(shop(), row);

    QCOMPARE(second.productId, first.productId);
    QCOMPARE(second.variantAction, RowAction::Updated);
    const auto product = shop().products.find(first.productId);
    QCOMPARE(product->category, QString());
    QCOMPARE(product->variants.constFirst().sku, u"R1"_s);
}

void TestProductBatch::laterRowsSeeEarlierOnes()
{
    const ProductRowOutcome first = made(shop(), productRow(u"Rose"_s, u"One"_s));
    m_test->takeAnnounced();
    ProductRow rename = rowOf(first);
    rename.variant.name = u"Two"_s;
    ProductRow rest = rowOf(first);
    rest.variant.sku = u"R1"_s;

    const Outcomes outcomes = upserted(*m_test, {rename, rename, rest});

    QCOMPARE(outcomes.at(0)->variantAction, RowAction::Updated);
    QCOMPARE(outcomes.at(1)->variantAction, RowAction::Unchanged);
    QCOMPARE(outcomes.at(2)->action, RowAction::Updated);
    const auto product = shop().products.find(first.productId);
    QCOMPARE(product->version, 3);
    QCOMPARE(product->variants.constFirst().version, 3);
    QCOMPARE(product->variants.constFirst().name, u"Two"_s);
    QCOMPARE(product->variants.constFirst().sku, u"R1"_s);
}

void TestProductBatch::eachRowThatChangesAVariantCountsItsProduct()
{
    const ProductRowOutcome twice = made(shop(), productRow(u"Rose"_s, u"One"_s));
    const ProductRowOutcome once = made(shop(), productRow(u"Tulip"_s, u"Two"_s));
    QList<Result<ProductRow>> rows{rowOf(twice), rowOf(once), rowOf(twice)};
    for (qsizetype i = 0; i < rows.size(); ++i)
        rows[i]->variant.unitsPerPack = double(20 + i); // Nothing that a product is found by.

    upserted(*m_test, rows);

    QCOMPARE(shop().products.find(twice.productId)->version, 3);
    QCOMPARE(shop().products.find(twice.productId)->variants.constFirst().version, 3);
    QCOMPARE(shop().products.find(once.productId)->version, 2);
}

void TestProductBatch::aRowOfBothNamesTheProductOnce()
{
    const ProductRowOutcome first = made(shop(), productRow(u"Rose"_s, u"One"_s));
    m_test->takeAnnounced();
    ProductRow both = rowOf(first);
    both.product.name = u"Tea rose"_s;
    both.variant.unitsPerPack = 20;

    upserted(*m_test, {both});

    QCOMPARE(announced(*m_test), QStringList({u"updated variants"_s, u"updated products"_s}));
    QCOMPARE(shop().products.find(first.productId)->version, 2);
}

void TestProductBatch::vocabularyGivesTheSpelling()
{
    ProductRow row = productRow(u"Rose"_s, u"One"_s);
    row.product.productType = u"FLOWER"_s;
    row.product.category = u"Odd things"_s;
    row.variant.colors = QStringList{u"wHITE"_s, u"Greige"_s};

    const ProductRowOutcome outcome = made(shop(), row);

    QCOMPARE(outcome.warnings, QList<QByteArray>({"unknown_category:Odd things", "unknown_color:Greige"}));
    const auto product = shop().products.find(outcome.productId);
    QCOMPARE(product->productType, u"flower"_s);
    QCOMPARE(product->variants.constFirst().colors, QStringList({u"White"_s, u"Greige"_s}));
}

void TestProductBatch::newTypeIsKnownToTheNextRow()
{
    ProductRow first = productRow(u"Ribbon"_s, u"One"_s);
    first.product.productType = u"Ribbon"_s;
    ProductRow second = productRow(u"Bow"_s, u"One"_s);
    second.product.productType = u"RIBBON"_s;

    const Outcomes outcomes = upserted(*m_test, {first, second});

    QCOMPARE(outcomes.at(0)->warnings, QList<QByteArray>{"new_product_type:Ribbon"});
    QVERIFY(outcomes.at(1)->warnings.isEmpty());
    QCOMPARE(shop().products.find(outcomes.at(1)->productId)->productType, u"Ribbon"_s);
}

void TestProductBatch::suppliersAreChecked()
{
    const SupplierId supplier = madeSupplier(shop(), u"Grower"_s);
    const SupplierId foreign = madeSupplier(m_test->otherShop(), u"Foreign"_s);
    QVERIFY(shop().suppliers.archive(supplier));
    ProductRow good = productRow(u"Rose"_s, u"One"_s);
    good.variant.supplierIds = QList<SupplierId>{supplier, supplier};
    good.variant.supplierMinPacks = QList<SupplierMinimum>{{supplier, 4}};
    ProductRow unknown = good;
    unknown.variant.supplierIds = QList<SupplierId>{foreign};
    ProductRow unknownMinimum = good;
    unknownMinimum.variant.supplierMinPacks = QList<SupplierMinimum>{{foreign, 4}};

    const Outcomes outcomes = upserted(*m_test, {good, unknown, unknownMinimum});

    const auto variant = shop().products.findVariant(outcomes.at(0)->variantId);
    QCOMPARE(variant->supplierIds, QList<SupplierId>{supplier});
    QCOMPARE(variant->supplierMinPacks, (QList<SupplierMinimum>{{supplier, 4}}));
    QCOMPARE(outcomes.at(1).error().code, QByteArray("supplier_not_found"));
    QCOMPARE(outcomes.at(2).error().code, QByteArray("supplier_not_found"));
}

void TestProductBatch::otherShopsRowsAreNotThere()
{
    const ProductRowOutcome foreign = made(m_test->otherShop(), productRow(u"Rose"_s, u"One"_s));

    const Outcomes outcomes = upserted(*m_test, {rowOf(foreign)});

    QCOMPARE(outcomes.constFirst().error().code, QByteArray("product_not_found"));
    QVERIFY(!shop().products.find(foreign.productId));
    QVERIFY(!shop().products.findVariant(foreign.variantId));
}

void TestProductBatch::aBatchWorksInSets_data()
{
    QTest::addColumn<bool>("isRenamed");
    QTest::newRow("as it is") << false;
    QTest::newRow("with other names and sizes") << true;
}

void TestProductBatch::aBatchWorksInSets()
{
    QFETCH(bool, isRenamed);
    QList<Result<ProductRow>> rows;
    for (int i = 0; i < 200; ++i)
        rows.append(productRow(u"Rose %1"_s.arg(i), u"One"_s));
    const Outcomes first = upserted(*m_test, rows);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        rows[i]->productId = first.at(i)->productId;
        rows[i]->variantId = first.at(i)->variantId;
        if (isRenamed) {
            rows[i]->product.name = u"Renamed %1"_s.arg(i);
            rows[i]->variant.unitsPerPack = std::optional<double>(7);
        }
    }
    const qint64 before = m_test->session().statementsRun();

    upserted(*m_test, rows);

    const qint64 run = m_test->session().statementsRun() - before;
    const bool isIndexedByRow = isRenamed && !isOnPostgres();
    QVERIFY2(run < (isIndexedByRow ? 500 : 20), qPrintable(QString::number(run)));
    QCOMPARE(shop().products.find(first.constLast()->productId)->name, isRenamed ? u"Renamed 199"_s : u"Rose 199"_s);
}

STEMDESK_GUILESS_TEST(TestProductBatch)

} // namespace stemdesk::product_batch_test

#include "tst_product_batch.moc"

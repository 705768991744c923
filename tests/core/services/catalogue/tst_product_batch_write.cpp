#include "core/services/catalogue/product_batch.h"

#include "tests/support/catalogue_rows.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::product_batch_write_test {

class TestProductBatchWrite : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changedFieldsAreStoredAndNoOthers_data();
    void changedFieldsAreStoredAndNoOthers();
};

void TestProductBatchWrite::changedFieldsAreStoredAndNoOthers_data()
{
    QTest::addColumn<VariantPatch>("patch");
    QTest::newRow("name") << VariantPatch{.name = u"60 cm"_s};
    QTest::newRow("stem length") << VariantPatch{.stemLength = std::optional<double>()};
    QTest::newRow("pack") << VariantPatch{.unitsPerPack = std::optional(20.0)};
    QTest::newRow("colours") << VariantPatch{.colors = QStringList{u"Blush"_s, u"White"_s}};
    QTest::newRow("no suppliers") << VariantPatch{.supplierIds = QList<SupplierId>()};
    QTest::newRow("no minimums") << VariantPatch{.supplierMinPacks = QList<SupplierMinimum>()};
    QTest::newRow("no codes") << VariantPatch{.supplierCodes = QList<SupplierCode>()};
    QTest::newRow("spare") << VariantPatch{.sparePercent = std::optional(6.5)};
    QTest::newRow("sku") << VariantPatch{.sku = u"other"_s};
    QTest::newRow("notes") << VariantPatch{.notes = u"Keep dry\nand cool"_s};
    QTest::newRow("external id") << VariantPatch{.externalId = QString()};
    QTest::newRow("owned") << VariantPatch{.ownedUnits = std::optional<double>()};
    QTest::newRow("replacement") << VariantPatch{.replacementCostExclTax = std::optional(0.1)};
    QTest::newRow("days") << VariantPatch{.hireDaysBefore = std::optional<int>(), .hireDaysAfter = std::optional(0)};
    QTest::newRow("two plain ones") << VariantPatch{.name = u"60 cm"_s, .stemLength = std::optional(60.0)};
    QTest::newRow("plain and found by") << VariantPatch{.stemLength = std::optional(60.0), .sku = u"other"_s};
    QTest::newRow("all found by") << VariantPatch{
        .sku = QString(), .externalId = u"8"_s, .ownedUnits = std::optional(4.0)};
}

void TestProductBatchWrite::changedFieldsAreStoredAndNoOthers()
{
    QFETCH(VariantPatch, patch);
    TestShop shop;
    const SupplierId supplier = madeSupplier(shop.shop(), u"Grower"_s);
    ProductRow whole = productRow(u"Rose"_s, u"50 cm"_s);
    whole.variant = wholeVariant(supplier);
    ProductRow other = whole;
    other.variant.externalId = u"other"_s;
    const ProductRowOutcome outcome = made(shop.shop(), whole);
    const ProductRowOutcome untouched = made(shop.shop(), other);
    const Variant before = *shop.shop().products.findVariant(outcome.variantId);
    const Variant otherBefore = *shop.shop().products.findVariant(untouched.variantId);
    shop.tick();
    const ProductRow row{
        .productId = outcome.productId, .hasVariant = true, .variantId = outcome.variantId, .variant = patch};

    QVERIFY(shop.shop().products.upsert({row}));

    Variant after = *patched(before, patch);
    after.updatedAt = shop.now();
    ++after.version;
    QCOMPARE(*shop.shop().products.findVariant(outcome.variantId), after);
    QCOMPARE(*shop.shop().products.findVariant(untouched.variantId), otherBefore);
}

STEMDESK_GUILESS_TEST(TestProductBatchWrite)

} // namespace stemdesk::product_batch_write_test

#include "tst_product_batch_write.moc"

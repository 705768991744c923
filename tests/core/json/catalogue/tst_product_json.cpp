#include "core/json/catalogue/product_json.h"

#include "tests/core/json/codec_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::product_json_test {

namespace {

const SupplierId kSupplier(IdBytes{9});
const Variant kVariant{.id = VariantId(IdBytes{2}),
                       .productId = ProductId(IdBytes{1}),
                       .name = u"50 cm"_s,
                       .stemLength = 50,
                       .colors = {u"Blush"_s, u"Ivory"_s},
                       .supplierIds = {kSupplier},
                       .supplierMinPacks = {{kSupplier, 4}},
                       .supplierPacks = {{kSupplier, 12.5}},
                       .supplierCodes = {{kSupplier, {}, u"8712345678906"_s}},
                       .sparePercent = 7.5,
                       .sku = u"R50"_s,
                       .createdAt = 3,
                       .updatedAt = 4};
const Product kProduct{.id = ProductId(IdBytes{1}),
                       .name = u"Rose"_s,
                       .productType = u"flower"_s,
                       .variants = {kVariant},
                       .createdAt = 1,
                       .updatedAt = 2};

QByteArray withNames(QByteArray json)
{
    return json.replace("'", "\"")
        .replace("SUP", kSupplier.text())
        .replace("VAR", kVariant.id.text())
        .replace("PROD", kProduct.id.text());
}

} // namespace

class TestProductJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesTheContractsFields()
    {
        QCOMPARE(
            written(kProduct, kProductFields, writeProduct),
            withNames(
                "{'productId':'PROD','name':'Rose','category':null,'productType':'flower',"
                "'description':null,'externalId':null,'variants':[{'variantId':'VAR','name':'50 cm','stemLength':50,"
                "'unitsPerPack':null,'colors':['Blush','Ivory'],'supplierIds':['SUP'],"
                "'supplierMinPacks':[{'supplierId':'SUP','minPacks':4}],'supplierPacks':[{'supplierId':'SUP','"
                "unitsPerPack':12.5}],'supplierCodes':[{'supplierId':'SUP','code':null,'ean':'8712345678906'}],"
                "'sparePercent':7.5,'sku':'R50','notes':null,"
                "'externalId':null,'ownedUnits':null,'replacementCostExclTax':null,'hireDaysBefore':null,"
                "'hireDaysAfter':null,'createdAt':3,'updatedAt':4}],'createdAt':1,'updatedAt':2}"));
    }

    void writesWhatWasChosen()
    {
        QCOMPARE(written(kProduct, kProductFields, writeProduct, "name,variants.sku"),
                 withNames("{'productId':'PROD','name':'Rose','variants':[{'sku':'R50'}]}"));
        QVERIFY(!needsVariants(*FieldSelection::parse("name", kProductFields)));
        QVERIFY(needsVariants(*FieldSelection::parse("variants.sku", kProductFields)));
    }

    void sentBackItChangesNothing()
    {
        const auto product = bodyOf(written(kProduct, kProductFields, writeProduct), productPatchFrom);
        const auto variant = bodyOf(written(kVariant, kVariantFields, writeVariant), variantPatchFrom);

        QCOMPARE(patched(kProduct, *product).value(), kProduct);
        QCOMPARE(patched(kVariant, *variant).value(), kVariant);
    }

    void rowsHaveAProductAndAVariant()
    {
        const auto row = bodyOf(withNames("{'productId':'PROD','category':null,"
                                          "'variant':{'variantId':'VAR','stemLength':null,'sku':' x '}}"),
                                productRowFrom);

        QCOMPARE(row->productId, std::optional(kProduct.id));
        QCOMPARE(row->product, (ProductPatch{.category = QString()}));
        QVERIFY(row->hasVariant);
        QCOMPARE(row->variantId, std::optional(kVariant.id));
        QCOMPARE(row->variant, (VariantPatch{.stemLength = std::optional<double>(), .sku = u" x "_s}));
    }

    void aRowMayComeWithoutAVariant()
    {
        QVERIFY(!bodyOf(withNames("{'productId':'PROD'}"), productRowFrom)->hasVariant);
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("field");
        const auto row = [](const char *json, const char *code, const QString &field) {
            QTest::newRow(json) << withNames(json) << QByteArray(code) << field;
        };
        row("{'variant':null}", "invalid_variant", u"variant"_s);
        row("{'variant':{'foo':1}}", "unknown_property:variant.foo", u"variant.foo"_s);
        row("{'variants':{}}", "invalid_variants", u"variants"_s);
        row("{'variant':{'unitsPerPack':'x'}}", "invalid_unitsPerPack", u"variant.unitsPerPack"_s);
        row("{'variant':{'colors':null}}", "invalid_colors", u"variant.colors"_s);
        row("{'variant':{'colors':[1]}}", "invalid_colors", u"variant.colors"_s);
        row("{'variant':{'supplierIds':['PROD']}}", "wrong_id_type:expected_suppliers_got_products",
            u"variant.supplierIds"_s);
        row("{'variant':{'supplierIds':['x']}}", "supplier_not_found", u"variant.supplierIds"_s);
        row("{'variant':{'supplierMinPacks':[{'supplierId':'SUP','minPacks':1.5}]}}", "invalid_minPacks",
            u"variant.supplierMinPacks.minPacks"_s);
        row("{'variant':{'supplierMinPacks':[{'minPacks':1}]}}", "supplierId_required",
            u"variant.supplierMinPacks.supplierId"_s);
        row("{'variant':{'supplierMinPacks':[{'supplierId':'SUP'}]}}", "minPacks_required",
            u"variant.supplierMinPacks.minPacks"_s);
        row("{'variant':{'supplierCodes':'RQ'}}", "invalid_supplierCodes", u"variant.supplierCodes"_s);
        row("{'variant':{'sparePercent':'1'}}", "invalid_sparePercent", u"variant.sparePercent"_s);
        row("{'productId':'VAR'}", "wrong_id_type:expected_products_got_variants", u"productId"_s);
        row("{'variant':{'variantId':'PROD'}}", "wrong_id_type:expected_variants_got_products", u"variant.variantId"_s);
    }

    void refusals()
    {
        QFETCH(QByteArray, json);
        const auto row = bodyOf(json, productRowFrom);
        QTEST(codeOf(row), "code");
        QTEST(row.error().field, "field");
    }
};

STEMDESK_APPLESS_TEST(TestProductJson)

} // namespace stemdesk::product_json_test

#include "tst_product_json.moc"

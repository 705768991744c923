#include "core/exchange/imports/product_import.h"

#include "core/storage/change_store.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/import_files.h"
#include "tests/support/test_registry.h"

namespace stemdesk::product_import_test {

using namespace Qt::StringLiterals;

namespace {

const PageRequest kWhole{.limit = 1'000};

/// "product/variant sku stem" of each variant, in order of creation.
QStringList catalogueOf(const ShopServices &shop)
{
    QStringList rows;
    const auto products = shop.products.list({}, kWhole, ProductService::Variants::Load);
    for (const Product &product : products->rows) {
        for (const Variant &variant : product.variants)
            rows += u"%1/%2 %3 %4"_s.arg(product.name, variant.name, variant.sku,
                                         QString::number(variant.stemLength.value_or(0)));
    }
    return rows;
}

Product onlyProduct(const ShopServices &shop)
{
    const auto products = shop.products.list({}, kWhole, ProductService::Variants::Load);
    return products->rows.size() == 1 ? products->rows.first() : Product();
}

qint64 lastChange(TestShop &shop)
{
    return *ChangeStore(shop.session(), shop.context().tenant()).lastSeq();
}

} // namespace

class TestProductImport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRowMakesAllThatItNames();
    void aSecondRunChangesNothing_data();
    void aSecondRunChangesNothing();
    void rowsFindTheirVariant_data();
    void rowsFindTheirVariant();
    void anEmptyCellLeavesTheValue();
    void aSkuOnSeveralRowsTellsNothing();
    void rowsAboutOneVariantAreCompared_data();
    void rowsAboutOneVariantAreCompared();
    void idsComeFirst();
    void idsOfAnotherShopAreIgnored();
    void productsOfOneNameAreToldApartById();
    void aRefusedRowDoesNotStopTheOthers_data();
    void aRefusedRowDoesNotStopTheOthers();
    void allOrNothingWritesNothing();
    void allOrNothingWritesAll();
    void suppliersColoursAndCategoriesAreFoundWhateverTheirCase();
    void aStoppedImportGoesOnWhereItStopped();
    void whatOthersMakeMeanwhileIsFound();
    void anotherShopIsLeftAlone();
};

void TestProductImport::aRowMakesAllThatItNames()
{
    TestShop shop;

    const ImportedFile imported =
        importProducts(shop.shop(),
                       "product,category,variant,stem_length,Units Per Pack,colors,suppliers,minPacks,sku,notes\n"
                       "Rose,Garden roses,Quicksand,60,25,Sand|Pink,Flora|Hill,Flora=4|Hill=2,R1,\"keep cool\n\"\n");

    QCOMPARE(imported.counts, u"1 created, 0 updated, 0 unchanged, 0 refused"_s);
    const Product product = onlyProduct(shop.shop());
    QCOMPARE(product.name, u"Rose"_s);
    QCOMPARE(product.category, u"Garden roses"_s);
    QCOMPARE(product.productType, u"flower"_s);
    const Variant &variant = product.variants.first();
    QCOMPARE(variant.stemLength, std::optional(60.0));
    QCOMPARE(variant.unitsPerPack, std::optional(25.0));
    QCOMPARE(variant.colors, (QStringList{u"Sand"_s, u"Pink"_s}));
    QCOMPARE(variant.notes, u"keep cool"_s);
    const auto suppliers = shop.shop().suppliers.list({}, kWhole)->rows;
    QCOMPARE(suppliers.size(), 2);
    QCOMPARE(variant.supplierIds, (QList<SupplierId>{suppliers.at(0).id, suppliers.at(1).id}));
    QCOMPARE(variant.supplierMinPacks, (QList<SupplierMinimum>{{suppliers.at(0).id, 4}, {suppliers.at(1).id, 2}}));
    const QList<Colour> colours = *shop.shop().colours.all();
    QVERIFY(std::ranges::any_of(colours, [](const Colour &colour) { return colour.name == u"Sand"_s; }));
    const QList<Category> categories = *shop.shop().categories.all();
    QVERIFY(
        std::ranges::any_of(categories, [](const Category &category) { return category.name == u"Garden roses"_s; }));
}

void TestProductImport::aSecondRunChangesNothing_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<int>("count");

    QTest::newRow("names") << "Rose,Red,,,\nRose,White,,,\nTulip,Red,,,\n"_ba << 3;
    QTest::newRow("skus") << "Rose,Red,50,A,\nRose,Red,60,B,\n"_ba << 2;
    QTest::newRow("one variant twice") << "Rose,Red,50,,\nrose,RED,60,,\n"_ba << 2;
    QTest::newRow("one sku on two rows") << "Rose,Red,50,A,\nTulip,Red,60,A,\n"_ba << 2;
    QTest::newRow("one row twice") << "Rose,Red,50,A,\nRose,Red,50,A,\n"_ba << 2;
    QTest::newRow("two categories") << "Rose,Red,,,Roses\nRose,White,,,Focal\n"_ba << 2;
    QTest::newRow("the sku comes later") << "Rose,Red,50,,\nRose,Red,,A,\n"_ba << 2;
}

void TestProductImport::aSecondRunChangesNothing()
{
    QFETCH(QByteArray, rows);
    QFETCH(int, count);
    TestShop shop;
    const QByteArray text = "product,variant,stemLength,sku,category\n" + rows;
    QCOMPARE(importProducts(shop.shop(), text).refused, QStringList());
    const QStringList before = catalogueOf(shop.shop());
    const qint64 seq = lastChange(shop);
    shop.tick();

    const ImportedFile again = importProducts(shop.shop(), text);

    QCOMPARE(again.counts, u"0 created, 0 updated, %1 unchanged, 0 refused"_s.arg(count));
    QVERIFY(!again.report.batch);
    QCOMPARE(catalogueOf(shop.shop()), before);
    QCOMPARE(lastChange(shop), seq);
}

void TestProductImport::rowsFindTheirVariant_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QStringList>("catalogue");

    // The shop has Rose/Red of 50 cm without a sku and Rose/White with the sku W.
    const QString red = u"Rose/Red  50"_s;
    const QString white = u"Rose/White W 0"_s;
    QTest::newRow("by names and length") << "ROSE,red,50,\n"_ba << QStringList{red, white};
    QTest::newRow("by names, the only one of them") << "ROSE,red,,\n"_ba << QStringList{red, white};
    QTest::newRow("another length is another variant")
        << "Rose,Red,60,\nRose,Red,40 cm,\n"_ba << QStringList{red, white, u"Rose/Red  60"_s, u"Rose/Red  40"_s};
    QTest::newRow("no length beside several") << "Rose,Red,,\nRose,Red,60,\nRose,Red,50,\n"_ba
                                              << QStringList{red, white, u"Rose/Red  0"_s, u"Rose/Red  60"_s};
    QTest::newRow("a length where none was") << "Rose,White,70,\n"_ba << QStringList{red, white, u"Rose/White  70"_s};
    QTest::newRow("by names, the row has a sku") << "Rose,Red,50,X\n"_ba << QStringList{u"Rose/Red X 50"_s, white};
    QTest::newRow("by names, the variant has one") << "Rose,White,,\n"_ba << QStringList{red, white};
    QTest::newRow("another sku is another variant")
        << "Rose,White,,X\n"_ba << QStringList{red, white, u"Rose/White X 0"_s};
    QTest::newRow("by sku, with new names and length")
        << "Rosa,Snow,70,W\n"_ba << QStringList{u"Rosa/Red  50"_s, u"Rosa/Snow W 70"_s};
    QTest::newRow("a new variant") << "rose,Blue,70,\n"_ba << QStringList{red, white, u"Rose/Blue  70"_s};
    QTest::newRow("a new product") << "Tulip,Red,70,\n"_ba << QStringList{red, white, u"Tulip/Red  70"_s};
    QTest::newRow("skus in their case") << "Rose,Red,50,w\n"_ba << QStringList{u"Rose/Red w 50"_s, white};
}

void TestProductImport::rowsFindTheirVariant()
{
    QFETCH(QByteArray, rows);
    TestShop shop;
    QCOMPARE(importProducts(shop.shop(), "product,variant,stemLength,sku\nRose,Red,50,\nRose,White,,W\n").refused,
             QStringList());

    const ImportedFile imported = importProducts(shop.shop(), "product,variant,stemLength,sku\n" + rows);

    QCOMPARE(imported.refused, QStringList());
    QTEST(catalogueOf(shop.shop()), "catalogue");
    QVERIFY(importProducts(shop.shop(), "product,variant,stemLength,sku\n" + rows)
                .counts.startsWith("0 created, 0 upd"_L1));
}

void TestProductImport::anEmptyCellLeavesTheValue()
{
    TestShop shop;
    importProducts(shop.shop(), "product,variant,stemLength,sku,notes\nRose,Red,50,A,good\n");

    const ImportedFile imported = importProducts(shop.shop(), "sku,product,variant,stemLength,notes\nA,,,,better\n");

    QCOMPARE(imported.counts, u"0 created, 1 updated, 0 unchanged, 0 refused"_s);
    QCOMPARE(catalogueOf(shop.shop()), QStringList{u"Rose/Red A 50"_s});
    QCOMPARE(onlyProduct(shop.shop()).variants.first().notes, u"better"_s);
}

void TestProductImport::aSkuOnSeveralRowsTellsNothing()
{
    TestShop shop;
    importProducts(shop.shop(), "product,variant,sku\nRose,Red,A\n");

    importProducts(shop.shop(), "product,variant,sku\nTulip,Red,A\nTulip,White,A\n");

    QCOMPARE(catalogueOf(shop.shop()), (QStringList{u"Rose/Red A 0"_s, u"Tulip/Red A 0"_s, u"Tulip/White A 0"_s}));
}

void TestProductImport::rowsAboutOneVariantAreCompared_data()
{
    QTest::addColumn<QByteArray>("rows"); // %1: the id of Lily/Pink of 50 cm, which the shop has.
    QTest::addColumn<QStringList>("differences");

    const auto price = [](int line, int other) { return u"%1 %2 unitCostExclTax"_s.arg(line).arg(other); };
    QTest::newRow("alike") << ",Rose,Red,50,,1,10\n,Rose,Red,50,,2,10\n"_ba << QStringList{price(3, 2)};
    QTest::newRow("without the length") << ",Rose,Red,50,,1,10\n,Rose,Red,,,2,10\n"_ba << QStringList{price(3, 2)};
    QTest::newRow("the pack") << ",Rose,Red,50,,1,10\n,Rose,Red,,,1,25\n"_ba << QStringList{u"3 2 unitsPerPack"_s};
    QTest::newRow("by id, then by names") << "%1,,,,,1,10\n,Lily,Pink,50,,2,10\n"_ba << QStringList{price(3, 2)};
    QTest::newRow("by names, then by sku") << ",Lily,Pink,50,,1,10\n,,,,L,2,10\n"_ba << QStringList{price(3, 2)};
    QTest::newRow("by id, another length") << "%1,,,50,,,\n%1,,,60,,,\n"_ba << QStringList{u"3 2 stemLength"_s};
    QTest::newRow("there and back") << ",Rose,Red,50,,1,\n,Rose,Red,50,,2,\n,Rose,Red,50,,1,\n"_ba
                                    << QStringList{price(3, 2), price(4, 3)};
    QTest::newRow("two variants") << ",Rose,Red,50,,1,10\n,Rose,Red,60,,2,25\n"_ba << QStringList();
}

void TestProductImport::rowsAboutOneVariantAreCompared()
{
    QFETCH(QByteArray, rows);
    TestShop shop;
    importProducts(shop.shop(), "product,variant,stemLength,sku\nLily,Pink,50,L\n");
    rows.replace("%1", onlyProduct(shop.shop()).variants.first().id.text());

    const ImportedFile imported =
        importProducts(shop.shop(), "variantId,product,variant,stemLength,sku,unitCostExclTax,unitsPerPack\n" + rows);

    QCOMPARE(imported.refused, QStringList());
    QTEST(imported.differences(), "differences");
}

void TestProductImport::idsComeFirst()
{
    TestShop shop;
    const ProductRowOutcome rose = made(shop.shop(), productRow(u"Rose"_s, u"Red"_s));
    const ProductRowOutcome tulip = made(shop.shop(), productRow(u"Tulip"_s, u"Red"_s));

    const ImportedFile imported = importProducts(shop.shop(),
                                                 "productId,variantId,product,variant\n," + rose.variantId.text()
                                                     + ",Rosa,Scarlet\n" + tulip.productId.text() + ",,Tulipa,White\n");

    QCOMPARE(imported.counts, u"1 created, 1 updated, 0 unchanged, 0 refused"_s);
    QCOMPARE(catalogueOf(shop.shop()), (QStringList{u"Rosa/Scarlet  0"_s, u"Tulipa/Red  0"_s, u"Tulipa/White  0"_s}));
}

void TestProductImport::idsOfAnotherShopAreIgnored()
{
    TestShop shop;
    const ProductRowOutcome rose = made(shop.shop(), productRow(u"Rose"_s, u"Red"_s));
    const ProductRowOutcome tulip = made(shop.shop(), productRow(u"Tulip"_s, u"Red"_s));
    const ProductRowOutcome other = made(shop.otherShop(), productRow(u"Tulip"_s, u"Red"_s));
    const QByteArray rows = "productId,variantId,product,variant\n" + ProductId::create().text() + ",,Rose,Red\n"
        + other.productId.text() + ',' + other.variantId.text() + ",Rose,White\nnonsense,17,Rose,Red\n,"
        + rose.productId.text() + ",A,B\n" + tulip.productId.text() + ',' + rose.variantId.text() + ",A,B\n";

    const ImportedFile imported = importProducts(shop.shop(), rows);

    QCOMPARE(imported.counts, u"1 created, 0 updated, 2 unchanged, 2 refused"_s);
    QCOMPARE(imported.refused,
             (QStringList{u"5 wrong_id_type:expected_variants_got_products"_s, u"6 variant_not_on_product"_s}));
    QCOMPARE(catalogueOf(shop.shop()), (QStringList{u"Rose/Red  0"_s, u"Rose/White  0"_s, u"Tulip/Red  0"_s}));
}

void TestProductImport::productsOfOneNameAreToldApartById()
{
    TestShop shop;
    made(shop.shop(), productRow(u"Rose"_s, u"Red"_s));
    const QByteArray other = made(shop.shop(), productRow(u"Rose"_s, u"White"_s)).productId.text();

    const ImportedFile imported = importProducts(
        shop.shop(), "productId,product,variant,notes\n,Rose,Red,x\n,rose,Blue,\n" + other + ",Rose,Blue,\n");

    QCOMPARE(imported.refused, QStringList{u"3 ambiguous_product"_s});
    QCOMPARE(imported.counts, u"1 created, 1 updated, 0 unchanged, 1 refused"_s);
}

void TestProductImport::aRefusedRowDoesNotStopTheOthers_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QString>("code");

    QTest::newRow("no product, and nothing else than above") << ",Red,,,,"_ba << u"product_required"_s;
    QTest::newRow("no variant") << "Rose,,50,,,"_ba << u"variant_required"_s;
    QTest::newRow("no number") << "Rose,Red,long,,,"_ba << u"invalid_stemLength"_s;
    QTest::newRow("infinite") << "Rose,Red,inf,,,"_ba << u"invalid_stemLength"_s;
    QTest::newRow("beyond a double") << "Rose,Red,1e999,,,"_ba << u"invalid_stemLength"_s;
    QTest::newRow("negative") << "Rose,Red,-1,,,"_ba << u"invalid_stemLength"_s;
    QTest::newRow("lengths") << "Rose,Red,40 50 60,,,"_ba << u"invalid_stemLength"_s;
    QTest::newRow("another unit") << "Rose,Red,600 g,,,"_ba << u"invalid_stemLength"_s;
    QTest::newRow("packs of none") << "Rose,Red,,0,,"_ba << u"invalid_unitsPerPack"_s;
    QTest::newRow("no minimum") << "Rose,Red,,,Flora,"_ba << u"invalid_minPacks"_s;
    QTest::newRow("two minimums") << "Rose,Red,,,Flora=1|flora=2,"_ba << u"invalid_minPacks"_s;
    QTest::newRow("half a pack") << "Rose,Red,,,Flora=1.5,"_ba << u"invalid_minPacks"_s;
    QTest::newRow("a zero byte") << QByteArray("Rose,Re\0d,,,,", 13) << u"invalid_variant"_s;
    QTest::newRow("a long name") << QByteArray(201, 'x') + ",Red,,,," << u"invalid_product"_s;
    QTest::newRow("a long note") << "Rose,Red,,,," + QByteArray(1024LL * 1024, 'x') << u"invalid_notes"_s;
    QTest::newRow("too many cells") << "Rose,Red,,,,,more"_ba << u"too_many_cells"_s;
}

void TestProductImport::aRefusedRowDoesNotStopTheOthers()
{
    QFETCH(QByteArray, row);
    QFETCH(QString, code);
    TestShop shop;

    const ImportedFile imported = importProducts(shop.shop(),
                                                 "product,variant,stemLength,unitsPerPack,minPacks,notes\n"
                                                 "Tulip,Red,,,,\n"
                                                     + row + "\nTulip,White,,,,\n");

    QCOMPARE(imported.refused, QStringList{u"3 "_s + code});
    QCOMPARE(imported.counts, u"2 created, 0 updated, 0 unchanged, 1 refused"_s);
    QCOMPARE(shop.shop().suppliers.list({}, kWhole)->rows.size(), 0);
}

void TestProductImport::allOrNothingWritesNothing()
{
    TestShop shop;

    const ImportedFile imported = importProducts(
        shop.shop(), "product,variant,suppliers\nRose,Red,Flora\n,Red,\nTulip,,Flora\n", {.isAllOrNothing = true});

    QCOMPARE(imported.counts, u"0 created, 0 updated, 0 unchanged, 2 refused"_s);
    QCOMPARE(imported.refused, (QStringList{u"3 product_required"_s, u"4 variant_required"_s}));
    QCOMPARE(catalogueOf(shop.shop()), QStringList());
    QCOMPARE(shop.shop().suppliers.list({}, kWhole)->rows.size(), 0);
}

void TestProductImport::allOrNothingWritesAll()
{
    TestShop shop;

    const ImportedFile imported = importProducts(shop.shop(), manyRows(1'200), {.isAllOrNothing = true});

    QCOMPARE(imported.counts, u"1200 created, 0 updated, 0 unchanged, 0 refused"_s);
    QVERIFY(imported.report.batch);
    QCOMPARE(shop.shop().products.list({}, kWhole, ProductService::Variants::Skip)->rows.size(), 400);
}

void TestProductImport::suppliersColoursAndCategoriesAreFoundWhateverTheirCase()
{
    TestShop shop;
    const SupplierId flora = madeSupplier(shop.shop(), u"Flora"_s);
    const qsizetype colours = shop.shop().colours.all()->size();

    importProducts(shop.shop(), "product,variant,colors,suppliers,category\nRose,Red,RED|hot PINK,FLORA,roses\n");

    const Product product = onlyProduct(shop.shop());
    QCOMPARE(product.category, u"Roses"_s);
    QCOMPARE(product.variants.first().colors, (QStringList{u"Red"_s, u"Hot pink"_s}));
    QCOMPARE(product.variants.first().supplierIds, QList<SupplierId>{flora});
    QCOMPARE(shop.shop().colours.all()->size(), colours);
}

void TestProductImport::aStoppedImportGoesOnWhereItStopped()
{
    TestShop shop;
    const TextFile written(manyRows(1'700));
    const auto file = TableFile::open(written.name());
    const ColumnMapping mapping(ImportKind::Products, (*file)->header());

    const auto stopped =
        ProductImport(shop.shop(), **file, mapping).run({}, {.watch = [](const ImportProgress &progress) {
                                                            return progress.stage == ImportProgress::Stage::Checking
                                                                || progress.done < 1'000;
                                                        }});
    const ImportedFile rest = importProducts(shop.shop(), manyRows(1'700));

    QVERIFY(stopped->isStopped);
    QCOMPARE(stopped->counts.created, 1'000);
    QCOMPARE(rest.counts, u"700 created, 0 updated, 1000 unchanged, 0 refused"_s);
}

// Another client creates and renames products between two transactions of the import.
void TestProductImport::whatOthersMakeMeanwhileIsFound()
{
    TestShop shop;
    const TextFile written(manyRows(1'000));
    const auto file = TableFile::open(written.name());
    const ColumnMapping mapping(ImportKind::Products, (*file)->header());
    ProductRow row = productRow(u"Product 300"_s, u"Variant 901"_s);
    row.variant.stemLength = 50;
    const auto watch = [&](const ImportProgress &progress) {
        if (progress.stage == ImportProgress::Stage::Writing && progress.done == 500)
            made(shop.shop(), row);
        return true;
    };

    const auto report = ProductImport(shop.shop(), **file, mapping).run({}, {.watch = watch});

    QCOMPARE(report->counts.created, 999);
    QCOMPARE(report->counts.updated, 1);
    QCOMPARE(shop.shop().products.list({}, kWhole, ProductService::Variants::Skip)->rows.size(), 334);
}

void TestProductImport::anotherShopIsLeftAlone()
{
    TestShop shop;
    importProducts(shop.otherShop(), "product,variant,sku\nRose,Red,A\n");

    const ImportedFile imported = importProducts(shop.shop(), "product,variant,sku\nRose,Red,A\n");

    QCOMPARE(imported.counts, u"1 created, 0 updated, 0 unchanged, 0 refused"_s);
    QCOMPARE(catalogueOf(shop.otherShop()), QStringList{u"Rose/Red A 0"_s});
}

STEMDESK_GUILESS_TEST(TestProductImport)

} // namespace stemdesk::product_import_test

#include "tst_product_import.moc"

#include "core/exchange/imports/product_import.h"

#include "core/exchange/exports/table_export.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/file_bytes.h"
#include "tests/support/import_files.h"
#include "tests/support/test_registry.h"

#include <QTemporaryDir>

#include <algorithm>

namespace stemdesk::supplier_terms_test {

using namespace Qt::StringLiterals;

namespace {

const PageRequest kWhole{.limit = 1'000};

QList<Variant> variantsOf(const ShopServices &shop)
{
    QList<Variant> variants;
    const auto products = shop.products.list({}, kWhole, ProductService::Variants::Load);
    for (const Product &product : products->rows)
        variants += product.variants;
    return variants;
}

Variant variantCalled(const ShopServices &shop, const QString &name)
{
    const QList<Variant> variants = variantsOf(shop);
    const auto found = std::ranges::find(variants, name, &Variant::name);
    return found == variants.cend() ? Variant() : *found;
}

SupplierId supplierCalled(const ShopServices &shop, const QString &name)
{
    const auto suppliers = shop.suppliers.list({}, kWhole);
    const auto found = std::ranges::find(suppliers->rows, name, &Supplier::name);
    return found == suppliers->rows.cend() ? SupplierId() : found->id;
}

/// What is known of each supplier, by name: "own 25; Flora 25 x4 F1 871; Hill 10".
QString soldAs(const ShopServices &shop, const QString &name)
{
    const Variant variant = variantCalled(shop, name);
    QStringList texts{u"own "_s + (variant.unitsPerPack ? QString::number(*variant.unitsPerPack) : u"-"_s)};
    for (const QString &supplier : {u"Flora"_s, u"Hill"_s}) {
        const SupplierId id = supplierCalled(shop, supplier);
        QStringList said;
        for (const SupplierPack &pack : variant.supplierPacks) {
            if (pack.supplierId == id)
                said += QString::number(pack.unitsPerPack);
        }
        const SupplierTerms terms = termsAt(variant, id);
        if (terms.minPacks)
            said += u"x%1"_s.arg(*terms.minPacks);
        if (!terms.code.isEmpty())
            said += terms.code;
        if (!terms.ean.isEmpty())
            said += terms.ean;
        if (!said.isEmpty())
            texts += supplier + u' ' + said.join(u' ');
    }
    return texts.join(u"; "_s);
}

ImportOptions ofSupplier(const QString &name)
{
    return {.supplier = name};
}

/// The table of products as the shop exports it.
QByteArray exported(ShopServices &shop)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"products.csv"_s);
    must(exportTable(shop, {.table = ExportedTable::Products}, path, [](qint64) { return true; }));
    return fileBytes(path);
}

const QByteArray kFlora = "product,variant,unitsPerPack,minPacks,supplierCodes,supplierEans\n"
                          "Rose,Red,20,2,F-1,8712345000017\nRose,White,25,,F-2,\n";
const QByteArray kHill = "product,variant,unitsPerPack,minPacks,supplierCodes,supplierEans\n"
                         "Rose,Red,10,5,H-1,5012345000012\nRose,White,,1,,5012345000029\nRose,Blue,12,,,\n";

} // namespace

/// Packs, minimums, codes and EANs in a supplier's file belong to that supplier.
class TestSupplierTerms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFileOfOneSupplierWritesWhatItSells();
    void anotherSuppliersFileChangesNothingOfTheFirst();
    void aWeeklyFileChangesItsSupplierAlone();
    void aRowThatNamesOneSupplierIsOfThatSupplier();
    void besideAColumnOfPacksTheVarietysOwnIsWritten();
    void plainValuesAreRefusedWhereNobodyIsNamed_data();
    void plainValuesAreRefusedWhereNobodyIsNamed();
    void namedValuesAreAlwaysUnderstood();
    void placeholdersAreLeftOut();
    void aCodeAndAnEanLeaveOneAnother();
    void whatSeveralRowsSayOfASupplierIsTheLast();
    void theExportComesBackUnchanged();
    void aPriceOfAPackIsDividedByTheSuppliersOwn();
    void pricesFindAVarietyByEan();
    void aPreviewTellsWhatChangedSinceTheLastFile();
    void aFileOfSeveralSuppliersMissesNothing();
};

void TestSupplierTerms::aFileOfOneSupplierWritesWhatItSells()
{
    TestShop shop;

    const ImportedFile imported = importProducts(shop.shop(), kFlora, ofSupplier(u"Flora"_s));

    QCOMPARE(imported.counts, u"2 created, 0 updated, 0 unchanged, 0 refused"_s);
    QCOMPARE(soldAs(shop.shop(), u"Red"_s), u"own 20; Flora 20 x2 F-1 8712345000017"_s);
    QCOMPARE(soldAs(shop.shop(), u"White"_s), u"own 25; Flora 25 F-2"_s);
    QCOMPARE(importProducts(shop.shop(), kFlora, ofSupplier(u"Flora"_s)).counts,
             u"0 created, 0 updated, 2 unchanged, 0 refused"_s);
}

void TestSupplierTerms::anotherSuppliersFileChangesNothingOfTheFirst()
{
    TestShop shop;
    importProducts(shop.shop(), kFlora, ofSupplier(u"Flora"_s));

    const ImportedFile imported = importProducts(shop.shop(), kHill, ofSupplier(u"Hill"_s));

    QCOMPARE(imported.refused, QStringList());
    QCOMPARE(imported.report.packChanges, 0);
    QCOMPARE(soldAs(shop.shop(), u"Red"_s), u"own 20; Flora 20 x2 F-1 8712345000017; Hill 10 x5 H-1 5012345000012"_s);
    QCOMPARE(soldAs(shop.shop(), u"White"_s), u"own 25; Flora 25 F-2; Hill x1 5012345000029"_s);
    QCOMPARE(soldAs(shop.shop(), u"Blue"_s), u"own 12; Hill 12"_s);
    const auto unchanged = u"0 created, 0 updated, %1 unchanged, 0 refused"_s;
    QCOMPARE(importProducts(shop.shop(), kFlora, ofSupplier(u"Flora"_s)).counts, unchanged.arg(2));
    QCOMPARE(importProducts(shop.shop(), kHill, ofSupplier(u"Hill"_s)).counts, unchanged.arg(3));
}

// A second supplier's file must not invent a pack for the variety.
void TestSupplierTerms::aWeeklyFileChangesItsSupplierAlone()
{
    TestShop shop;
    importProducts(shop.shop(), "product,variant,suppliers\nRose,Red,Flora\n");
    importProducts(shop.shop(), "product,variant,unitsPerPack\nRose,Red,10\n", ofSupplier(u"Hill"_s));
    QCOMPARE(soldAs(shop.shop(), u"Red"_s), u"own -; Hill 10"_s);

    const ImportedFile weekly =
        importProducts(shop.shop(), "product,variant,unitsPerPack\nRose,Red,12\n", ofSupplier(u"Hill"_s));

    QCOMPARE(weekly.counts, u"0 created, 1 updated, 0 unchanged, 0 refused"_s);
    QCOMPARE(weekly.report.packChanges, 1);
    QCOMPARE(soldAs(shop.shop(), u"Red"_s), u"own -; Hill 12"_s);
}

void TestSupplierTerms::aRowThatNamesOneSupplierIsOfThatSupplier()
{
    TestShop shop;

    const ImportedFile imported =
        importProducts(shop.shop(),
                       "product,variant,suppliers,unitsPerPack,minPacks\nRose,Red,Flora,20,2\nRose,Red,hill,10,\n"
                       "Rose,White,Flora|Hill,25,\nRose,Blue,Flora|flora,5,3\n",
                       ofSupplier(u"Dale"_s));

    QCOMPARE(imported.refused, QStringList());
    QCOMPARE(soldAs(shop.shop(), u"Red"_s), u"own 20; Flora 20 x2"_s); // A supplier keeps the spelling that came first.
    QCOMPARE(termsAt(variantCalled(shop.shop(), u"Red"_s), supplierCalled(shop.shop(), u"hill"_s)).unitsPerPack,
             std::optional(10.0));
    QCOMPARE(soldAs(shop.shop(), u"White"_s), u"own 25"_s);
    QCOMPARE(soldAs(shop.shop(), u"Blue"_s), u"own 5; Flora 5 x3"_s);
}

void TestSupplierTerms::besideAColumnOfPacksTheVarietysOwnIsWritten()
{
    TestShop shop;

    const ImportedFile imported = importProducts(
        shop.shop(), "product,variant,unitsPerPack,packs\nRose,Red,20,10\nRose,White,25,\nRose,Blue,,12\n",
        ofSupplier(u"Flora"_s));

    QCOMPARE(imported.refused, QStringList());
    QCOMPARE(soldAs(shop.shop(), u"Red"_s), u"own 20; Flora 10"_s);
    QCOMPARE(soldAs(shop.shop(), u"White"_s), u"own 25"_s);
    QCOMPARE(soldAs(shop.shop(), u"Blue"_s), u"own -; Flora 12"_s);
}

void TestSupplierTerms::plainValuesAreRefusedWhereNobodyIsNamed_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QString>("code");

    QTest::newRow("a pack") << "Rose,Red,,25,,,"_ba << u"2 invalid_packs"_s;
    QTest::newRow("a minimum") << "Rose,Red,,,2,,"_ba << u"2 invalid_minPacks"_s;
    QTest::newRow("a code") << "Rose,Red,,,,VR10007,"_ba << u"2 invalid_supplierCodes"_s;
    QTest::newRow("an EAN") << "Rose,Red,,,,,8712345000017"_ba << u"2 invalid_supplierEans"_s;
    QTest::newRow("two suppliers") << "Rose,Red,Flora|Hill,,2,,"_ba << u"2 invalid_minPacks"_s;
    QTest::newRow("no pack") << "Rose,Red,Flora,0,,,"_ba << u"2 invalid_packs"_s;
    QTest::newRow("a pack that is a word") << "Rose,Red,Flora,many,,,"_ba << u"2 invalid_packs"_s;
    QTest::newRow("a long EAN") << "Rose,Red,Flora,,,,123456789012345678901"_ba << u"2 invalid_supplierEans"_s;
    QTest::newRow("two plain values") << "Rose,Red,Flora,,,A|B,"_ba << u"2 invalid_supplierCodes"_s;
}

void TestSupplierTerms::plainValuesAreRefusedWhereNobodyIsNamed()
{
    QFETCH(QByteArray, row);
    QFETCH(QString, code);
    TestShop shop;

    const ImportedFile imported = importProducts(
        shop.shop(), "product,variant,suppliers,packs,minPacks,supplierCodes,supplierEans\n" + row + '\n');

    QCOMPARE(imported.refused, QStringList{code});
    QVERIFY(variantsOf(shop.shop()).isEmpty());
}

void TestSupplierTerms::namedValuesAreAlwaysUnderstood()
{
    TestShop shop;
    const QByteArray head = "product,variant,suppliers,packs,minPacks,supplierCodes,supplierEans\n";

    QCOMPARE(importProducts(shop.shop(),
                            head
                                + "Rose,Red,,Flora=20|Hill=10,Flora=2,Hill=H-1,Hill=501\n"
                                  "Rose,White,Flora,Hill=10|25,Hill=2,Hill=H-2|F-2,Flora=871\n")
                 .refused,
             QStringList());

    QCOMPARE(soldAs(shop.shop(), u"Red"_s), u"own -; Flora 20 x2; Hill 10 H-1 501"_s);
    QCOMPARE(soldAs(shop.shop(), u"White"_s), u"own -; Flora 25 F-2 871; Hill 10 x2 H-2"_s);
}

void TestSupplierTerms::placeholdersAreLeftOut()
{
    TestShop shop;

    const ImportedFile imported = importProducts(
        shop.shop(), "product,variant,packs,minPacks,supplierCodes,supplierEans\nRose,Red,-,n/a,n.v.t.,\"8,71E+12\"\n",
        ofSupplier(u"Flora"_s));

    QCOMPARE(imported.refused, QStringList());
    QCOMPARE(soldAs(shop.shop(), u"Red"_s), u"own -"_s);
}

void TestSupplierTerms::aCodeAndAnEanLeaveOneAnother()
{
    TestShop shop;
    importProducts(shop.shop(), "product,variant,supplierEans\nRose,Red,8712345000017\n", ofSupplier(u"Flora"_s));
    importProducts(shop.shop(), "product,variant,supplierCodes\nRose,Red,F-1\n", ofSupplier(u"Flora"_s));
    QCOMPARE(soldAs(shop.shop(), u"Red"_s), u"own -; Flora F-1 8712345000017"_s);

    ImportOptions replacing = ofSupplier(u"Flora"_s);
    replacing.choices.replacesLists = true;
    importProducts(shop.shop(), "product,variant,supplierCodes\nRose,Red,F-9\n", replacing);

    QCOMPARE(soldAs(shop.shop(), u"Red"_s), u"own -; Flora F-9 8712345000017"_s);
}

void TestSupplierTerms::whatSeveralRowsSayOfASupplierIsTheLast()
{
    TestShop shop;
    importProducts(shop.shop(), "product,variant,unitsPerPack,suppliers\nRose,Red,20,Flora\n");
    const QByteArray rows = "product,variant,unitsPerPack,suppliers\nRose,Red,25,Flora\nRose,Red,10,Hill\n"
                            "Rose,Red,30,Flora\n";

    importProducts(shop.shop(), rows);

    QCOMPARE(soldAs(shop.shop(), u"Red"_s), u"own 20; Flora 30; Hill 10"_s);
    QCOMPARE(importProducts(shop.shop(), rows).counts, u"0 created, 0 updated, 3 unchanged, 0 refused"_s);
}

void TestSupplierTerms::theExportComesBackUnchanged()
{
    TestShop shop;
    importProducts(shop.shop(), kFlora, ofSupplier(u"Flora"_s));
    importProducts(shop.shop(), kHill, ofSupplier(u"Hill"_s));
    const QByteArray file = exported(shop.shop());
    QVERIFY(file.split('\n').constFirst().trimmed().endsWith("supplierCodes,supplierEans,packs"));

    QCOMPARE(importProducts(shop.shop(), file).counts, u"0 created, 0 updated, 3 unchanged, 0 refused"_s);
    QCOMPARE(importProducts(shop.otherShop(), file).counts, u"3 created, 0 updated, 0 unchanged, 0 refused"_s);

    for (const QString &name : {u"Red"_s, u"White"_s, u"Blue"_s})
        QCOMPARE(soldAs(shop.otherShop(), name), soldAs(shop.shop(), name));
}

void TestSupplierTerms::aPriceOfAPackIsDividedByTheSuppliersOwn()
{
    TestShop shop;
    importProducts(shop.shop(), kFlora, ofSupplier(u"Flora"_s));
    importProducts(shop.shop(), kHill, ofSupplier(u"Hill"_s));
    const PriceListId list = madePriceList(shop.shop(), u"flower"_s, {2026, 1, 1});

    importPrices(shop.shop(), list,
                 "product,variant,supplier,packCostExclTax\nRose,Red,Flora,10\nRose,Red,Hill,10\nRose,Red,,10\n");
    QList<double> costs;
    const auto first = shop.shop().priceLists.find(list, PriceListService::Entries::Load);
    for (const PriceEntry &entry : first->entries)
        costs += entry.unitCostExclTax;
    QCOMPARE(costs, (QList<double>{0.5, 1, 0.5}));

    const PriceListId other = madePriceList(shop.shop(), u"flower"_s, {2026, 2, 1});
    importProducts(shop.shop(),
                   "product,variant,suppliers,unitsPerPack,packCostExclTax\nRose,Red,Flora|Hill,,10\n"
                   "Rose,Red,Dale,5,10\n",
                   {.choices = {.prices = {.list = other}}});
    costs.clear();
    const auto second = shop.shop().priceLists.find(other, PriceListService::Entries::Load);
    for (const PriceEntry &entry : second->entries)
        costs += entry.unitCostExclTax;
    QCOMPARE(costs, (QList<double>{0.5, 1, 2}));
}

void TestSupplierTerms::pricesFindAVarietyByEan()
{
    TestShop shop;
    importProducts(shop.shop(), kFlora, ofSupplier(u"Flora"_s));
    importProducts(shop.shop(), kHill, ofSupplier(u"Hill"_s));
    const PriceListId list = madePriceList(shop.shop(), u"flower"_s, {2026, 1, 1});

    const ImportedFile imported = importPrices(shop.shop(), list,
                                               "supplierCode,supplier,unitCostExclTax\n8712345000017,Flora,1\n"
                                               "5012345000029,,2\n8712345000017,Hill,3\n");

    QCOMPARE(imported.refused, QStringList{u"4 variant_not_found"_s});
    QCOMPARE(imported.counts, u"2 created, 0 updated, 0 unchanged, 1 refused"_s);
}

void TestSupplierTerms::aPreviewTellsWhatChangedSinceTheLastFile()
{
    TestShop shop;
    const QByteArray head = "product,variant,suppliers,unitCostExclTax\n";
    const auto into = [](const QDate &day) {
        return ImportOptions{.choices = {.prices = {.newName = u"L"_s, .newDate = day}}};
    };
    importProducts(shop.shop(), head + "Rose,Red,Flora,1\nRose,White,Flora,2\nRose,Pink,Flora,3\nRose,Blue,Hill,1\n",
                   into({2026, 5, 1}));
    const TextFile written(head + "Rose,Red,Flora,1.1\nRose,White,Flora,1.9\nRose,Blue,Flora,5\n");
    const auto file = must(TableFile::open(written.name()));
    ProductImport import(shop.shop(), *file, ColumnMapping(ImportKind::Products, file->header()));

    const ImportPreview preview = must(import.preview(10, into({2026, 5, 8})));

    QCOMPARE(preview.dearer, 1);
    QCOMPARE(preview.cheaper, 1);
    QCOMPARE(preview.repriced.size(), 2); // Hill's price of the blue one is not compared with another supplier's.
    QCOMPARE(preview.repriced.constFirst().price, std::optional(PriceChange{.before = 1, .after = 1.1}));
    QCOMPARE(preview.gone.size(), 1);
    QCOMPARE(preview.gone.constFirst().variant, u"Pink"_s);
    // A list with an older date is compared with those before it.
    QCOMPARE(must(import.preview(10, into({2026, 4, 1}))).dearer, 0);

    const PriceListId list = madePriceList(shop.shop(), u"flower"_s, {2026, 6, 1});
    const TextFile prices("product,variant,supplier,unitCostExclTax\nRose,Red,Flora,0.5\nRose,Pink,Flora,3\n");
    const auto table = must(TableFile::open(prices.name()));
    const ImportPreview priced =
        must(PriceImport(shop.shop(), list, *table, ColumnMapping(ImportKind::Prices, table->header())).preview(10));
    QCOMPARE(priced.cheaper, 1);
    QCOMPARE(priced.dearer, 0);
    QCOMPARE(priced.gone.size(), 1);
    QCOMPARE(priced.gone.constFirst().variant, u"White"_s);
}

void TestSupplierTerms::aFileOfSeveralSuppliersMissesNothing()
{
    TestShop shop;
    importProducts(shop.shop(), "product,variant,suppliers\nRose,Red,Flora\nRose,White,Flora\n");
    const TextFile written("product,variant,suppliers\nRose,Red,Flora\nRose,Blue,Hill\n");
    const auto file = must(TableFile::open(written.name()));

    const ImportPreview preview =
        must(ProductImport(shop.shop(), *file, ColumnMapping(ImportKind::Products, file->header())).preview(10));

    QVERIFY(preview.gone.isEmpty());
}

STEMDESK_GUILESS_TEST(TestSupplierTerms)

} // namespace stemdesk::supplier_terms_test

#include "tst_supplier_terms.moc"

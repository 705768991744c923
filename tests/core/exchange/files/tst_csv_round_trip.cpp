#include "core/base/text.h"
#include "core/exchange/exports/table_export.h"
#include "core/exchange/imports/written_values.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/event_shop.h"
#include "tests/support/file_bytes.h"
#include "tests/support/import_files.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>
#include <QSet>

#include <random>

namespace stemdesk::csv_round_trip_test {

namespace {

/// Texts that are hard for files and spreadsheets.
class HostileTexts {
public:
    QString text()
    {
        static const QStringList kPieces{u"|"_s, u"="_s,    u"\\"_s, u"\\2"_s, u"'"_s,          u"\""_s, u","_s,
                                         u";"_s, u"=1+1"_s, u"+"_s,  u"-"_s,   u"@"_s,          u" "_s,  u"%1"_s,
                                         u"é"_s, u"a"_s,    u"Z"_s,  u"7"_s,   u"\U0001F339"_s, u"™"_s};
        for (;;) {
            QString text;
            for (size_t piece = 1 + m_dice() % 6; piece > 0; --piece)
                text += kPieces.at(qsizetype(m_dice() % size_t(kPieces.size())));
            const QString kept = withPlainSpaces(*lineText(text, u"name"_s)); // As names are read from files.
            if (!kept.isEmpty() && !isPlaceholderName(kept))
                return kept;
        }
    }
    /// `count` names that differ by more than case.
    QStringList names(qsizetype count)
    {
        QStringList names;
        QSet<QString> seen;
        while (names.size() < count) {
            const QString name = text();
            if (!seen.contains(caseFolded(name)))
                names += name;
            seen.insert(caseFolded(name));
        }
        return names;
    }
    template <class T>
    QList<T> some(const QList<T> &all)
    {
        QList<T> some;
        for (const T &one : all) {
            if (m_dice() % 3 == 0)
                some += one;
        }
        return some;
    }
    size_t upTo(size_t most) { return m_dice() % (most + 1); }

private:
    std::mt19937 m_dice{4};
};

/// `csv` with the contents of its id columns removed.
QByteArray withoutIds(const QByteArray &csv)
{
    static const QRegularExpression kIds(u"(prod|var)_[0-9a-z]{26}"_s);
    return QString::fromUtf8(csv).remove(kIds).toUtf8();
}

QByteArray exported(TestShop &shop, const TableChoice &choice)
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(u"table.csv"_s);
    must(exportTable(shop.shop(), choice, name, [](qint64) { return true; }));
    return fileBytes(name);
}

/// Adds products whose names and texts are all hostile, and prices of their varieties.
void fillWith(HostileTexts &dice, ShopServices &shop, const PriceListId &list)
{
    QList<SupplierId> suppliers;
    const QStringList names = dice.names(8);
    for (const QString &name : names + names.sliced(0, 4)) // Four of the names occur twice.
        suppliers += madeSupplier(shop, name);
    const QStringList colours = dice.names(8);
    const QStringList categories = dice.names(4);
    for (const QString &product : dice.names(40)) {
        for (const QString &variety : dice.names(3)) {
            ProductRow row = productRow(product, variety);
            row.product.category = categories.at(product.size() % categories.size());
            row.variant.stemLength = double(dice.upTo(1'000)) / 7;
            row.variant.colors = dice.some(colours);
            row.variant.supplierIds = dice.some(suppliers);
            row.variant.supplierMinPacks = QList<SupplierMinimum>();
            for (const SupplierId &supplier : dice.some(suppliers))
                row.variant.supplierMinPacks->append({supplier, int(dice.upTo(9))});
            QString sku = dice.text();
            while (sku.startsWith(u'\'')) // In a file without our ids a leading quote marks a text.
                sku.remove(0, 1);
            row.variant.sku = sku;
            row.variant.notes = dice.text() + u"\n\t"_s + dice.text();
            const VariantId variant = made(shop, row).variantId;
            must(shop.priceLists.upsertEntries(
                list,
                {PriceEntryRow{
                     .patch = {.variantId = variant, .supplierId = suppliers.first(), .unitCostExclTax = 1.0 / 3}},
                 PriceEntryRow{
                     .patch = {.variantId = variant, .supplierId = suppliers.last(), .unitCostExclTax = 2}}}));
        }
    }
}

/// The variants of the only product.
QList<Variant> variantsOf(const ShopServices &shop)
{
    return must(shop.products.list({}, {}, ProductService::Variants::Load)).rows.constFirst().variants;
}

} // namespace

/// An export can be imported again, whatever the names are.
class TestCsvRoundTrip : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void productsAndPricesSurviveTheirFiles();
    void whatIsNoCharacterIsRefused();
    void signsInNamesAreEscaped();
    void codesOfSuppliersComeBack();
    void suppliersOfOneNameStayApart();
};

void TestCsvRoundTrip::productsAndPricesSurviveTheirFiles()
{
    HostileTexts dice;
    TestShop source;
    TestShop target;
    const PriceListId list = madePriceList(source.shop(), u"flower"_s, QDate(2026, 3, 1));
    fillWith(dice, source.shop(), list);
    const QByteArray products = exported(source, {.table = ExportedTable::Products});
    const QByteArray prices = exported(source, {.table = ExportedTable::Prices, .list = list});

    const ImportedFile taken = importProducts(target.shop(), withoutIds(products));
    const PriceListId newList = madePriceList(target.shop(), u"flower"_s, QDate(2026, 3, 1));
    const ImportedFile priced = importPrices(target.shop(), newList, withoutIds(prices));

    QCOMPARE(taken.refused, QStringList());
    QCOMPARE(priced.refused, QStringList());
    QCOMPARE(withoutIds(exported(target, {.table = ExportedTable::Products})), withoutIds(products));
    QCOMPARE(withoutIds(exported(target, {.table = ExportedTable::Prices, .list = newList})), withoutIds(prices));
    const ImportedFile again = importProducts(source.shop(), products);
    QCOMPARE(again.report.counts.updated + again.report.counts.created + again.report.counts.refused, 0);
    QCOMPARE(source.shop().suppliers.list({}, {.limit = 100})->rows.size(), 12);
}

void TestCsvRoundTrip::whatIsNoCharacterIsRefused()
{
    TestShop shop;

    const ImportedFile imported = importProducts(shop.shop(),
                                                 "\xef\xbb\xbfproduct,variant,colors,notes\n"
                                                 "Ro\xef\xbb\xbfse,Red,,\n"
                                                 "Rose,Red,Pi\xef\xbf\xbenk,\n"
                                                 "Rose,Red,,\xf0\x9f\xbf\xbf\n"
                                                 "Rose,White,,\n");

    QCOMPARE(imported.counts, u"1 created, 0 updated, 0 unchanged, 3 refused"_s);
    QCOMPARE(imported.refused, QStringList({u"2 invalid_product"_s, u"3 invalid_colors"_s, u"4 invalid_notes"_s}));
}

void TestCsvRoundTrip::signsInNamesAreEscaped()
{
    TestShop shop;

    const ImportedFile imported = importProducts(shop.shop(),
                                                 "product,variant,colors,suppliers,minPacks\n"
                                                 "Rose,Red,a\\|b|c\\=d,e\\\\|f\\=g\\|h,f\\=g\\|h=3|e\\\\=4\n"
                                                 "Rose,White,,Hill & Co = Sons,Hill & Co = Sons=2\n");

    QCOMPARE(imported.counts, u"2 created, 0 updated, 0 unchanged, 0 refused"_s);
    QCOMPARE(namesOf(must(shop.shop().suppliers.list({}, {})).rows),
             QStringList({u"e\\"_s, u"f=g|h"_s, u"Hill & Co = Sons"_s}));
    const QList<Variant> variants = variantsOf(shop.shop());
    QCOMPARE(variants.at(0).colors, QStringList({u"a|b"_s, u"c=d"_s}));
    QCOMPARE(variants.at(0).supplierMinPacks.at(0).minPacks, 3);
    QCOMPARE(variants.at(0).supplierMinPacks.at(0).supplierId, variants.at(0).supplierIds.at(1));
    QCOMPARE(variants.at(1).supplierMinPacks.at(0).minPacks, 2);
}

void TestCsvRoundTrip::codesOfSuppliersComeBack()
{
    TestShop shop;
    const QByteArray rows = "product,variant,supplierCodes\n"
                            "Rose,Red,Hof=RQ-50|f\\=g\\|h\\2=a\\|b\\=c\\\\\n"
                            "Rose,White,Hof\n"
                            "Rose,Pink,Hof=a|hof=b\n"
                            "Rose,Blue,Hof="
        + QByteArray(101, 'x') + '\n';

    const ImportedFile imported = importProducts(shop.shop(), rows);

    QCOMPARE(imported.counts, u"1 created, 0 updated, 0 unchanged, 3 refused"_s);
    for (const QString &refused : imported.refused)
        QVERIFY2(refused.endsWith(u"invalid_supplierCodes"_s), qPrintable(refused));
    const QList<SupplierCode> codes = variantsOf(shop.shop()).constFirst().supplierCodes;
    QCOMPARE(codes.size(), 2);
    QCOMPARE(codes.at(0).code, u"RQ-50"_s);
    QCOMPARE(codes.at(1).code, u"a|b=c\\"_s);
    QCOMPARE(must(shop.shop().suppliers.list({}, {})).rows.size(), 3); // Two are called "f=g|h".

    importProducts(shop.shop(), "product,variant,supplierCodes\nRose,Red,Hill=H1|Hof=RQ-60\n");
    QCOMPARE(variantsOf(shop.shop()).constFirst().supplierCodes.size(), 3);
    QCOMPARE(variantsOf(shop.shop()).constFirst().supplierCodes.constFirst().code, u"RQ-60"_s);
    importProducts(shop.shop(), "product,variant,supplierCodes\nRose,Red,Hill=H2\n",
                   {.choices = {.replacesLists = true}});
    QCOMPARE(variantsOf(shop.shop()).constFirst().supplierCodes.size(), 1);
}

void TestCsvRoundTrip::suppliersOfOneNameStayApart()
{
    TestShop shop;
    const QByteArray rows = "product,variant,suppliers,minPacks\n"
                            "Rose,Red,Hof|Hof\\2,Hof=1|hof\\2=2\n"
                            "Rose,White,Hof\\3,\n";

    QCOMPARE(importProducts(shop.shop(), rows).counts, u"2 created, 0 updated, 0 unchanged, 0 refused"_s);
    QCOMPARE(importProducts(shop.shop(), rows).counts, u"0 created, 0 updated, 2 unchanged, 0 refused"_s);

    const QList<Supplier> suppliers = shop.shop().suppliers.list({}, {})->rows;
    QCOMPARE(suppliers.size(), 3);
    const QList<Variant> variants = variantsOf(shop.shop());
    QCOMPARE(variants.at(0).supplierMinPacks,
             (QList<SupplierMinimum>{{suppliers.at(0).id, 1}, {suppliers.at(1).id, 2}}));
    QCOMPARE(variants.at(1).supplierIds, QList<SupplierId>{suppliers.at(2).id});
    const PriceListId list = madePriceList(shop.shop(), u"flower"_s, QDate(2026, 3, 1));
    const ImportedFile prices = importPrices(shop.shop(), list,
                                             "product,variant,supplier,unitCostExclTax\n"
                                             "Rose,Red,Hof,1\nRose,Red,hof\\2,2\nRose,Red,Hof\\4,2\n");
    QCOMPARE(prices.counts, u"2 created, 0 updated, 0 unchanged, 1 refused"_s);
    QCOMPARE(prices.refused, QStringList{u"4 supplier_not_found"_s});
}

STEMDESK_GUILESS_TEST(TestCsvRoundTrip)

} // namespace stemdesk::csv_round_trip_test

#include "tst_csv_round_trip.moc"

#include "core/exchange/imports/price_import.h"

#include "core/exchange/imports/column_guess.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/import_files.h"
#include "tests/support/test_registry.h"

namespace stemdesk::price_import_test {

using namespace Qt::StringLiterals;

class TestPriceImport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void rowsFindTheirVariant_data();
    void rowsFindTheirVariant();
    void aLengthTellsVarietiesOfOneNameApart();
    void rowsAboutOneVariantAreCompared_data();
    void rowsAboutOneVariantAreCompared();
    void aCodeIsTheSuppliers();
    void aPriceOfAPackIsDivided();
    void aNumberCutOffByASignIsRefused();
    void signsThatContradictEachOtherAreTold();
    void aPriceIsForWhatItsHeadingSays_data();
    void aPriceIsForWhatItsHeadingSays();
    void aBoxOfUnknownSizeIsAskedAbout_data();
    void aBoxOfUnknownSizeIsAskedAbout();
    void aRowWithoutTheSizeOfItsBoxIsRefused();
    void aPriceFarFromTheLastIsToldOrHeld_data();
    void aPriceFarFromTheLastIsToldOrHeld();
    void aPriceFarFromTheLastIsTakenWhereItIsConfirmed();
    void aPriceIsFarFromThoseOfOtherSuppliersToo_data();
    void aPriceIsFarFromThoseOfOtherSuppliersToo();
    void aProductsFileHoldsFarPricesToo();
    void aPriceIsPerSupplier();
    void aSecondRunChangesNothing();
    void whatCannotBeTakenIsRefused_data();
    void whatCannotBeTakenIsRefused();
    void allOrNothingIsHeldToWhatOnlyTheListKnows();
    void aChosenVariantIsTaken();
    void aPreviewWritesNothing();
    void aListThatIsNotThereIsAnError();

private:
    /// "cost supplier" of each entry, in order of creation.
    QStringList prices() const
    {
        QStringList texts;
        const auto list = m_shop->shop().priceLists.find(m_list, PriceListService::Entries::Load);
        for (const PriceEntry &entry : list->entries)
            texts += QString::number(entry.unitCostExclTax) + (entry.supplierId.isNull() ? u""_s : u" supplier"_s);
        return texts;
    }

    /// Imports a file whose columns are guessed.
    ImportedFile importGuessed(const QByteArray &text)
    {
        const TextFile written(text);
        const auto file = must(TableFile::open(written.name()));
        ColumnMapping mapping(ImportKind::Prices, file->header());
        guessColumns(mapping, must(sampleRows(*file)), {});
        return ranImport(PriceImport(m_shop->shop(), m_list, *file, mapping), {});
    }
    /// The codes of an import's remarks.
    QByteArrayList remarksOf(const QByteArray &text, const ImportOptions &options)
    {
        const TextFile written(text);
        const auto file = must(TableFile::open(written.name()));
        QByteArrayList codes;
        const ImportListener listener{.refused = [](const RefusedRow &) {},
                                      .remarked = [&codes](const ImportRemark &remark) { codes += remark.code; },
                                      .watch = {}};
        PriceImport import(m_shop->shop(), m_list, *file, ColumnMapping(ImportKind::Prices, file->header()));
        must(import.run(options, listener));
        return codes;
    }

    std::unique_ptr<TestShop> m_shop;
    PriceListId m_list;
    VariantId m_red;
};

void TestPriceImport::init()
{
    m_shop = std::make_unique<TestShop>();
    QCOMPARE(importProducts(m_shop->shop(),
                            "product,variant,sku,productType\nRose,Red,R,\nRose,White,,\nVase,Tall,V,hire\n"
                            "Lily,Pink,L1,\nLily,Pink,L2,\nTulip,Red,D,\nTulip,White,D,\n")
                 .counts,
             u"7 created, 0 updated, 0 unchanged, 0 refused"_s);
    madeSupplier(m_shop->shop(), u"Flora"_s);
    m_list = madePriceList(m_shop->shop(), u"flower"_s, {2026, 1, 1});
    m_red = m_shop->shop().products.list({}, {}, ProductService::Variants::Load)->rows.first().variants.first().id;
}

void TestPriceImport::rowsFindTheirVariant_data()
{
    QTest::addColumn<QByteArray>("row");

    QTest::newRow("sku") << "R,,,2.5"_ba;
    QTest::newRow("names") << ",rose,WHITE,2.5"_ba;
    QTest::newRow("names of one with a sku") << ",Rose,Red,2.5"_ba;
    QTest::newRow("a sku that nobody has, and names") << "X,Rose,White,2.5"_ba;
    QTest::newRow("a sku that two have, and names") << "D,Tulip,White,2.5"_ba;
}

void TestPriceImport::rowsFindTheirVariant()
{
    QFETCH(QByteArray, row);

    const ImportedFile imported =
        importPrices(m_shop->shop(), m_list, "sku,product,variant,unitCostExclTax\n" + row + '\n');

    QCOMPARE(imported.refused, QStringList());
    QCOMPARE(prices(), QStringList{u"2.5"_s});
}

void TestPriceImport::aLengthTellsVarietiesOfOneNameApart()
{
    importProducts(m_shop->shop(), "product,variant,stemLength\nPhlox,Blue,40\nPhlox,Blue,60\n");

    const ImportedFile imported = importPrices(
        m_shop->shop(), m_list,
        "product;variant;stemLength;unitCostExclTax\nPhlox;Blue;60 cm;0,60\nPhlox;Blue;40;0,40\nPhlox;Blue;;1\n"
        "Phlox;Blue;50;1\n");

    QCOMPARE(imported.refused, (QStringList{u"4 ambiguous_variant"_s, u"5 variant_not_found"_s}));
    QCOMPARE(prices(), (QStringList{u"0.6"_s, u"0.4"_s}));
}

void TestPriceImport::rowsAboutOneVariantAreCompared_data()
{
    QTest::addColumn<QByteArray>("rows"); // %1: the id of Rose/Red, which has the sku R.
    QTest::addColumn<QStringList>("differences");

    const auto price = [](int line, int other) { return u"%1 %2 unitCostExclTax"_s.arg(line).arg(other); };
    QTest::newRow("names, then sku") << ",,Rose,Red,,,2\n,R,,,,,4\n"_ba << QStringList{price(3, 2)};
    QTest::newRow("id, then sku") << "%1,,,,,,2\n,R,,,,,4\n"_ba << QStringList{price(3, 2)};
    QTest::newRow("with a length, then without")
        << ",,Phlox,Blue,40,,2\n,,Phlox,Blue,,,4\n"_ba << QStringList{price(3, 2)};
    QTest::newRow("there and back") << ",R,,,,,1\n,R,,,,,2\n,R,,,,,1\n"_ba << QStringList{price(3, 2), price(4, 3)};
    QTest::newRow("the same price") << ",,Rose,Red,,,2\n,R,,,,,2\n"_ba << QStringList();
    QTest::newRow("of another supplier") << ",R,,,,,2\n,R,,,,Flora,4\n"_ba << QStringList();
}

void TestPriceImport::rowsAboutOneVariantAreCompared()
{
    QFETCH(QByteArray, rows);
    importProducts(m_shop->shop(), "product,variant,stemLength\nPhlox,Blue,40\n");
    rows.replace("%1", m_red.text());

    const ImportedFile imported = importPrices(
        m_shop->shop(), m_list, "variantId,sku,product,variant,stemLength,supplier,unitCostExclTax\n" + rows);

    QCOMPARE(imported.refused, QStringList());
    QTEST(imported.differences(), "differences");
}

void TestPriceImport::aCodeIsTheSuppliers()
{
    importProducts(
        m_shop->shop(),
        "product,variant,supplierCodes\nRose,Red,Flora=A1|Hill=B1\nRose,White,Flora=B1\nTulip,Red,Hill=C|Flora=C\n");

    const ImportedFile imported = importPrices(m_shop->shop(), m_list,
                                               "supplierCode,supplier,unitCostExclTax\n"
                                               "B1,Flora,1\nB1,Hill,2\nC,,3\nB1,,4\nA1,Hill,5\nZ,,6\n");

    QCOMPARE(imported.refused,
             (QStringList{u"5 ambiguous_variant"_s, u"6 variant_not_found"_s, u"7 variant_not_found"_s}));
    QCOMPARE(prices(), (QStringList{u"1 supplier"_s, u"2 supplier"_s, u"3"_s}));
}

void TestPriceImport::aNumberCutOffByASignIsRefused()
{
    const ImportedFile imported =
        importPrices(m_shop->shop(), m_list,
                     "sku;stemLength;unitCostExclTax\nR;;29.02.\nR;;24.12.\nR;;3.50.\nR;;12,5,\nR;29.02.;1\n");

    QCOMPARE(imported.refused,
             (QStringList{u"2 invalid_unitCostExclTax"_s, u"3 invalid_unitCostExclTax"_s,
                          u"4 invalid_unitCostExclTax"_s, u"5 invalid_unitCostExclTax"_s, u"6 invalid_stemLength"_s}));
    QCOMPARE(prices(), QStringList());
}

void TestPriceImport::signsThatContradictEachOtherAreTold()
{
    const QByteArray header = "sku;product;variant;unitCostExclTax\n";

    QCOMPARE(remarksOf(header + "R;;;1,250\n;Rose;White;1.250\n;Lily;Pink;3.50\nL1;;;2.50\n", {}),
             (QByteArrayList{"value_read", "value_read"}));
    QCOMPARE(remarksOf(header + "R;;;1,250\n;Rose;White;3.50\nL1;;;2.50\n", {}), QByteArrayList());
}

void TestPriceImport::aPriceOfAPackIsDivided()
{
    importProducts(m_shop->shop(), "product,variant,unitsPerPack\nPhlox,Blue,20\n");

    const ImportedFile imported =
        importPrices(m_shop->shop(), m_list, "product;variant;packCostExclTax\nPhlox;Blue;10,00 €\nRose;White;10\n",
                     {.supplier = u"Flora"_s});

    QCOMPARE(imported.refused, QStringList{u"3 unitsPerPack_required"_s});
    QCOMPARE(prices(), QStringList{u"0.5 supplier"_s});
}

void TestPriceImport::aPriceIsForWhatItsHeadingSays_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("row");

    QTest::newRow("en") << "Product;Variety;Length;Stems per box;Price per box"_ba
                        << "Phlox;Blue;;200;130,00"_ba;
    QTest::newRow("de") << "Artikel;Sorte;Stück pro Karton;Preis pro Karton"_ba
                        << "Phlox;Blue;200;130,00"_ba;
    QTest::newRow("de, one word") << "Artikel;Sorte;Inhalt Kiste;Kistenpreis"_ba
                                  << "Phlox;Blue;200;130,00"_ba;
    QTest::newRow("nl") << "Artikel;Soort;Stelen per doos;Prijs per doos"_ba
                        << "Phlox;Blue;200;130,00"_ba;
    QTest::newRow("nl, one word") << "Artikel;Soort;Aantal per doos;Doosprijs"_ba
                                  << "Phlox;Blue;200;130,00"_ba;
    QTest::newRow("fr") << "Produit;Variété;Tiges par carton;Prix par carton HT"_ba
                        << "Phlox;Blue;200;130,00"_ba;
    QTest::newRow("es") << "Producto;Variedad;Tallos por caja;Precio por caja"_ba
                        << "Phlox;Blue;200;130,00"_ba;
    QTest::newRow("a box and a bunch") << "Product;Variety;Stems per bunch;Stems per box;Price per box"_ba
                                       << "Phlox;Blue;20;200;130"_ba;
    QTest::newRow("a pack of no name") << "Artikel;Sorte;VPE;Preis pro Karton"_ba
                                       << "Phlox;Blue;200;130,00"_ba;
    QTest::newRow("in the cells") << "Product;Variety;Stems per box;Price"_ba
                                  << "Phlox;Blue;200;130,00 per box"_ba;
    QTest::newRow("in another column") << "Product;Variety;Stems per box;Unit;Price"_ba
                                       << "Phlox;Blue;200;box;130,00"_ba;
    QTest::newRow("a bunch") << "Product;Variety;Stems per bunch;Price per bunch"_ba
                             << "Phlox;Blue;10;6,50"_ba;
    QTest::newRow("a bunch of the shop") << "Product;Variety;Price per bunch"_ba
                                         << "Phlox;Blue;13"_ba;
    QTest::newRow("a hundred") << "Artikel;Sorte;Preis je 100 Stiele"_ba
                               << "Phlox;Blue;65,00"_ba;
    QTest::newRow("ten") << "Product;Variety;Price per 10"_ba
                         << "Phlox;Blue;6,50"_ba;
    QTest::newRow("ten, nl") << "Artikel;Soort;Prijs per 10 stelen"_ba
                             << "Phlox;Blue;6,50"_ba;
    QTest::newRow("one, beside a box") << "Product;Variety;Stems per box;Price per stem"_ba
                                       << "Phlox;Blue;200;0,65"_ba;
}

void TestPriceImport::aPriceIsForWhatItsHeadingSays()
{
    QFETCH(const QByteArray, header);
    QFETCH(const QByteArray, row);
    importProducts(m_shop->shop(), "product,variant,unitsPerPack\nPhlox,Blue,20\n");

    QCOMPARE(importGuessed(header + '\n' + row + '\n').refused, QStringList());

    QCOMPARE(prices(), QStringList{u"0.65"_s});
}

void TestPriceImport::aBoxOfUnknownSizeIsAskedAbout_data()
{
    QTest::addColumn<QByteArray>("header");

    QTest::newRow("en") << "Product;Variety;Price per box"_ba;
    QTest::newRow("de") << "Artikel;Sorte;Preis pro Karton"_ba;
    QTest::newRow("nl") << "Artikel;Soort;Doosprijs"_ba;
    QTest::newRow("fr") << "Produit;Variété;Prix par carton"_ba;
    QTest::newRow("es") << "Producto;Variedad;Precio por caja"_ba;
}

void TestPriceImport::aBoxOfUnknownSizeIsAskedAbout()
{
    QFETCH(const QByteArray, header);
    importProducts(m_shop->shop(), "product,variant,unitsPerPack\nPhlox,Blue,20\n");

    importGuessed(header + "\nPhlox;Blue;130,00\n");

    QCOMPARE(prices(), QStringList());
}

void TestPriceImport::aRowWithoutTheSizeOfItsBoxIsRefused()
{
    importProducts(m_shop->shop(), "product,variant,unitsPerPack\nPhlox,Blue,20\nPhlox,White,20\n");

    const ImportedFile imported =
        importPrices(m_shop->shop(), m_list,
                     "product;variant;packCostUnits;packCostExclTax\nPhlox;Blue;200;130\nPhlox;White;;130\n");

    QCOMPARE(imported.refused, QStringList{u"3 unitsPerPack_required"_s});
    QCOMPARE(prices(), QStringList{u"0.65"_s});
}

void TestPriceImport::aPriceFarFromTheLastIsToldOrHeld_data()
{
    QTest::addColumn<QByteArray>("price");
    QTest::addColumn<bool>("isFar");

    QTest::newRow("three times") << "3"_ba << false;
    QTest::newRow("more than three times") << "3.01"_ba << true;
    QTest::newRow("more than a third") << "0.34"_ba << false;
    QTest::newRow("less than a third") << "0.33"_ba << true;
}

void TestPriceImport::aPriceFarFromTheLastIsToldOrHeld()
{
    QFETCH(const QByteArray, price);
    QFETCH(const bool, isFar);
    importPrices(m_shop->shop(), m_list, "sku,unitCostExclTax\nR,1\n");
    const QByteArray file = "sku,unitCostExclTax\nR," + price + '\n';
    const QByteArrayList told = isFar ? QByteArrayList{"price_far_off"} : QByteArrayList();

    QCOMPARE(remarksOf(file, {.holdsFarPrices = true}), told);
    QCOMPARE(prices(), QStringList{isFar ? u"1"_s : QString::fromLatin1(price)});

    importPrices(m_shop->shop(), m_list, "sku,unitCostExclTax\nR,1\n");
    QCOMPARE(remarksOf(file, {}), told);
    QCOMPARE(prices(), QStringList{QString::fromLatin1(price)});
}

void TestPriceImport::aPriceFarFromTheLastIsTakenWhereItIsConfirmed()
{
    importPrices(m_shop->shop(), m_list, "sku,unitCostExclTax\nR,1\nL1,1\n");

    const ImportedFile imported = importPrices(m_shop->shop(), m_list, "sku,unitCostExclTax\nR,6.5\nL1,6.5\n",
                                               {.holdsFarPrices = true, .farPriceLines = {3}});

    QCOMPARE(imported.counts, u"0 created, 1 updated, 1 unchanged, 0 refused"_s);
    QCOMPARE(imported.report.heldPrices, 1);
    QCOMPARE(prices(), (QStringList{u"1"_s, u"6.5"_s}));
}

void TestPriceImport::aPriceIsFarFromThoseOfOtherSuppliersToo_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<bool>("isFar");

    QTest::newRow("of any supplier, far") << ",65"_ba << true;
    QTest::newRow("of another supplier, far") << "Market,65"_ba << true;
    QTest::newRow("another, but not far") << ",2"_ba << false;
    QTest::newRow("near one of them") << ",12"_ba << false;
}

void TestPriceImport::aPriceIsFarFromThoseOfOtherSuppliersToo()
{
    QFETCH(const QByteArray, row);
    QFETCH(const bool, isFar);
    madeSupplier(m_shop->shop(), u"Market"_s);
    madeSupplier(m_shop->shop(), u"Import"_s);
    importPrices(m_shop->shop(), m_list, "sku,supplier,unitCostExclTax\nR,Flora,1\nR,Import,6\n");
    const ImportOptions options{.choices = {.prices = {.list = m_list}}, .holdsFarPrices = true};
    const QByteArrayList told = isFar ? QByteArrayList{"price_far_off"} : QByteArrayList();

    QCOMPARE(remarksOf("sku,supplier,unitCostExclTax\nR," + row + '\n', {.holdsFarPrices = true}), told);
    QCOMPARE(prices().size(), isFar ? 2 : 3);

    const auto imported = importProducts(
        m_shop->shop(), "product,variant,sku,suppliers,unitCostExclTax\nRose,Red,R," + row + '\n', options);
    QCOMPARE(imported.report.heldPrices, isFar ? 1 : 0);
    QCOMPARE(prices().size(), isFar ? 2 : 3);
}

void TestPriceImport::aProductsFileHoldsFarPricesToo()
{
    importPrices(m_shop->shop(), m_list, "sku,unitCostExclTax\nR,1\nL1,1\n");

    importProducts(m_shop->shop(), "product,variant,sku,notes,unitCostExclTax\nRose,Red,R,new,6.5\nLily,Pink,L1,,2\n",
                   {.choices = {.prices = {.list = m_list}}, .holdsFarPrices = true});

    QCOMPARE(prices(), (QStringList{u"1"_s, u"2"_s}));
    const auto products = m_shop->shop().products.list({}, {}, ProductService::Variants::Load);
    QCOMPARE(products->rows.first().variants.first().notes, u"new"_s); // The rest of the row is taken.
}

void TestPriceImport::aPriceIsPerSupplier()
{
    const ImportedFile imported =
        importPrices(m_shop->shop(), m_list, "sku;supplier;unit cost excl tax\nR;;2,5\nR;FLORA;2.25\nR;;3\n");

    QCOMPARE(imported.counts, u"2 created, 1 updated, 0 unchanged, 0 refused"_s);
    QCOMPARE(prices(), (QStringList{u"3"_s, u"2.25 supplier"_s}));
}

void TestPriceImport::aSecondRunChangesNothing()
{
    const QByteArray text = "sku,product,variant,supplier,unitCostExclTax\nR,,,,1\n,Rose,White,Flora,2\nR,,,,3\n";
    importPrices(m_shop->shop(), m_list, text);
    const PriceList before = *m_shop->shop().priceLists.find(m_list, PriceListService::Entries::Load);
    m_shop->tick();

    const ImportedFile again = importPrices(m_shop->shop(), m_list, text);

    QCOMPARE(again.counts, u"0 created, 0 updated, 3 unchanged, 0 refused"_s);
    QCOMPARE(*m_shop->shop().priceLists.find(m_list, PriceListService::Entries::Load), before);
    QCOMPARE(prices(), (QStringList{u"3"_s, u"2 supplier"_s}));
}

void TestPriceImport::whatCannotBeTakenIsRefused_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QString>("code");

    QTest::newRow("no sku") << "X,,,,1"_ba << u"variant_not_found"_s;
    QTest::newRow("no names") << ",Rose,Blue,,1"_ba << u"variant_not_found"_s;
    QTest::newRow("nothing") << ",,,Flora,1"_ba << u"product_required"_s;
    QTest::newRow("half a name") << ",Rose,,,1"_ba << u"variant_required"_s;
    QTest::newRow("two skus") << "D,,,,1"_ba << u"ambiguous_variant"_s;
    QTest::newRow("two names") << ",Lily,Pink,,1"_ba << u"ambiguous_variant"_s;
    QTest::newRow("no supplier") << "R,,,Hill,1"_ba << u"supplier_not_found"_s;
    QTest::newRow("another type") << "V,,,,1"_ba << u"wrong_product_type"_s;
    QTest::newRow("no price") << "R,,,,"_ba << u"unitCostExclTax_required"_s;
    QTest::newRow("no number") << "R,,,,cheap"_ba << u"invalid_unitCostExclTax"_s;
    QTest::newRow("negative") << "R,,,,-1"_ba << u"invalid_unitCostExclTax"_s;
}

void TestPriceImport::whatCannotBeTakenIsRefused()
{
    QFETCH(QByteArray, row);
    QFETCH(QString, code);

    const ImportedFile imported = importPrices(
        m_shop->shop(), m_list, "sku,product,variant,supplier,unitCostExclTax\n" + row + "\n,Rose,White,,2\n");

    QCOMPARE(imported.refused, QStringList{u"2 "_s + code});
    QCOMPARE(imported.counts, u"1 created, 0 updated, 0 unchanged, 1 refused"_s);
    QCOMPARE(prices(), QStringList{u"2"_s});
}

void TestPriceImport::allOrNothingIsHeldToWhatOnlyTheListKnows()
{
    const ImportedFile imported =
        importPrices(m_shop->shop(), m_list, "sku,unitCostExclTax\nR,1\nV,2\n", {.isAllOrNothing = true});

    QCOMPARE(imported.counts, u"0 created, 0 updated, 0 unchanged, 1 refused"_s);
    QCOMPARE(prices(), QStringList());
    QVERIFY(!imported.report.batch);
}

void TestPriceImport::aChosenVariantIsTaken()
{
    const ImportedFile imported =
        importPrices(m_shop->shop(), m_list, "sku,unitCostExclTax\nX,1\nY,2\n", {.variantOfLine = {{3, m_red}}});

    QCOMPARE(imported.refused, QStringList{u"2 variant_not_found"_s});
    QCOMPARE(prices(), QStringList{u"2"_s});
}

void TestPriceImport::aPreviewWritesNothing()
{
    importPrices(m_shop->shop(), m_list, "sku,unitCostExclTax\nR,1\n");
    const TextFile written("sku,product,variant,unitCostExclTax\nR,,,1\nR,,,2\n,Rose,White,3\nX,,,1\n,Rose,White,4\n");
    const auto file = TableFile::open(written.name());
    PriceImport import(m_shop->shop(), m_list, **file, ColumnMapping(ImportKind::Prices, (*file)->header()));

    const auto preview = import.preview(10);

    QList<PreviewRow::Outcome> outcomes;
    for (const PreviewRow &row : preview->rows)
        outcomes += row.outcome;
    using enum PreviewRow::Outcome;
    QCOMPARE(outcomes, (QList{NoChange, Updates, CreatesPrice, Refused, Updates}));
    QCOMPARE(preview->counts, (ImportCounts{.created = 1, .updated = 2, .unchanged = 1, .refused = 1}));
    QCOMPARE(preview->refused.size(), 1);
    QCOMPARE(prices(), QStringList{u"1"_s});
}

void TestPriceImport::aListThatIsNotThereIsAnError()
{
    const ImportedFile imported = importPrices(m_shop->shop(), PriceListId::create(), "sku,unitCostExclTax\nR,1\n");

    QCOMPARE(imported.counts, u"not_found"_s);
}

STEMDESK_GUILESS_TEST(TestPriceImport)

} // namespace stemdesk::price_import_test

#include "tst_price_import.moc"

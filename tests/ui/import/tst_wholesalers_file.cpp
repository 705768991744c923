#include "core/domain/catalogue/colour_words.h"
#include "tests/support/test_registry.h"
#include "tests/support/zip_bytes.h"
#include "tests/ui/import/import_driver.h"

#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QTabBar>

namespace stemdesk::wholesalers_file_test {

using namespace stemdesk::ui;

/// The first hour of a shop: files as wholesalers send them.
class TestWholesalersFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A wholesaler's file as he sends it: only the file is chosen, and his next one is as easy.
    void aWholesalersFileNeedsNoPreparation()
    {
        ImportDriver driver(ImportKind::Products);
        driver.dialog().open(driver.file(u"Preise Mai.csv"_s, wholesalersFile()));
        QTRY_VERIFY(driver.canPress(u"Next"_s));
        QCOMPARE(driver.meaning(u"Länge"_s), u"Stem length in cm"_s);
        QCOMPARE(driver.meaning(u"Preis/Bund"_s), u"Pack cost excl. tax"_s);
        driver.press(u"Next"_s);
        QTRY_VERIFY(driver.says(u"141 new, 9 refused"_s));
        for (int row = 0; row < 12; ++row)
            QVERIFY(driver.rows(u"First rows"_s).at(row).at(1) != u"New variety"_s);
        driver.press(u"Import"_s);
        QTRY_VERIFY(driver.canPress(u"Close"_s));
        QVERIFY(driver.says(u"141 new, 9 refused"_s));

        const auto lists = driver.services().priceLists.list({}, {.limit = 10}, PriceListService::Entries::Load);
        QCOMPARE(lists->rows.size(), 1);
        QCOMPARE(lists->rows.first().name, u"Preise Mai"_s);
        QCOMPARE(lists->rows.first().entries.size(), 138);
        QCOMPARE(lists->rows.first().entries.first().unitCostExclTax, 0.425);
        driver.press(u"Revert this import"_s);
        QTRY_VERIFY(driver.says(u"Reverted the import of Preise Mai.csv"_s));
        QVERIFY(driver.varieties().isEmpty());
        driver.dialog().open(driver.file(u"Preise Mai.csv"_s, wholesalersFile()));
        QTRY_VERIFY(driver.canPress(u"Import"_s)); // Its columns are known.
        QVERIFY(driver.says(u"141 new, 9 refused"_s));
        driver.press(u"Import"_s);
        QTRY_VERIFY(driver.canPress(u"Revert this import"_s));
        const auto suppliers = driver.services().suppliers.list({}, {.limit = 10});
        QCOMPARE(suppliers->rows.size(), 1);
        QVERIFY(!suppliers->rows.first().isArchived);
    }

    void aPriceOfABoxIsDividedByTheBox()
    {
        ImportDriver driver(ImportKind::Prices);
        openBoxPrices(driver);
        QCOMPARE(driver.meaning(u"Stems per box"_s), u"Stems the pack cost is for"_s);
        driver.press(u"Next"_s);
        QTRY_VERIFY(driver.canPress(u"Import"_s));
        QVERIFY(driver.rows(u"First rows"_s).at(0).at(1).contains(u"£1.05 becomes £0.65"_s));
        driver.press(u"Import"_s);
        QTRY_VERIFY(driver.canPress(u"Close"_s));

        QCOMPARE(cost(driver), 0.65);
    }

    void aPriceFarFromTheLastWaitsForItsTick()
    {
        ImportDriver driver(ImportKind::Prices);
        openBoxPrices(driver);
        driver.mean(u"Stems per box"_s, {}); // The shop's pack of 20 divides the price then.
        driver.press(u"Next"_s);
        QTRY_VERIFY(driver.says(u"Tick those that are right"_s));
        QVERIFY(driver.says(u"divided by your own pack sizes"_s));
        QCOMPARE(driver.rows(u"First rows"_s).at(0).at(1), u"Left out: £1.05 would become £6.50"_s);
        QVERIFY(!driver.canPress(u"Import"_s));

        auto *table = driver.field<QTableView>(u"First rows"_s);
        const auto clickBox = [table] {
            const QRect cell = table->visualRect(table->model()->index(0, 0));
            QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell.center() - QPoint(cell.width() / 2 - 28, 0));
        };
        clickBox();
        QTRY_VERIFY(driver.canPress(u"Import"_s));
        QVERIFY(driver.says(u"1 changed"_s));
        QCOMPARE(driver.rows(u"First rows"_s).at(0).at(1), u"Changed, £1.05 becomes £6.50"_s);
        clickBox();
        QTRY_VERIFY(!driver.canPress(u"Import"_s));
        driver.press(u"Tick all"_s);
        driver.press(u"Import"_s);
        QTRY_VERIFY(driver.canPress(u"Close"_s));

        QCOMPARE(cost(driver), 6.5);
    }

    void aWholesalersOtherPacksAreShownBeforehand()
    {
        ImportDriver driver(ImportKind::Products);
        const SupplierId hill = must(driver.services().suppliers.create({.name = u"Hill"_s})).id;
        must(driver.services().products.upsert({ProductRow{
            .product = {.name = u"Rose"_s, .productType = u"flower"_s},
            .hasVariant = true,
            .variant = {.name = u"Nina"_s, .unitsPerPack = std::optional(20.0), .supplierIds = QList{hill}}}}));
        driver.dialog().open(
            driver.file(u"hill.csv"_s, "Product;Variety;Pack;Supplier\nRose;Rita;10;Hill\nRose;Nina;25;Hill\n"));
        QTRY_VERIFY(driver.canPress(u"Next"_s));
        driver.press(u"Next"_s);
        QTRY_VERIFY(driver.canPress(u"Import"_s));

        QCOMPARE(driver.rows(u"First rows"_s).at(0).mid(0, 2),
                 (QStringList{u"3"_s, u"Changed, pack of 20 becomes 25"_s}));
        QCOMPARE(driver.rows(u"First rows"_s).size(), 2);
        QVERIFY(driver.says(u"The pack size of 1 varieties changes"_s));
        driver.press(u"Import"_s);
        QTRY_VERIFY(driver.canPress(u"Revert this import"_s));
        QVERIFY(driver.says(u"The pack size of 1 varieties was changed"_s));
        driver.press(u"Revert this import"_s);
        QTRY_VERIFY(driver.says(u"Reverted the import of hill.csv"_s));

        QCOMPARE(driver.services()
                     .products.list({}, {.limit = 1}, ProductService::Variants::Load)
                     ->rows.first()
                     .variants.first()
                     .supplierPacks,
                 QList<SupplierPack>());
    }

    /// Colours whose names suggest a swatch get it at once; for the others the user is asked once.
    void unknownColoursGetTheirSwatchBeforeTheyAreMade()
    {
        ImportDriver driver(ImportKind::Products);
        driver.dialog().open(driver.file(u"colours.csv"_s,
                                         "Product;Variety;Colour\nRose;Nina;Moonlight\n"
                                         "Rose;Rita;Dunkelrot\nRose;Vera;Moonlight\n"));
        QTRY_VERIFY(driver.canPress(u"Next"_s));
        driver.press(u"Next"_s);
        QTRY_VERIFY(driver.canPress(u"Import"_s));
        auto *tabs = driver.part<QTabBar>();
        QCOMPARE(tabs->tabText(1), u"New colours (1)"_s);
        tabs->setCurrentIndex(1);
        auto *swatch = driver.field<QAbstractButton>(u"Swatch of Moonlight"_s);
        QVERIFY(swatch && swatch->isVisible());
        for (QAction *preset : swatch->findChild<QMenu *>()->actions()) {
            if (preset->text() == u"Lilac"_s)
                preset->trigger();
        }
        QCOMPARE(tabs->tabText(1), u"New colours (0)"_s);
        driver.press(u"Import"_s);
        QTRY_VERIFY(driver.canPress(u"Close"_s));

        QHash<QString, QString> made;
        const auto stored = driver.services().colours.all();
        for (const Colour &colour : *stored)
            made.insert(colour.name, colour.hex);
        QCOMPARE(made.value(u"Moonlight"_s), u"#cdb8d8"_s);
        QCOMPARE(made.value(u"Dunkelrot"_s), *swatchOf(u"Dunkelrot"_s));
        driver.dialog().open(driver.place(u"colours.csv"_s));
        QTRY_VERIFY(driver.says(u"3 unchanged"_s));
        QVERIFY(!tabs->isVisible());
    }

    void theChoicesForAFileAreRememberedForTheNext()
    {
        ImportDriver driver(ImportKind::Products);
        driver.dialog().open(driver.file(u"one.csv"_s, "One;Two\nRose;Quicksand\n"));
        QTRY_VERIFY(driver.button(u"Next"_s));
        driver.mean(u"One"_s, u"product"_s);
        driver.mean(u"Two"_s, u"variant"_s);
        driver.field<QComboBox>(u"Supplier of all rows"_s)->setCurrentText(u"Bloemenhof"_s);
        driver.press(u"Next"_s);
        QTRY_VERIFY(driver.canPress(u"Import"_s));
        driver.press(u"Import"_s);
        QTRY_VERIFY(driver.canPress(u"Close"_s));

        driver.dialog().open(driver.file(u"two.csv"_s, "One;Two\nRose;Menta\n"));

        QTRY_VERIFY(driver.canPress(u"Import"_s));
        driver.press(u"Back"_s);
        QCOMPARE(driver.meaning(u"Two"_s), u"Variety"_s);
        QCOMPARE(driver.field<QComboBox>(u"Supplier of all rows"_s)->currentText(), u"Bloemenhof"_s);
    }

    void aWorkbookIsTakenAndCancelled()
    {
        ImportDriver driver(ImportKind::Products);
        driver.dialog().open(driver.file(
            u"may.xlsx"_s,
            xlsxOf("<row><c t='inlineStr'><is><t>Artikel</t></is></c><c t='inlineStr'><is><t>Soort</t></is></c></row>"
                   "<row><c t='inlineStr'><is><t>Roos</t></is></c><c t='inlineStr'><is><t>Menta</t></is></c></row>")));
        QTRY_VERIFY(driver.canPress(u"Next"_s));
        QVERIFY(driver.says(u"of the sheet “Prices”"_s));

        driver.press(u"Cancel"_s);

        QVERIFY(!driver.dialog().isVisible());
        QVERIFY(driver.varieties().isEmpty());
    }

private:
    /// 138 rows that are right, three lengths a name, three without a price, and nine that are wrong.
    static QByteArray wholesalersFile()
    {
        QString text = u"Artikel;Sorte;Länge;VPE;Preis/Bund;Farbe;Lieferant\r\n"_s;
        for (int i = 0; i < 138; ++i)
            text += u"Rose;Sorte %1;%2 cm;20 St.;8,50 €;%3;Blumen Groß\r\n"_s.arg(i / 3)
                        .arg(40 + 10 * (i % 3))
                        .arg(i % 2 == 0 ? u"rot"_s : u"weiß"_s);
        for (int i = 0; i < 3; ++i)
            text += u"Rose;;50 cm;20 St.;8,50 €;rot;Blumen Groß\r\nRose;A%1;lang;20 St.;8,50 €;rot;Blumen Groß\r\n"
                    "Rose;B%1;50 cm;viele;8,50 €;rot;Blumen Groß\r\nRose;C%1;50 cm;20;auf Anfrage;rot;Blumen Groß\r\n"_s
                        .arg(i);
        text.replace(u'€', QChar(0x80)); // The Windows-1252 code.
        return text.toLatin1();
    }

    /// The shop has packs of 20 at 1.05 a stem, the file a price for a box of 200.
    static void openBoxPrices(ImportDriver &driver)
    {
        ProductRow naomi = productRow(u"Rose"_s, u"Red Naomi"_s);
        naomi.variant.unitsPerPack = 20;
        naomi.variant.stemLength = std::optional(60.0);
        const VariantId variant = made(driver.services(), naomi).variantId;
        const PriceListId list = madePriceList(driver.services(), u"flower"_s, QDate(2026, 1, 1));
        must(driver.services().priceLists.upsertEntries(
            list, {PriceEntryRow{.patch = {.variantId = variant, .unitCostExclTax = 1.05}}}));
        driver.dialog().setList(list);
        driver.dialog().open(driver.file(
            u"box.csv"_s, "Product;Variety;Length;Stems per box;Price per box\nRose;Red Naomi;60;200;130,00\n"));
        QTRY_VERIFY(driver.canPress(u"Next"_s));
    }
    static double cost(ImportDriver &driver)
    {
        const auto lists = must(driver.services().priceLists.list({}, {.limit = 10}, PriceListService::Entries::Load));
        return lists.rows.constFirst().entries.constFirst().unitCostExclTax;
    }
};

STEMDESK_TEST(TestWholesalersFile)

} // namespace stemdesk::wholesalers_file_test

#include "tst_wholesalers_file.moc"

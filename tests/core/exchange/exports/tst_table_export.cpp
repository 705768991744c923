#include "core/domain/catalogue/supplier.h"
#include "core/exchange/demo/demo_shop.h"
#include "core/exchange/exports/resource_table.h"
#include "core/exchange/exports/table_export.h"
#include "core/exchange/files/csv_file.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/event_shop.h"
#include "tests/support/import_files.h"
#include "tests/support/read_book.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::table_export_test {

namespace {

bool always(qint64)
{
    return true;
}

QString idText(const auto &id)
{
    return QString::fromLatin1(id.text());
}

} // namespace

/// Exports a shop's tables as files: their contents, and what happens if the file cannot be written.
class TestTableExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shop = std::make_unique<TestShop>();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void productsHaveTheColumnsOfTheirImport()
    {
        const SupplierId bloem = madeSupplier(m_shop->shop(), u"Bloemenhof"_s);
        const SupplierId hill = madeSupplier(m_shop->shop(), u"Hill"_s);
        ProductRow row = productRow(u"Rose"_s, u"Quicksand"_s);
        row.variant.stemLength = 52.5;
        row.variant.colors = QStringList{u"White"_s, u"Blush"_s};
        row.variant.supplierIds = {bloem};
        row.variant.supplierMinPacks = QList<SupplierMinimum>{{.supplierId = bloem, .minPacks = 4}};
        row.variant.supplierCodes = QList<SupplierCode>{{.supplierId = bloem, .code = u"A|1=\\"_s},
                                                        {.supplierId = hill, .code = {}, .ean = u"8712"_s}};
        row.variant.supplierPacks = QList<SupplierPack>{{.supplierId = hill, .unitsPerPack = 12.5}};
        row.variant.sku = u"=Q50"_s;
        row.variant.notes = u"Opens slowly,\nkeep cool"_s;
        const ProductRowOutcome rose = made(m_shop->shop(), row);
        made(m_shop->otherShop(), productRow(u"Tulip"_s, u"Of the other shop"_s));

        const QString text = csvOf({.table = ExportedTable::Products});

        QCOMPARE(text,
                 u"productId,product,category,productType,variantId,variant,stemLength,unitsPerPack,colors,suppliers,"
                 "minPacks,sku,notes,supplierCodes,supplierEans,packs\r\n"
                 "%1,Rose,Roses,flower,%2,Quicksand,52.5,25,White|Blush,Bloemenhof,Bloemenhof=4,'=Q50,"
                 "\"Opens slowly,\nkeep cool\",Bloemenhof=A\\|1\\=\\\\,Hill=8712,Hill=12.5\r\n"_s.arg(
                     idText(rose.productId), idText(rose.variantId)));
    }

    void productsCanBeNarrowed()
    {
        made(m_shop->shop(), productRow(u"Rose"_s, u"Quicksand"_s));
        made(m_shop->shop(), productRow(u"Tulip"_s, u"Apricot Parrot"_s));

        const QStringList lines = csvOf({.table = ExportedTable::Products, .products = {.q = u"tulip"_s}})
                                      .split(u"\r\n"_s, Qt::SkipEmptyParts);

        QCOMPARE(lines.size(), 2);
        QVERIFY(lines.constLast().contains(u"Apricot Parrot"_s));
    }

    void aProductWithoutVarietiesIsARowOfItsOwn()
    {
        const ProductRowOutcome rose = made(m_shop->shop(), productRow(u"Rose"_s, u"Quicksand"_s));
        QVERIFY(m_shop->shop().products.removeVariant(rose.productId, rose.variantId, false));

        QVERIFY(csvOf({.table = ExportedTable::Products})
                    .endsWith(u"%1,Rose,Roses,flower,,,,,,,,,,,,\r\n"_s.arg(idText(rose.productId))));
    }

    void pricesHaveTheColumnsOfTheirImport()
    {
        ProductRow row = productRow(u"Rose"_s, u"Quicksand"_s);
        row.variant.sku = u"RQ"_s;
        const VariantId rose = made(m_shop->shop(), row).variantId;
        const SupplierId bloem = madeSupplier(m_shop->shop(), u"Bloemenhof"_s);
        const PriceListId list = madePriceList(m_shop->shop(), u"flower"_s, QDate(2026, 3, 1));
        QVERIFY(m_shop->shop().priceLists.upsertEntries(
            list,
            {PriceEntryRow{.patch = {.variantId = rose, .unitCostExclTax = 0.1 + 0.2}},
             PriceEntryRow{.patch = {.variantId = rose, .supplierId = bloem, .unitCostExclTax = 0.95}}}));

        QCOMPARE(csvOf({.table = ExportedTable::Prices, .list = list}),
                 u"variantId,product,variant,stemLength,sku,supplier,unitCostExclTax\r\n"
                 "%1,Rose,Quicksand,,RQ,,0.30000000000000004\r\n"
                 "%1,Rose,Quicksand,,RQ,Bloemenhof,0.95\r\n"_s.arg(idText(rose)));
    }

    void pricesOfAllListsNameTheirList()
    {
        const VariantId rose = made(m_shop->shop(), productRow(u"Rose"_s, u"Quicksand"_s)).variantId;
        for (const int month : {3, 4}) {
            const PriceListId list = madePriceList(m_shop->shop(), u"flower"_s, QDate(2026, month, 1));
            QVERIFY(m_shop->shop().priceLists.upsertEntries(
                list, {PriceEntryRow{.patch = {.variantId = rose, .unitCostExclTax = double(month)}}}));
            QVERIFY(m_shop->shop().priceLists.patch(list, {.name = u"List %1"_s.arg(month)}));
        }
        madePriceList(m_shop->shop(), u"flower"_s, QDate(2026, 5, 1)); // Without prices.

        QCOMPARE(csvOf({.table = ExportedTable::Prices}),
                 u"priceList,date,variantId,product,variant,stemLength,sku,supplier,unitCostExclTax\r\n"
                 "List 3,2026-03-01,%1,Rose,Quicksand,,,,3\r\n"
                 "List 4,2026-04-01,%1,Rose,Quicksand,,,,4\r\n"_s.arg(idText(rose)));
    }

    void orderLinesNameTheirSheet()
    {
        const ShopWithEvent rows(m_shop->shop());
        const OrderSheet sheet = must(m_shop->shop().orderSheets.save({rows.event}));

        const QStringList lines = csvOf({.table = ExportedTable::OrderLines}).split(u"\r\n"_s, Qt::SkipEmptyParts);

        QCOMPARE(lines.constFirst(),
                 u"orderSheetId,createdAt,supplier,product,variant,sku,supplierCode,colours,stemLength,unitsNeeded,"
                 "unitsPerPack,packsToOrder,unitsToOrder,unitCostExclTax,orderCostExclTax,orderCostIncTax,events,"
                 "deliverOn,deliverTo,note,allowsSubstitutes,supplierId,variantId,eventUnits,packsReceived,"
                 "receivedCostExclTax,rejectedCostExclTax,creditExclTax,state"_s);
        QVERIFY(lines.size() > 1);
        for (const QString &line : lines.sliced(1))
            QVERIFY2(line.startsWith(idText(sheet.id) + u','), qUtf8Printable(line));
    }

    void aListOfAnotherShopIsNotFound()
    {
        const PriceListId list = madePriceList(m_shop->otherShop(), u"flower"_s, QDate(2026, 3, 1));

        const auto done =
            exportTable(m_shop->shop(), {.table = ExportedTable::Prices, .list = list}, place(u"a.csv"_s), always);

        QVERIFY(!done);
        QCOMPARE(done.error().kind, Error::Kind::NotFound);
        QVERIFY(!QFile::exists(place(u"a.csv"_s)));
    }

    void suppliersColoursAndCategoriesAreWhole()
    {
        const auto supplier = m_shop->shop().suppliers.create({.name = u"Bloemenhof"_s,
                                                               .contactEmail = u"order@bloem.example"_s,
                                                               .phone = u"+31 20 1"_s,
                                                               .externalId = u"B-7"_s,
                                                               .claimHours = 24});
        QVERIFY(m_shop->shop().suppliers.archive(supplier->id));
        const auto colour = m_shop->shop().colours.create({.name = u"Rust"_s, .hex = u"#aa5522"_s});
        const auto category = m_shop->shop().categories.create({.name = u"Mosses"_s});

        const QStringList suppliers = csvOf({.table = ExportedTable::Suppliers}).split(u"\r\n"_s);
        const QStringList cells = suppliers.at(1).split(u',');
        const auto cell = [&](const QString &column) { return cells.at(suppliers.at(0).split(u',').indexOf(column)); };
        QCOMPARE(suppliers.at(0), exportedColumns(supplierSpec()).join(u','));
        QVERIFY(suppliers.at(1).startsWith(
            u"%1,Bloemenhof,order@bloem.example,'+31 20 1,,,,,"_s.arg(idText(supplier->id))));
        QCOMPARE(cell(u"status"_s), u"archived"_s);
        QCOMPARE(cell(u"claimHours"_s), u"24"_s);
        QCOMPARE(cell(u"externalId"_s), u"B-7"_s);
        QCOMPARE(suppliers.size(), 3);
        const QString colours = csvOf({.table = ExportedTable::Colours});
        QVERIFY(colours.endsWith(u"%1,Rust,#aa5522,no\r\n"_s.arg(idText(colour->id))));
        QCOMPARE(colours.count(u"\r\n"_s), m_shop->shop().colours.all()->size() + 1);
        const QString categories = csvOf({.table = ExportedTable::Categories});
        QVERIFY(categories.endsWith(u"%1,Mosses,no\r\n"_s.arg(idText(category->id))));
        QCOMPARE(categories.count(u"\r\n"_s), m_shop->shop().categories.all()->size() + 1);
    }

    void eventsSayTheirTimesInTheShopsZone()
    {
        QVERIFY(m_shop->shop().settings.set({{u"time-zone"_s, u"Europe/Amsterdam"_s}}));
        const auto event = m_shop->shop().events.create({.name = u"Meadow wedding"_s,
                                                         .venueStart = TestShop::kStart, // 10:00 UTC
                                                         .budget = 1200.5,
                                                         .colourScheme = QStringList{u"White"_s, u"Rust"_s}});

        const QStringList cells = csvOf({.table = ExportedTable::Events}).split(u"\r\n"_s).at(1).split(u',');

        QCOMPARE(cells.first(4),
                 (QStringList{idText(event->event.id), u"Meadow wedding"_s, u"meadow-wedding"_s, u"new"_s}));
        QCOMPARE(cells.at(9), u"2026-03-21 11:00"_s);
        QCOMPARE(cells.at(12), u"1200.5"_s);
        QCOMPARE(cells.at(15), u"White|Rust"_s);
    }

    void linesOfAnEventHaveTheirPrices()
    {
        const ShopWithEvent made(m_shop->shop());

        const QStringList lines = csvOf({.table = ExportedTable::EventLines, .event = made.event}).split(u"\r\n"_s);

        const Event event = made.whole();
        const EventItem &roses = event.groups.constFirst().items.constFirst();
        QCOMPARE(lines.size(), 4); // The header, two lines, and nothing after the last line break.
        const QStringList cells = lines.at(1).split(u',');
        QCOMPARE(cells.at(0), event.groups.constFirst().name);
        QCOMPARE(cells.at(4), idText(made.roses));
        QCOMPARE(cells.at(10).toDouble(), roses.quantity);
        QCOMPARE(cells.at(18).toDouble(), roses.price.customerPriceIncTax);
    }

    void daysOfAWorkbookAreDays()
    {
        const VariantId rose = made(m_shop->shop(), productRow(u"Rose"_s, u"Quicksand"_s)).variantId;
        const PriceListId list = madePriceList(m_shop->shop(), u"flower"_s, QDate(2026, 3, 1));
        QVERIFY(m_shop->shop().priceLists.upsertEntries(
            list, {PriceEntryRow{.patch = {.variantId = rose, .unitCostExclTax = 1.0}}}));

        const ReadBook book(bytesOf({.table = ExportedTable::Prices}, u"p.xlsx"_s));

        QCOMPARE(book.cells(1).value(u"B2"_s), u"46082"_s); // 1 March 2026, as spreadsheets count.
    }

    void numbersOfAWorkbookAreNumbersAndTextsAreTexts()
    {
        ProductRow row = productRow(u"=1+1"_s, u"Quicksand"_s);
        row.variant.sku = u"00123"_s;
        made(m_shop->shop(), row);
        QVERIFY(m_shop->shop().events.create({.name = u"Meadow"_s, .venueStart = TestShop::kStart}));

        const ReadBook book(bytesOf({.table = ExportedTable::Products}, u"p.xlsx"_s));
        const QHash<QString, QString> cells = book.cells(1);
        QCOMPARE(cells.value(u"B1"_s), u"'product"_s);
        QCOMPARE(cells.value(u"B2"_s), u"'=1+1"_s);
        QCOMPARE(cells.value(u"H2"_s), u"25"_s);
        QCOMPARE(cells.value(u"L2"_s), u"'00123"_s);
        const ReadBook events(bytesOf({.table = ExportedTable::Events}, u"e.xlsx"_s));
        QVERIFY(qAbs(events.cells(1).value(u"J2"_s).toDouble() - 46102.4166667) < 0.001); // 21 March 2026, 10:00.
    }

    void manyRowsAreReadPageByPage()
    {
        QList<Result<ProductRow>> rows;
        for (int number = 0; number < 600; ++number)
            rows.append(productRow(u"Rose %1"_s.arg(number), u"Of the garden"_s));
        QVERIFY(m_shop->shop().products.upsert(rows));
        QList<qint64> steps;

        const auto done =
            exportTable(m_shop->shop(), {.table = ExportedTable::Products}, place(u"p.csv"_s), [&](qint64 count) {
                steps.append(count);
                return true;
            });

        QVERIFY(done);
        QCOMPARE(done->rows, 600);
        QCOMPARE(steps, (QList<qint64>{250, 500, 600}));
    }

    void whatWasDefusedIsReadBackAsItWas()
    {
        ProductRow row = productRow(u"'t Roosje"_s, u"=Quick \"sand\", white"_s);
        row.variant.notes = u"-keep\tcool\n+ dry"_s;
        row.variant.sku = u"'=7"_s;
        made(m_shop->shop(), row);
        QVERIFY(exportTable(m_shop->shop(), {.table = ExportedTable::Products}, place(u"p.csv"_s), always));

        const auto file = CsvFile::open(place(u"p.csv"_s));
        const auto read = (*file)->next();

        QCOMPARE((*file)->form().separator, ',');
        QCOMPARE((*file)->form().encoding, TextEncoding::Utf8);
        const QStringList cells = (*read)->cells;
        QCOMPARE(cells.at(1), row.product.name.value());
        QCOMPARE(cells.at(5), row.variant.name.value());
        QCOMPARE(cells.at(11), row.variant.sku.value());
        QCOMPARE(cells.at(12), row.variant.notes.value());
    }

    void anExportedFileImportedAgainChangesNothing()
    {
        ShopServices &shop = m_shop->shop();
        QVERIFY(fillWithDemo(shop, m_shop->now()));
        ProductRow odd = productRow(u"-Rose, “=odd”"_s, u"'t Roosje; two"_s);
        odd.variant.notes = u"@home\n+ more"_s;
        odd.variant.stemLength = 0.1 + 0.2;
        made(shop, odd);
        m_shop->takeAnnounced();

        const auto products = bytesOf({.table = ExportedTable::Products}, u"p.csv"_s);
        const ImportedFile again = importProducts(shop, *products);
        QCOMPARE(again.counts, u"0 created, 0 updated, %1 unchanged, 0 refused"_s.arg(rowsOf(*products)));

        const auto lists = shop.priceLists.list({}, {.limit = 50}, PriceListService::Entries::Skip);
        QVERIFY(!lists->rows.isEmpty());
        for (const PriceList &list : lists->rows) {
            const auto prices = bytesOf({.table = ExportedTable::Prices, .list = list.id}, u"l.csv"_s);
            QCOMPARE(importPrices(shop, list.id, *prices).counts,
                     u"0 created, 0 updated, %1 unchanged, 0 refused"_s.arg(list.entriesCount));
        }
        QCOMPARE(m_shop->takeAnnounced(), Changes());
    }

    void cancelledExportLeavesTheOldFile()
    {
        made(m_shop->shop(), productRow(u"Rose"_s, u"Quicksand"_s));
        QFile old(place(u"p.csv"_s));
        QVERIFY(old.open(QFile::WriteOnly));
        old.write("old");
        old.close();

        const auto done = exportTable(m_shop->shop(), {.table = ExportedTable::Products}, place(u"p.csv"_s),
                                      [](qint64) { return false; });

        QVERIFY(done);
        QVERIFY(done->isCancelled);
        QVERIFY(old.open(QFile::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
    }

    void placesThatTakeNoFileAreNamed()
    {
        const QString nowhere = place(u"none/p.csv"_s);
        const auto done = exportTable(m_shop->shop(), {.table = ExportedTable::Products}, nowhere, always);
        const auto unknown = exportTable(m_shop->shop(), {.table = ExportedTable::Products}, place(u"p.ods"_s), always);

        QCOMPARE(done.error().code, QByteArray("file_not_written"));
        QVERIFY(done.error().message.contains(nowhere));
        QCOMPARE(unknown.error().code, QByteArray("invalid_file"));
    }

    void aFullDiskIsTheFilesToSay()
    {
        if (!QFile::exists(u"/dev/full"_s))
            QSKIP("only where the system has a device that is always full");
        QFile full(u"/dev/full"_s);
        QVERIFY(full.open(QFile::WriteOnly | QFile::Unbuffered));
        const auto writer = TableWriter::open(TableFormat::Csv, full, {u"name"_s}, u"EUR"_s);
        writer->text(u"Rose"_s);
        writer->endRow();

        QVERIFY(writer->finish());
        QVERIFY(full.error() != QFile::NoError); // QSaveFile remembers the error until commit().
    }

private:
    QString place(const QString &name) const { return m_folder->filePath(name); }

    Result<QByteArray> bytesOf(const TableChoice &choice, const QString &name)
    {
        const auto done = exportTable(m_shop->shop(), choice, place(name), always);
        if (!done)
            return done.error();
        QFile file(place(name));
        if (!file.open(QFile::ReadOnly))
            return internal(file.errorString());
        return file.readAll();
    }

    /// Only ends of rows are CR LF; line breaks in cells are LF.
    static qsizetype rowsOf(const QByteArray &csv) { return csv.count("\r\n") - 1; }

    /// Without the byte order mark.
    QString csvOf(const TableChoice &choice)
    {
        const auto bytes = bytesOf(choice, u"table.csv"_s);
        return bytes ? QString::fromUtf8(bytes->mid(3)) : bytes.error().message;
    }

    std::unique_ptr<TestShop> m_shop;
    std::unique_ptr<QTemporaryDir> m_folder;
};

STEMDESK_GUILESS_TEST(TestTableExport)

} // namespace stemdesk::table_export_test

#include "tst_table_export.moc"

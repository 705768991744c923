#include "core/services/imports/import_service.h"

#include "tests/support/catalogue_rows.h"
#include "tests/support/event_shop.h"
#include "tests/support/import_files.h"
#include "tests/support/test_registry.h"

#include <algorithm>
#include <numeric>

namespace stemdesk::import_service_test {

using namespace Qt::StringLiterals;

namespace {

const PageRequest kWhole{.limit = 1'000};

/// "code name" of everything that a revert kept.
QStringList keptBy(const RevertReport &report)
{
    QStringList texts;
    for (const KeptImportRow &row : report.kept)
        texts += QString::fromUtf8(row.reason.code) + u' ' + row.name;
    return texts;
}

QList<Product> productsOf(const ShopServices &shop)
{
    return shop.products.list({}, kWhole, ProductService::Variants::Load)->rows;
}

/// Everything in the shop that a supplier's price list affects, without versions.
QStringList factsOf(const ShopServices &shop)
{
    QStringList facts;
    for (const Product &product : productsOf(shop)) {
        facts += product.name + u'/' + product.category;
        for (const Variant &variant : product.variants) {
            const SupplierTerms terms = termsAt(variant, variant.supplierIds.value(0));
            facts += u"%1 %2 %3 %4 %5"_s.arg(variant.name, variant.colors.join(u'|'), terms.code)
                         .arg(variant.stemLength.value_or(0))
                         .arg(terms.unitsPerPack.value_or(0));
        }
    }
    const auto lists = shop.priceLists.list({}, kWhole, PriceListService::Entries::Load);
    for (const PriceList &list : lists->rows) {
        facts += list.name;
        QStringList costs;
        for (const PriceEntry &entry : list.entries)
            costs += QString::number(entry.unitCostExclTax);
        costs.sort();
        facts += costs;
    }
    return facts;
}

} // namespace

class TestImportService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void importsAreListedNewestFirst();
    void whatWasMadeIsTakenBack();
    void oldValuesComeBack();
    void whatWasChangedSinceIsKept();
    void whatIsUsedIsKept();
    void whatIsGoneIsTold();
    void aSecondRevertKeepsTheTimeOfTheFirst();
    void pricesAreTakenBack();
    void suppliersComeBackWithTheNextImport();
    void aListMadeForAFileIsTakenBack();
    void aLargeImportIsTakenBackInPieces();
    void aWeeklyFileIsTakenBackWithItsPricesAndPacks();
    void severalImportsAreTakenBackInAnyOrder_data();
    void severalImportsAreTakenBackInAnyOrder();
    void aNewVarietyOfAKnownProductIsNoChangeOfIt();
    void contactsOfTwoImportsAreTakenBack();
    void aStoppedRevertGoesOn();
    void anotherShopsImportIsNotFound();
};

void TestImportService::importsAreListedNewestFirst()
{
    TestShop shop;
    const ImportId first =
        *importProducts(shop.shop(), "product,variant,stemLength\nRose,Red,\nRose,Blue,x\n").report.batch;
    shop.tick();
    const ImportId second =
        *importProducts(shop.shop(), "product,variant,notes\nRose,Red,new\nTulip,Red,\n").report.batch;
    importProducts(shop.otherShop(), "product,variant\nRose,Red\n");

    const auto imports = shop.shop().imports.list(kWhole);

    QCOMPARE(imports->rows.size(), 2);
    const ImportBatch &newest = imports->rows.at(0);
    QCOMPARE(newest.id, second);
    QCOMPARE(newest.fileName, u"file.csv"_s);
    QCOMPARE(newest.kind, ImportKind::Products);
    QCOMPARE(newest.at, shop.now());
    QCOMPARE(newest.counts, (ImportCounts{.created = 1, .updated = 1}));
    QCOMPARE(imports->rows.at(1).id, first);
    QCOMPARE(imports->rows.at(1).counts, (ImportCounts{.created = 1, .refused = 1}));
    QCOMPARE(shop.shop().imports.list({.limit = 1})->next, newest.key);
}

void TestImportService::whatWasMadeIsTakenBack()
{
    TestShop shop;
    made(shop.shop(), productRow(u"Lily"_s, u"Pink"_s));
    const QList<Product> before = productsOf(shop.shop());
    const qsizetype colours = shop.shop().colours.all()->size();
    const ImportId import =
        *importProducts(shop.shop(),
                        "product,variant,category,colors,suppliers\nRose,Red,Odd,Puce,Flora\nRose,White,,,\n")
             .report.batch;
    ImportService &imports = shop.shop().imports;

    const auto report = imports.revert(import);

    QVERIFY(report);
    QCOMPARE(keptBy(*report), QStringList());
    QCOMPARE(report->undone, 6);
    QCOMPARE(productsOf(shop.shop()), before);
    QCOMPARE(shop.shop().colours.all()->size(), colours);
    QVERIFY(shop.shop().suppliers.list({}, kWhole)->rows.first().isArchived);
    QCOMPARE(imports.find(import)->revertedAt, std::optional(shop.now()));
    QCOMPARE(imports.revert(import)->undone, 0);
}

void TestImportService::oldValuesComeBack()
{
    TestShop shop;
    importProducts(shop.shop(),
                   "product,variant,sku,stemLength,category,colors,suppliers,minPacks,notes\n"
                   "Rose,Red,A,50,Roses,Red|Pink,Flora,Flora=2,good\n");
    const Product before = productsOf(shop.shop()).first();
    const ImportId import = *importProducts(shop.shop(),
                                            "product,variant,sku,stemLength,category,colors,suppliers,minPacks,notes\n"
                                            "Rosa,Scarlet,A,60,Focal,White,Hill,Hill=3,better\n")
                                 .report.batch;

    const auto report = shop.shop().imports.revert(import);

    QCOMPARE(keptBy(*report), QStringList());
    Product after = productsOf(shop.shop()).first();
    QVERIFY(after.version > before.version);
    after.version = before.version;
    after.variants.first().version = before.variants.first().version;
    QCOMPARE(after, before);
}

void TestImportService::whatWasChangedSinceIsKept()
{
    TestShop shop;
    const ImportId import =
        *importProducts(shop.shop(), "product,variant\nRose,Red\nRose,White\nTulip,Red\n").report.batch;
    const Product rose = productsOf(shop.shop()).first();
    QVERIFY(shop.shop().products.patchVariant(rose.id, rose.variants.first().id, {.notes = u"mine"_s}));

    const auto report = shop.shop().imports.revert(import);

    QCOMPARE(keptBy(*report), (QStringList{u"import_row_changed Red"_s, u"import_row_changed Rose"_s}));
    QCOMPARE(productsOf(shop.shop()).size(), 1);
    QCOMPARE(productsOf(shop.shop()).first().variants.size(), 1);
}

void TestImportService::whatIsUsedIsKept()
{
    TestShop shop;
    const ImportId import =
        *importProducts(shop.shop(), "product,variant,sku\nRose,Red,A\nRose,White,B\n").report.batch;
    const PriceListId list = madePriceList(shop.shop(), u"flower"_s, {2026, 1, 1});
    importPrices(shop.shop(), list, "sku,unitCostExclTax\nA,1\n");

    const auto report = shop.shop().imports.revert(import);

    QCOMPARE(keptBy(*report), (QStringList{u"import_row_in_use Red"_s, u"import_row_in_use Rose"_s}));
    QCOMPARE(productsOf(shop.shop()).first().variants.size(), 1);
    QCOMPARE(shop.shop().priceLists.find(list, PriceListService::Entries::Load)->entries.size(), 1);
}

// Rows that it created and that were deleted since need no undo; rows that it changed have no place for their old
// values.
void TestImportService::whatIsGoneIsTold()
{
    TestShop shop;
    importProducts(shop.shop(), "product,variant,sku\nRose,Red,A\nRose,White,B\n");
    const ImportId import =
        *importProducts(shop.shop(), "product,variant,sku,notes\nRose,Red,A,new\nRose,Blue,C,new\n").report.batch;
    const Product rose = productsOf(shop.shop()).first();
    for (const Variant &variant : rose.variants) {
        if (variant.name != u"White"_s)
            QVERIFY(shop.shop().products.removeVariant(rose.id, variant.id, false));
    }

    const auto report = shop.shop().imports.revert(import);

    QCOMPARE(keptBy(*report), QStringList{u"import_row_gone "_s});
    QCOMPARE(report->undone, 1);
}

void TestImportService::aSecondRevertKeepsTheTimeOfTheFirst()
{
    TestShop shop;
    const ImportId import = *importProducts(shop.shop(), "product,variant\nRose,Red\n").report.batch;
    ImportService &imports = shop.shop().imports;
    QVERIFY(imports.revert(import));
    const auto first = imports.find(import)->revertedAt;
    shop.tick();

    QCOMPARE(imports.revert(import)->undone, 0);

    QCOMPARE(imports.find(import)->revertedAt, first);
}

void TestImportService::pricesAreTakenBack()
{
    TestShop shop;
    importProducts(shop.shop(), "product,variant,sku\nRose,Red,A\nRose,White,B\nRose,Blue,C\n");
    const PriceListId list = madePriceList(shop.shop(), u"flower"_s, {2026, 1, 1});
    importPrices(shop.shop(), list, "sku,unitCostExclTax\nA,1\n");
    const ImportId import = *importPrices(shop.shop(), list, "sku,unitCostExclTax\nA,2\nB,3\nC,4\n").report.batch;
    const auto entries = shop.shop().priceLists.find(list, PriceListService::Entries::Load)->entries;
    QVERIFY(shop.shop().priceLists.patchEntry(list, entries.last().id, {.unitCostExclTax = 5}));

    const auto report = shop.shop().imports.revert(import);

    QCOMPARE(report->undone, 2);
    QCOMPARE(keptBy(*report), QStringList{u"import_row_changed "_s});
    QList<double> costs;
    const auto left = shop.shop().priceLists.find(list, PriceListService::Entries::Load);
    for (const PriceEntry &entry : left->entries)
        costs += entry.unitCostExclTax;
    QCOMPARE(costs, (QList<double>{1, 5}));
}

void TestImportService::suppliersComeBackWithTheNextImport()
{
    TestShop shop;
    const QByteArray file = "product,variant,suppliers\nRose,Red,Flora\n";
    ImportService imports(shop.context());
    const ImportId first = *importProducts(shop.shop(), file).report.batch;
    QVERIFY(imports.revert(first));
    QVERIFY(shop.shop().suppliers.list({}, kWhole)->rows.first().isArchived);

    const ImportId second = *importProducts(shop.shop(), file).report.batch;

    const auto suppliers = shop.shop().suppliers.list({}, kWhole);
    QCOMPARE(suppliers->rows.size(), 1);
    QVERIFY(!suppliers->rows.first().isArchived);
    QCOMPARE(productsOf(shop.shop()).first().variants.first().supplierIds, QList{suppliers->rows.first().id});
    QCOMPARE(keptBy(*imports.revert(second)), QStringList());
    QVERIFY(shop.shop().suppliers.list({}, kWhole)->rows.first().isArchived);
}

void TestImportService::aListMadeForAFileIsTakenBack()
{
    TestShop shop;
    const ImportId import = *importProducts(shop.shop(), "product,variant,unitCostExclTax\nRose,Red,1\nVase,Tall,2\n",
                                            {.choices = {.prices = {.newName = u"May"_s, .newDate = {2026, 5, 1}}}})
                                 .report.batch;
    QCOMPARE(shop.shop().priceLists.list({}, kWhole, PriceListService::Entries::Skip)->rows.size(), 1);

    const auto report = ImportService(shop.context()).revert(import);

    QCOMPARE(keptBy(*report), QStringList());
    QCOMPARE(productsOf(shop.shop()).size(), 0);
    QCOMPARE(shop.shop().priceLists.list({}, kWhole, PriceListService::Entries::Skip)->rows.size(), 0);
}

// Its products get variants in several transactions.
void TestImportService::aLargeImportIsTakenBackInPieces()
{
    TestShop shop;
    QByteArray text = "product,variant\n";
    for (int i = 0; i < 1'200; ++i)
        text += "Product " + QByteArray::number(i % 7) + ",Variant " + QByteArray::number(i) + '\n';
    const ImportId import = *importProducts(shop.shop(), text).report.batch;
    QCOMPARE(productsOf(shop.shop()).size(), 7);
    qint64 told = 0;

    const auto report = shop.shop().imports.revert(import, [&told](qint64 done, qint64 total) {
        told = done;
        return total == 1'207;
    });

    QCOMPARE(keptBy(*report), QStringList());
    QCOMPARE(report->undone, 1'207);
    QCOMPARE(told, 1'207);
    QCOMPARE(productsOf(shop.shop()).size(), 0);
}

// Products that several pieces change, and prices: everything is as it was, but for versions.
void TestImportService::aWeeklyFileIsTakenBackWithItsPricesAndPacks()
{
    TestShop shop;
    const auto file = [](int count, int pack, const QByteArray &cost) {
        QByteArray text = "product,variant,unitsPerPack,supplierCodes,unitCostExclTax\n";
        for (int i = 0; i < count; ++i) {
            const QByteArray number = QByteArray::number(i);
            text += "Product " + QByteArray::number(i % 7) + ",Variant " + number + ',' + QByteArray::number(pack)
                + ",C" + QByteArray::number(pack) + number + ',' + cost + '\n';
        }
        return text;
    };
    const ImportOptions options{.supplier = u"Flora"_s,
                                .choices = {.prices = {.newName = u"May"_s, .newDate = {2026, 5, 1}}}};
    importProducts(shop.shop(), file(1'100, 20, "1"), options);
    const auto facts = [&shop] {
        QStringList told;
        for (const Product &product : productsOf(shop.shop())) {
            for (const Variant &variant : product.variants)
                told += u"%1 %2 %3 %4"_s.arg(product.name, variant.name)
                            .arg(termsAt(variant, variant.supplierIds.value(0)).unitsPerPack.value_or(0))
                            .arg(termsAt(variant, variant.supplierIds.value(0)).code);
        }
        const auto lists = shop.shop().priceLists.list({}, kWhole, PriceListService::Entries::Load);
        for (const PriceList &list : lists->rows) {
            for (const PriceEntry &entry : list.entries)
                told += QString::number(entry.unitCostExclTax);
        }
        return told;
    };
    const QStringList before = facts();
    const ImportId import = *importProducts(shop.shop(), file(1'200, 25, "2"), options).report.batch;
    QVERIFY(facts() != before);

    const auto report = shop.shop().imports.revert(import);

    QCOMPARE(keptBy(*report), QStringList());
    QCOMPARE(facts(), before);
    QCOMPARE(shop.shop().imports.revert(import)->undone, 0);
}

void TestImportService::severalImportsAreTakenBackInAnyOrder_data()
{
    QTest::addColumn<QList<int>>("order");
    QTest::addColumn<bool>("isOneList");
    for (const int count : {2, 3}) {
        QList<int> order(count);
        std::iota(order.begin(), order.end(), 0);
        do {
            QByteArray name;
            for (const int place : std::as_const(order))
                name += QByteArray::number(place + 1);
            QTest::newRow((name + " in one list").constData()) << order << true;
            QTest::newRow((name + " in a list each").constData()) << order << false;
        } while (std::next_permutation(order.begin(), order.end()));
    }
}

// Weekly files of one supplier: packs, prices, names and varieties that one brings and the next changes.
void TestImportService::severalImportsAreTakenBackInAnyOrder()
{
    QFETCH(const QList<int>, order);
    QFETCH(const bool, isOneList);
    const QByteArray header =
        "sku,product,variant,category,colors,stemLength,unitsPerPack,supplierCodes,unitCostExclTax\n";
    const QByteArrayList files{
        "A,Rose,Red,Focal,Red,50,20,F1,1\nB,Rose,White,Focal,White,50,20,F2,1\nT,Tulip,Gold,,,40,10,F3,2\n",
        "A,Rose,Red,Focal,Red,60,25,F1,1.5\nC,Rose,Blue,Focal,Puce,50,20,F4,3\nT,Tulip,Gold,,,40,10,F3,2.5\n",
        "A,Rosa,Scarlet,Roses,Red,60,25,F1,1.5\nB,Rosa,White,Roses,White,50,50,F9,2\nL,Lily,Pink,,Puce,70,10,F5,4\n"};
    TestShop shop;
    importProducts(shop.shop(), "sku,product,variant,colors,stemLength\nT,Tulip,Gold,Yellow,35\nM,Rose,Mine,,30\n");
    ImportService &imports = shop.shop().imports;
    QList<QStringList> facts{factsOf(shop.shop())};
    QList<ImportId> batches;
    for (qsizetype i = 0; i < order.size(); ++i) {
        shop.tick();
        const QString list = isOneList ? u"May"_s : u"Week %1"_s.arg(i);
        const ImportOptions options{.supplier = u"Flora"_s,
                                    .choices = {.prices = {.newName = list, .newDate = {2026, 5, 1}}}};
        batches += *importProducts(shop.shop(), header + files.at(i), options).report.batch;
        facts += factsOf(shop.shop());
    }

    QSet<int> left(order.cbegin(), order.cend());
    for (qsizetype round = 0; round < order.size(); ++round) {
        for (const int place : order) {
            const bool isNewest = std::ranges::all_of(left, [place](int other) { return other <= place; });
            if (!left.contains(place))
                continue;
            const auto report = imports.revert(batches.at(place));
            QVERIFY(report);
            if (isNewest) {
                QCOMPARE(keptBy(*report).join(u", "_s), QString());
                left.remove(place);
            }
            QCOMPARE(report->newer.isEmpty(), report->kept.isEmpty());
            QCOMPARE(imports.find(batches.at(place))->kept, report->kept.size());
            if (report->kept.isEmpty())
                left.remove(place);
        }
    }

    QVERIFY(left.isEmpty());
    QCOMPARE(factsOf(shop.shop()), facts.constFirst());
}

// An older import may still delete the product that it made, once the newer one's variety is gone.
void TestImportService::aNewVarietyOfAKnownProductIsNoChangeOfIt()
{
    TestShop shop;
    const ImportId first = *importProducts(shop.shop(), "product,variant\nRose,Red\n").report.batch;
    const ImportId second = *importProducts(shop.shop(), "product,variant\nRose,Blue\n").report.batch;
    ImportService &imports = shop.shop().imports;

    const auto kept = imports.revert(first);
    QCOMPARE(keptBy(*kept), QStringList{u"import_row_in_use Rose"_s});
    QCOMPARE(keptBy(*imports.revert(second)), QStringList());
    QCOMPARE(keptBy(*imports.revert(first)), QStringList());

    QCOMPARE(productsOf(shop.shop()).size(), 0);
}

void TestImportService::contactsOfTwoImportsAreTakenBack()
{
    TestShop shop;
    ImportService &imports = shop.shop().imports;
    const ImportId first = *importContacts(shop.shop(), "name,emails,notes\nAnna,a@x.test,old\n").report.batch;
    const ImportId second = *importContacts(shop.shop(), "name,emails,notes\nAnna,a@x.test,new\n").report.batch;

    QCOMPARE(imports.revert(first)->kept.size(), 1);
    QCOMPARE(keptBy(*imports.revert(second)), QStringList());
    QCOMPARE(shop.shop().contacts.list({}, kWhole)->rows.constFirst().notes, u"old"_s);
    QCOMPARE(keptBy(*imports.revert(first)), QStringList());

    QCOMPARE(shop.shop().contacts.list({}, kWhole)->rows.size(), 0);
}

void TestImportService::aStoppedRevertGoesOn()
{
    TestShop shop;
    QByteArray text = "product,variant\n";
    for (int i = 0; i < 600; ++i)
        text += "Product,Variant " + QByteArray::number(i) + '\n';
    const ImportId import = *importProducts(shop.shop(), text).report.batch;
    ImportService &imports = shop.shop().imports;

    const auto stopped = imports.revert(import, [](qint64 done, qint64) { return done < 400; });
    QVERIFY(stopped->isStopped);
    QVERIFY(!imports.find(import)->revertedAt);
    const auto rest = imports.revert(import);

    QCOMPARE(stopped->undone + rest->undone, 601);
    QCOMPARE(productsOf(shop.shop()).size(), 0);
}

void TestImportService::anotherShopsImportIsNotFound()
{
    TestShop shop;
    const ImportId import = *importProducts(shop.otherShop(), "product,variant\nRose,Red\n").report.batch;

    QCOMPARE(shop.shop().imports.revert(import).error().kind, Error::Kind::NotFound);
    QCOMPARE(productsOf(shop.otherShop()).size(), 1);
}

STEMDESK_GUILESS_TEST(TestImportService)

} // namespace stemdesk::import_service_test

#include "tst_import_service.moc"

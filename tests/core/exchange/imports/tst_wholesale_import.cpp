#include "core/exchange/imports/product_import.h"

#include "tests/support/catalogue_rows.h"
#include "tests/support/import_files.h"
#include "tests/support/test_registry.h"

namespace stemdesk::wholesale_import_test {

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

/// "name date type: costs" of each price list, in order of creation.
QStringList pricesOf(const ShopServices &shop)
{
    QStringList texts;
    const auto lists = shop.priceLists.list({}, kWhole, PriceListService::Entries::Load);
    for (const PriceList &list : lists->rows) {
        QString text = u"%1 %2 %3:"_s.arg(list.name, list.date.toString(Qt::ISODate), list.productType);
        for (const PriceEntry &entry : list.entries)
            text += u' ' + QString::number(entry.unitCostExclTax);
        texts += text;
    }
    return texts;
}

Product onlyProduct(const ShopServices &shop)
{
    const auto products = shop.products.list({}, kWhole, ProductService::Variants::Load);
    return products->rows.size() == 1 ? products->rows.first() : Product();
}

} // namespace

/// A wholesaler's file as it arrives: with prices, units beside numbers, and files of other suppliers before and after
/// it.
class TestWholesaleImport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAreReadAsPeopleWriteThem();
    void aSecondWholesalersFileAddsToTheFirst();
    void anotherPackSizeIsToldBeforehandAndTakenBack();
    void listsAreReplacedWhereThatIsAskedFor();
    void minimumsOfOtherSuppliersStay();
    void pricesGoIntoOneListOfTheirTypeOrAreRefused();
    void eachTypeGetsAListOfItsOwn();
};

void TestWholesaleImport::numbersAreReadAsPeopleWriteThem()
{
    TestShop shop;
    const QString text = u"product;variant;stemLength;unitsPerPack;unitCostExclTax\n"
                         "Rose;Red;60 cm;20 St.;1,25 €\nRose;White;2,5;1.000;1.250\nRose;Blue;2.5;10;£5.50\n"
                         "Rose;Pink;1.000,5;12 x;0,95\n"_s;

    const ImportedFile imported = importProducts(
        shop.shop(), text.toUtf8(), {.choices = {.prices = {.newName = u"May"_s, .newDate = {2026, 5, 1}}}});

    QCOMPARE(imported.refused, QStringList());
    QCOMPARE(catalogueOf(shop.shop()),
             (QStringList{u"Rose/Red  60"_s, u"Rose/White  2.5"_s, u"Rose/Blue  2.5"_s, u"Rose/Pink  1000.5"_s}));
    QCOMPARE(onlyProduct(shop.shop()).variants.at(1).unitsPerPack, std::optional(1'000.0));
    // "1.250" alone is ambiguous; "0,95" shows that this file uses decimal commas.
    QCOMPARE(pricesOf(shop.shop()), (QStringList{u"May 2026-05-01 flower: 1.25 1250 5.5 0.95"_s}));
}

// One name in 40, 50 and 60 cm with prices, by one wholesaler; then a second wholesaler's file.
void TestWholesaleImport::aSecondWholesalersFileAddsToTheFirst()
{
    TestShop shop;
    const QByteArray first = "product;variant;stemLength;unitsPerPack;packCostExclTax;colors;suppliers\n"
                             "Rose;Red;40;20;8,00;Red;Flora\nRose;Red;50;20;10,00;Red;Flora\n";
    const QByteArray second = "product;variant;stemLength;unitsPerPack;unitCostExclTax;colors\n"
                              "Rose;Red;50;20;0,45;Dark red\nRose;Red;60;20;0,60;Red\n";
    const ImportOptions into{.choices = {.prices = {.newName = u"May"_s, .newDate = {2026, 5, 1}}}};
    ImportOptions fromHill = into;
    fromHill.supplier = u"Hill"_s;

    QCOMPARE(importProducts(shop.shop(), first, into).counts, u"2 created, 0 updated, 0 unchanged, 0 refused"_s);
    QCOMPARE(importProducts(shop.shop(), second, fromHill).counts, u"1 created, 1 updated, 0 unchanged, 0 refused"_s);

    const QList<Variant> variants = onlyProduct(shop.shop()).variants;
    QCOMPARE(variants.size(), 3);
    QCOMPARE(variants.at(1).supplierIds.size(), 2);
    QCOMPARE(variants.at(1).colors, (QStringList{u"Red"_s, u"Dark red"_s}));
    QCOMPARE(pricesOf(shop.shop()), QStringList{u"May 2026-05-01 flower: 0.4 0.5 0.45 0.6"_s});
    QCOMPARE(importProducts(shop.shop(), first, into).counts, u"0 created, 0 updated, 2 unchanged, 0 refused"_s);
    QCOMPARE(importProducts(shop.shop(), second, fromHill).counts, u"0 created, 0 updated, 2 unchanged, 0 refused"_s);
}

void TestWholesaleImport::anotherPackSizeIsToldBeforehandAndTakenBack()
{
    TestShop shop;
    importProducts(shop.shop(),
                   "product,variant,unitsPerPack,suppliers\nRose,Red,20,Flora\nRose,White,20,Flora\n"
                   "Rose,Blue,,Flora\n");
    const auto packs = [&shop] { // The packs at their supplier.
        QList<double> units;
        for (const Variant &variant : onlyProduct(shop.shop()).variants)
            units += termsAt(variant, variant.supplierIds.value(0)).unitsPerPack.value_or(0);
        return units;
    };
    const TextFile written("product,variant,unitsPerPack,suppliers\nRose,Pink,10,Flora\nRose,Red,20,Flora\n"
                           "Rose,Blue,12,Flora\nRose,White,25,Flora\nRose,Red,30,Hill\n");
    const auto file = TableFile::open(written.name());
    ProductImport import(shop.shop(), **file, ColumnMapping(ImportKind::Products, (*file)->header()));

    const auto preview = import.preview(1);
    QCOMPARE(preview->packChanges, 1); // Hill's packs are new, not changed.
    QCOMPARE(preview->repacked.size(), 1);
    QCOMPARE(preview->repacked.first().line, 5);
    QCOMPARE(preview->repacked.first().pack, std::optional(PackChange{.before = 20, .after = 25}));
    QCOMPARE(packs(), (QList<double>{20, 20, 0}));
    const auto report = import.run({}, {});
    QCOMPARE(report->packChanges, 1);
    QCOMPARE(packs(), (QList<double>{20, 25, 12, 10}));

    QVERIFY(shop.shop().imports.revert(*report->batch));

    QCOMPARE(packs(), (QList<double>{20, 20, 0}));
    QCOMPARE(onlyProduct(shop.shop()).variants.at(0).supplierIds.size(), 1);
}

void TestWholesaleImport::listsAreReplacedWhereThatIsAskedFor()
{
    TestShop shop;
    importProducts(shop.shop(), "product,variant,colors,suppliers,minPacks\nRose,Red,Red,Flora,Flora=4\n");

    importProducts(shop.shop(), "product,variant,colors,suppliers,minPacks\nRose,Red,Pink,Hill,Hill=2\n",
                   {.choices = {.replacesLists = true}});

    const Variant variant = onlyProduct(shop.shop()).variants.first();
    QCOMPARE(variant.colors, QStringList{u"Pink"_s});
    QCOMPARE(variant.supplierIds.size(), 1);
    QCOMPARE(variant.supplierMinPacks.size(), 1);
    QCOMPARE(variant.supplierMinPacks.first().minPacks, 2);
}

void TestWholesaleImport::minimumsOfOtherSuppliersStay()
{
    TestShop shop;
    importProducts(shop.shop(), "product,variant,minPacks\nRose,Red,Flora=4\n");
    const QByteArray more = "product,variant,minPacks\nRose,Red,Hill=2\nRose,Red,Hill=3|Dale=1\nRose,Red,Dale=5\n";

    importProducts(shop.shop(), more);

    const Variant red = onlyProduct(shop.shop()).variants.first();
    QList<int> packs;
    for (const SupplierMinimum &minimum : red.supplierMinPacks)
        packs += minimum.minPacks;
    QCOMPARE(packs, (QList<int>{4, 3, 5}));
    QCOMPARE(importProducts(shop.shop(), more).counts, u"0 created, 0 updated, 3 unchanged, 0 refused"_s);
}

void TestWholesaleImport::pricesGoIntoOneListOfTheirTypeOrAreRefused()
{
    TestShop shop;
    const PriceListId list = madePriceList(shop.shop(), u"flower"_s, {2026, 1, 1});

    const ImportedFile imported =
        importProducts(shop.shop(),
                       "product,variant,productType,unitsPerPack,packCostExclTax,suppliers\nRose,Red,,20,10,\n"
                       "Vase,Tall,hire,1,3,Glass\nTulip,Red,,,10,Dutch\n",
                       {.choices = {.prices = {.list = list}}});

    QCOMPARE(imported.refused, (QStringList{u"3 wrong_product_type"_s, u"4 unitsPerPack_required"_s}));
    QCOMPARE(catalogueOf(shop.shop()), QStringList{u"Rose/Red  0"_s});
    QVERIFY(shop.shop().suppliers.list({}, kWhole)->rows.isEmpty()); // Nothing of a refused row is stored.
    QCOMPARE(shop.shop().priceLists.find(list, PriceListService::Entries::Load)->entries.first().unitCostExclTax, 0.5);
}

void TestWholesaleImport::eachTypeGetsAListOfItsOwn()
{
    TestShop shop;

    importProducts(shop.shop(), "product,variant,productType,unitCostExclTax\nRose,Red,,1\nVase,Tall,hire,3\n",
                   {.choices = {.prices = {.newName = u"May"_s, .newDate = {2026, 5, 1}}}});

    QCOMPARE(pricesOf(shop.shop()), (QStringList{u"May 2026-05-01 flower: 1"_s, u"May 2026-05-01 hire: 3"_s}));
}

STEMDESK_GUILESS_TEST(TestWholesaleImport)

} // namespace stemdesk::wholesale_import_test

#include "tst_wholesale_import.moc"

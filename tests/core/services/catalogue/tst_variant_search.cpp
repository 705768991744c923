#include "core/services/catalogue/variant_search.h"

#include "tests/support/catalogue_rows.h"
#include "tests/support/plan_watch.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::variant_search_test {

class TestVariantSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyWordMustMatchTheVariant_data();
    void everyWordMustMatchTheVariant();
    void readsByIndex();
    void wholeWordsComeFirst();
    void stemLengthCountsMoreThanASku();
    void namesCountMoreThanColours();
    void offersNamedAndPricedSuppliers();
    void takesTheListInUseToday();
    void takesTheListsOfTheEvent();
    void fallsBackToOlderLists();
    void givesNoMoreThanAsked();

private:
    std::unique_ptr<TestShop> m_shop;
};

namespace {

ProductRow row(const QString &product, const QString &variant, double stemLength, const QString &sku)
{
    ProductRow row = productRow(product, variant);
    row.variant.stemLength = stemLength;
    row.variant.sku = sku;
    return row;
}

QStringList namesOf(const Result<QList<VariantMatch>> &matches)
{
    QStringList names;
    for (const VariantMatch &match : *matches)
        names += match.productName + u' ' + match.variant.name;
    return names;
}

} // namespace

void TestVariantSearch::initTestCase()
{
    m_shop = std::make_unique<TestShop>();
    ShopServices &shop = m_shop->shop();
    const ProductRowOutcome rose = made(shop, row(u"Rose"_s, u"'Quicksand'"_s, 50, u"RQ-1"_s));
    ProductRow more = row(u"Rose"_s, u"'Menta'"_s, 60, u"RM-1"_s);
    more.productId = rose.productId;
    more.variant.colors = QStringList{u"Blush"_s};
    made(shop, more);
    ProductRow lily = row(u"Lily"_s, u"Quick one"_s, 60, u"LQ-1"_s);
    lily.product.category = u"Focal"_s;
    made(shop, lily);
    made(m_shop->otherShop(), row(u"Rose"_s, u"'Quicksand'"_s, 50, u"RQ-1"_s));
}

void TestVariantSearch::everyWordMustMatchTheVariant_data()
{
    QTest::addColumn<QString>("q");
    QTest::addColumn<QStringList>("names");
    const QString quicksand = u"Rose 'Quicksand'"_s, menta = u"Rose 'Menta'"_s, quick = u"Lily Quick one"_s;

    QTest::newRow("name and stem length") << u"quick 50"_s << QStringList{quicksand};
    QTest::newRow("best first") << u"quick"_s << QStringList{quick, quicksand};
    QTest::newRow("product's name finds all") << u"rose"_s << QStringList{quicksand, menta};
    QTest::newRow("words of two variants find none") << u"quick menta"_s << QStringList{};
    QTest::newRow("colour") << u"rose blu"_s << QStringList{menta};
    QTest::newRow("sku") << u"lq-1"_s << QStringList{quick};
    QTest::newRow("category") << u"roses quicksand"_s << QStringList{quicksand};
    QTest::newRow("nothing") << u" ' "_s << QStringList{};
}

void TestVariantSearch::everyWordMustMatchTheVariant()
{
    QFETCH(QString, q);
    QFETCH(QStringList, names);

    QCOMPARE(namesOf(m_shop->shop().products.search(q, 10)), names);
}

void TestVariantSearch::readsByIndex()
{
    PlanWatch watch;

    QVERIFY(m_shop->shop().products.search(u"quick 50"_s, 10));

    QCOMPARE(watch.badSteps(), QStringList());
}

void TestVariantSearch::wholeWordsComeFirst()
{
    TestShop shop;
    made(shop.shop(), row(u"Rosemary"_s, u"One"_s, 50, {}));
    made(shop.shop(), row(u"Rose"_s, u"Two"_s, 50, {}));

    QCOMPARE(namesOf(shop.shop().products.search(u"rose"_s, 1)), QStringList{u"Rose Two"_s});
}

void TestVariantSearch::stemLengthCountsMoreThanASku()
{
    TestShop shop;
    made(shop.shop(), row(u"Rose"_s, u"'Quicksilver'"_s, 60, u"QUICK-50"_s));
    made(shop.shop(), row(u"Rose"_s, u"'Quicksand'"_s, 50, u"R-7"_s));

    QCOMPARE(namesOf(shop.shop().products.search(u"quick 50"_s, 1)), QStringList{u"Rose 'Quicksand'"_s});
}

void TestVariantSearch::namesCountMoreThanColours()
{
    TestShop shop;
    ProductRow tulip = row(u"Tulip"_s, u"'Maureen'"_s, 40, {});
    tulip.variant.colors = QStringList{u"White"_s};
    made(shop.shop(), tulip);
    made(shop.shop(), row(u"Rose"_s, u"Old Whitehall"_s, 40, {}));
    made(shop.shop(), row(u"Rose"_s, u"Whitehall"_s, 40, {}));
    made(shop.shop(), row(u"Rose"_s, u"White Ohara"_s, 40, {}));

    QCOMPARE(namesOf(shop.shop().products.search(u"white"_s, 4)),
             QStringList({u"Rose White Ohara"_s, u"Rose Whitehall"_s, u"Rose Old Whitehall"_s, u"Tulip 'Maureen'"_s}));
}

void TestVariantSearch::offersNamedAndPricedSuppliers()
{
    TestShop shop;
    ShopServices &services = shop.shop();
    const SupplierId named = madeSupplier(services, u"Named"_s);
    const SupplierId priced = madeSupplier(services, u"Priced"_s);
    const SupplierId archived = madeSupplier(services, u"Archived"_s);
    QVERIFY(services.suppliers.archive(archived));
    ProductRow rose = productRow(u"Rose"_s, u"One"_s);
    rose.variant.supplierIds = QList<SupplierId>{named, archived};
    rose.variant.supplierMinPacks = QList<SupplierMinimum>{{named, 4}};
    const VariantId variant = made(services, rose).variantId;
    ProductRow lily = productRow(u"Lily"_s, u"One"_s);
    lily.product.category = u"Focal"_s;
    made(services, lily);
    const PriceListId list = madePriceList(services, u"flower"_s, QDate(2026, 1, 1));
    QVERIFY(services.priceLists.upsertEntries(
        list,
        {PriceEntryRow{.patch = {.variantId = variant, .unitCostExclTax = 0.5}},
         PriceEntryRow{.patch = {.variantId = variant, .supplierId = priced, .unitCostExclTax = 0.4}}}));

    const auto matches = services.products.search(u"rose"_s, 10);
    const auto none = services.products.search(u"lily"_s, 10);

    QCOMPARE(matches->size(), 2);
    QCOMPARE(matches->at(0).supplierName, u"Named"_s);
    QCOMPARE(matches->at(0).unitCostExclTax, 0.5);
    QCOMPARE(matches->at(0).minPacks, 4);
    QCOMPARE(matches->at(1).supplierId, priced);
    QCOMPARE(matches->at(1).unitCostExclTax, 0.4);
    QVERIFY(!matches->at(1).minPacks);
    QCOMPARE(none->size(), 1);
    QVERIFY(none->constFirst().supplierId.isNull());
    QVERIFY(!none->constFirst().unitCostExclTax);
}

void TestVariantSearch::takesTheListInUseToday()
{
    TestShop shop;
    ShopServices &services = shop.shop();
    const VariantId variant = made(services, productRow(u"Rose"_s, u"One"_s)).variantId;
    double cost = 1;
    for (const QDate &date : {QDate(2026, 3, 1), QDate(2026, 3, 21), QDate(2026, 3, 22), QDate(2026, 1, 1)}) {
        const PriceListId list = madePriceList(services, u"flower"_s, date);
        QVERIFY(services.priceLists.upsertEntries(
            list, {PriceEntryRow{.patch = {.variantId = variant, .unitCostExclTax = cost++}}}));
    }

    QCOMPARE(services.products.search(u"rose"_s, 10)->constFirst().unitCostExclTax, 2.0);
}

void TestVariantSearch::takesTheListsOfTheEvent()
{
    TestShop shop;
    ShopServices &services = shop.shop();
    const VariantId variant = made(services, productRow(u"Rose"_s, u"One"_s)).variantId;
    QList<PriceListId> lists;
    for (const QDate &date : {QDate(2026, 1, 1), QDate(2026, 3, 1), QDate(2027, 1, 1)}) {
        lists.append(madePriceList(services, u"flower"_s, date));
        QVERIFY(services.priceLists.upsertEntries(
            lists.constLast(),
            {PriceEntryRow{.patch = {.variantId = variant, .unitCostExclTax = double(lists.size())}}}));
    }
    const auto costOn = [&](const PriceTerms &terms) {
        return services.products.search(u"rose"_s, 10, terms)->constFirst().unitCostExclTax;
    };

    QCOMPARE(costOn({.day = QDate(2027, 6, 1)}), 3.0);
    QCOMPARE(costOn({.day = QDate(2026, 2, 1)}), 1.0);
    QCOMPARE(costOn({.day = QDate(2027, 6, 1), .pinned = {{u"flower"_s, lists.at(0)}}}), 1.0);
}

void TestVariantSearch::fallsBackToOlderLists()
{
    TestShop shop;
    ShopServices &services = shop.shop();
    const SupplierId grower = madeSupplier(services, u"Grower"_s);
    const SupplierId market = madeSupplier(services, u"Market"_s);
    const VariantId variant = made(services, productRow(u"Rose"_s, u"One"_s)).variantId;
    const auto price = [&](const QDate &date, SupplierId supplier, double cost) {
        const PriceListId list = madePriceList(services, u"flower"_s, date);
        QVERIFY(services.priceLists.upsertEntries(
            list, {PriceEntryRow{.patch = {.variantId = variant, .supplierId = supplier, .unitCostExclTax = cost}}}));
    };
    price(QDate(2026, 3, 1), grower, 1);
    price(QDate(2026, 3, 8), market, 2);
    madePriceList(services, u"flower"_s, QDate(2026, 3, 15));

    const auto matches = services.products.search(u"rose"_s, 10);

    QCOMPARE(matches->size(), 2);
    QCOMPARE(matches->at(0).supplierId, market);
    QCOMPARE(matches->at(0).unitCostExclTax, 2.0);
    QCOMPARE(matches->at(1).supplierId, grower);
    QCOMPARE(matches->at(1).unitCostExclTax, 1.0);
}

void TestVariantSearch::givesNoMoreThanAsked()
{
    QCOMPARE(m_shop->shop().products.search(u"rose"_s, 1)->size(), 1);
    QVERIFY(m_shop->shop().products.search(u"rose"_s, 0)->isEmpty());
}

STEMDESK_GUILESS_TEST(TestVariantSearch)

} // namespace stemdesk::variant_search_test

#include "tst_variant_search.moc"

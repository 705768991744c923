#include "core/services/catalogue/vocabulary_service.h"

#include "core/services/unit_of_work.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::product_tags_test {

class TestProductTags : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void renamesColoursOfTheShop();
    void renamesCategoriesOfTheShop();
};

namespace {

template <class Rename>
Status renamed(TestShop &shop, Rename rename, const QString &before, const QString &after)
{
    auto work = UnitOfWork::begin(shop.context());
    if (const Status done = rename(shop.context(), *work, before, after); !done)
        return done;
    return work->commit();
}

qsizetype countOf(TestShop &shop, const ProductFilter &filter)
{
    return shop.shop().products.list(filter, {}, ProductService::Variants::Skip)->rows.size();
}

} // namespace

void TestProductTags::renamesColoursOfTheShop()
{
    TestShop shop;
    ProductRow row = productRow(u"Rose"_s, u"One"_s);
    row.variant.colors = QStringList{u"Greige"_s, u"Taupe"_s};
    const ProductRowOutcome mine = made(shop.shop(), row);
    const ProductRowOutcome other = made(shop.otherShop(), row);
    made(shop.shop(), productRow(u"Lily"_s, u"Two"_s));
    shop.takeAnnounced();

    QVERIFY(renamed(shop, renameColourOnVariants, u"greige"_s, u"Taupe"_s));

    QCOMPARE(shop.shop().products.findVariant(mine.variantId)->colors, QStringList{u"Taupe"_s});
    QCOMPARE(shop.otherShop().products.findVariant(other.variantId)->colors.size(), 2);
    QCOMPARE(countOf(shop, {.color = u"Greige"_s}), 0);
    QCOMPARE(countOf(shop, {.q = u"taupe"_s}), 1);
    QCOMPARE(shop.shop().products.find(mine.productId)->version, 2);
    QCOMPARE(announced(shop), QStringList({u"updated variants"_s, u"updated products"_s}));
}

void TestProductTags::renamesCategoriesOfTheShop()
{
    TestShop shop;
    const ProductRowOutcome mine = made(shop.shop(), productRow(u"Rose"_s, u"One"_s));

    QVERIFY(renamed(shop, renameCategoryOnProducts, u"roses"_s, u"Garden roses"_s));

    QCOMPARE(shop.shop().products.find(mine.productId)->category, u"Garden roses"_s);
    QCOMPARE(countOf(shop, {.category = u"Roses"_s}), 0);
    QCOMPARE(countOf(shop, {.category = u"garden ROSES"_s}), 1);
}

STEMDESK_GUILESS_TEST(TestProductTags)

} // namespace stemdesk::product_tags_test

#include "tst_product_tags.moc"

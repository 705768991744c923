#include "core/storage/shops/shop_copy.h"

#include "core/services/shops/shop_move_service.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::shop_copy_test {

using Engine = TestShop::Engine;

/// Cases that the services which copy shops do not cover: see tst_shop_move_service and tst_shop_file_service.
class TestShopCopy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCopyIsSearchedLikeItsSource_data();
    void theCopyIsSearchedLikeItsSource();
};

void TestShopCopy::theCopyIsSearchedLikeItsSource_data()
{
    QTest::addColumn<Engine>("from");
    QTest::addColumn<Engine>("to");
    QTest::newRow("SQLite to SQLite") << Engine::Sqlite << Engine::Sqlite;
    QTest::newRow("SQLite to PostgreSQL") << Engine::Sqlite << Engine::Postgres;
    QTest::newRow("PostgreSQL to SQLite") << Engine::Postgres << Engine::Sqlite;
}

/// The target has other shops, so that the moved one has another key there.
void TestShopCopy::theCopyIsSearchedLikeItsSource()
{
    QFETCH(const Engine, from);
    QFETCH(const Engine, to);
    TestShop source(from);
    TestShop target(to);
    ShopWithEvent filled(source.otherShop());
    ProductRow row = productRow(u"Rosa™"_s, u"№ 5"_s);
    row.variant.colors = QStringList{u"İvory"_s};
    made(source.otherShop(), row);
    must(source.otherShop().suppliers.patch(filled.supplier, {.name = u"Kühl™ 5℃"_s}));
    must(source.otherShop().events.patch(filled.event, {.name = u"İris & Co"_s}));

    const auto moved = ShopMoveService(source.services(), target.services(), [](const ShopMoveProgress &) {
                           return true;
                       }).move({source.otherShopId()});

    QVERIFY2(moved, moved ? "" : qPrintable(moved.error().message));
    ShopServices *shop = must(target.services().forShop(source.otherShopId()));
    for (const ProductFilter &filter :
         {ProductFilter{.q = u"rosatm"_s}, ProductFilter{.q = u"ROSA™ no"_s}, ProductFilter{.color = u"İVORY"_s},
          ProductFilter{.q = u"ivory"_s, .productType = u"Flower"_s}})
        QCOMPARE(must(shop->products.list(filter, {}, ProductService::Variants::Skip)).rows.size(), 1);
    for (const QString &q : {u"kuhltm"_s, u"Kühl™ 5℃"_s})
        QCOMPARE(must(shop->suppliers.list({.q = q}, {})).rows.size(), 1);
    QCOMPARE(must(shop->events.list({.q = u"iris"_s}, {})).rows.size(), 1);
    QCOMPARE(must(target.shop().events.list({.q = u"iris"_s}, {})).rows.size(), 0);
    QCOMPARE(target.findings(), QString());
}

STEMDESK_GUILESS_TEST(TestShopCopy)

} // namespace stemdesk::shop_copy_test

#include "tst_shop_copy.moc"

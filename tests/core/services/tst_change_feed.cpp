#include "core/services/change_feed.h"

#include "core/services/shops/shop_move_service.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::change_feed_test {

using Engine = TestShop::Engine;

class TestChangeFeed : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCopysFeedBeginsAHistory_data();
    void theCopysFeedBeginsAHistory();
};

void TestChangeFeed::theCopysFeedBeginsAHistory_data()
{
    QTest::addColumn<Engine>("from");
    QTest::addColumn<Engine>("to");
    QTest::newRow("SQLite to PostgreSQL") << Engine::Sqlite << Engine::Postgres;
    QTest::newRow("PostgreSQL to SQLite") << Engine::Postgres << Engine::Sqlite;
    QTest::newRow("PostgreSQL to PostgreSQL") << Engine::Postgres << Engine::Postgres;
}

/// Later changes of the source do not belong to the copy.
void TestChangeFeed::theCopysFeedBeginsAHistory()
{
    QFETCH(const Engine, from);
    QFETCH(const Engine, to);
    TestShop source(from);
    TestShop target(to);
    const auto historiesIn = [&](TestShop &test) {
        return must(must(test.services().forShop(source.shopId()))->feed.histories());
    };
    const QList<FeedHistory> before = historiesIn(source);
    QVERIFY(ShopMoveService(source.services(), target.services(), [](const ShopMoveProgress &) {
                return true;
            }).move({source.shopId()}));

    must(source.shop().suppliers.create({.name = u"Theirs"_s}));
    ShopServices *moved = must(target.services().forShop(source.shopId()));
    for (int i = 0; i < 2; ++i)
        must(moved->suppliers.create({.name = u"Ours"_s}));

    const QList<FeedHistory> ofSource = historiesIn(source);
    const QList<FeedHistory> ofTarget = historiesIn(target);
    const qint64 common = before.constLast().lastSeq;
    QCOMPARE(ofSource.size(), 1);
    QCOMPARE(ofSource.constFirst().lastSeq, common + 1);
    QCOMPARE(ofTarget.size(), 2);
    QCOMPARE(ofTarget.constFirst().name, ofSource.constFirst().name);
    QCOMPARE(ofTarget.constFirst().lastSeq, common);
    QVERIFY(ofTarget.constLast().name != ofSource.constFirst().name);
    QCOMPARE(ofTarget.constLast().lastSeq, common + 2);
}

STEMDESK_GUILESS_TEST(TestChangeFeed)

} // namespace stemdesk::change_feed_test

#include "tst_change_feed.moc"

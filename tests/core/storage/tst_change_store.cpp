#include "core/storage/change_store.h"

#include "core/storage/engine/session.h"
#include "tests/support/plan_watch.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"

#include <QTest>

namespace stemdesk::change_store_test {

class TestChangeStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsInTheOrderGiven();
    void pagesAreReadByTheirIndex();
    void positionsTellWhereEachShopStands();
};

namespace {

Changes someChanges(ShopServices &shop, int count)
{
    Changes changes;
    for (int i = 0; i < count; ++i) {
        changes.append({.shop = contextOf(shop).tenant().id,
                        .at = 100 + i,
                        .resource = Resource::Product,
                        .id = newIdBytes(),
                        .action = i % 2 == 0 ? ChangeAction::Created : ChangeAction::Deleted});
    }
    return changes;
}

Changes appended(TestShop &test, ShopServices &shop, int count)
{
    Changes changes = someChanges(shop, count);
    if (!ChangeStore(test.session(), contextOf(shop).tenant()).append(changes))
        qFatal("no changes");
    return changes;
}

} // namespace

void TestChangeStore::countsInTheOrderGiven()
{
    TestShop test;

    const Changes own = appended(test, test.shop(), 3);
    const Changes others = appended(test, test.otherShop(), 1);
    const Changes later = appended(test, test.shop(), 1);

    QCOMPARE(own.constFirst().seq, 2); // 1 is the shop itself.
    QCOMPARE(own.constLast().seq, 4);
    QCOMPARE(others.constFirst().seq, 2);
    QCOMPARE(later.constFirst().seq, 5);
    QCOMPARE(*ChangeStore(test.session(), test.context().tenant()).after(1, 10), own + later);
}

void TestChangeStore::pagesAreReadByTheirIndex()
{
    TestShop test;
    const Changes own = appended(test, test.shop(), 5);
    appended(test, test.otherShop(), 5);
    const ChangeStore store(test.session(), test.context().tenant());
    PlanWatch watch;

    QCOMPARE(*store.after(1, 2), own.mid(0, 2));
    QCOMPARE(*store.after(3, 2), own.mid(2, 2));
    QCOMPARE(*store.after(6, 2), Changes());

    QCOMPARE(*store.between(1, 4, {Resource::Product}, 100), own.mid(0, 3));
    QCOMPARE(*store.between(1, 6, {Resource::Product, Resource::Event}, 2), own.mid(0, 2));
    QCOMPARE(*store.between(1, 6, {Resource::Event}, 100), Changes());
    QCOMPARE(*store.lastSeq(), 6);

    QCOMPARE(watch.badSteps(), QStringList());
}

void TestChangeStore::positionsTellWhereEachShopStands()
{
    TestShop test;
    appended(test, test.otherShop(), 2);

    const auto positions = feedPositions(test.session());

    QCOMPARE(positions->size(), 2);
    QCOMPARE(positions->at(0).tenant.id, test.shopId());
    QCOMPARE(positions->at(0).tenant.shop, test.context().tenant().shop);
    QCOMPARE(positions->at(0).tenant.defaultSupplier, test.context().tenant().defaultSupplier);
    QCOMPARE(positions->at(0).seq, 1);
    QCOMPARE(positions->at(1).seq, 3);
}

STEMDESK_GUILESS_TEST(TestChangeStore)

} // namespace stemdesk::change_store_test

#include "tst_change_store.moc"

#include "core/storage/catalogue/supplier_store.h"

#include "core/storage/engine/session.h"
#include "tests/support/plan_watch.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"

#include <QTest>

namespace stemdesk::supplier_store_test {

class TestSupplierStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyListHasItsIndex();
    void updateOfAnotherVersionIsStale();
    void hiddenSupplierIsNeverSeen();
    void referenceKnowsArchivedOnes();
};

namespace {

SupplierStore storeOf(TestShop &test)
{
    return {test.session(), test.context().tenant()};
}

Supplier stored(TestShop &test, bool isArchived = false)
{
    const Supplier supplier{.id = SupplierId::create(), .name = u"Bloom"_s, .isArchived = isArchived, .version = 1};
    if (!storeOf(test).insert(supplier))
        qFatal("no supplier");
    return supplier;
}

} // namespace

void TestSupplierStore::everyListHasItsIndex()
{
    if (isOnPostgres())
        QSKIP("It reads SQLite's plans.");
    TestShop test;
    const Supplier supplier = stored(test);
    const SupplierStore store = storeOf(test);
    PlanWatch watch;

    QVERIFY(store.list({}, {}));
    QVERIFY(store.list({.isArchived = true, .updatedSince = 1}, {.after = 1}));
    QCOMPARE(store.list({.q = u"blo"_s}, {})->rows.size(), 1);
    QVERIFY(store.list({.q = u"blo ltd"_s, .isArchived = false, .updatedSince = 1}, {.after = 1}));
    QVERIFY(store.find(supplier.id));
    QVERIFY(store.reference(supplier.id));

    QCOMPARE(watch.queries().size(), 6);
    QCOMPARE(watch.badSteps(), QStringList());
}

void TestSupplierStore::updateOfAnotherVersionIsStale()
{
    TestShop test;
    Supplier before = stored(test);
    Supplier supplier = before;
    supplier.name = u"Petal"_s;
    supplier.version = 2;

    for (const int version : {0, 2}) {
        before.version = version;
        QCOMPARE(storeOf(test).update(before, supplier).error().kind, Error::Kind::Stale);
    }
    before.version = 1;
    QVERIFY(storeOf(test).update(before, supplier));
    QCOMPARE(*storeOf(test).find(supplier.id), supplier);
}

void TestSupplierStore::hiddenSupplierIsNeverSeen()
{
    TestShop test;
    const auto id = test.session().first(
        "select id from supplier where key = ?", [](const Row &row) { return row.id<SupplierId>(0); },
        test.context().tenant().defaultSupplier);
    QVERIFY(id && *id);

    QCOMPARE(storeOf(test).find(**id).error().kind, Error::Kind::NotFound);
    QVERIFY(!*storeOf(test).reference(**id));
    QVERIFY(storeOf(test).list({}, {})->rows.isEmpty());
    QVERIFY(storeOf(test).list({.q = u"default"_s}, {})->rows.isEmpty());
}

void TestSupplierStore::referenceKnowsArchivedOnes()
{
    TestShop test;

    QVERIFY((*storeOf(test).reference(stored(test, true).id))->isArchived);
    QVERIFY(!(*storeOf(test).reference(stored(test).id))->isArchived);
    QVERIFY(!*storeOf(test).reference(SupplierId::create()));
}

STEMDESK_GUILESS_TEST(TestSupplierStore)

} // namespace stemdesk::supplier_store_test

#include "tst_supplier_store.moc"

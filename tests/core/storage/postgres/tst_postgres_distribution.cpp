#include "core/storage/postgres/postgres_distribution.h"

#include "core/domain/catalogue/supplier.h"
#include "core/security/key_format.h"
#include "core/security/scope.h"
#include "core/services/catalogue/product_service.h"
#include "core/services/check_service.h"
#include "core/services/keys/api_key_service.h"
#include "core/services/service_context.h"
#include "core/storage/change_store.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/postgres/postgres_driver.h"
#include "core/storage/postgres/postgres_layout.h"
#include "core/storage/webhooks/delivery_queue_store.h"
#include "tests/support/postgres_database.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>

#include <chrono>

namespace stemdesk::postgres_distribution_test {

using namespace std::chrono_literals;

namespace {

QString firstText(const Row &row)
{
    return row.text(0);
}

qint64 firstInteger(const Row &row)
{
    return row.integer(0);
}

qint64 keyOf(ShopServices &shop)
{
    return contextOf(shop).tenant().shop;
}

} // namespace

/// Tables distributed over a coordinator's workers; on other servers, the refusal to do so.
class TestPostgresDistribution : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void serversWithoutWorkersAreRefused();
    void tablesOfShopsAreDistributed();
    void checkTellsWhatIsNotDistributed();
    void newTablesAreDistributedWithTheirMigration();
    void keysOfSeveralShopsComeInTheirOrder();
    void bulkWritesTakeOnePhase();
    void workersWaitNoLongerForALock();
    void newsCarryTheShop();
    void whoReadsEntersAtTheWorker();
    void readingAtTheWorkerGoesStraightToItsTables();
    void shopsOfOneWorkerAreReadByOneConnection();
    void movedShopIsReadAtItsNewWorker();
    void readingAtTheWorkerTakesNoMoreMemory();
    void deadMachineStopsItsOwnShopsOnly();
    void cleanup() { m_test.reset(); }

private:
    QStringList told(const QByteArray &sql) { return must(m_test->session().all(sql, firstText)); }
    qint64 machineOf(qint64 shop);
    KeyOwner ownerOf(const QByteArray &hash);
    QByteArray keyHash(ShopServices &shop);
    template <class Suits>
    ShopServices &newShop(Suits suits);
    ShopServices &shopElsewhere();
    void loseMachine(qint64 group);

    std::unique_ptr<TestShop> m_test;
};

void TestPostgresDistribution::init()
{
    if (isOnCitus())
        m_test = std::make_unique<TestShop>();
    else if (QTest::currentTestFunction() != QByteArray("serversWithoutWorkersAreRefused"))
        QSKIP("The tables of this run are on one machine.");
}

/// The number of the worker that has the shop's rows.
qint64 TestPostgresDistribution::machineOf(qint64 shop)
{
    return *must(m_test->session().first("select groupid from pg_dist_placement where shardid = "
                                         "get_shard_id_for_distribution_column('shop', cast(? as bigint))",
                                         firstInteger, shop));
}

/// The first new shop whose key suits.
template <class Suits>
ShopServices &TestPostgresDistribution::newShop(Suits suits)
{
    Services &services = m_test->services();
    for (int number = 0;; ++number) {
        const Shop shop = must(services.shops().create(u"Shop %1"_s.arg(number), u"UTC"_s));
        ShopServices *made = must(services.forShop(shop.id));
        if (suits(keyOf(*made)))
            return *made;
    }
}

/// A shop on another worker than the first one.
ShopServices &TestPostgresDistribution::shopElsewhere()
{
    return newShop([&](qint64 key) { return machineOf(key) != machineOf(keyOf(m_test->shop())); });
}

QByteArray TestPostgresDistribution::keyHash(ShopServices &shop)
{
    return apiKeyHash(must(shop.keys.create(u"Page"_s, Scopes::all().bits(), {})).text);
}

KeyOwner TestPostgresDistribution::ownerOf(const QByteArray &hash)
{
    Services &services = m_test->services();
    const auto at = [&](const QByteArray &place) -> Session & { return services.at(place).session(); };
    return *must(ApiKeyService::ownerNear(services.session(), hash, at));
}

/// Points the coordinator at a port where no server listens.
void TestPostgresDistribution::loseMachine(qint64 group)
{
    QVERIFY(m_test->session().run("update pg_dist_node set nodeport = 1 where groupid = ?", group));
}

void TestPostgresDistribution::serversWithoutWorkersAreRefused()
{
    const PostgresDatabase database(PostgresDatabase::Content::Empty);
    const PostgresDriver driver(database.address(), {});
    const auto session = must(Session::open(driver));

    const Status possible = canDistributePostgres(*session);

    QVERIFY(!possible);
    QCOMPARE(possible.error().code, QByteArray("invalid_partitions"));
    QCOMPARE(possible.error().field, u"distribute"_s);
    QVERIFY(possible.error().message.contains("create extension citus"_L1));
    if (!isOnCitus())
        return;
    QVERIFY(session->run("create extension citus"));
    const Status alone = canDistributePostgres(*session);
    QVERIFY(!alone && alone.error().message.contains("citus_add_node"_L1));
    const Status withShops = canDistributePostgres(m_test->session());
    QVERIFY(withShops); // They are distributed already.
}

void TestPostgresDistribution::tablesOfShopsAreDistributed()
{
    QVERIFY(m_test->driver().isDistributed());
    QVERIFY(must(postgresLayout(m_test->session()))->isDistributed);
    QCOMPARE(told("select relname from pg_catalog.pg_class join pg_catalog.pg_attribute on attrelid = pg_class.oid "
                  "where relnamespace = cast('public' as regnamespace) and relkind = 'r' and attname = 'shop' and not "
                  "exists (select 1 from pg_dist_partition where logicalrelid = pg_class.oid) order by 1"),
             QStringList({u"api_key"_s, u"rate_window"_s, u"request_log"_s, u"usage_counter"_s}));
    QCOMPARE(must(postgresMisplaced(m_test->session())), QStringList());
    QCOMPARE(must(postgresMachines(m_test->session())).size(), 2);
    const Status divided = hasPostgresPartitions(m_test->session(), 4);
    QVERIFY(!divided && divided.error().message.contains("distributed over several machines"_L1));
}

void TestPostgresDistribution::checkTellsWhatIsNotDistributed()
{
    QVERIFY(m_test->session().run("create table vase (shop bigint not null, name text)"));
    QStringList findings;
    CheckService check(m_test->services(), [&](const CheckFinding &finding) { findings += finding.sentence; });

    const CheckExtent extent = must(check.check());

    QVERIFY2(findings.contains(u"the table vase is not distributed"_s), qPrintable(findings.join(u'\n')));
    QCOMPARE(extent.machines.size(), 2);
    QVERIFY(extent.machines.constFirst().contains("shop"_L1));
}

void TestPostgresDistribution::newTablesAreDistributedWithTheirMigration()
{
    Session &session = m_test->session();
    auto migration = must(Transaction::begin(session));
    const QByteArrayList statements = must(m_test->driver().inOwnWords(
        session,
        {"create table vase (key {pk}, shop {int} not null references shop (key), supplier {int} not null references "
         "supplier (key), name text not null){strict}",
         "alter table supplier add column vases {int} not null default 0",
         "create index vase_by_name on vase (shop, name)"}));
    for (const QByteArray &statement : statements) {
        QVERIFY(session.run(statement));
    }

    QVERIFY(m_test->driver().distributeNew(session));
    QVERIFY(migration.commit());

    QCOMPARE(must(postgresMisplaced(session)), QStringList());
    QCOMPARE(told("select cast(count(*) as text) from pg_dist_partition where logicalrelid = cast('vase' as regclass)"),
             QStringList{u"1"_s});
}

void TestPostgresDistribution::keysOfSeveralShopsComeInTheirOrder()
{
    const qint64 here = keyOf(m_test->shop());
    const qint64 there = keyOf(shopElsewhere());
    const auto shopOf = [&](int row) { return row % 3 == 0 ? there : here; };
    SqlRows rows(3);
    for (int i = 0; i < 40; ++i)
        rows.add(shopOf(i), SupplierId::create(), i);
    auto transaction = must(Transaction::begin(m_test->session()));

    const QList<qint64> keys = must(m_test->session().insertRows("feed_history", "shop, id, seq", rows));
    QVERIFY(transaction.commit());

    QCOMPARE(keys.size(), 40);
    for (int i = 0; i < 40; ++i) {
        const auto row = must(m_test->session().first("select seq from feed_history where shop = ? and key = ?",
                                                      firstInteger, shopOf(i), keys.at(i)));
        QCOMPARE(row.value_or(-1), i);
    }
}

void TestPostgresDistribution::bulkWritesTakeOnePhase()
{
    const auto prepared = [&] { return told("select gid from pg_dist_transaction"); };
    const QStringList before = prepared();
    const qint64 shop = keyOf(m_test->shop());
    auto transaction = must(Transaction::begin(m_test->session(), shop));
    SqlRows rows(3);
    for (int i = 0; i < 300; ++i)
        rows.add(shop, SupplierId::create(), i);
    must(m_test->session().insertRows("feed_history", "shop, id, seq", rows));
    Changes changes(300, Change{.shop = m_test->shopId(), .at = 1, .resource = Resource::Supplier});
    QVERIFY(ChangeStore(m_test->session(), contextOf(m_test->shop()).tenant()).append(changes));

    QVERIFY(transaction.commit());

    QStringList after = prepared();
    after.removeIf([&](const QString &name) { return before.contains(name); });
    QCOMPARE(after, QStringList());
}

void TestPostgresDistribution::workersWaitNoLongerForALock()
{
    const qint64 shop = keyOf(m_test->shop());
    const auto driver = m_test->newDriver(300ms);
    const auto other = must(Session::open(*driver));
    const auto holding = must(Transaction::begin(m_test->session(), shop));
    QElapsedTimer waited;
    waited.start();

    const auto refused = Transaction::begin(*other, shop);

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, QByteArray("busy"));
    QVERIFY2(waited.elapsed() < 4'000, qPrintable(QString::number(waited.elapsed())));
}

void TestPostgresDistribution::newsCarryTheShop()
{
    const qint64 shop = keyOf(m_test->shop());
    const auto listener = must(Session::open(m_test->driver()));
    QList<qint64> heard;
    QVERIFY(must(listener->listen(this, [&](qint64 of) { heard.append(of); })));

    QVERIFY(m_test->shop().suppliers.create({.name = u"New"_s}));

    QTRY_VERIFY(heard.contains(shop));
}

void TestPostgresDistribution::whoReadsEntersAtTheWorker()
{
    Services &services = m_test->services();
    must(m_test->shop().suppliers.create({.name = u"Near"_s}));
    const KeyOwner known = ownerOf(keyHash(m_test->shop()));
    QVERIFY(known.place.startsWith(QByteArray::number(machineOf(known.tenant.shop)) + '@'));
    QCOMPARE(known.shop.id, m_test->shopId());

    Services &there = services.at(known.place);

    QVERIFY(&there != &services);
    QCOMPARE(&services.at(known.place), &there);
    QCOMPARE(must(there.forShop(known.tenant).suppliers.list({.q = u"near"_s}, {})).rows.size(), 1);
    // A change there would not be announced here, so writes are refused.
    QVERIFY(!there.forShop(known.tenant).suppliers.create({.name = u"Far"_s}));
    const auto elsewhere = known.place.first(known.place.indexOf('@') + 1) + "127.0.0.1:1/1";
    QCOMPARE(&services.at(elsewhere), &services);
    QCOMPARE(&services.at("9" + known.place), &services); // The number now belongs to another machine.
}

void TestPostgresDistribution::readingAtTheWorkerGoesStraightToItsTables()
{
    const KeyOwner owner = ownerOf(keyHash(m_test->shop()));
    Services &there = m_test->services().at(owner.place);
    QStringList plan;
    must(there.session().each("explain select supplier.name from supplier join shop on shop.key = supplier.shop",
                              [&](const Row &row) { plan += row.text(0); }));

    const QString text = plan.join(u'\n');
    QVERIFY2(text.contains(QRegularExpression(u"supplier_\\d+ supplier"_s)), qPrintable(text));
    QVERIFY2(!text.contains("Citus"_L1), qPrintable(text));
    QVERIFY(!there.session().driver().isDistributed());
}

void TestPostgresDistribution::shopsOfOneWorkerAreReadByOneConnection()
{
    Services &services = m_test->services();
    const KeyOwner own = ownerOf(keyHash(m_test->shop()));
    ShopServices &near = newShop([&](qint64 key) {
        return machineOf(key) == machineOf(own.tenant.shop)
            && told("select cast(get_shard_id_for_distribution_column('shop', cast(" + QByteArray::number(key)
                    + " as bigint)) as text)")
                   .constFirst()
                   .toUtf8()
            != own.place.sliced(own.place.lastIndexOf('/') + 1);
    });
    const KeyOwner other = ownerOf(keyHash(near));
    must(m_test->shop().suppliers.create({.name = u"Own"_s}));
    must(near.suppliers.create({.name = u"Near"_s}));

    for (int round = 0; round < 3; ++round) {
        const auto namesOf = [&](const KeyOwner &owner) {
            QStringList names;
            for (const Supplier &supplier :
                 must(services.at(owner.place).forShop(owner.tenant).suppliers.list({}, {})).rows)
                names += supplier.name;
            return names;
        };
        QCOMPARE(namesOf(own), QStringList{u"Own"_s});
        QCOMPARE(namesOf(other), QStringList{u"Near"_s});
    }
    QCOMPARE(&services.at(own.place), &services.at(other.place));
}

void TestPostgresDistribution::movedShopIsReadAtItsNewWorker()
{
    Services &services = m_test->services();
    const QByteArray hash = keyHash(m_test->shop());
    const KeyOwner before = ownerOf(hash);
    const auto names = [&](const KeyOwner &owner) {
        return must(services.at(owner.place).forShop(owner.tenant).suppliers.list({}, {})).rows.size();
    };
    QCOMPARE(names(before), 0);
    must(m_test->session().each(
        "select citus_move_shard_placement(shardid, node.nodename, node.nodeport, other.nodename, other.nodeport, "
        "'block_writes') from pg_dist_placement as place join pg_dist_node as node on node.groupid = place.groupid "
        "join pg_dist_node as other on other.groupid > 0 and other.groupid <> node.groupid where shardid = "
        "get_shard_id_for_distribution_column('shop', cast(? as bigint))",
        [](const Row &) {}, before.tenant.shop));

    must(m_test->shop().suppliers.create({.name = u"After"_s}));

    const KeyOwner after = ownerOf(hash);
    QVERIFY(after.place != before.place);
    QCOMPARE(names(after), 1);
}

void TestPostgresDistribution::readingAtTheWorkerTakesNoMoreMemory()
{
    Services &services = m_test->services();
    const KeyOwner owner = ownerOf(keyHash(m_test->shop()));
    Services &there = services.at(owner.place);
    QVERIFY(&there != &services);
    const auto taken = [&] {
        return *must(there.session().first("select cast(sum(total_bytes) as bigint) from pg_backend_memory_contexts",
                                           firstInteger));
    };
    const auto read = [&](int times) {
        for (int i = 0; i < times; ++i)
            must(there.forShop(owner.tenant).products.list({}, {}, ProductService::Variants::Load));
    };
    read(20);
    const qint64 before = taken();

    read(1'000);

    constexpr qint64 kMost = 20'000'000;
    QVERIFY2(taken() - before < kMost, qPrintable(QString::number(taken() - before)));
}

void TestPostgresDistribution::deadMachineStopsItsOwnShopsOnly()
{
    ShopServices &other = shopElsewhere();
    const qint64 dead = keyOf(m_test->shop());
    const qint64 alive = keyOf(other);
    loseMachine(machineOf(dead));
    const auto session = must(Session::open(m_test->driver())); // As a server that has just been restarted.
    const auto process = [&] { return must(session->first("select pg_backend_pid()", firstInteger)); };
    const auto before = process();

    const auto lost = session->first("select name from shop where key = ?", firstText, dead);
    const auto found = session->first("select name from shop where key = ?", firstText, alive);

    QVERIFY(!lost);
    QCOMPARE(lost.error().code, QByteArray("busy"));
    QVERIFY2(found && found->has_value(), "the other machine's shop is lost, too");
    QCOMPARE(process(), before); // The connection is kept.
    // Work across all shops continues for those that can be reached.
    const auto positions = must(feedPositions(*session));
    const auto has = [&](qint64 shop) {
        return std::ranges::any_of(positions, [&](const FeedPosition &one) { return one.tenant.shop == shop; });
    };
    QVERIFY(has(alive) && !has(dead));
    QVERIFY(DeliveryQueueStore(*session).busySubscriptions());
    QVERIFY(DeliveryQueueStore(*session).leases());
    QVERIFY(DeliveryQueueStore(*session).removeFinished(m_test->now(), 10));
    // A transaction also works after a failed one.
    {
        const auto vain = Transaction::begin(*session, dead);
        QVERIFY(!vain);
        QCOMPARE(vain.error().code, QByteArray("busy"));
    }
    QVERIFY(Transaction::begin(*session, alive));
}

STEMDESK_GUILESS_TEST(TestPostgresDistribution)

} // namespace stemdesk::postgres_distribution_test

#include "tst_postgres_distribution.moc"

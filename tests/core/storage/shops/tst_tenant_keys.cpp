#include "core/domain/catalogue/deleted_product.h"
#include "core/security/key_format.h"
#include "core/security/scope.h"
#include "core/services/change_watcher.h"
#include "core/services/database/stored_totals.h"
#include "core/services/keys/api_key_service.h"
#include "core/services/keys/idempotency_service.h"
#include "core/services/keys/request_log_service.h"
#include "core/services/keys/usage_service.h"
#include "core/services/series/due_series.h"
#include "core/services/webhooks/delivery_queue.h"
#include "core/storage/engine/session.h"
#include "core/storage/postgres/postgres_driver.h"
#include "core/storage/secrets/master_key_store.h"
#include "tests/support/event_shop.h"
#include "tests/support/postgres_database.h"
#include "tests/support/postgres_server.h"
#include "tests/support/shop_dump.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>
#include <QScopeGuard>
#include <QTest>

#include <functional>

namespace stemdesk::tenant_keys_test {

namespace {

QString firstText(const Row &row)
{
    return row.text(0);
}

/// The columns of a key or index, by their numbers.
QByteArray columnNames(const QByteArray &table, const QByteArray &numbers)
{
    return "(select string_agg(attname, ',' order by place) from unnest(" + numbers
        + ") with ordinality as part (number, place) join pg_catalog.pg_attribute on attrelid = " + table
        + " and attnum = number)";
}

/// Records the statements sent through it.
class RecordingServer final : public PostgresDriver {
public:
    using PostgresDriver::PostgresDriver;
    Result<std::unique_ptr<Statement>> prepare(QSqlDatabase &database, const QByteArray &sql) const override
    {
        m_recorded.append(sql);
        return PostgresDriver::prepare(database, sql);
    }
    const QByteArrayList &recorded() const { return m_recorded; }

private:
    mutable QByteArrayList m_recorded;
};

/// Some of everything that is done with a shop on a day.
void work(ShopServices &shop)
{
    const ShopWithEvent rows(shop);
    const PageRequest page;
    QVERIFY(shop.suppliers.list({.q = u"a"_s}, page) && shop.suppliers.find(rows.supplier));
    QVERIFY(shop.products.list({.q = u"r"_s}, page, ProductService::Variants::Load));
    QVERIFY(shop.events.list({}, page) && shop.events.find(rows.event));
    QVERIFY(shop.priceLists.list({}, page, PriceListService::Entries::Load) && shop.taxGroups.list({}, page));
    QVERIFY(shop.orderSheets.save({rows.event}) && shop.keys.list());
    QVERIFY(shop.colours.all() && shop.categories.all());
    QVERIFY(shop.suppliers.archive(rows.supplier) && shop.events.remove(rows.event));
    QVERIFY(shop.products.remove(rows.vaseProduct, false));
}

/// Tables as they were declared, without the partitions of divided ones.
const QByteArray kTables = "relkind in ('r', 'p') and not relispartition and relnamespace = cast('public' as "
                           "regnamespace)";

/// Work of a process for one shop, or for all of them.
using Job = std::function<void(Services &, ShopServices &)>;

} // namespace

/// Every key of a row contains its shop, so that the tables can be partitioned by shop: checked in PostgreSQL's
/// catalogue, after all migrations, with and without partitions.
class TestTenantKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyRowNamesItsShop();
    void uniqueKeysNameTheShop();
    void otherIndexesLeadWithTheShop();
    void referencesNameTheShop();
    void allTablesOfShopsAreDivided();
    void statementsNameTheShop();
    void everyStatementStaysOnItsMachine();
    void onlyPartitionsOfTheShopAreTouched_data();
    void onlyPartitionsOfTheShopAreTouched();
    void cleanupTestCase() { m_test.reset(); }

private:
    QStringList told(const QByteArray &sql) { return must(m_test->session().all(sql, firstText)); }
    bool isDivided()
    {
        return told("select relkind from pg_catalog.pg_class where relname = 'shop'").first() == u"p"_s;
    }
    QString partOf(qint64 shop);
    QMap<QString, qint64> scans();
    QSet<QString> touchedBy(const Job &job);

    std::unique_ptr<TestShop> m_test;
};

void TestTenantKeys::initTestCase()
{
    m_test = std::make_unique<TestShop>(TestShop::Engine::Postgres);
    for (ShopServices *shop : {&m_test->shop(), &m_test->otherShop()}) {
        const ShopWithEvent rows(*shop);
        fillEmptyTables(m_test->session(), contextOf(*shop).tenant().shop);
    }
    // One delivery of the shop is due, without a lease.
    const qint64 own = contextOf(m_test->shop()).tenant().shop;
    must(m_test->session().change("update webhook set is_paused = 0 where shop = ?", own));
    must(m_test->session().change("update webhook_delivery set lease_until = null where shop = ?", own));
    // In the other one nothing is due, or old.
    const qint64 other = contextOf(m_test->otherShop()).tenant().shop;
    must(m_test->session().change("update webhook_delivery set state = 'delivered', created_at = ? where shop = ?",
                                  m_test->now(), other));
    must(m_test->session().change("update idempotency_key set created_at = ? where shop = ?", m_test->now(), other));
    must(m_test->session().change("update request_log set at = ? where shop = ?", m_test->now(), other));
}

void TestTenantKeys::everyRowNamesItsShop()
{
    // Tables of the shops themselves, and of the whole database.
    QCOMPARE(told("select relname from pg_catalog.pg_class where " + kTables
                  + " and not exists (select from pg_catalog.pg_attribute "
                    "where attrelid = pg_class.oid and attname = 'shop' and attnotnull) order by 1"),
             QStringList({u"master_key"_s, u"schema_migration"_s, u"shop"_s}));
}

void TestTenantKeys::uniqueKeysNameTheShop()
{
    const QStringList others =
        told("select relname || ': ' || columns from (select relname, "
             + columnNames("indrelid", "cast(indkey as smallint[])")
             + " as columns from pg_catalog.pg_index join pg_catalog.pg_class on pg_class.oid = indrelid "
               "where indisunique and "
             + kTables + ") as key where columns not like 'shop,%' order by 1");

    // The keys of the shops themselves, of tables that belong to no shop, and the random hash that a request's shop is
    // found by.
    const QStringList ofShops = isDivided() || isOnCitus() ? QStringList{u"shop: id,key"_s, u"shop: key"_s}
                                                           : QStringList{u"shop: id"_s, u"shop: key"_s};
    QCOMPARE(others, QStringList({u"api_key: hash"_s, u"master_key: slot"_s, u"schema_migration: number"_s}) + ofShops);
}

void TestTenantKeys::otherIndexesLeadWithTheShop()
{
    // Work for all shops at once: deliveries, due events of series, and removing old rows.
    QCOMPARE(told("select index.relname from pg_catalog.pg_index join pg_catalog.pg_class as index on index.oid = "
                  "indexrelid join pg_catalog.pg_attribute on attrelid = indrelid and attnum = indkey[0] "
                  "where not indisunique and index.relnamespace = cast('public' as regnamespace) "
                  "and not index.relispartition and attname not in ('shop', 'tokens') order by 1"),
             QStringList({u"idempotency_key_by_age"_s, u"request_log_by_age"_s, u"series_by_status"_s,
                          u"webhook_attempt_by_delivery"_s, u"webhook_delivery_by_event"_s,
                          u"webhook_delivery_by_key"_s, u"webhook_delivery_by_state"_s, u"webhook_delivery_done"_s,
                          u"webhook_delivery_due"_s, u"webhook_delivery_held"_s}));
}

void TestTenantKeys::referencesNameTheShop()
{
    const QByteArray rules = " from pg_catalog.pg_constraint where contype = 'f' and conparentid = 0 and "
                             "connamespace = cast('public' as regnamespace) and ";
    const QByteArray toShops = "confrelid = cast('shop' as regclass)";
    QVERIFY(told("select conname" + rules + "not " + toShops).size() > 20);
    QCOMPARE(told("select conname" + rules + "not " + toShops + " and (" + columnNames("confrelid", "confkey")
                  + " <> 'shop,key' or " + columnNames("conrelid", "conkey") + " not like 'shop,%')"),
             QStringList());
    QCOMPARE(told("select conname" + rules + toShops + " and " + columnNames("conrelid", "conkey") + " <> 'shop'"),
             QStringList());
}

void TestTenantKeys::allTablesOfShopsAreDivided()
{
    if (!isDivided())
        QSKIP("The tables of this run are whole.");
    QCOMPARE(told("select relname from pg_catalog.pg_class where " + kTables
                  + " and (select count(*) from "
                    "pg_catalog.pg_inherits where inhparent = pg_class.oid) <> 8 order by 1"),
             QStringList({u"api_key"_s, u"master_key"_s, u"schema_migration"_s}));
}

void TestTenantKeys::statementsNameTheShop()
{
    const PostgresDatabase database;
    const RecordingServer driver(database.address(), QString());
    ServiceSource source = m_test->source();
    const auto services = must(Services::open({driver, source.bus, source.now, source.webhooks}));
    ShopServices *shop = must(services->forShop(must(services->shops().create(u"Shop"_s, u"UTC"_s)).id));
    const qsizetype before = driver.recorded().size();

    work(*shop);

    static const QRegularExpression names(u"\\bshop\\b"_s);
    static const QRegularExpression transaction(u"^(begin|commit|rollback|savepoint|release|select nextval)\\b"_s);
    QVERIFY(driver.recorded().size() > before + 50);
    for (const QByteArray &sql : driver.recorded().sliced(before)) {
        const QString text = QString::fromUtf8(sql);
        QVERIFY2(text.contains(names) || text.contains(transaction), sql.constData());
    }
}

void TestTenantKeys::everyStatementStaysOnItsMachine()
{
    if (!isOnCitus())
        QSKIP("The tables of this run are on one machine.");
    // For all sessions from now on: a statement that leaves its machine fails.
    const QByteArray ofDatabase = "alter database " + told("select current_database()").constFirst().toUtf8();
    QVERIFY(m_test->session().run(ofDatabase + " set citus.multi_task_query_log_level = 'error'"));
    const auto asBefore =
        qScopeGuard([&] { must(m_test->session().run(ofDatabase + " reset citus.multi_task_query_log_level")); });
    const auto driver = m_test->newDriver(PostgresDriver::kTimeout);
    ServiceSource source = m_test->source();
    const auto services = must(Services::open({*driver, source.bus, source.now, source.webhooks}));
    Session &session = services->session();
    QVERIFY(!session.run("select count(*) from event"));
    ShopServices *shop = must(services->forShop(m_test->shopId()));

    work(*shop);

    const CreatedKey key = must(shop->keys.create(u"Key"_s, Scopes::all().bits(), std::nullopt));
    QVERIFY(must(ApiKeyService::owner(session, apiKeyHash(key.text))));
    // What a server does when it starts, and from time to time, goes from shard to shard.
    QVERIFY(bringTotalsUpToDate(*services));
    QCOMPARE(must(services->shops().list()).size(), 2);
    QVERIFY(services->shops().firstOrCreated(u"UTC"_s) && services->shops().find(m_test->otherShopId()));
    QVERIFY(ChangeWatcher::start(*driver, source.bus));
    QVERIFY(DueSeries().look(*services, m_test->now()));
    DeliveryQueue queue(*services, m_test->clock());
    const auto claimed = must(queue.claim({})).deliveries;
    QVERIFY(!claimed.isEmpty());
    QVERIFY(queue.finish(shop->id(),
                         {{.key = claimed.first().key,
                           .leaseUntil = claimed.first().leaseUntil,
                           .attempt = {.at = m_test->now(), .status = 200}}}));
    QVERIFY(queue.removeOld() && IdempotencyService::expire(session, m_test->now()));
    QVERIFY(RequestLogService::expireSome(session, m_test->now()));
    // And so does the first secret, which looks for older ones.
    QVERIFY(must(MasterKeyStore(session).firstSealedSecret()));
}

/// The partition that holds the shop's rows: the suffix of its name.
QString TestTenantKeys::partOf(qint64 shop)
{
    return told("select cast(cast(tableoid as regclass) as text) from shop where key = " + QByteArray::number(shop))
        .constFirst()
        .section(u'_', -1);
}

/// The number of scans of each partition or its indexes so far.
QMap<QString, qint64> TestTenantKeys::scans()
{
    QMap<QString, qint64> scans;
    must(m_test->session().all("select relname, seq_scan + coalesce(idx_scan, 0) from pg_catalog.pg_stat_user_tables "
                               "where relname like '%\\_p_'",
                               [&](const Row &row) {
                                   scans.insert(row.text(0), row.integer(1));
                                   return 0;
                               }));
    return scans;
}

/// The partitions of other shops that the job scans, measured in a separate process.
QSet<QString> TestTenantKeys::touchedBy(const Job &job)
{
    const auto driver = m_test->newDriver(PostgresDriver::kTimeout);
    ServiceSource source = m_test->source();
    QString process;
    QMap<QString, qint64> before;
    {
        const auto services = must(Services::open({*driver, source.bus, source.now, source.webhooks}));
        ShopServices *shop = must(services->forShop(m_test->shopId()));
        process = must(services->session().first("select cast(pg_stat_force_next_flush() as text) || pg_backend_pid()",
                                                 firstText))
                      .value();
        told("select cast(pg_stat_force_next_flush() as text)"); // Counts this connection's own work first.
        before = scans();
        job(*services, *shop);
    }
    // The server adds a connection's counts once it is closed.
    const QByteArray isThere = "select pid from pg_catalog.pg_stat_activity where pid = " + process.toLatin1();
    if (!QTest::qWaitFor([&] { return told(isThere).isEmpty(); }, 20'000))
        qFatal("a connection stays");
    const QMap<QString, qint64> after = scans();
    const QString own = partOf(contextOf(m_test->shop()).tenant().shop);
    QSet<QString> touched;
    for (auto part = after.cbegin(); part != after.cend(); ++part) {
        if (part.key().section(u'_', -1) != own && part.value() != before.value(part.key()))
            touched += part.key().section(u'_', 0, -2);
    }
    return touched;
}

void TestTenantKeys::onlyPartitionsOfTheShopAreTouched_data()
{
    QTest::addColumn<Job>("job");
    QTest::addColumn<QSet<QString>>("others");
    const auto row = [](const char *name, const Job &job, const QSet<QString> &others = {}) {
        QTest::newRow(name) << job << others;
    };
    row("a day's work", [](Services &, ShopServices &shop) { work(shop); });
    row("a key's owner", [](Services &services, ShopServices &shop) {
        const CreatedKey key = must(shop.keys.create(u"Key"_s, Scopes::all().bits(), std::nullopt));
        QVERIFY(must(ApiKeyService::owner(services.session(), apiKeyHash(key.text))));
    });
    row("its requests", [this](Services &services, ShopServices &shop) {
        const CreatedKey key = must(shop.keys.create(u"Key"_s, Scopes::all().bits(), std::nullopt));
        const auto owner = must(ApiKeyService::owner(services.session(), apiKeyHash(key.text))).value();
        QVERIFY(RequestLogService::store(services.session(),
                                         {{.shop = owner.tenant.shop, .key = owner.storageKey, .at = 1}}));
        QVERIFY(services.usage().flush({.lastUsedByKey = {{{owner.tenant.shop, owner.storageKey}, m_test->now()}}},
                                       m_test->now()));
    });
    // Looked for by age in all shops, through an index that has nothing else.
    row("forgetting requests",
        [this](Services &services, ShopServices &) {
            while (must(RequestLogService::expireSome(services.session(), m_test->now()))) {}
        },
        {u"request_log"_s});
    row("forgetting answers",
        [this](Services &services, ShopServices &) {
            QVERIFY(IdempotencyService::expire(services.session(), m_test->now()));
        },
        {u"idempotency_key"_s});
    // The result of a delivery comes with its shop's id, which is looked up once.
    row("deliveries",
        [this](Services &services, ShopServices &shop) {
            DeliveryQueue queue(services, m_test->clock());
            const auto claimed = must(queue.claim({})).deliveries;
            QVERIFY(!claimed.isEmpty());
            QVERIFY(queue.finish(shop.id(),
                                 {{.key = claimed.first().key,
                                   .leaseUntil = claimed.first().leaseUntil,
                                   .attempt = {.at = m_test->now(), .status = 200}}}));
            QVERIFY(queue.release(claimed));
            QVERIFY(queue.removeOld());
        },
        {u"webhook_delivery"_s});
}

void TestTenantKeys::onlyPartitionsOfTheShopAreTouched()
{
    if (!isDivided())
        QSKIP("The tables of this run are whole.");
    QFETCH(Job, job);
    QFETCH(QSet<QString>, others);

    QSet<QString> touched = touchedBy(job);

    QCOMPARE(touched, others);
}

STEMDESK_GUILESS_TEST(TestTenantKeys)

} // namespace stemdesk::tenant_keys_test

#include "tst_tenant_keys.moc"

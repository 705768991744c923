#include "core/domain/catalogue/deleted_product.h"
#include "core/storage/engine/session.h"
#include "core/storage/postgres/postgres_driver.h"
#include "tests/support/event_shop.h"
#include "tests/support/postgres_database.h"
#include "tests/support/shop_dump.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>
#include <QTest>

namespace stemdesk::tenant_keys_test {

using namespace Qt::StringLiterals;

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

/// Remembers what is asked through it.
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
    QVERIFY(shop.vocabulary.allColours() && shop.vocabulary.allCategories());
    QVERIFY(shop.suppliers.archive(rows.supplier) && shop.events.remove(rows.event));
    QVERIFY(shop.products.remove(rows.vaseProduct, false));
}

} // namespace

/// Whose a row is can be told from each of its keys, so that the tables can be divided by shop: asked of PostgreSQL's
/// own catalogue, after all migrations.
class TestTenantKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyRowNamesItsShop();
    void uniqueKeysLeadWithTheShopOrAreUniqueInAll();
    void otherIndexesLeadWithTheShop();
    void referencesNameTheWholeKeyOfARow();
    void referencesStayInsideTheShop();
    void statementsNameTheShop();
    void cleanupTestCase() { m_test.reset(); }

private:
    QStringList told(const QByteArray &sql) { return must(m_test->session().all(sql, firstText)); }

    std::unique_ptr<TestShop> m_test;
};

void TestTenantKeys::initTestCase()
{
    m_test = std::make_unique<TestShop>(TestShop::Engine::Postgres);
    for (ShopServices *shop : {&m_test->shop(), &m_test->otherShop()}) {
        const ShopWithEvent rows(*shop);
        fillEmptyTables(m_test->session(), contextOf(*shop).tenant().shop);
    }
}

void TestTenantKeys::everyRowNamesItsShop()
{
    // The shops themselves, and what belongs to the whole database.
    QCOMPARE(told("select relname from pg_catalog.pg_class where relkind = 'r' and relnamespace = "
                  "cast('public' as regnamespace) and not exists (select from pg_catalog.pg_attribute "
                  "where attrelid = pg_class.oid and attname = 'shop' and attnotnull) order by 1"),
             QStringList({u"master_key"_s, u"schema_migration"_s, u"shop"_s}));
}

void TestTenantKeys::uniqueKeysLeadWithTheShopOrAreUniqueInAll()
{
    QStringList others = told("select relname || ': ' || columns from (select relname, "
                              + columnNames("indrelid", "cast(indkey as smallint[])")
                              + " as columns from pg_catalog.pg_index join pg_catalog.pg_class on pg_class.oid = "
                                "indrelid where indisunique and relnamespace = cast('public' as regnamespace)) as key "
                                "where columns not like 'shop,%' and columns <> 'key' order by 1");

    // Random ones, by which a shop is found.
    QCOMPARE(others,
             QStringList({u"api_key: hash"_s, u"api_key: id"_s, u"master_key: slot"_s, u"schema_migration: number"_s,
                          u"shop: id"_s}));
}

void TestTenantKeys::otherIndexesLeadWithTheShop()
{
    // What is done for all shops at once: deliveries, and forgetting what is old.
    QCOMPARE(told("select index.relname from pg_catalog.pg_index join pg_catalog.pg_class as index on index.oid = "
                  "indexrelid join pg_catalog.pg_attribute on attrelid = indrelid and attnum = indkey[0] "
                  "where not indisunique and index.relnamespace = cast('public' as regnamespace) "
                  "and attname not in ('shop', 'tokens') order by 1"),
             QStringList({u"request_log_by_age"_s, u"webhook_attempt_by_delivery"_s, u"webhook_delivery_by_event"_s,
                          u"webhook_delivery_by_key"_s, u"webhook_delivery_by_state"_s, u"webhook_delivery_done"_s,
                          u"webhook_delivery_due"_s, u"webhook_delivery_held"_s}));
}

void TestTenantKeys::referencesNameTheWholeKeyOfARow()
{
    QCOMPARE(told("select conname from pg_catalog.pg_constraint where contype = 'f' and "
                  + columnNames("confrelid", "confkey") + " <> 'key'"),
             QStringList());
    QCOMPARE(told("select conname from pg_catalog.pg_constraint where contype = 'f' and "
                  "confrelid = cast('shop' as regclass) and "
                  + columnNames("conrelid", "conkey") + " <> 'shop'"),
             QStringList());
}

void TestTenantKeys::referencesStayInsideTheShop()
{
    const QStringList questions =
        told("select 'select count(*) filter (where child.shop = parent.shop) || '' '' || count(*) filter (where "
             "child.shop <> parent.shop) from ' || cast(conrelid as regclass) || ' as child join ' || "
             "cast(confrelid as regclass) || ' as parent on parent.key = child.' || "
             + columnNames("conrelid", "conkey")
             + " from pg_catalog.pg_constraint where contype = 'f' and confrelid <> cast('shop' as regclass)");
    QVERIFY(questions.size() > 20);

    for (const QString &question : questions) {
        const QStringList counts = told(question.toUtf8()).constFirst().split(u' ');
        QVERIFY2(counts.at(1) == "0"_L1, qPrintable(question));
    }
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
    static const QRegularExpression transaction(u"^(begin|commit|rollback|savepoint|release)\\b"_s);
    QVERIFY(driver.recorded().size() > before + 50);
    for (const QByteArray &sql : driver.recorded().sliced(before)) {
        const QString text = QString::fromUtf8(sql);
        QVERIFY2(text.contains(names) || text.contains(transaction), sql.constData());
    }
}

STEMDESK_GUILESS_TEST(TestTenantKeys)

} // namespace stemdesk::tenant_keys_test

#include "tst_tenant_keys.moc"

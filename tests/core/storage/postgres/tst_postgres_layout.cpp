#include "core/storage/postgres/postgres_layout.h"

#include "core/storage/change_store.h"
#include "core/storage/engine/migrator.h"
#include "core/storage/engine/session.h"
#include "core/storage/postgres/postgres_driver.h"
#include "core/storage/shops/shop_store.h"
#include "tests/support/postgres_database.h"
#include "tests/support/shop_dump.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"

#include <QTest>

#include <algorithm>

namespace stemdesk::postgres_layout_test {

namespace {

const Clock kNow = [] { return Instant(1'000); };
constexpr int kBeforeKeysOfShops = 26;

/// An empty database and a session whose migrations partition its tables.
struct Place {
    explicit Place(int partitions)
        : driver(database.address(), {}, PostgresDriver::kTimeout, partitions), session(must(Session::open(driver)))
    {}

    QStringList told(const QByteArray &sql) const
    {
        return must(session->all(sql, [](const Row &row) { return row.text(0); }));
    }
    /// Columns, constraints and indexes as declared, without those of partitions.
    QStringList schema() const
    {
        const QByteArray declared = "relnamespace = cast('public' as regnamespace) and not relispartition";
        return told("select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull, "
                    "pg_get_expr(adbin, adrelid), attidentity, attgenerated) from pg_catalog.pg_class "
                    "join pg_catalog.pg_attribute on attrelid = pg_class.oid and attnum > 0 "
                    "left join pg_catalog.pg_attrdef on adrelid = attrelid and adnum = attnum "
                    "where relkind in ('r', 'p') and "
                    + declared + " order by relname, attnum")
            + told("select relname || ' ' || pg_get_constraintdef(pg_constraint.oid) from pg_catalog.pg_constraint "
                   "join pg_catalog.pg_class on pg_class.oid = conrelid where conparentid = 0 and "
                   + declared + " order by 1")
            + told("select replace(pg_get_indexdef(indexrelid), ' ONLY ', ' ') from pg_catalog.pg_index "
                   "join pg_catalog.pg_class on pg_class.oid = indexrelid where not indisunique and "
                   + declared + " order by 1");
    }
    /// Tables whose pages leave room for a second version of each row.
    QStringList roomyTables() const
    {
        return told("select relname from pg_catalog.pg_class where 'fillfactor=50' = any (reloptions) order by 1");
    }
    /// Works with either layout.
    qint64 addShop() const
    {
        return must(session->insert("insert into shop (id, name, rate_per_minute, monthly_cap, has_api_access, "
                                    "allowed_origins, public_url, currency, time_zone, document_language, "
                                    "pins_on_approval, order_days_before, proposal_terms, address, phone, email, "
                                    "website, default_supplier, change_seq, created_at, updated_at, version) values "
                                    "(?, 'Shop', 0, 0, 1, '', '', 'GBP', 'Europe/London', 'en', 0, 3, '', '', '', '', "
                                    "'', 0, 0, 0, 0, 1)",
                                    ShopId::create()));
    }
    /// Each with its table: "event.name".
    QStringList columns() const
    {
        return told("select table_name || '.' || column_name from information_schema.columns "
                    "where table_schema = 'public' order by 1");
    }

    PostgresDatabase database{PostgresDatabase::Content::Empty};
    PostgresDriver driver;
    std::unique_ptr<Session> session;
};

QStringList without(QStringList lines, const QStringList &others)
{
    lines.removeIf([&](const QString &line) { return others.contains(line); });
    return lines;
}

} // namespace

class TestPostgresLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void distributedTablesTakeAColumnAndItsRuleApart();
    void olderDatabasesComeAlong();
    void whatStandsInTheWayIsNamed_data();
    void whatStandsInTheWayIsNamed();
    void addedTablesAreLeftAlone();
    void dividedTablesHaveTheSameRules();
    void theShopIsLookedUpOnceForARow();
    void layoutIsKnownFromTheDatabase();
    void laterTablesNameTheShop();
};

void TestPostgresLayout::olderDatabasesComeAlong()
{
    const Place place(0);
    QVERIFY(migrateTo(*place.session, kBeforeKeysOfShops, kNow));
    const QStringList columns = place.columns();
    const QList<qint64> shops{place.addShop(), place.addShop()};
    QStringList before;
    for (const qint64 shop : shops) {
        fillEmptyTables(*place.session, shop);
        before += dumpOfShop(*place.session, shop);
    }
    QVERIFY(!must(postgresLayout(*place.session))->keysNameShop);

    QVERIFY(migrate(*place.session, kNow));

    QVERIFY(must(postgresLayout(*place.session))->keysNameShop);
    QCOMPARE(must(place.driver.damages(*place.session)), QStringList());
    const Place fresh(0);
    QVERIFY(migrate(*fresh.session, kNow));
    QCOMPARE(place.schema(), fresh.schema());
    QCOMPARE(place.roomyTables(), QStringList({u"price_entry"_s, u"product"_s, u"rate_window"_s, u"variant"_s}));
    // Rows can no longer refer to another shop, whoever writes them.
    const Status led = place.session->run("insert into event_markup (shop, event, product_type, markup) "
                                          "select ?, key, 'Other', 1 from event where shop = ?",
                                          shops.first(), shops.last());
    QVERIFY(!led);
    for (const QString &column : place.columns()) { // New columns of old tables need not be compared.
        const QString table = column.section(u'.', 0, 0);
        const bool isOfOldTable =
            std::ranges::any_of(columns, [&](const QString &old) { return old.section(u'.', 0, 0) == table; });
        if (isOfOldTable && !columns.contains(column))
            QVERIFY(place.session->run("alter table " + table.toUtf8() + " drop column "
                                       + column.section(u'.', 1).toUtf8()));
    }
    QCOMPARE(dumpOfShop(*place.session, shops.first()) + dumpOfShop(*place.session, shops.last()), before);
}

void TestPostgresLayout::whatStandsInTheWayIsNamed_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QString>("obstacle");
    QTest::newRow("another shop's event")
        << QByteArray("insert into event_markup (shop, event, product_type, markup) "
                      "select (select max(key) from shop), key, 'Other', 1 from event where shop = (select min(key) "
                      "from shop)")
        << u"a row of the table event_markup refers to one of event that its shop does not have"_s;
    QTest::newRow("a reference from outside")
        << QByteArray("create table reminder (event bigint references event (key))")
        << u"something that is not Stemdesk's uses the key of the table event"_s;
}

void TestPostgresLayout::whatStandsInTheWayIsNamed()
{
    QFETCH(const QByteArray, sql);
    QFETCH(const QString, obstacle);
    const Place place(0);
    QVERIFY(migrateTo(*place.session, kBeforeKeysOfShops, kNow));
    const qint64 shop = place.addShop();
    const qint64 other = place.addShop();
    fillEmptyTables(*place.session, shop);
    QVERIFY(place.session->run(sql));
    const QStringList before = place.schema() + dumpOfShop(*place.session, shop) + dumpOfShop(*place.session, other);

    const Status migrated = migrate(*place.session, kNow);

    QVERIFY(!migrated);
    QCOMPARE(migrated.error().code, QByteArray("schema_mismatch"));
    QVERIFY2(migrated.error().message.contains(obstacle), qUtf8Printable(migrated.error().message));
    QCOMPARE(must(schemaNumber(*place.session)), kBeforeKeysOfShops);
    QCOMPARE(place.schema() + dumpOfShop(*place.session, shop) + dumpOfShop(*place.session, other), before);
}

void TestPostgresLayout::addedTablesAreLeftAlone()
{
    const Place place(0);
    QVERIFY(migrateTo(*place.session, kBeforeKeysOfShops, kNow));
    QVERIFY(place.session->run("create table report (key bigint primary key, name text)"));
    QVERIFY(place.session->run("create table report_line (shop bigint, report bigint references report (key))"));

    QVERIFY(migrate(*place.session, kNow));

    QCOMPARE(place.told("select pg_get_constraintdef(oid) from pg_catalog.pg_constraint where conrelid in "
                        "(cast('report' as regclass), cast('report_line' as regclass)) order by 1"),
             QStringList({u"FOREIGN KEY (report) REFERENCES report(key)"_s, u"PRIMARY KEY (key)"_s}));
}

void TestPostgresLayout::dividedTablesHaveTheSameRules()
{
    const Place whole(0);
    const Place divided(4);
    QVERIFY(migrate(*whole.session, kNow) && migrate(*divided.session, kNow));

    // Only the id of a shop cannot be unique beyond its partition.
    QCOMPARE(without(whole.schema(), divided.schema()), QStringList{u"shop UNIQUE (id)"_s});
    QCOMPARE(without(divided.schema(), whole.schema()), QStringList{u"shop UNIQUE (id, key)"_s});
    QCOMPARE(divided.roomyTables().size(), whole.roomyTables().size() * 4);
    const qint64 shop = divided.addShop();
    fillEmptyTables(*divided.session, shop);
    QCOMPARE(must(divided.driver.damages(*divided.session)), QStringList());
    QVERIFY(ShopStore(*divided.session).remove(shop));
    QCOMPARE(rowsOfAllTables(*divided.session), 0);
}

/// A row whose reference contains the shop needs no separate reference to it; a row without any is still refused if the
/// shop is missing.
void TestPostgresLayout::theShopIsLookedUpOnceForARow()
{
    for (const int partitions : {0, 4}) {
        const Place place(partitions);
        QVERIFY(migrate(*place.session, kNow));

        const QStringList leading = place.told(
            "select relname from pg_catalog.pg_constraint join pg_catalog.pg_class on pg_class.oid = conrelid "
            "where confrelid = cast('shop' as regclass) and not relispartition");

        for (const QString &table : {u"product"_s, u"variant"_s, u"change"_s, u"event_item"_s})
            QVERIFY2(!leading.contains(table), qPrintable(table));
        for (const QString &table : {u"supplier"_s, u"event"_s, u"contact"_s, u"api_key"_s})
            QVERIFY2(leading.contains(table), qPrintable(table));
        Changes changes{Change{.resource = Resource::Product}};
        QVERIFY(!ChangeStore(*place.session, Tenant{.shop = 7}).append(changes));
    }
}

void TestPostgresLayout::layoutIsKnownFromTheDatabase()
{
    const Place place(4);
    QCOMPARE(must(postgresLayout(*place.session)), std::nullopt);
    QVERIFY(hasPostgresPartitions(*place.session, 7));
    QVERIFY(migrate(*place.session, kNow));

    QCOMPARE(must(postgresLayout(*place.session))->partitions, 4);
    QVERIFY(hasPostgresPartitions(*place.session, 4));
    QVERIFY(hasPostgresPartitions(*place.session, 0)); // Partitions were not requested.
    const Status otherwise = hasPostgresPartitions(*place.session, 8);
    QVERIFY(!otherwise);
    QCOMPARE(otherwise.error().code, QByteArray("invalid_partitions"));
    QVERIFY(otherwise.error().message.contains(u"divided into 4 partitions"_s));
}

void TestPostgresLayout::laterTablesNameTheShop()
{
    const QByteArrayList statements{"create table later (key {pk}, shop {int} not null references shop (key), "
                                    "event {int} references event (key) on delete cascade, name text not null){strict}",
                                    "create index later_by_key on later (shop, key)"};
    for (const int partitions : {0, 4}) {
        const Place place(partitions); // A driver without options detects the layout of the database.
        QVERIFY(migrate(*place.session, kNow));
        const PostgresDriver untold(place.database.address(), {});
        for (const QByteArray &sql : must(untold.inOwnWords(*place.session, statements)))
            QVERIFY2(place.session->run(sql), sql.constData());

        QCOMPARE(place.told("select pg_get_constraintdef(oid) from pg_catalog.pg_constraint "
                            "where conrelid = cast('later' as regclass) and conparentid = 0 order by 1"),
                 QStringList({u"FOREIGN KEY (shop) REFERENCES shop(key)"_s,
                              u"FOREIGN KEY (shop, event) REFERENCES event(shop, key) ON DELETE CASCADE"_s,
                              u"PRIMARY KEY (shop, key)"_s}));
        QCOMPARE(
            place.told("select 'x' from pg_catalog.pg_inherits where inhparent = cast('later' as regclass)").size(),
            partitions);
    }
}

void TestPostgresLayout::distributedTablesTakeAColumnAndItsRuleApart()
{
    const QByteArray statement =
        "alter table shop add column follows {int} not null default 0\n    check (follows in (0, 1))";

    QCOMPARE(postgresStatements(statement, {.isDistributed = true, .keysNameShop = true}),
             QByteArrayList({"alter table shop add column follows bigint not null default 0",
                             "alter table shop add constraint shop_follows_check check (follows in (0, 1))"}));
    QCOMPARE(postgresStatements(statement, {.keysNameShop = true}).size(), 1);
}

STEMDESK_GUILESS_TEST(TestPostgresLayout)

} // namespace stemdesk::postgres_layout_test

#include "tst_postgres_layout.moc"

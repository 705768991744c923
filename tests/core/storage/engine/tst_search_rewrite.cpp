#include "core/storage/engine/search_rewrite.h"

#include "core/services/database/stored_totals.h"
#include "core/services/shops/shop_file_service.h"
#include "core/storage/engine/migrator.h"
#include "core/storage/engine/session.h"
#include "core/storage/shops/shop_store.h"
#include "core/storage/sqlite/sqlite_driver.h"
#include "tests/support/catalogue_rows.h"
#include "tests/support/event_shop.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_database.h"
#include "tests/support/test_registry.h"

#include <QMap>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <utility>

namespace stemdesk::search_rewrite_test {

namespace {

/// Indexes words as the first version did, which left capitals that result from decomposing a sign.
void indexAsAtFirst(TestShop &test)
{
    Session &session = test.session();
    for (const char *table : {"supplier", "product", "event"}) {
        const auto rows = must(session.all("select key, search from " + QByteArray(table),
                                           [](const Row &row) { return std::pair(row.integer(0), row.text(1)); }));
        for (const auto &[key, text] : rows) {
            const QString old = QString(text).replace("tm"_L1, "TM"_L1);
            QVERIFY(session.driver().reindex(session, table, key, text, old));
            QVERIFY(session.run("update " + QByteArray(table) + " set search = ? where key = ?", old, key));
        }
    }
}

/// The schema after a certain migration.
struct Schema {
    QList<std::pair<QByteArray, QByteArrayList>> tables; ///< With their columns, the oldest first.
    QMap<QByteArray, QByteArray> indexes; ///< The statements that create them.

    QByteArrayList columnsOf(const QByteArray &table) const
    {
        const auto found = std::ranges::find(tables, table, &std::pair<QByteArray, QByteArrayList>::first);
        return found == tables.end() ? QByteArrayList() : found->second;
    }
};

Schema schemaAt(int migration)
{
    const auto text = [](const Row &row) { return row.text(0).toUtf8(); };
    TestDatabase database;
    Session &session = database.session();
    must(migrateTo(session, migration, [] { return Instant(0); }));
    Schema schema;
    for (const QByteArray &table : must(session.all(
             "select name from sqlite_master where type = 'table' and name not like '%\\_search%' escape '\\' order by "
             "rowid",
             text)))
        schema.tables.append(
            {table, must(session.all("select name from pragma_table_info(?)", text, QString::fromLatin1(table)))});
    must(session.each("select name, sql from sqlite_master where type = 'index' and sql is not null",
                      [&](const Row &row) { schema.indexes[row.text(0).toUtf8()] = row.text(1).toUtf8(); }));
    return schema;
}

/// Reverts the schema to what the migrations up to `kept` made.
void forgetMigrations(Session &session, int kept = 1)
{
    const Schema first = schemaAt(kept);
    const Schema newest = schemaAt(newestMigration());
    const auto drop = [&](const QByteArray &what) { QVERIFY2(session.run(what), what.constData()); };
    // In reverse, because a table refers only to older ones.
    for (qsizetype at = newest.tables.size() - 1; at >= 0; --at) {
        const QByteArray &table = newest.tables.at(at).first;
        if (first.columnsOf(table).isEmpty())
            drop("drop table " + table);
    }
    if (kept == 1)
        drop("drop table if exists contact_search");
    for (const auto &[index, sql] : newest.indexes.asKeyValueRange()) {
        // Belongs to the table's own key on PostgreSQL.
        const bool isConstraint = isOnPostgres() && index.endsWith("_by_key");
        if (first.indexes.value(index) != sql && !isConstraint)
            drop("drop index if exists " + index);
    }
    for (const auto &[table, columns] : newest.tables) {
        const QByteArrayList known = first.columnsOf(table);
        for (const QByteArray &column : known.isEmpty() ? known : columns) {
            if (!known.contains(column))
                drop("alter table " + table + " drop column " + column);
        }
    }
    for (const auto &[index, sql] : first.indexes.asKeyValueRange()) {
        if (newest.indexes.value(index) != sql)
            drop(sql);
    }
    drop("delete from schema_migration where number > " + QByteArray::number(kept));
}

} // namespace

class TestSearchRewrite : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anOlderDatabaseIsSearchedLikeANewOne();
    void anOlderFileIsSearchedLikeANewOne();
    void suppliersOfBeforeAreFoundByAllTheirTexts();
    void whatIsRightIsLeftAlone();
    void tokensGoToAnotherShop();
};

void TestSearchRewrite::anOlderDatabaseIsSearchedLikeANewOne()
{
    TestShop test;
    for (ShopServices *shop : {&test.shop(), &test.otherShop()}) {
        ShopWithEvent filled(*shop);
        must(shop->suppliers.patch(filled.supplier, {.name = u"Kühl™"_s}));
        must(shop->events.patch(filled.event, {.name = u"Iris™"_s}));
        made(*shop, productRow(u"Rosa™"_s, u"White™"_s));
    }
    QCOMPARE(test.findings(), QString());
    indexAsAtFirst(test);
    QCOMPARE(test.findings().isEmpty(), isOnPostgres()); // SQLite's index folds capitals, the column does not.
    forgetMigrations(test.session());

    QVERIFY(migrate(test.session(), test.clock()));
    QVERIFY(distrustTotals(test.session())); // Totals are newer than the first schema.
    QVERIFY(bringTotalsUpToDate(test.services()));

    QCOMPARE(test.findings(), QString());
    for (ShopServices *shop : {&test.shop(), &test.otherShop()}) {
        QCOMPARE(must(shop->suppliers.list({.q = u"kuhltm"_s}, {})).rows.size(), 1);
        QCOMPARE(must(shop->events.list({.q = u"IRIS™"_s}, {})).rows.size(), 1);
        for (const QString &q : {u"rosatm"_s, u"white™"_s})
            QCOMPARE(must(shop->products.list({.q = q}, {}, ProductService::Variants::Skip)).rows.size(), 1);
    }
}

void TestSearchRewrite::anOlderFileIsSearchedLikeANewOne()
{
    TestShop source(TestShop::Engine::Sqlite);
    TestShop target;
    must(source.shop().suppliers.create({.name = u"Kühl™"_s}));
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"shop.stemdesk"_s);
    const auto filesOf = [](TestShop &test) {
        return ShopFileService(test.services(), test.clock(), [](const ShopMoveProgress &) { return true; });
    };
    must(filesOf(source).write(source.shopId(), file));
    {
        const SqliteDriver driver(file);
        const auto session = must(Session::open(driver));
        QVERIFY(session->run("update supplier set search = replace(search, 'kuhltm', 'kuhlTM')"));
        forgetMigrations(*session);
    }

    must(filesOf(target).read(file));

    ShopServices *shop = must(target.services().forShop(source.shopId()));
    QCOMPARE(must(shop->suppliers.list({.q = u"kuhltm"_s}, {})).rows.size(), 1);
    QCOMPARE(target.findings(), QString());
}

/// Earlier versions searched names only.
void TestSearchRewrite::suppliersOfBeforeAreFoundByAllTheirTexts()
{
    TestShop test;
    for (ShopServices *shop : {&test.shop(), &test.otherShop()})
        must(shop->suppliers.create({.name = u"Kühl"_s,
                                     .contactEmail = u"verkoop@roosendaal.example"_s,
                                     .phone = u"+31 20 794 6016"_s,
                                     .notes = u"Opens at four"_s}));
    Session &session = test.session();
    const auto rows =
        must(session.all("select key, shop, search from supplier where is_default = 0",
                         [](const Row &row) { return std::tuple(row.integer(0), row.integer(1), row.text(2)); }));
    for (const auto &[key, shop, text] : rows) {
        const QString old = QString::number(shop) + u"_kuhl"_s;
        QVERIFY(session.driver().reindex(session, "supplier", key, text, old));
        QVERIFY(session.run("update supplier set search = ? where key = ?", old, key));
    }
    forgetMigrations(session, 29);

    QVERIFY(migrate(session, test.clock()));

    for (ShopServices *shop : {&test.shop(), &test.otherShop()}) {
        for (const QString &q : {u"kuhl"_s, u"verkoop"_s, u"verkoop@roosendaal.example"_s, u"7946016"_s, u"FOUR"_s})
            QCOMPARE(must(shop->suppliers.list({.q = q}, {})).rows.size(), 1);
    }
    QCOMPARE(test.findings(), QString());
}

void TestSearchRewrite::whatIsRightIsLeftAlone()
{
    TestShop test;
    const ShopWithEvent filled(test.shop());
    must(test.shop().suppliers.patch(filled.supplier, {.name = u"Łódź & Ærø İ №"_s}));
    must(test.shop().contacts.create({.name = u"Ærø"_s, .phones = QStringList{u"+45 62 52"_s}}));
    const auto texts = [&] {
        return must(test.session().all("select search from supplier union all select search from product "
                                       "union all select search from event union all select search from contact",
                                       [](const Row &row) { return row.text(0); }));
    };
    const QStringList before = texts();

    QVERIFY(rewriteSearch(test.session()));

    QCOMPARE(texts(), before);
    QCOMPARE(test.findings(), QString());
}

void TestSearchRewrite::tokensGoToAnotherShop()
{
    QCOMPARE(searchTextOfShop(u"1_rose 1__cred 11_rose 1"_s, 1, 27), u"27_rose 27__cred 11_rose 1"_s);
    QCOMPARE(searchTextOfShop(u"_h1 rose _h12"_s, 1, 27), u"_h27 rose _h12"_s);
    QCOMPARE(searchTextOfShop({}, 1, 27), QString());
}

STEMDESK_GUILESS_TEST(TestSearchRewrite)

} // namespace stemdesk::search_rewrite_test

#include "tst_search_rewrite.moc"

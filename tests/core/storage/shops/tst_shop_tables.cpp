#include "core/storage/shops/shop_tables.h"

#include "core/storage/engine/migrator.h"
#include "tests/support/test_database.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>

namespace stemdesk::shop_tables_test {

namespace {

QByteArray firstText(const Row &row)
{
    return row.text(0).toUtf8();
}

/// "name type" or "name > table", read from the engine's catalogue after all migrations.
QByteArrayList columnsOf(Session &session, const QByteArray &table)
{
    const auto references = session.all("select \"from\" || ' > ' || \"table\" from pragma_foreign_key_list(?)",
                                        firstText, QString::fromLatin1(table));
    const auto columns =
        session.all("select name || ' ' || case when pk = 1 and name = 'key' then 'KEY' else type end from "
                    "pragma_table_info(?) order by cid",
                    firstText, QString::fromLatin1(table));
    QByteArrayList told;
    for (const QByteArray &column : *columns) {
        const QByteArray start = column.split(' ').first() + " > ";
        const auto reference =
            std::ranges::find_if(*references, [&](const QByteArray &text) { return text.startsWith(start); });
        told.append(reference == references->end() ? column : *reference);
    }
    return told;
}

QByteArray described(const ShopColumn &column)
{
    switch (column.kind) {
    case ShopColumn::Kind::Key: return column.name + " KEY";
    case ShopColumn::Kind::Integer: return column.name + " INTEGER";
    case ShopColumn::Kind::Real: return column.name + " REAL";
    case ShopColumn::Kind::Text: return column.name + " TEXT";
    case ShopColumn::Kind::Bytes: return column.name + " BLOB";
    case ShopColumn::Kind::Reference: break;
    }
    return column.name + " > " + shopTables().at(column.target).name;
}

} // namespace

class TestShopTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(migrate(m_database.session(), [] { return Instant(0); }));
    }
    void everyTableIsDescribed();
    void columnsAreThoseOfTheMigrations_data();
    void columnsAreThoseOfTheMigrations();
    void whatARowRefersToComesFirst();

private:
    TestDatabase m_database;
};

void TestShopTables::everyTableIsDescribed()
{
    const auto tables = m_database.session().all(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and "
        "name not like '%$_search%' escape '$' and name not in ('schema_migration', 'master_key') order by name",
        firstText);
    QVERIFY(tables);

    QByteArrayList names;
    for (const ShopTable &table : shopTables())
        names.append(table.name);
    std::ranges::sort(names);

    QCOMPARE(names, QByteArrayList(*tables));
}

void TestShopTables::columnsAreThoseOfTheMigrations_data()
{
    QTest::addColumn<int>("place");
    for (int place = 0; place < int(shopTables().size()); ++place)
        QTest::newRow(shopTables().at(place).name) << place;
}

void TestShopTables::columnsAreThoseOfTheMigrations()
{
    QFETCH(const int, place);
    const ShopTable &table = shopTables().at(place);

    QByteArrayList columns;
    for (const ShopColumn &column : table.columns) // The only reference that is not declared in the database.
        columns.append(column.name == "default_supplier" ? QByteArray("default_supplier INTEGER") : described(column));

    QByteArrayList stored = columnsOf(m_database.session(), table.name);
    QVERIFY(!table.hasKey() || columns.first() == stored.first());
    std::ranges::sort(columns);
    std::ranges::sort(stored);
    QCOMPARE(columns, stored);
}

void TestShopTables::whatARowRefersToComesFirst()
{
    for (qsizetype place = 0; place < shopTables().size(); ++place) {
        for (const ShopColumn &column : shopTables().at(place).columns)
            QVERIFY2(column.target < place || column.name == "default_supplier", column.name.constData());
    }
}

STEMDESK_GUILESS_TEST(TestShopTables)

} // namespace stemdesk::shop_tables_test

#include "tst_shop_tables.moc"

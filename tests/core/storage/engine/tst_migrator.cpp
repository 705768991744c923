#include "core/storage/engine/migrator.h"

#include "tests/support/file_bytes.h"
#include "tests/support/test_database.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

namespace stemdesk::migrator_test {

using Back = TestDatabase::Back;

class TestMigrator : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyDatabaseGetsTheSchema_data();
    void emptyDatabaseGetsTheSchema();
    void secondTimeChangesNothing();
    void newerDatabaseIsRefusedAndUntouched();
    void filesAreForTheOwnerAlone();
    void copyIsKeptForTheOwnerAlone();
    void failedMigrationLeavesNothing();
    void newMigrationsHoldOnDistributedTables();
    void formsThatDoNotAreFound_data();
    void formsThatDoNotAreFound();
};

namespace {

const Clock kNow = [] { return Instant(1'000); };

constexpr auto kOthers =
    QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;

qint64 tableCount(Session &session)
{
    return **session.first("select count(*) from sqlite_master", [](const Row &row) { return row.integer(0); });
}

int integer(const Row &row)
{
    return row.smallInteger(0);
}

/// Distributed databases are created with all of these, and run only those that follow.
constexpr int kLastBeforeDistribution = 37;

/// Statements in one line each, without comments.
QStringList statementsIn(QString sql)
{
    static const QRegularExpression comment(u"--[^\\n]*"_s);
    QStringList statements;
    for (const QString &statement : sql.remove(comment).split(u';')) {
        if (!statement.trimmed().isEmpty())
            statements += statement.simplified();
    }
    return statements;
}

/// Why a statement fails on tables that are distributed by the shop; empty if it does not.
QString refusalOf(const QString &statement)
{
    static const QRegularExpression ruleWithColumn(u"\\badd column\\b.*\\b(references|unique|primary key)\\b"_s);
    static const QRegularExpression tableRead(u"\\b(from|join) \\w+"_s);
    static const QRegularExpression shopNamed(u"\\bshop\\b"_s);
    static const QRegularExpression uniqueWithoutShop(u"^create unique index \\w+ on \\w+ \\((?!shop\\b)"_s);
    const auto times = [&](const QRegularExpression &form) {
        int count = 0;
        for (auto found = form.globalMatch(statement); found.hasNext(); found.next())
            ++count;
        return count;
    };
    if (statement.contains(ruleWithColumn))
        return u"a column is added with a rule: add the rule in a statement of its own, with a name"_s;
    if (statement.contains("set storage"_L1))
        return u"the storage of a column cannot be set"_s;
    if (statement.contains(uniqueWithoutShop))
        return u"a unique index begins with another column than the shop"_s;
    if (statement.startsWith("create table"_L1) && !statement.contains("shop {int} not null"_L1))
        return u"a table has no column \"shop {int} not null\" to be distributed by"_s;
    if ((statement.startsWith("update "_L1) || statement.startsWith("delete "_L1)) && times(tableRead) > 1
        && times(shopNamed) < 2 * times(tableRead))
        return u"tables are joined without the shop of each"_s;
    return {};
}

} // namespace

void TestMigrator::emptyDatabaseGetsTheSchema_data()
{
    QTest::addColumn<bool>("isQuery");
    QTest::newRow("C interface") << false;
    QTest::newRow("QSqlQuery") << true;
}

void TestMigrator::emptyDatabaseGetsTheSchema()
{
    QFETCH(bool, isQuery);
    TestDatabase database(isQuery ? Back::Query : Back::Native);
    QVERIFY(!*isMigrated(database.session()));

    QVERIFY(migrate(database.session(), kNow));

    QVERIFY(*isMigrated(database.session()));
    const auto recorded = database.session().first("select name || ' ' || applied_at from schema_migration",
                                                   [](const Row &row) { return row.text(0); });
    QCOMPARE(**recorded, u"0001_initial 1000"_s);
    // None is missing, and none has another's number.
    QCOMPARE(**database.session().first("select count(*) from schema_migration", integer), newestMigration());
    for (const char *table : {"shop", "supplier_search", "product_search", "event_search", "change", "webhook"})
        QVERIFY2(database.session().run("select 1 from " + QByteArray(table) + " limit 0"), table);
}

void TestMigrator::secondTimeChangesNothing()
{
    TestDatabase database;
    QVERIFY(migrate(database.session(), kNow));
    const qint64 tables = tableCount(database.session());

    QVERIFY(migrate(database.session(), kNow));

    QCOMPARE(tableCount(database.session()), tables);
    QVERIFY(!QFileInfo::exists(database.file() + u".before-1"_s));
}

void TestMigrator::newerDatabaseIsRefusedAndUntouched()
{
    TestDatabase database;
    QVERIFY(migrate(database.session(), kNow));
    QVERIFY(database.session().run("insert into schema_migration values (9999, 'from_the_future', 1)"));
    QVERIFY(database.session().run("pragma wal_checkpoint(truncate)"));
    const QByteArray before = fileBytes(database.file());

    const Status migrated = migrate(database.session(), kNow);

    QVERIFY(!migrated);
    QCOMPARE(migrated.error().code, QByteArray("schema_too_new"));
    QVERIFY(!*isMigrated(database.session()));
    QCOMPARE(fileBytes(database.file()), before);
    QCOMPARE(fileBytes(database.file() + u"-wal"_s), QByteArray());
}

void TestMigrator::filesAreForTheOwnerAlone()
{
    TestDatabase database;
    QVERIFY(migrate(database.session(), kNow));

    for (const QString &suffix : {u""_s, u"-wal"_s, u"-shm"_s}) {
        const QFileInfo info(database.file() + suffix);
        QVERIFY2(info.exists(), qPrintable(suffix));
        QVERIFY2(!(info.permissions() & kOthers), qPrintable(suffix));
    }
}

void TestMigrator::copyIsKeptForTheOwnerAlone()
{
    TestDatabase database;
    QVERIFY(migrate(database.session(), kNow));

    QVERIFY(database.driver().keepBefore(database.session(), 2));
    QVERIFY(database.driver().keepBefore(database.session(), 2)); // One that failed before is replaced.

    const QString copy = database.file() + u".before-2"_s;
    QVERIFY(!(QFileInfo(copy).permissions() & kOthers));
    const SqliteDriver copied(copy);
    const auto session = Session::open(copied);
    QVERIFY(session);
    QVERIFY(*isMigrated(**session));
}

void TestMigrator::failedMigrationLeavesNothing()
{
    TestDatabase database;
    QVERIFY(database.session().run("create table webhook (something_else)"));

    const Status migrated = migrate(database.session(), kNow);

    QVERIFY(!migrated);
    QCOMPARE(tableCount(database.session()), 1);
}

void TestMigrator::newMigrationsHoldOnDistributedTables()
{
    QVERIFY(newestMigration() > 0); // Loads them.
    for (const QString &name : QDir(u":/migrations"_s).entryList({u"*.sql"_s}, QDir::Files, QDir::Name)) {
        if (name.first(4).toInt() <= kLastBeforeDistribution)
            continue;
        for (const QString &statement : statementsIn(QString::fromUtf8(fileBytes(u":/migrations/"_s + name)))) {
            const QString refusal = refusalOf(statement);
            QVERIFY2(refusal.isEmpty(), qPrintable(u"%1: %2: %3"_s.arg(name, refusal, statement)));
        }
    }
}

void TestMigrator::formsThatDoNotAreFound_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<bool>("holds");
    const auto row = [](const char *name, const QString &statement, bool holds) {
        QTest::newRow(name) << statement << holds;
    };
    row("column", u"alter table event add column minutes {int} not null default 0"_s, true);
    row("column with a check", u"alter table event add column minutes {int} check (minutes > 0)"_s, true); // Made two.
    row("column with a reference", u"alter table event add column vase {int} references vase (key)"_s, false);
    row("check alone", u"alter table event add constraint minutes_count check (minutes > 0)"_s, true);
    row("storage", u"alter table image alter column bytes set storage external"_s, false);
    row("table of shops", u"create table vase (key {pk}, shop {int} not null references shop (key)) {strict}"_s, true);
    row("table without shop", u"create table vase (key {pk}, name text not null) {strict}"_s, false);
    row("unique", u"create unique index vase_by_name on vase (shop, name)"_s, true);
    row("unique without the shop", u"create unique index vase_by_name on vase (name)"_s, false);
    row("update", u"update event set notes = '' where notes is null"_s, true);
    row("joined",
        u"update a set x = (select y from b join c on c.key = b.c and c.shop = b.shop where b.shop = a.shop)"_s, true);
    row("joined without the shop", u"update a set x = (select y from b join c on c.key = b.c where b.shop = a.shop)"_s,
        false);
}

void TestMigrator::formsThatDoNotAreFound()
{
    QFETCH(QString, statement);
    QFETCH(bool, holds);

    QCOMPARE(refusalOf(statement).isEmpty(), holds);
}

STEMDESK_GUILESS_TEST(TestMigrator)

} // namespace stemdesk::migrator_test

#include "tst_migrator.moc"

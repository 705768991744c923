#include "core/storage/engine/migrator.h"

#include "tests/support/test_database.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

namespace stemdesk::migrator_test {

using namespace Qt::StringLiterals;

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

QByteArray bytesOf(const QString &name)
{
    QFile file(name);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
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
    const QByteArray before = bytesOf(database.file());

    const Status migrated = migrate(database.session(), kNow);

    QVERIFY(!migrated);
    QCOMPARE(migrated.error().code, QByteArray("schema_too_new"));
    QVERIFY(!*isMigrated(database.session()));
    QCOMPARE(bytesOf(database.file()), before);
    QCOMPARE(bytesOf(database.file() + u"-wal"_s), QByteArray());
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

STEMDESK_GUILESS_TEST(TestMigrator)

} // namespace stemdesk::migrator_test

#include "tst_migrator.moc"

#include "core/services/backup/backup_writer.h"

#include "core/services/backup/backup_restore.h"
#include "core/services/check_service.h"
#include "core/services/database/database.h"
#include "core/storage/engine/driver.h"
#include "core/storage/engine/session.h"
#include "core/storage/sqlite/sqlite_file.h"
#include "tests/support/event_shop.h"
#include "tests/support/postgres_server.h"
#include "tests/support/shop_dump.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

namespace stemdesk::backup_writer_test {

namespace {

const BackupWriter::Watch kGoOn = [](const BackupProgress &) { return true; };

constexpr auto kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;

QStringList dumpOf(Services &services, const ShopId &shop)
{
    return dumpOfShop(services.session(), must(services.shops().tenant(shop)).shop);
}

} // namespace

/// Backs up all shops to one file, from either engine.
class TestBackupWriter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_test.reset(); }
    void everythingIsInTheFile();
    void backupOpensAsADataFolder();
    void olderBackupIsReplaced();
    void unsuitablePlacesAreRefused_data();
    void unsuitablePlacesAreRefused();
    void databaseInUseIsNoPlace();
    void databasesThatAreNoBackupsStay_data();
    void databasesThatAreNoBackupsStay();
    void stoppedBackupLeavesTheOldOne();
    void leftoversOfAKilledOneAreNoHindrance();
    void damagedDatabaseLeavesTheOldOne();
    void whatARestoreRefusesIsBackedUpAndNamed_data();
    void whatARestoreRefusesIsBackedUpAndNamed();

private:
    Result<BackupExtent> write(const QString &file, const BackupWriter::Watch &watch = kGoOn)
    {
        return BackupWriter(m_test->services(), m_test->clock(), watch).write(file);
    }
    QString file(const QString &name = u"backup.db"_s) const { return m_folder->filePath(name); }
    QStringList left() const { return QDir(m_folder->path()).entryList(QDir::Files); }

    std::unique_ptr<TestShop> m_test;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestBackupWriter::init()
{
    m_test = std::make_unique<TestShop>();
    m_folder = std::make_unique<QTemporaryDir>();
    const ShopWithEvent filled(m_test->shop());
    const ShopWithEvent beside(m_test->otherShop());
    // Letters whose search form takes several steps.
    must(m_test->otherShop().suppliers.patch(beside.supplier, {.name = u"Kühl™ № 5℃ İ"_s}));
}

void TestBackupWriter::everythingIsInTheFile()
{
    QList<BackupProgress> told;

    const Result<BackupExtent> extent = write(file(), [&](const BackupProgress &progress) {
        told.append(progress);
        return true;
    });

    QVERIFY2(extent, extent ? "" : qPrintable(extent.error().message));
    QCOMPARE(extent->contents.shops.size(), 2);
    QCOMPARE(extent->contents.events, 2);
    QCOMPARE(extent->contents.products, 4);
    QCOMPARE(extent->bytes, QFileInfo(file()).size());
    QCOMPARE(left(), QStringList(u"backup.db"_s));
    QVERIFY(!(QFileInfo(file()).permissions() & kOthers));
    QVERIFY(looksWhole(file()));
    QVERIFY(!told.isEmpty());
    QCOMPARE(told.last().done, told.last().total);
    QCOMPARE(*lookIntoBackup(file()), extent->contents);
}

void TestBackupWriter::backupOpensAsADataFolder()
{
    const QList<Shop> shops = must(m_test->services().shops().list());
    QVERIFY(write(file()));
    const QString data = m_folder->filePath(u"data"_s);
    QVERIFY(prepareDataFolder(data));

    QVERIFY(restoreBackup(data, file(), m_test->now(), [](qint64, qint64) { return true; }));

    const auto driver = must(openDatabase(data, true, m_test->clock()));
    ChangeBus bus;
    const auto services = must(Services::open({.driver = *driver, .bus = bus, .now = m_test->clock()}));
    QCOMPARE(must(services->shops().list()), shops);
    for (const Shop &shop : shops)
        QCOMPARE(dumpOf(*services, shop.id), dumpOf(m_test->services(), shop.id));
    CheckService check(*services, [](const CheckFinding &finding) { QFAIL(qPrintable(finding.sentence)); });
    QCOMPARE(must(check.check()).events, 2);
}

void TestBackupWriter::olderBackupIsReplaced()
{
    QVERIFY(write(file()));
    QVERIFY(QFile::setPermissions(file(), QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
    QVERIFY(m_test->shop().events.create({.name = u"One more"_s}));

    const Result<BackupExtent> extent = write(file());

    QCOMPARE(extent->contents.events, 3);
    QCOMPARE(lookIntoBackup(file())->events, 3);
    QVERIFY(!(QFileInfo(file()).permissions() & kOthers));
}

void TestBackupWriter::unsuitablePlacesAreRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("said");
    QTest::newRow("folder") << u"folder"_s << u"is a folder"_s;
    QTest::newRow("no folder") << u"nowhere/backup.db"_s << u"There is no folder"_s;
    QTest::newRow("something else") << u"letter.txt"_s << u"holds something else"_s;
}

void TestBackupWriter::unsuitablePlacesAreRefused()
{
    QFETCH(const QString, name);
    QFETCH(const QString, said);
    QVERIFY(QDir(m_folder->path()).mkdir(u"folder"_s));
    QFile letter(file(u"letter.txt"_s));
    QVERIFY(letter.open(QFile::WriteOnly) && letter.write("Dear Anna") > 0);
    letter.close();

    const Result<BackupExtent> refused = write(file(name));

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, QByteArray("invalid_file"));
    QVERIFY2(refused.error().message.contains(said), qPrintable(refused.error().message));
    QCOMPARE(left(), QStringList(u"letter.txt"_s));
    QCOMPARE(letter.size(), 9);
}

void TestBackupWriter::databaseInUseIsNoPlace()
{
    if (isOnPostgres())
        QSKIP("The database is no file.");
    const QString database = databaseFile(m_test->folder());
    QVERIFY(QFile::link(database, file(u"link.db"_s)));

    for (const QString &name : {database, file(u"link.db"_s)}) {
        const Result<BackupExtent> refused = write(name);
        QVERIFY(!refused);
        QVERIFY(refused.error().message.contains(u"in use"_s));
    }
    QVERIFY(m_test->shop().events.create({.name = u"Still writable"_s}));
}

void TestBackupWriter::databasesThatAreNoBackupsStay_data()
{
    QTest::addColumn<QByteArray>("statement"); ///< Turns the backup into another kind of database.
    QTest::newRow("another folder's data") << "pragma journal_mode = wal"_ba;
    QTest::newRow("a shop file") << "pragma application_id = 0x53744473"_ba;
    QTest::newRow("another program's") << "drop table schema_migration"_ba;
}

void TestBackupWriter::databasesThatAreNoBackupsStay()
{
    QFETCH(const QByteArray, statement);
    QVERIFY(write(file()));
    {
        const SqliteFileDriver driver(file(), SqliteFileDriver::Use::Alone);
        const auto session = must(Session::open(driver));
        QVERIFY(session->first(statement, [](const Row &) { return true; }));
    }
    QFile other(file());
    QVERIFY(other.open(QFile::ReadOnly));
    const QByteArray before = other.readAll();

    const Result<BackupExtent> refused = write(file());

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, QByteArray("invalid_file"));
    QVERIFY(other.seek(0));
    QCOMPARE(other.readAll(), before);
    QCOMPARE(left(), QStringList(u"backup.db"_s));
}

void TestBackupWriter::stoppedBackupLeavesTheOldOne()
{
    QVERIFY(write(file()));
    QVERIFY(m_test->shop().events.create({.name = u"One more"_s}));

    const Result<BackupExtent> stopped = write(file(), [](const BackupProgress &) { return false; });

    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, QByteArray("cancelled"));
    QVERIFY2(stopped.error().message.contains(u"backup"_s), qPrintable(stopped.error().message));
    QCOMPARE(left(), QStringList(u"backup.db"_s));
    QCOMPARE(lookIntoBackup(file())->events, 2);
}

void TestBackupWriter::leftoversOfAKilledOneAreNoHindrance()
{
    for (const QString &name : {u"backup.db.part"_s, u"backup.db.part-wal"_s, u"backup.db.part-journal"_s}) {
        QFile part(file(name));
        QVERIFY(part.open(QFile::WriteOnly) && part.write(QByteArray(5'000, 'x')) > 0);
    }

    QVERIFY(write(file()));

    QCOMPARE(left(), QStringList(u"backup.db"_s));
}

void TestBackupWriter::damagedDatabaseLeavesTheOldOne()
{
    if (isOnPostgres())
        QSKIP("It damages SQLite's file.");
    QVERIFY(write(file()));
    const auto page =
        must(m_test->session().first("select rootpage from sqlite_master where name = 'event_item_by_variant'",
                                     [](const Row &row) { return row.integer(0); }));
    QVERIFY(m_test->session().change("pragma wal_checkpoint(truncate)"));
    QFile database(databaseFile(m_test->folder()));
    QVERIFY(database.open(QFile::ReadWrite) && database.seek((page.value_or(1) - 1) * 4'096));
    database.write(QByteArray(200, '\xee'));
    database.close();

    const Result<BackupExtent> refused = write(file());

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, QByteArray("storage_damaged"));
    QCOMPARE(left(), QStringList(u"backup.db"_s));
    QCOMPARE(lookIntoBackup(file())->events, 2);
}

/// Values that an older version, or a manual change of the database, may have stored.
void TestBackupWriter::whatARestoreRefusesIsBackedUpAndNamed_data()
{
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<QString>("named");
    QTest::newRow("a text with a line end of another system")
        << "update supplier set notes = replace('a-b', '-', {cr})"_ba << u"of the table supplier"_s;
    QTest::newRow("a day in the year 10000") << "update event set venue_start = 253402300800000"_ba << u"table event"_s;
    QTest::newRow("a description that is not reduced")
        << "update event set description_html = '<p onclick=\"x\">Roses</p>'"_ba << u"table event"_s;
    QTest::newRow("a number that is none") << "update variant set spare_percent = {nan}"_ba << u"table variant"_s;
    QTest::newRow("a value that is too long")
        << "update supplier set notes = replace(replace('aaaaaa', 'a', {long}), 'b', {long})"_ba << u"table supplier"_s;
}

void TestBackupWriter::whatARestoreRefusesIsBackedUpAndNamed()
{
    QFETCH(QByteArray, change);
    QFETCH(const QString, named);
    change.replace("{cr}", isOnPostgres() ? "chr(13)" : "char(13)")
        .replace("{nan}", isOnPostgres() ? "'NaN'" : "9e999")
        .replace("{long}", "'" + QByteArray(3'000, 'b') + "'");
    QVERIFY(m_test->session().run(change));

    const Result<BackupExtent> extent = write(file());

    QVERIFY2(extent, extent ? "" : qPrintable(extent.error().message));
    QCOMPARE(extent->contents.events, 2);
    QCOMPARE(extent->refusals.size(), 1);
    QVERIFY2(extent->refusals.constFirst().contains(named), qPrintable(extent->refusals.constFirst()));
    const auto looked = lookIntoBackup(file());
    QVERIFY(!looked);
    QCOMPARE(looked.error().code, QByteArray("check_failed"));
    QVERIFY2(looked.error().message.contains(extent->refusals.constFirst()), qPrintable(looked.error().message));
}

STEMDESK_GUILESS_TEST(TestBackupWriter)

} // namespace stemdesk::backup_writer_test

#include "tst_backup_writer.moc"

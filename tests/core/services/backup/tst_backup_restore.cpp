#include "core/services/backup/backup_restore.h"

#include "core/services/backup/backup_writer.h"
#include "core/services/database/database.h"
#include "core/storage/change_store.h"
#include "core/storage/engine/session.h"
#include "core/storage/sqlite/sqlite_file.h"
#include "tests/support/event_shop.h"
#include "tests/support/small_disk.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QTest>

#include <functional>

namespace stemdesk::backup_restore_test {

namespace {

constexpr Instant kNow = 1'774'087'200'000; // 21 March 2026, 10:00 UTC.

const BytesWatch kGoOn = [](qint64, qint64) { return true; };

using Spoil = std::function<void(const QString &file)>;

void overwrite(const QString &name, qint64 at, const QByteArray &bytes)
{
    QFile file(name);
    QVERIFY(file.open(QFile::ReadWrite) && file.seek(at));
    QCOMPARE(file.write(bytes), bytes.size());
}

void run(const QString &file, const QByteArray &sql)
{
    const SqliteDriver driver(file);
    const auto session = Session::open(driver);
    QVERIFY(session && (*session)->run(sql));
}

} // namespace

/// Restoring a backup over the contents of a data folder.
class TestBackupRestore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void backupTakesThePlace();
    void eachRestoreBeginsAHistoryOfTheFeed();
    void folderMayBeEmpty();
    void whatStandsInItsLogIsRestoredToo();
    void totalsFollowFromWhatTheyAreMadeOf();
    void badBackupChangesNothing_data();
    void badBackupChangesNothing();
    void ownDatabaseIsRefused();
    void openDatabaseIsNotReplaced();
    void damagedDatabaseIsReplacedAndKept_data();
    void damagedDatabaseIsReplacedAndKept();
    void stoppedRestoreChangesNothing();
    void fullDiskChangesNothing();
    void leftoversOfAKilledOneAreCleared();

private:
    qint64 eventsIn(const QString &file) const
    {
        const auto contents = lookIntoBackup(file);
        return contents ? contents->events : -1;
    }
    QString database() const { return databaseFile(m_data); }
    QStringList left() const { return QDir(m_data).entryList(QDir::Files); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_data; // Has three events; not in use by any process.
    QString m_backup; // Has one event.
};

void TestBackupRestore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_backup = m_folder->filePath(u"backup.db"_s);
    m_data = m_folder->filePath(u"data"_s);
    TestShop test(TestShop::Engine::Sqlite);
    const ShopWithEvent filled(test.shop());
    const auto write = [&](const QString &file) {
        return BackupWriter(test.services(), test.clock(), [](const BackupProgress &) { return true; }).write(file);
    };
    QVERIFY(write(m_backup));
    for (const QString &name : {u"Second"_s, u"Third"_s})
        QVERIFY(test.shop().events.create({.name = name}));
    QVERIFY(prepareDataFolder(m_data));
    QVERIFY(write(database()));
}

void TestBackupRestore::cleanup()
{
    m_folder.reset();
}

void TestBackupRestore::backupTakesThePlace()
{
    const auto restored = restoreBackup(m_data, m_backup, kNow, kGoOn);

    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().message));
    QCOMPARE(restored->contents.events, 1);
    QCOMPARE(restored->contents.shops.size(), 2);
    QCOMPARE(QFileInfo(restored->kept).fileName(), u"stemdesk-replaced-2026-03-21T100000Z.db"_s);
    QCOMPARE(eventsIn(database()), 1);
    QCOMPARE(eventsIn(restored->kept), 3);
    QCOMPARE(eventsIn(m_backup), 1);
    QCOMPARE(left(), QStringList({u"stemdesk-replaced-2026-03-21T100000Z.db"_s, u"stemdesk.db"_s}));
    for (const QString &name : left())
        QVERIFY(!(QFileInfo(m_data + u'/' + name).permissions() & (QFile::ReadGroup | QFile::ReadOther)));
    const auto back = restoreBackup(m_data, restored->kept, kNow, kGoOn);
    QVERIFY(back);
    QVERIFY(back->kept != restored->kept);
    QCOMPARE(eventsIn(database()), 3);
}

void TestBackupRestore::totalsFollowFromWhatTheyAreMadeOf()
{
    run(m_backup, "update event set cost_inc_tax = 777");
    QVERIFY(restoreBackup(m_data, m_backup, kNow, kGoOn));

    const auto driver = must(openDatabase(m_data, true, [] { return kNow; }));

    const auto session = must(Session::open(*driver));
    const auto costs = must(session->all("select cost_inc_tax from event", [](const Row &row) { return row.real(0); }));
    QVERIFY(!costs.isEmpty() && !costs.contains(777.0));
}

void TestBackupRestore::eachRestoreBeginsAHistoryOfTheFeed()
{
    const auto historiesIn = [](const QString &file) {
        const SqliteFileDriver driver(file, SqliteFileDriver::Use::Read);
        const auto session = must(Session::open(driver));
        QList<QList<FeedHistory>> histories;
        for (const FeedPosition &position : must(feedPositions(*session)))
            histories.append(must(ChangeStore(*session, position.tenant).histories()));
        return histories;
    };
    const auto ofBackup = historiesIn(m_backup);

    QVERIFY(restoreBackup(m_data, m_backup, kNow, kGoOn));
    const auto first = historiesIn(database());
    QVERIFY(restoreBackup(m_data, m_backup, kNow, kGoOn));
    const auto second = historiesIn(database());

    QCOMPARE(historiesIn(m_backup), ofBackup);
    QCOMPARE(ofBackup.size(), 2);
    QSet<QByteArray> names;
    for (int shop = 0; shop < 2; ++shop) {
        for (const auto &restored : {first.at(shop), second.at(shop)}) {
            QCOMPARE(restored.size(), 2);
            QCOMPARE(restored.constFirst(), ofBackup.at(shop).constFirst());
            QCOMPARE(restored.constLast().lastSeq, restored.constFirst().lastSeq); // Nothing was changed since.
            names += {restored.constFirst().name, restored.constLast().name};
        }
    }
    QCOMPARE(names.size(), 6);
}

void TestBackupRestore::folderMayBeEmpty()
{
    QVERIFY(prepareDataFolder(m_folder->filePath(u"new"_s)));

    const auto restored = restoreBackup(m_folder->filePath(u"new"_s), m_backup, kNow, kGoOn);

    QVERIFY(restored && restored->kept.isEmpty());
    QCOMPARE(eventsIn(databaseFile(m_folder->filePath(u"new"_s))), 1);
}

/// A file that was copied by hand while its program ran.
void TestBackupRestore::whatStandsInItsLogIsRestoredToo()
{
    const QString copy = m_folder->filePath(u"copy.db"_s);
    {
        const SqliteDriver driver(m_backup);
        const auto session = Session::open(driver);
        QVERIFY((*session)->run("update shop set name = 'Renamed' where key = 1"));
        QVERIFY(QFile::copy(m_backup, copy));
        QVERIFY(QFile::copy(m_backup + u"-wal"_s, copy + u"-wal"_s));
    }

    const auto restored = restoreBackup(m_data, copy, kNow, kGoOn);

    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().message));
    QCOMPARE(restored->contents.shops.constFirst(), u"Renamed"_s);
    QVERIFY(QFile::exists(copy + u"-wal"_s));
}

void TestBackupRestore::badBackupChangesNothing_data()
{
    QTest::addColumn<Spoil>("spoil");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *name, const QByteArray &code, const Spoil &spoil) {
        QTest::newRow(name) << spoil << code;
    };
    row("gone", "not_found", [](const QString &file) { QVERIFY(QFile::remove(file)); });
    row("letter", "not_a_backup", [](const QString &file) {
        QVERIFY(QFile::resize(file, 0));
        overwrite(file, 0, "Dear Anna");
    });
    row("empty", "not_a_backup", [](const QString &file) { QVERIFY(QFile::resize(file, 0)); });
    row("header damaged", "storage_damaged", [](const QString &file) { overwrite(file, 16, QByteArray(80, '\xff')); });
    row("cut", "storage_damaged",
        [](const QString &file) { QVERIFY(QFile::resize(file, QFileInfo(file).size() / 2)); });
    row("page damaged", "storage_damaged", [](const QString &file) {
        overwrite(file, QFileInfo(file).size() / 8'192 / 2 * 8'192, QByteArray(8'192, '\xee'));
    });
    row("reference broken", "storage_damaged", [](const QString &file) {
        const SqliteDriver driver(file);
        const auto session = Session::open(driver);
        QVERIFY((*session)->run("pragma foreign_keys = off"));
        QVERIFY((*session)->run("delete from variant where key = 1"));
    });
    row("another program's", "not_a_backup", [](const QString &file) {
        QVERIFY(QFile::remove(file));
        run(file, "create table recipes (name text)");
    });
    row("one shop's", "not_a_backup",
        [](const QString &file) { run(file, "pragma application_id = 0x53744473"); }); // ShopFileService's id.
    row("newer", "schema_too_new",
        [](const QString &file) { run(file, "insert into schema_migration values (9999, 'tomorrow', 1)"); });
}

void TestBackupRestore::badBackupChangesNothing()
{
    QFETCH(const Spoil, spoil);
    QFETCH(const QByteArray, code);
    spoil(m_backup);

    const auto looked = lookIntoBackup(m_backup);
    const auto restored = restoreBackup(m_data, m_backup, kNow, kGoOn);

    QVERIFY(!looked && !restored);
    QCOMPARE(looked.error().code, code);
    QCOMPARE(restored.error().code, code);
    QVERIFY2(restored.error().message.contains(m_backup), qPrintable(restored.error().message));
    QCOMPARE(left(), QStringList(u"stemdesk.db"_s));
    QCOMPARE(eventsIn(database()), 3);
}

void TestBackupRestore::ownDatabaseIsRefused()
{
    const auto refused = restoreBackup(m_data, database(), kNow, kGoOn);

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, QByteArray("invalid_file"));
    QCOMPARE(eventsIn(database()), 3);
}

void TestBackupRestore::openDatabaseIsNotReplaced()
{
    const SqliteDriver driver(database());
    const auto session = Session::open(driver);
    QVERIFY((*session)->run("update shop set name = 'Renamed' where key = 1"));

    const auto refused = restoreBackup(m_data, m_backup, kNow, kGoOn);

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, QByteArray("busy"));
    QVERIFY((*session)->run("update shop set name = 'Again' where key = 1"));
    QVERIFY(!QFile::exists(SqliteDriver::successorOf(database())));
}

void TestBackupRestore::damagedDatabaseIsReplacedAndKept_data()
{
    QTest::addColumn<Spoil>("spoil");
    QTest::newRow("empty") << Spoil([](const QString &file) { QVERIFY(QFile::resize(file, 0)); });
    QTest::newRow("header") << Spoil([](const QString &file) { overwrite(file, 0, QByteArray(100, '\xff')); });
    QTest::newRow("cut") << Spoil([](const QString &file) { QVERIFY(QFile::resize(file, 20'000)); });
    QTest::newRow("tables") << Spoil([](const QString &file) { overwrite(file, 100, QByteArray(3'000, '\xee')); });
    QTest::newRow("no database") << Spoil(
        [](const QString &file) { overwrite(file, 0, QByteArray(QFileInfo(file).size(), 'x')); });
}

void TestBackupRestore::damagedDatabaseIsReplacedAndKept()
{
    QFETCH(const Spoil, spoil);
    spoil(database());
    QFile damaged(database());
    QVERIFY(damaged.open(QFile::ReadOnly));
    const qint64 size = damaged.size();
    damaged.close();
    QFile log(database() + u"-wal"_s); // SQLite cannot apply it any more.
    QVERIFY(log.open(QFile::WriteOnly) && log.write("torn") == 4);
    log.close();

    const auto restored = restoreBackup(m_data, m_backup, kNow, kGoOn);

    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().message));
    QCOMPARE(eventsIn(database()), 1);
    QCOMPARE(QFileInfo(restored->kept).size(), size);
    QVERIFY(!QFile::exists(database() + u"-wal"_s));
    const auto opened = openDatabase(m_data, true, [] { return kNow; });
    QVERIFY(opened);
}

void TestBackupRestore::stoppedRestoreChangesNothing()
{
    const auto stopped = restoreBackup(m_data, m_backup, kNow, [](qint64, qint64) { return false; });

    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, QByteArray("cancelled"));
    QCOMPARE(left(), QStringList(u"stemdesk.db"_s));
}

void TestBackupRestore::fullDiskChangesNothing()
{
    SmallDisk disk(2 << 20);
    if (!disk.isThere())
        QSKIP(SmallDisk::why());
    const QString data = disk.path(u"data"_s);
    QVERIFY(prepareDataFolder(data) && QFile::copy(database(), databaseFile(data)));

    const auto refused = restoreBackup(data, m_backup, kNow, kGoOn);

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, QByteArray("storage_full"));
    QCOMPARE(eventsIn(databaseFile(data)), 3);
    QCOMPARE(QDir(data).entryList(QDir::Files), QStringList(u"stemdesk.db"_s));
}

void TestBackupRestore::leftoversOfAKilledOneAreCleared()
{
    QVERIFY(QFile::copy(m_backup, SqliteDriver::successorOf(database())));

    QVERIFY(openDatabase(m_data, true, [] { return kNow; }));

    QCOMPARE(left(), QStringList(u"stemdesk.db"_s));
    QCOMPARE(eventsIn(database()), 3);
}

STEMDESK_GUILESS_TEST(TestBackupRestore)

} // namespace stemdesk::backup_restore_test

#include "tst_backup_restore.moc"

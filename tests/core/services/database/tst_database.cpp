#include "core/services/database/database.h"

#include "core/services/backup/backup_folder.h"
#include "core/storage/engine/driver.h"
#include "core/storage/engine/session.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::database_test {

class TestDatabaseFolder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makesAPrivateFolder();
    void opensWhatIsThere();
    void onlyTheOwnerOfTheFolderMigrates();
    void fileInPlaceOfTheFolder();
    void emptyFileIsDamage();
    void missingFileBesideBackupsIsNotMadeAnew();
    void killedFirstStartBeginsAgain();
};

namespace {

const Clock kNow = [] { return Instant(1'000); };

constexpr auto kOthers =
    QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;

} // namespace

void TestDatabaseFolder::makesAPrivateFolder()
{
    const QTemporaryDir temporary;
    const QString folder = temporary.filePath(u"a/b"_s);

    QVERIFY(openDatabase(folder, true, kNow));

    QVERIFY(!(QFileInfo(folder).permissions() & kOthers));
    QVERIFY(!(QFileInfo(folder + u"/stemdesk.db"_s).permissions() & kOthers));
}

void TestDatabaseFolder::opensWhatIsThere()
{
    const QTemporaryDir folder;
    QVERIFY(openDatabase(folder.path(), true, kNow));

    const auto again = openDatabase(folder.path(), false, kNow);

    QVERIFY(again);
    QVERIFY((*Session::open(**again))->run("select * from shop"));
}

void TestDatabaseFolder::onlyTheOwnerOfTheFolderMigrates()
{
    const QTemporaryDir folder;

    const auto refused = openDatabase(folder.path(), false, kNow);

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, QByteArray("schema_mismatch"));
    QVERIFY(openDatabase(folder.path(), true, kNow));
}

void TestDatabaseFolder::fileInPlaceOfTheFolder()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"data"_s));
    QVERIFY(file.open(QFile::WriteOnly));

    for (const QString &name : {file.fileName(), file.fileName() + u"/inside"_s}) {
        const auto opened = openDatabase(name, true, kNow);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, QByteArray("storage_unavailable"));
        QVERIFY(opened.error().message.contains(name));
    }
}

void TestDatabaseFolder::emptyFileIsDamage()
{
    const QTemporaryDir folder;
    QVERIFY(openDatabase(folder.path(), true, kNow));
    QVERIFY(QFile::resize(databaseFile(folder.path()), 0));

    const auto opened = openDatabase(folder.path(), true, kNow);

    QVERIFY(!opened);
    QCOMPARE(opened.error().code, QByteArray("storage_damaged"));
    QCOMPARE(QFileInfo(databaseFile(folder.path())).size(), 0);
}

void TestDatabaseFolder::missingFileBesideBackupsIsNotMadeAnew()
{
    const QTemporaryDir folder;
    QVERIFY(openDatabase(folder.path(), true, kNow));
    const BackupFolder backups(folder.path());
    QVERIFY(backups.prepare());
    const QString backup = backups.nameFor(1'000, true);
    QVERIFY(QFile::rename(databaseFile(folder.path()), backup));

    const auto opened = openDatabase(folder.path(), true, kNow);

    QVERIFY(!opened);
    QCOMPARE(opened.error().code, QByteArray("storage_missing"));
    QVERIFY(opened.error().message.contains(u"stemdesk restore --data %1 %2"_s.arg(folder.path(), backup)));
    QVERIFY(!QFile::exists(databaseFile(folder.path())));
}

void TestDatabaseFolder::killedFirstStartBeginsAgain()
{
    const QTemporaryDir folder;
    for (const QString &name : {u"stemdesk.db.new"_s, u"stemdesk.db.new-wal"_s, u"stemdesk.db.new-shm"_s}) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QFile::WriteOnly) && file.write(QByteArray(5'000, 'x')) > 0);
    }

    QVERIFY(openDatabase(folder.path(), true, kNow));

    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList(u"stemdesk.db"_s));
}

STEMDESK_GUILESS_TEST(TestDatabaseFolder)

} // namespace stemdesk::database_test

#include "tst_database.moc"

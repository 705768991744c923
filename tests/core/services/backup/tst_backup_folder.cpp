#include "core/services/backup/backup_folder.h"

#include "core/services/database/database.h"
#include "core/storage/engine/driver.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace stemdesk::backup_folder_test {

namespace {

constexpr Instant kStart = 1'774'087'200'000; // 21 March 2026, 10:00 UTC.
constexpr Instant kDay = 86'400'000;

constexpr auto kOthers =
    QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;

} // namespace

class TestBackupFolder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void namesTellTheTime();
    void namesOfOneSecondDiffer();
    void otherFilesAreNoBackups();
    void newestIsTheNewestWholeOne();
    void newestFourteenDailyOnesAreKept();
    void brokenOnesDriveNoGoodOnesOut();
    void aWrongClockFoolsNobody();
    void backupsWithoutANumberAreOlder();
    void folderIsPrivateAndCleared();

private:
    QString data() const { return m_data->path(); }
    BackupFolder folder() const { return BackupFolder(data()); }
    void add(Instant at, bool isAutomatic, bool isWhole = true);

    std::unique_ptr<QTemporaryDir> m_data;
    QString m_sample; // A database.
};

void TestBackupFolder::init()
{
    m_data = std::make_unique<QTemporaryDir>();
    QVERIFY(openDatabase(m_data->filePath(u"sample"_s), true, [] { return kStart; }));
    m_sample = m_data->filePath(u"sample/stemdesk.db"_s);
    QVERIFY(folder().prepare());
}

void TestBackupFolder::add(Instant at, bool isAutomatic, bool isWhole)
{
    const QString name = folder().nameFor(at, isAutomatic);
    QVERIFY(QFile::copy(m_sample, name));
    if (!isWhole)
        QVERIFY(QFile::resize(name, 10'000));
}

void TestBackupFolder::namesTellTheTime()
{
    QCOMPARE(QFileInfo(folder().nameFor(kStart + 999, true)).fileName(), u"stemdesk-2026-03-21T100000Z-1.db"_s);
    QCOMPARE(QFileInfo(folder().nameFor(kStart, false)).fileName(), u"stemdesk-2026-03-21T100000Z-by-hand-1.db"_s);
    add(kStart, true);
    add(kStart + kDay, false);

    const QList<BackupFile> files = folder().list();

    QCOMPARE(files.size(), 2);
    QCOMPARE(files.at(0).at, kStart + kDay);
    QVERIFY(!files.at(0).isAutomatic);
    QCOMPARE(files.at(1).at, kStart);
    QVERIFY(files.at(1).isAutomatic);
    QVERIFY(files.at(1).isWhole);
    QCOMPARE(files.at(1).bytes, QFileInfo(m_sample).size());
}

void TestBackupFolder::namesOfOneSecondDiffer()
{
    add(kStart, true);
    add(kStart, true);

    QCOMPARE(folder().list().size(), 2);
}

void TestBackupFolder::otherFilesAreNoBackups()
{
    for (const QString &name : {u"stemdesk-2026-03-21.db"_s, u"stemdesk-2026-13-41T100000Z.db"_s, u"letter.txt"_s,
                                u"stemdesk-2026-03-21T100000Z.db.part"_s})
        QVERIFY(QFile::copy(m_sample, folder().path() + u'/' + name));

    QVERIFY(folder().list().isEmpty());
    QVERIFY(!folder().newest());
}

void TestBackupFolder::newestIsTheNewestWholeOne()
{
    add(kStart, true);
    add(kStart + kDay, true, false);

    QCOMPARE(folder().newest()->at, kStart);
}

void TestBackupFolder::newestFourteenDailyOnesAreKept()
{
    add(kStart - 100 * kDay, false);
    for (int day = 0; day < 20; ++day)
        add(kStart + day * kDay, true);

    folder().prune();

    const QList<BackupFile> files = folder().list();
    QCOMPARE(files.size(), BackupFolder::kKept + 1);
    QCOMPARE(files.first().at, kStart + 19 * kDay);
    QCOMPARE(files.at(13).at, kStart + 6 * kDay);
    QVERIFY(!files.last().isAutomatic);
}

void TestBackupFolder::brokenOnesDriveNoGoodOnesOut()
{
    for (int day = 0; day < 14; ++day)
        add(kStart + day * kDay, true);
    for (int day = 14; day < 20; ++day)
        add(kStart + day * kDay, true, false);

    folder().prune();

    const QList<BackupFile> files = folder().list();
    QCOMPARE(std::ranges::count(files, true, &BackupFile::isWhole), 14);
}

void TestBackupFolder::aWrongClockFoolsNobody()
{
    add(kStart, true);
    for (const qint64 days : {1'000, -1'000, 2'000}) // Wrong ones, one after the other.
        add(kStart + days * kDay, true);
    for (int day = 1; day <= 12; ++day)
        add(kStart + day * kDay, true);

    QCOMPARE(folder().newest()->at, kStart + 12 * kDay);
    folder().prune();

    const QList<BackupFile> files = folder().list();
    QCOMPARE(files.size(), 14);
    for (int place = 0; place < 12; ++place)
        QCOMPARE(files.at(place).at, kStart + (12 - place) * kDay);
    QCOMPARE(files.at(12).at, kStart + 2'000 * kDay);
    QCOMPARE(files.at(13).at, kStart - 1'000 * kDay);
}

void TestBackupFolder::backupsWithoutANumberAreOlder()
{
    for (const QString &time : {u"2026-03-21T100000Z"_s, u"2026-03-22T100000Z"_s, u"2036-01-01T100000Z-by-hand"_s})
        QVERIFY(QFile::copy(m_sample, folder().path() + u"/stemdesk-%1.db"_s.arg(time)));
    add(kStart, true);

    const QList<BackupFile> files = folder().list();

    QCOMPARE(files.size(), 4);
    QCOMPARE(files.at(0).number, 1);
    QCOMPARE(files.at(0).at, kStart);
    QVERIFY(!files.at(1).isAutomatic);
    QCOMPARE(files.at(3).at, kStart);
}

void TestBackupFolder::folderIsPrivateAndCleared()
{
    const QString part = folder().path() + u"/stemdesk-2026-03-21T100000Z.db.part"_s;
    for (const QString &name : {part, part + u"-wal"_s})
        QVERIFY(QFile::copy(m_sample, name));

    QVERIFY(folder().prepare());

    QVERIFY(QDir(folder().path()).isEmpty());
    QVERIFY(!(QFileInfo(folder().path()).permissions() & kOthers));
}

STEMDESK_GUILESS_TEST(TestBackupFolder)

} // namespace stemdesk::backup_folder_test

#include "tst_backup_folder.moc"

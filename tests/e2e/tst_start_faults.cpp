#include "core/base/file_lock.h"
#include "core/services/database/database.h"
#include "core/storage/engine/session.h"
#include "core/storage/sqlite/sqlite_file.h"
#include "tests/support/file_bytes.h"
#include "tests/support/program.h"
#include "tests/support/small_disk.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace stemdesk::start_faults_test {

using Spoil = std::function<void(const QString &file)>;

namespace {

void overwrite(const QString &name, qint64 at, const QByteArray &bytes)
{
    QFile file(name);
    QVERIFY(file.open(QFile::ReadWrite) && file.seek(at));
    QCOMPARE(file.write(bytes), bytes.size());
}

qint64 numberIn(const QString &file, QByteArrayView sql)
{
    const SqliteFileDriver driver(file, SqliteFileDriver::Use::Read);
    const auto session = Session::open(driver);
    const auto number = (*session)->first(sql, [](const Row &row) { return row.integer(0); });
    return number->value_or(-1);
}

} // namespace

/// Starts the built program on a damaged folder: it names the problem, changes nothing, and a backup repairs it.
class TestStartFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        copyShop(m_folder->filePath(u"data"_s));
    }
    void killedServerComesBackWhole();
    void tornLogLosesNothingThatWasSaved();
    void damagedFileIsNamedAndRestored_data();
    void damagedFileIsNamedAndRestored();
    void damagedPageIsFoundAndRestored();
    void missingFileIsNotMadeAnew();
    void aFileTakenAwayUnderServeIsNoticed_data();
    void aFileTakenAwayUnderServeIsNoticed();
    void aFilePutBackUnderServeIsWrittenAgain();
    void newerDatabaseIsLeftAlone();
    void leftLockFileHoldsNobodyUp();
    void aDeletedLockFileLetsNoSecondOwnerIn();
    void serveWaitsForACommand();
    void lockedDatabaseIsSaid();
    void fullDiskIsSaidAndPasses();
    void readOnlyFolderIsSaidAndPasses();

private:
    ProgramRun run(const QStringList &arguments) const
    {
        return runProgram(arguments + QStringList{u"--data"_s, m_data});
    }
    /// Copies a folder with a shop and a backup, on which nothing runs.
    void copyShop(const QString &data);
    QByteArray shops() const { return run({u"shop"_s, u"list"_s}).output; }
    /// Prints one sentence on standard error with these words, as a command and as `serve`.
    void refuses(const QByteArray &said) const;
    QString database() const { return databaseFile(m_data); }
    QString lockFile() const { return QDir(m_data).filePath(u"stemdesk.lock"_s); }
    QString backup() const { return m_data + u"-backup.db"_s; }

    const QTemporaryDir m_original;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_data;
    QByteArray m_shops;
    QByteArray m_key;
};

void TestStartFaults::initTestCase()
{
    m_data = m_original.filePath(u"data"_s);
    QCOMPARE(run({u"shop"_s, u"set"_s, u"rate-per-minute=0"_s}).exitCode, 0);
    m_key = run({u"key"_s, u"create"_s, u"--name"_s, u"Test"_s}).output.trimmed();
    QCOMPARE(run({u"demo"_s}).exitCode, 0);
    const ProgramRun written = run({u"backup"_s, backup()});
    QVERIFY2(written.exitCode == 0, written.errors);
    m_shops = shops();
}

void TestStartFaults::copyShop(const QString &data)
{
    for (const QString &ending : {u""_s, u"-backup.db"_s})
        QCOMPARE(QProcess::execute(u"cp"_s, {u"-a"_s, m_original.filePath(u"data"_s) + ending, data + ending}), 0);
    m_data = data;
}

void TestStartFaults::refuses(const QByteArray &said) const
{
    for (const QStringList &words :
         {QStringList{u"shop"_s, u"list"_s}, QStringList{u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s},
          QStringList{u"check"_s}}) {
        const ProgramRun refused = run(words);
        QVERIFY2(refused.exitCode == 1, qPrintable(words.join(u' ') + u": "_s + QString::fromUtf8(refused.errors)));
        QVERIFY2(refused.errors.contains(said), refused.errors);
        QVERIFY2(refused.errors.trimmed().count('\n') == 0, refused.errors);
        QVERIFY2(refused.output.isEmpty(), refused.output);
    }
}

void TestStartFaults::killedServerComesBackWhole()
{
    ServedProgram serve({u"--data"_s, m_data});
    for (int i = 0; i < 20; ++i)
        QCOMPARE(fetch(serve.port(), "POST", "/api/v1/suppliers", m_key, "{\"name\": \"After the backup\"}").status,
                 201);

    serve.kill();

    QCOMPARE(run({u"check"_s}).exitCode, 0);
    QCOMPARE(numberIn(database(), "select count(*) from supplier where name = 'After the backup'"), 20);
}

/// Simulates a machine that stopped during the last write.
void TestStartFaults::tornLogLosesNothingThatWasSaved()
{
    ServedProgram serve({u"--data"_s, m_data});
    QVERIFY(fetch(serve.port(), "GET", "/api/v1/suppliers", m_key).status == 200);
    for (int i = 0; i < 20; ++i)
        QCOMPARE(fetch(serve.port(), "POST", "/api/v1/suppliers", m_key, "{\"name\": \"Saved\"}").status, 201);
    serve.kill();
    const QString log = database() + u"-wal"_s;
    QVERIFY(QFileInfo(log).size() > 0);
    QFile file(log);
    QVERIFY(file.open(QFile::Append) && file.write(QByteArray(3'000, '\x5a')) == 3'000); // A torn frame.
    file.close();
    QCOMPARE(run({u"check"_s}).exitCode, 0);
    QCOMPARE(numberIn(database(), "select count(*) from supplier where name = 'Saved'"), 20);

    ServedProgram again({u"--data"_s, m_data});
    QCOMPARE(fetch(again.port(), "POST", "/api/v1/suppliers", m_key, "{\"name\": \"Cut\"}").status, 201);
    again.kill();
    QVERIFY(QFile::resize(log, QFileInfo(log).size() / 2)); // Cuts off the last writes.

    QCOMPARE(run({u"check"_s}).exitCode, 0);
    QCOMPARE(shops(), m_shops);
    QCOMPARE(numberIn(database(), "select count(*) from supplier where name = 'Saved'"), 20);
}

void TestStartFaults::damagedFileIsNamedAndRestored_data()
{
    QTest::addColumn<Spoil>("spoil");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("header") << Spoil([](const QString &file) { overwrite(file, 0, QByteArray(100, '\xff')); })
                            << QByteArray("The database is damaged");
    QTest::newRow("first page") << Spoil([](const QString &file) { overwrite(file, 100, QByteArray(3'000, '\xee')); })
                                << QByteArray("The database is damaged");
    QTest::newRow("cut in half") << Spoil([](const QString &file) {
        QVERIFY(QFile::resize(file, QFileInfo(file).size() / 2));
    }) << QByteArray("The database is damaged");
    QTest::newRow("empty") << Spoil([](const QString &file) { QVERIFY(QFile::resize(file, 0)); })
                           << QByteArray("is empty");
}

void TestStartFaults::damagedFileIsNamedAndRestored()
{
    QFETCH(const Spoil, spoil);
    QFETCH(const QByteArray, said);
    spoil(database());
    const QByteArray damaged = fileBytes(database());

    refuses(said);

    QCOMPARE(fileBytes(database()), damaged);
    const ProgramRun restored = run({u"restore"_s, backup()});
    QVERIFY2(restored.exitCode == 0, restored.errors);
    QVERIFY2(restored.output.contains("stemdesk-replaced-"), restored.output);
    QCOMPARE(shops(), m_shops);
    QCOMPARE(run({u"check"_s}).exitCode, 0);
}

/// The program starts, because only part of the data is damaged.
void TestStartFaults::damagedPageIsFoundAndRestored()
{
    const qint64 page = numberIn(database(), "select rootpage from sqlite_master where name = 'event'");
    overwrite(database(), (page - 1) * 8'192, QByteArray(8'192, '\xee'));

    const ProgramRun check = run({u"check"_s});
    const ProgramRun refused = run({u"backup"_s, backup()});

    QCOMPARE(check.exitCode, 1);
    QVERIFY2(check.output.contains("cannot be read to the end") && check.output.contains("Findings: "), check.output);
    QVERIFY2(check.errors.contains("Something is wrong"), check.errors);
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.errors.contains("damaged"), refused.errors);
    QCOMPARE(run({u"restore"_s, backup()}).exitCode, 0); // The older one is as good as it was.
    QCOMPARE(run({u"check"_s}).exitCode, 0);
    QCOMPARE(shops(), m_shops);
}

void TestStartFaults::missingFileIsNotMadeAnew()
{
    {
        const ServedProgram serve({u"--data"_s, m_data});
        const QDir backups(m_data + u"/backups"_s);
        QTRY_COMPARE_WITH_TIMEOUT(backups.entryList({u"*.db"_s}, QDir::Files).size(), 1, 60'000);
    }
    for (const QString &name : {database(), database() + u"-wal"_s, database() + u"-shm"_s})
        QFile::remove(name);

    refuses("is gone");

    const ProgramRun told = run({u"shop"_s, u"list"_s});
    const qsizetype at = told.errors.indexOf("stemdesk restore ");
    QVERIFY2(at > 0, told.errors);
    // The printed command can be run as it is.
    const qsizetype end = told.errors.indexOf(" the newest backup", at);
    const QStringList words = QString::fromUtf8(told.errors.sliced(at + 9, end - at - 9)).split(u' ');
    const ProgramRun restored = runProgram(words);
    QVERIFY2(restored.exitCode == 0, restored.errors);
    QCOMPARE(shops(), m_shops);
}

void TestStartFaults::aFileTakenAwayUnderServeIsNoticed_data()
{
    QTest::addColumn<Spoil>("take");
    QTest::newRow("deleted") << Spoil([](const QString &file) { QVERIFY(QFile::remove(file)); });
    QTest::newRow("its log deleted") << Spoil([](const QString &file) { QVERIFY(QFile::remove(file + u"-wal"_s)); });
    QTest::newRow("replaced") << Spoil([](const QString &file) {
        QVERIFY(QFile::copy(file, file + u".copy"_s));
        QVERIFY(QFile::remove(file));
        QVERIFY(QFile::rename(file + u".copy"_s, file));
    });
}

/// Writes would go to a file that is never read again.
void TestStartFaults::aFileTakenAwayUnderServeIsNoticed()
{
    QFETCH(const Spoil, take);
    ServedProgram serve({u"--data"_s, m_data});
    const auto write = [&] { return fetch(serve.port(), "POST", "/api/v1/suppliers", m_key, R"({"name": "Grower"})"); };
    QCOMPARE(write().status, 201);

    take(database());

    for (int i = 0; i < 8; ++i) { // One per worker, each with its own connection.
        const PlainAnswer refused = write();
        QCOMPARE(refused.status, 503);
        QVERIFY2(refused.body.contains("moved, replaced or deleted"), refused.body);
    }
    QCOMPARE(fetch(serve.port(), "GET", "/healthz", {}).status, 200);
    const bool isGone = !QFile::exists(database());
    if (isGone) {
        QCOMPARE(run({u"shop"_s, u"list"_s}).exitCode, 1);
        QVERIFY(!QFile::exists(database())); // An empty file would hide what happened.
    }
    QCOMPARE(serve.stop(), 0);
    if (isGone)
        refuses("is gone");
}

void TestStartFaults::aFilePutBackUnderServeIsWrittenAgain()
{
    ServedProgram serve({u"--data"_s, m_data});
    const auto write = [&] {
        return fetch(serve.port(), "POST", "/api/v1/suppliers", m_key, R"({"name": "Grower"})").status;
    };
    const QString file = database();
    QCOMPARE(write(), 201);
    QVERIFY(QFile::rename(file, file + u".away"_s));
    QCOMPARE(write(), 503);

    QVERIFY(QFile::rename(file + u".away"_s, file));

    QCOMPARE(write(), 201);
    QCOMPARE(serve.stop(), 0);
    QCOMPARE(run({u"check"_s}).exitCode, 0);
}

void TestStartFaults::newerDatabaseIsLeftAlone()
{
    {
        const SqliteDriver driver(database());
        QVERIFY((*Session::open(driver))->run("insert into schema_migration values (9999, 'tomorrow', 1)"));
    }
    const QByteArray before = fileBytes(database());

    refuses("written by a newer Stemdesk");

    QCOMPARE(fileBytes(database()), before);
}

/// A power cut leaves an empty lock file if it was just created.
void TestStartFaults::leftLockFileHoldsNobodyUp()
{
    QFile left(lockFile());
    QVERIFY(left.open(QFile::WriteOnly));
    left.close();

    const ServedProgram serve({u"--data"_s, m_data});
    QVERIFY(!serve.address().isEmpty());
    const ProgramRun second = run({u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s});
    QCOMPARE(second.exitCode, 1);
    QVERIFY2(second.errors.contains("Another Stemdesk is running"), second.errors);
}

void TestStartFaults::aDeletedLockFileLetsNoSecondOwnerIn()
{
    ServedProgram serve({u"--data"_s, m_data});
    QVERIFY(!serve.address().isEmpty());
    QVERIFY(QFile::remove(lockFile()));

    for (const QStringList &words :
         {QStringList{u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s}, QStringList{u"restore"_s, backup()}}) {
        const ProgramRun second = run(words);
        QCOMPARE(second.exitCode, 1);
        QVERIFY2(second.errors.contains("Another Stemdesk is running"), second.errors);
    }
    QCOMPARE(shops(), m_shops); // Commands still work beside it.
    QCOMPARE(serve.stop(), 0);
    ServedProgram next({u"--data"_s, m_data});
    QVERIFY(!next.address().isEmpty());
}

/// A command holds the folder for a moment; here the test does.
void TestStartFaults::serveWaitsForACommand()
{
    auto command = std::make_unique<FileLock>(lockFile(), FileLock::Of::Folder);
    QVERIFY(command->tryLock(std::chrono::seconds(10)));
    QProcess serve;
    serve.start(programPath(), {u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s, u"--data"_s, m_data});
    serve.setReadChannel(QProcess::StandardError);
    QByteArray said;
    while (!said.contains("waiting for it to end") && serve.waitForReadyRead())
        said += serve.readAllStandardError();
    QVERIFY2(said.contains("waiting for it to end"), said);

    command.reset();

    serve.setReadChannel(QProcess::StandardOutput);
    QVERIFY(serve.canReadLine() || serve.waitForReadyRead());
    QVERIFY(serve.readLine().startsWith("listening on "));
    serve.terminate();
    QVERIFY(serve.waitForFinished());
    QCOMPARE(serve.exitCode(), 0);
}

void TestStartFaults::lockedDatabaseIsSaid()
{
    const SqliteDriver driver(database());
    auto other = *Session::open(driver);
    QVERIFY(other->run("pragma locking_mode = exclusive"));
    QVERIFY(other->run("begin exclusive"));
    QVERIFY(other->run("update shop set name = name"));

    const ProgramRun refused = run({u"shop"_s, u"list"_s});

    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.errors.contains("locked"), refused.errors);
    QVERIFY(other->run("rollback"));
    other.reset();
    QCOMPARE(shops(), m_shops);
}

void TestStartFaults::fullDiskIsSaidAndPasses()
{
    SmallDisk disk(48 << 20);
    if (!disk.isThere())
        QSKIP(SmallDisk::why());
    copyShop(disk.path(u"data"_s));
    {
        ServedProgram serve({u"--data"_s, m_data});
        QCOMPARE(fetch(serve.port(), "GET", "/api/v1/suppliers", m_key).status, 200);
        disk.fill();
        PlainAnswer refused;
        for (int i = 0; i < 50 && refused.status != 503; ++i) // Writes that fit into the existing log succeed.
            refused = fetch(serve.port(), "POST", "/api/v1/suppliers", m_key,
                            "{\"name\": \"Too much\", \"notes\": \"" + QByteArray(9'000, 'x') + "\"}");
        QCOMPARE(refused.status, 503);
        QVERIFY2(refused.body.contains("storage_full"), refused.body);
        QCOMPARE(fetch(serve.port(), "GET", "/api/v1/suppliers", m_key).status, 200);
        QCOMPARE(serve.stop(), 0);
    }
    disk.empty();
    QCOMPARE(run({u"check"_s}).exitCode, 0); // No log is left: there would be room in it.
    disk.fill();

    refuses("full");
    const ProgramRun backup = run({u"backup"_s, disk.path(u"more.db"_s)});
    QCOMPARE(backup.exitCode, 1);

    disk.empty();
    QCOMPARE(run({u"check"_s}).exitCode, 0);
    QCOMPARE(shops(), m_shops);
}

void TestStartFaults::readOnlyFolderIsSaidAndPasses()
{
    SmallDisk disk(48 << 20);
    if (!disk.isThere())
        QSKIP(SmallDisk::why());
    copyShop(disk.path(u"data"_s));
    QVERIFY(disk.setReadOnly(true));

    refuses("cannot be written to");
    const ProgramRun restored = run({u"restore"_s, backup()});
    QCOMPARE(restored.exitCode, 1);
    QVERIFY2(restored.errors.contains("cannot be written to"), restored.errors);

    QVERIFY(disk.setReadOnly(false));
    QCOMPARE(shops(), m_shops);
    QCOMPARE(run({u"check"_s}).exitCode, 0);
}

STEMDESK_GUILESS_TEST(TestStartFaults)

} // namespace stemdesk::start_faults_test

#include "tst_start_faults.moc"

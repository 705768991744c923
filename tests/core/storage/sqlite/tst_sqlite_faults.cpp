#include "core/storage/engine/migrator.h"
#include "core/storage/engine/transaction.h"
#include "tests/support/test_database.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <sqlite3.h>

#include <cerrno>
#include <optional>

#include <fcntl.h>
#include <unistd.h>

namespace stemdesk::sqlite_faults_test {

/// Faults that users may meet: each ends in an error that names the problem, never in a half-written database.
class TestSqliteFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lockedDatabaseIsBusyAfterTheTimeout_data();
    void lockedDatabaseIsBusyAfterTheTimeout();
    void fileThatIsNoDatabase();
    void damagedDatabase();
    void folderThatIsNotThere();
    void folderThatCannotBeWritten();
    void fullDatabaseWritesNothing();
    void aQuotaIsRoom();
    void whatCannotBeReadIsNoDamage_data();
    void whatCannotBeReadIsNoDamage();
    void aFileTakenAwayAtOpeningIsNotMadeAnew();
};

namespace {

/// The error that the system returns for SQLite's reads and writes; 0: they are carried out.
int readError = 0;
int writeError = 0;

ssize_t readAt(int file, void *bytes, size_t count, off64_t at)
{
    errno = readError;
    return readError ? -1 : ::pread64(file, bytes, count, at);
}

ssize_t writeAt(int file, const void *bytes, size_t count, off64_t at)
{
    errno = writeError;
    return writeError ? -1 : ::pwrite64(file, bytes, count, at);
}

/// The file that is taken away just before SQLite opens it.
QByteArray takenAtOpening;

int openAt(const char *file, int flags, int mode)
{
    if (takenAtOpening == file)
        ::unlink(file);
    return ::open(file, flags, mode);
}

/// Puts these between SQLite and the system. False where its build reads and writes by other calls.
bool standBetween()
{
    sqlite3_vfs *vfs = sqlite3_vfs_find(nullptr);
    const auto put = [vfs](const char *name, sqlite3_syscall_ptr call) {
        return vfs->xGetSystemCall(vfs, name) && vfs->xSetSystemCall(vfs, name, call) == SQLITE_OK;
    };
    return put("open", reinterpret_cast<sqlite3_syscall_ptr>(openAt))
        && put("pread64", reinterpret_cast<sqlite3_syscall_ptr>(readAt))
        && put("pwrite64", reinterpret_cast<sqlite3_syscall_ptr>(writeAt));
}

} // namespace

void TestSqliteFaults::lockedDatabaseIsBusyAfterTheTimeout_data()
{
    QTest::addColumn<bool>("isQuery");
    QTest::newRow("C interface") << false;
    QTest::newRow("QSqlQuery") << true;
}

void TestSqliteFaults::lockedDatabaseIsBusyAfterTheTimeout()
{
    QFETCH(bool, isQuery);
    TestDatabase database(isQuery ? TestDatabase::Back::Query : TestDatabase::Back::Native);
    const auto other = database.open();
    QVERIFY(database.session().run("create table t (a)"));
    QVERIFY(other->run("begin immediate"));

    const Result<Transaction> refused = Transaction::begin(database.session());
    const Status written = database.session().run("insert into t values (1)");
    QVERIFY(other->run("rollback"));

    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, Error::Kind::Unavailable);
    QCOMPARE(refused.error().code, QByteArray("busy"));
    QVERIFY(!written);
    QCOMPARE(written.error().code, QByteArray("busy"));
    QVERIFY(Transaction::begin(database.session()));
}

void TestSqliteFaults::fileThatIsNoDatabase()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(u"letter.db"_s);
    QFile file(name);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(QByteArray(8'192, 'x'));
    file.close();
    const SqliteDriver driver(name);

    const auto session = Session::open(driver);

    QVERIFY(!session);
    QCOMPARE(session.error().code, QByteArray("storage_damaged"));
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray(8'192, 'x'));
}

void TestSqliteFaults::damagedDatabase()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(u"damaged.db"_s);
    const SqliteDriver driver(name);
    {
        const auto session = Session::open(driver);
        QVERIFY(session && migrate(**session, [] { return Instant(1); }));
    }
    QFile file(name);
    QVERIFY(file.open(QFile::ReadWrite));
    QVERIFY(file.seek(4'096)); // The first page still is a database's.
    file.write(QByteArray(int(file.size()) - 4'096, '\x7f'));
    file.close();

    const auto session = Session::open(driver);
    const Status read = session ? (*session)->run("select * from supplier") : Status(session.error());

    QVERIFY(!read);
    QCOMPARE(read.error().code, QByteArray("storage_damaged"));
}

void TestSqliteFaults::folderThatIsNotThere()
{
    const QTemporaryDir folder;
    const SqliteDriver driver(folder.filePath(u"nowhere/stemdesk.db"_s));

    const auto session = Session::open(driver);

    QVERIFY(!session);
    QCOMPARE(session.error().code, QByteArray("storage_unavailable"));
    QVERIFY(session.error().message.contains(u"nowhere"_s));
}

void TestSqliteFaults::folderThatCannotBeWritten()
{
    if (geteuid() == 0)
        QSKIP("Nothing is read-only for root.");
    const QTemporaryDir folder;
    QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner));
    const SqliteDriver driver(folder.filePath(u"stemdesk.db"_s));

    const auto session = Session::open(driver);

    QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QVERIFY(!session);
    QCOMPARE(session.error().code, QByteArray("storage_unavailable"));
}

void TestSqliteFaults::fullDatabaseWritesNothing()
{
    TestDatabase database;
    Session &session = database.session();
    QVERIFY(session.run("create table t (a)"));
    QVERIFY(session.run("pragma max_page_count = 20"));

    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"rollback"_s)); // SQLite has already rolled back.
    Status written;
    {
        Result<Transaction> transaction = Transaction::begin(session);
        QVERIFY(session.run("insert into t values ('small')"));
        written = session.run("insert into t values (?)", QByteArray(1'000'000, 'x'));
        if (written)
            QVERIFY(transaction->commit());
    }

    QVERIFY(!written);
    QCOMPARE(written.error().code, QByteArray("storage_full"));
    const auto count = session.first("select count(*) from t", [](const Row &row) { return row.integer(0); });
    QCOMPARE(**count, 0);
    QVERIFY(session.run("insert into t values ('small')"));
}

void TestSqliteFaults::aQuotaIsRoom()
{
    if (!standBetween())
        QSKIP("This SQLite writes by other calls.");
    TestDatabase database;
    Session &session = database.session();
    QVERIFY(session.run("create table t (a)"));

    writeError = EDQUOT;
    const Status refused = session.run("insert into t values (1)");
    writeError = 0;

    QCOMPARE(refused.error().code, QByteArray("storage_full"));
    QVERIFY(session.run("insert into t values (1)"));
}

void TestSqliteFaults::whatCannotBeReadIsNoDamage_data()
{
    QTest::addColumn<bool>("isInLog");
    QTest::newRow("the file") << false;
    QTest::newRow("its log") << true;
}

void TestSqliteFaults::whatCannotBeReadIsNoDamage()
{
    if (!standBetween())
        QSKIP("This SQLite reads by other calls.");
    QFETCH(const bool, isInLog);
    TestDatabase database;
    QVERIFY(database.session().run("create table t (a)"));
    QVERIFY(database.session().run("insert into t values (zeroblob(3000000))"));
    if (!isInLog)
        QVERIFY(database.session().run("pragma wal_checkpoint(truncate)"));
    const auto session = database.open(); // It has nothing in memory.
    const auto size = [&] {
        return session->first("select length(hex(a)) from t", [](const Row &row) { return row.integer(0); });
    };

    readError = EIO;
    const auto unread = size();
    const Result<QStringList> damages = database.driver().damages(*session);
    readError = 0;

    QVERIFY(!unread && !damages);
    QCOMPARE(unread.error().code, QByteArray("storage_unavailable"));
    QVERIFY2(unread.error().message.contains(u"could not be read just now"_s), qPrintable(unread.error().message));
    QVERIFY(!unread.error().message.contains(u"malformed"_s));
    QCOMPARE(damages.error().code, QByteArray("storage_unavailable"));
    const auto read = size();
    QVERIFY(read);
    QCOMPARE(*read, std::optional<qint64>(6'000'000));
}

void TestSqliteFaults::aFileTakenAwayAtOpeningIsNotMadeAnew()
{
    if (!standBetween())
        QSKIP("This SQLite opens by other calls.");
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"50% off?.db"_s);
    QVERIFY(Session::open(SqliteDriver(file)));
    const SqliteDriver driver(file, SqliteDriver::kTimeout, SqliteDriver::IfMissing::Refuse);
    QVERIFY(Session::open(driver));

    takenAtOpening = file.toUtf8();
    const auto session = Session::open(driver);
    takenAtOpening.clear();

    QVERIFY(!session);
    QCOMPARE(session.error().code, QByteArray("storage_missing"));
    QVERIFY(!QFile::exists(file));
}

STEMDESK_GUILESS_TEST(TestSqliteFaults)

} // namespace stemdesk::sqlite_faults_test

#include "tst_sqlite_faults.moc"

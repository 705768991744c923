#include "core/storage/sqlite/sqlite_file.h"

#include "core/storage/engine/durable_file.h"
#include "core/storage/engine/session.h"
#include "tests/support/test_database.h"
#include "tests/support/test_registry.h"

#include <QFileInfo>
#include <QTest>

namespace stemdesk::sqlite_file_test {

/// A database file that no running program has.
class TestSqliteFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void readingLeavesNothingBeside();
    void fileThatIsNotThereIsNotMade_data();
    void fileThatIsNotThereIsNotMade();
    void wholeFileIsTold_data();
    void wholeFileIsTold();
    void logIsFoldedIn();
    void fileInUseIsNotFolded();
    void nobodyOpensWhatIsBeingReplaced();

private:
    QString file() const { return m_folder->filePath(u"shop #1 100%.db"_s); }
    void makeFile();

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSqliteFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestSqliteFile::makeFile()
{
    const SqliteDriver driver(file());
    const auto session = Session::open(driver);
    QVERIFY(session);
    QVERIFY((*session)->run("create table flower (name text)"));
    QVERIFY((*session)->run("insert into flower values ('Rose')"));
}

void TestSqliteFile::readingLeavesNothingBeside()
{
    makeFile();
    const SqliteFileDriver driver(file(), SqliteFileDriver::Use::Read);

    const auto session = Session::open(driver);
    const auto name = (*session)->first("select name from flower", [](const Row &row) { return row.text(0); });
    const Status written = (*session)->run("insert into flower values ('Iris')");

    QCOMPARE(name->value_or(QString()), u"Rose"_s);
    QVERIFY(!written);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);
}

void TestSqliteFile::fileThatIsNotThereIsNotMade_data()
{
    QTest::addColumn<bool>("isRead");
    QTest::newRow("read") << true;
    QTest::newRow("alone") << false;
}

void TestSqliteFile::fileThatIsNotThereIsNotMade()
{
    QFETCH(const bool, isRead);
    const SqliteFileDriver driver(file(), isRead ? SqliteFileDriver::Use::Read : SqliteFileDriver::Use::Alone);

    const auto counts = countRows(driver);

    QVERIFY(!counts);
    QCOMPARE(counts.error().code, QByteArray("storage_unavailable"));
    QVERIFY(!QFile::exists(file()));
}

void TestSqliteFile::wholeFileIsTold_data()
{
    QTest::addColumn<int>("cut");
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("whole") << 0 << QByteArray() << true;
    QTest::newRow("last byte gone") << 1 << QByteArray() << false;
    QTest::newRow("half a header") << -50 << QByteArray() << false;
    QTest::newRow("empty") << -1 << QByteArray() << false;
    QTest::newRow("no database") << 0 << QByteArray("Dear Anna, the roses were lovely") << false;
}

void TestSqliteFile::wholeFileIsTold()
{
    QFETCH(const int, cut);
    QFETCH(const QByteArray, head);
    QFETCH(const bool, isWhole);
    makeFile();
    QFile opened(file());
    QVERIFY(opened.open(QFile::ReadWrite));
    QVERIFY(opened.write(head) == head.size());
    QVERIFY(opened.resize(cut < 0 ? -cut - 1 : opened.size() - cut));
    opened.close();

    QCOMPARE(looksWhole(file()), isWhole);
}

void TestSqliteFile::logIsFoldedIn()
{
    makeFile();
    const QString copy = m_folder->filePath(u"copy.db"_s);
    {
        const SqliteDriver driver(file());
        const auto session = Session::open(driver);
        QVERIFY((*session)->run("insert into flower values ('Iris')")); // It is in the log only.
        QVERIFY(QFile::copy(file(), copy));
        QVERIFY(QFile::copy(file() + u"-wal"_s, copy + u"-wal"_s));
    }
    QCOMPARE(countRows(SqliteFileDriver(copy, SqliteFileDriver::Use::Read))->value(u"flower"_s), 1);

    QVERIFY(foldLog(copy));

    QVERIFY(!QFile::exists(copy + u"-wal"_s));
    QCOMPARE(countRows(SqliteFileDriver(copy, SqliteFileDriver::Use::Read))->value(u"flower"_s), 2);
}

void TestSqliteFile::fileInUseIsNotFolded()
{
    makeFile();
    const SqliteDriver driver(file());
    const auto session = Session::open(driver);
    QVERIFY((*session)->run("insert into flower values ('Iris')"));

    const Status folded = foldLog(file());

    QVERIFY(!folded);
    QCOMPARE(folded.error().code, QByteArray("busy"));
    QVERIFY((*session)->run("insert into flower values ('Lily')"));
}

void TestSqliteFile::nobodyOpensWhatIsBeingReplaced()
{
    makeFile();
    QVERIFY(makePrivateFile(SqliteDriver::successorOf(file())));
    const SqliteDriver driver(file());

    const auto session = Session::open(driver);

    QVERIFY(!session);
    QCOMPARE(session.error().code, QByteArray("busy"));
}

STEMDESK_GUILESS_TEST(TestSqliteFile)

} // namespace stemdesk::sqlite_file_test

#include "tst_sqlite_file.moc"

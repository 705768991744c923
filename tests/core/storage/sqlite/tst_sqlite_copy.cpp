#include "core/storage/sqlite/sqlite_copy.h"

#include "core/storage/engine/session.h"
#include "tests/support/small_disk.h"
#include "tests/support/test_database.h"
#include "tests/support/test_registry.h"

#include <QFileInfo>
#include <QTest>

#include <atomic>
#include <thread>

namespace stemdesk::sqlite_copy_test {

namespace {

const BytesWatch kGoOn = [](qint64, qint64) { return true; };

constexpr auto kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;

qint64 numberIn(Session &session, QByteArrayView sql)
{
    const auto number = session.first(sql, [](const Row &row) { return row.integer(0); });
    return number ? number->value_or(-1) : -1;
}

} // namespace

/// The whole of a database in another file, while others write.
class TestSqliteCopy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_database.reset(); }
    void copyIsTheDatabase_data();
    void copyIsTheDatabase();
    void copyIsOfOneMoment();
    void stoppedCopyLeavesNothing_data();
    void stoppedCopyLeavesNothing();
    void damageIsFound_data();
    void damageIsFound();
    void otherRowsAreFound();
    void fullDiskIsSaidBefore();
    void diskThatFillsUpLeavesNothing();

private:
    QString copy() const { return m_folder->filePath(u"copy of 'it'.db"_s); }
    QStringList left() const { return QDir(m_folder->path()).entryList(QDir::Files); }

    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSqliteCopy::init()
{
    m_database = std::make_unique<TestDatabase>();
    m_folder = std::make_unique<QTemporaryDir>();
    Session &session = m_database->session();
    QVERIFY(session.run("create table flower (key integer primary key, name text not null)"));
    QVERIFY(session.run("create index flower_by_name on flower (name)"));
    QVERIFY(session.run("create virtual table flower_search using fts5(tokens, content='', columnsize=0)"));
    QVERIFY(session.run("with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000) "
                        "insert into flower (name) select 'Rose number ' || i || hex(randomblob(50)) from n"));
    QVERIFY(session.run("insert into flower_search (rowid, tokens) values (1, 'rose')"));
}

void TestSqliteCopy::copyIsTheDatabase_data()
{
    QTest::addColumn<SqliteCopyWay>("way");
    QTest::newRow("as this build does") << sqliteCopyWay();
    QTest::newRow("without the C interface") << SqliteCopyWay::Vacuum;
}

void TestSqliteCopy::copyIsTheDatabase()
{
    QFETCH(const SqliteCopyWay, way);
    qint64 last = 0;

    const Status done = copySqlite(
        m_database->driver(), copy(),
        [&](qint64 copied, qint64 total) {
            last = copied;
            return total > 0 && copied <= total;
        },
        way);

    QVERIFY2(done, done ? "" : qPrintable(done.error().message));
    QVERIFY(last >= 2'000'000);
    QCOMPARE(left(), QStringList(QFileInfo(copy()).fileName()));
    QVERIFY(!(QFileInfo(copy()).permissions() & kOthers));
    QVERIFY(looksWhole(copy()));
    QCOMPARE(*countRows(SqliteFileDriver(copy(), SqliteFileDriver::Use::Read)), *countRows(m_database->driver()));
    const SqliteDriver driver(copy());
    QCOMPARE(numberIn(**Session::open(driver), "select count(*) from flower_search where flower_search match 'rose'"),
             1);
}

/// The rows are moved from one table to another all the time, also at every step of the copy; their sum is the same at
/// every moment.
void TestSqliteCopy::copyIsOfOneMoment()
{
    QVERIFY(m_database->session().run("create table vase as select * from flower where 0"));
    std::atomic_bool isOver = false;
    std::atomic_int written = 0;
    std::thread writer([&] {
        const auto session = m_database->open();
        for (int i = 1; !isOver; ++i) {
            const Status begun = session->run("begin immediate");
            const Status moved = session->run("insert into vase select * from flower where key % 100 = ?", i % 100);
            const Status gone = session->run("delete from flower where key % 100 = ?", i % 100);
            if (begun && moved && gone && session->run("commit"))
                ++written;
        }
    });

    const Status done = copySqlite(m_database->driver(), copy(), [&](qint64, qint64) {
        const int before = written;
        return QTest::qWaitFor([&] { return written > before; }, 20'000);
    });

    isOver = true;
    writer.join();
    QVERIFY2(done, done ? "" : qPrintable(done.error().message));
    const SqliteDriver driver(copy());
    QCOMPARE(numberIn(**Session::open(driver), "select (select count(*) from flower) + (select count(*) from vase)"),
             20'000);
}

void TestSqliteCopy::stoppedCopyLeavesNothing_data()
{
    copyIsTheDatabase_data();
}

void TestSqliteCopy::stoppedCopyLeavesNothing()
{
    QFETCH(const SqliteCopyWay, way);

    const Status done = copySqlite(
        m_database->driver(), copy(), [](qint64 copied, qint64) { return copied < 1'000'000; }, way);

    QVERIFY(!done);
    QCOMPARE(done.error().code, QByteArray("cancelled"));
    QCOMPARE(left(), QStringList());
}

void TestSqliteCopy::damageIsFound_data()
{
    copyIsTheDatabase_data();
}

void TestSqliteCopy::damageIsFound()
{
    QFETCH(const SqliteCopyWay, way);
    const qint64 begin = numberIn(
        m_database->session(),
        "select (rootpage - 1) * (select page_size from pragma_page_size()) from sqlite_master where name = 'flower'");
    QVERIFY(m_database->session().change("pragma wal_checkpoint(truncate)"));
    QFile file(m_database->file());
    QVERIFY(file.open(QFile::ReadWrite) && file.seek(begin));
    file.write(QByteArray(200, '\xee'));
    file.close();

    const Status done = copySqlite(m_database->driver(), copy(), kGoOn, way);

    QVERIFY(!done);
    QCOMPARE(done.error().code, QByteArray("storage_damaged"));
    QCOMPARE(left(), QStringList());
}

void TestSqliteCopy::otherRowsAreFound()
{
    QVERIFY(copySqlite(m_database->driver(), copy(), kGoOn));
    RowCounts counts = *countRows(m_database->driver());
    QVERIFY(verifySqlite(copy(), counts));
    ++counts[u"flower"_s];

    const Status differing = verifySqlite(copy(), counts);

    QVERIFY(!differing);
    QCOMPARE(differing.error().code, QByteArray("copy_differs"));
}

void TestSqliteCopy::fullDiskIsSaidBefore()
{
    SmallDisk disk(6 << 20);
    if (!disk.isThere())
        QSKIP(SmallDisk::why());
    const QString place = disk.path(u"copy.db"_s);

    const Status done = copySqlite(m_database->driver(), place, [](qint64, qint64) { return false; });

    QVERIFY(!done);
    QCOMPARE(done.error().code, QByteArray("storage_full"));
    QVERIFY2(done.error().message.contains(u"are needed"_s), qPrintable(done.error().message));
    QVERIFY(!QFile::exists(place));
}

void TestSqliteCopy::diskThatFillsUpLeavesNothing()
{
    SmallDisk disk(16 << 20);
    if (!disk.isThere())
        QSKIP(SmallDisk::why());
    const QString place = disk.path(u"copy.db"_s);

    const Status done = copySqlite(m_database->driver(), place, [&](qint64 copied, qint64) {
        if (copied < 2'000'000)
            disk.fill(); // Simulates another program.
        return true;
    });

    QVERIFY(!done);
    QCOMPARE(done.error().code, QByteArray("storage_full"));
    QVERIFY(!QFile::exists(place));
}

STEMDESK_GUILESS_TEST(TestSqliteCopy)

} // namespace stemdesk::sqlite_copy_test

#include "tst_sqlite_copy.moc"

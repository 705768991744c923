#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/postgres/postgres_driver.h"
#include "tests/support/event_shop.h"
#include "tests/support/postgres_database.h"
#include "tests/support/program.h"
#include "tests/support/shop_dump.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace stemdesk::move_test {

namespace {

const QByteArrayList kPaths{"/api/v1/suppliers?limit=100", "/api/v1/colors",      "/api/v1/products?limit=100",
                            "/api/v1/products?q=rose",     "/api/v1/price-lists", "/api/v1/events?limit=100",
                            "/api/v1/tax-groups",          "/api/v1/changes"};

/// A server's answers to a sample of reads, without cursors: a copy's feed has its own history.
QByteArrayList answersOf(const QStringList &where, const QByteArray &key)
{
    static const QRegularExpression kCursor(u"\"cursor\":\"[^\"]*\""_s);
    ServedProgram server(where);
    QByteArrayList answers;
    for (const QByteArray &path : kPaths) {
        const PlainAnswer answer = fetch(server.port(), "GET", path, key);
        answers.append(QByteArray::number(answer.status) + ' '
                       + QString::fromUtf8(answer.body).remove(kCursor).toUtf8());
    }
    server.stop();
    return answers;
}

qint64 rowsIn(const PostgresDatabase &database)
{
    const PostgresDriver driver(database.address(), {});
    const auto session = must(Session::open(driver));
    return rowsOfAllTables(*session);
}

} // namespace

/// The built program's move, between folders and a server that the test starts.
class TestMove : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void thereAndBackAnswersTheSame();
    void aMoveBesideARunningServerSaysWhatStaysBehind();
    void aFolderInUseIsRefused();
    void aShopThatIsThereIsRefused();
    void whatCannotBeMovedToIsRefused_data();
    void whatCannotBeMovedToIsRefused();
    void anInterruptLeavesNothing();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QStringList source() const { return {u"--data"_s, path(u"source"_s)}; }

    QTemporaryDir m_folder;
    QByteArray m_key;
};

void TestMove::initTestCase()
{
    QCOMPARE(runProgram(QStringList{u"demo"_s} + source()).exitCode, 0);
    QCOMPARE(runProgram(QStringList{u"shop"_s, u"create"_s, u"Second"_s} + source()).exitCode, 0);
    m_key = runProgram(QStringList{u"key"_s, u"create"_s, u"--name"_s, u"Test"_s} + source()).output.trimmed();
    QVERIFY(!m_key.isEmpty());
}

void TestMove::thereAndBackAnswersTheSame()
{
    const PostgresDatabase database;
    const QString url = database.address().text();
    const QStringList back{u"--data"_s, path(u"back"_s)};
    const QByteArrayList before = answersOf(source(), m_key);

    const ProgramRun there = runProgram(QStringList{u"move"_s, u"--to"_s, url} + source());
    QCOMPARE(there.errors.contains("100 %"), true);
    QCOMPARE(there.exitCode, 0);
    QVERIFY(there.output.startsWith("shop_"));
    QVERIFY(there.output.contains("Moved shops: 2"));
    const ProgramRun andBack = runProgram({u"move"_s, u"--database"_s, url, u"--to"_s, path(u"back"_s)});
    QVERIFY2(andBack.exitCode == 0, andBack.errors);

    QVERIFY(before.first().startsWith("200 "));
    QCOMPARE(answersOf({u"--database"_s, url, u"--data"_s, path(u"beside"_s)}, m_key), before);
    QCOMPARE(answersOf(back, m_key), before);
    QCOMPARE(answersOf(source(), m_key), before);
    QCOMPARE(runProgram(QStringList{u"check"_s} + back).exitCode, 0);
    QCOMPARE(runProgram(QStringList{u"shop"_s, u"list"_s} + back).output,
             runProgram(QStringList{u"shop"_s, u"list"_s} + source()).output);
}

void TestMove::aMoveBesideARunningServerSaysWhatStaysBehind()
{
    ServedProgram server(source());
    const QString target = path(u"beside a server"_s);

    const ProgramRun moved = runProgram(QStringList{u"move"_s, u"--to"_s, target} + source());

    QVERIFY2(moved.exitCode == 0, moved.errors);
    QVERIFY(moved.output.contains("is not in the copy"));
}

void TestMove::aFolderInUseIsRefused()
{
    const QString target = path(u"in use"_s);
    ServedProgram server({u"--data"_s, target});

    const ProgramRun moved = runProgram(QStringList{u"move"_s, u"--to"_s, target} + source());

    QCOMPARE(moved.exitCode, 1);
    QVERIFY(moved.errors.contains("close it first"));
}

void TestMove::aShopThatIsThereIsRefused()
{
    const ProgramRun moved = runProgram(QStringList{u"move"_s, u"--to"_s, path(u"source"_s)} + source());

    QCOMPARE(moved.exitCode, 1);
    QVERIFY(moved.errors.contains("is in the target already"));
    QCOMPARE(moved.errors.count('\n'), 1);
    QVERIFY(moved.output.isEmpty());
}

void TestMove::whatCannotBeMovedToIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("no target") << QStringList{} << 2;
    QTest::newRow("another scheme") << QStringList{u"--to"_s, u"mysql://florist@db/shop"_s} << 2;
    QTest::newRow("a password") << QStringList{u"--to"_s, u"postgresql://florist:rose@127.0.0.1:1/shop"_s} << 2;
    QTest::newRow("no port") << QStringList{u"--to"_s, u"postgresql://florist@db:rose/shop"_s} << 2;
    QTest::newRow("nobody there") << QStringList{u"--to"_s, u"postgresql://florist@127.0.0.1:1/shop"_s} << 1;
    QTest::newRow("a shop that is none") << QStringList{u"--to"_s, u"target"_s, u"--shop"_s, u"rose"_s} << 1;
}

void TestMove::whatCannotBeMovedToIsRefused()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, exitCode);

    const ProgramRun moved = runProgram(QStringList{u"move"_s} + arguments + source());

    QCOMPARE(moved.exitCode, exitCode);
    QCOMPARE(moved.errors.count('\n'), 1);
    QVERIFY(moved.errors.size() > 20 && !moved.errors.contains("rose@"));
    QVERIFY(moved.output.isEmpty());
}

void TestMove::anInterruptLeavesNothing()
{
    const PostgresDatabase database;
    const PostgresDriver driver(database.address(), {});
    const auto blocker = must(Session::open(driver));
    const qint64 before = rowsIn(database);
    QProcess move;
    {
        auto transaction = must(Transaction::begin(*blocker));
        QVERIFY(blocker->run("lock table event in access exclusive mode"));
        move.start(programPath(), QStringList{u"move"_s, u"--to"_s, database.address().text()} + source());
        const auto waiting = [&] {
            return must(blocker->first("select count(*) from pg_catalog.pg_locks join pg_catalog.pg_database"
                                       " on pg_database.oid = pg_locks.database"
                                       " where not granted and datname = current_database()", // Others wait elsewhere.
                                       [](const Row &row) { return row.integer(0); }))
                       .value_or(0)
                > 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(waiting(), 30'000);
        kill(pid_t(move.processId()), SIGINT);
    }
    QVERIFY(move.waitForFinished(60'000));

    QCOMPARE(move.exitStatus(), QProcess::NormalExit);
    QCOMPARE(move.exitCode(), 1);
    const QByteArray errors = move.readAllStandardError();
    QVERIFY2(errors.trimmed().split('\n').last().contains("nothing of it was written"), errors);
    QCOMPARE(rowsIn(database), before);
}

STEMDESK_GUILESS_TEST(TestMove)

} // namespace stemdesk::move_test

#include "tst_move.moc"

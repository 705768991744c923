#include "core/storage/engine/session.h"
#include "core/storage/postgres/postgres_driver.h"
#include "tests/support/postgres_database.h"
#include "tests/support/program.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <list>
#include <memory>

namespace stemdesk::database_option_test {

namespace {

constexpr int kTimeout = 60'000;

/// The part of the output that two runs share: without ids, keys and times.
QByteArray comparable(const QByteArray &output)
{
    QString text = QString::fromUtf8(output);
    text.replace(QRegularExpression(u"\\b([a-z]+_)[0-9a-z]{26}"_s), u"\\1"_s);
    text.replace(QRegularExpression(u"sdk_[0-9A-Za-z_]+"_s), u"sdk_"_s);
    text.replace(QRegularExpression(u"\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z"_s), u"then"_s);
    return text.toUtf8();
}

QString url(const PostgresAddress &address)
{
    return address.text();
}

} // namespace

/// The built program on PostgreSQL, as a user of a terminal meets it.
class TestDatabaseOption : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void addressIsRefused_data();
    void addressIsRefused();
    void commandsAnswerAsOnTheFolder();
    void serversShareADatabase();
    void aLookMakesNoShop();
    void firstShopIsMadeOnce();
    void tablesAreDividedWhenTheyAreCreated();
    void tablesAreDistributedOnlyWhereThereAreWorkers();
    void unusableDatabaseIsExplained_data();
    void unusableDatabaseIsExplained();

private:
    ProgramRun run(const QString &database, const QStringList &arguments) const
    {
        return runProgram(arguments + QStringList{u"--data"_s, m_data, u"--database"_s, database});
    }
    QByteArrayList outputsOf(const QStringList &place) const;
    static void execute(const PostgresAddress &address, const QByteArray &sql);
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PostgresDatabase> m_database;
    QString m_data;
};

void TestDatabaseOption::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_data = m_folder->filePath(u"data"_s);
    m_database = std::make_unique<PostgresDatabase>(PostgresDatabase::Content::Empty);
}

void TestDatabaseOption::cleanup()
{
    qunsetenv("LANGUAGE");
    m_database.reset();
}

void TestDatabaseOption::execute(const PostgresAddress &address, const QByteArray &sql)
{
    const PostgresDriver driver(address, {});
    const auto session = Session::open(driver);
    QVERIFY(session);
    QVERIFY((*session)->run(sql));
}

void TestDatabaseOption::addressIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("sentence");
    const QString named = u"--database"_s;
    QTest::newRow("another engine") << QStringList{u"check"_s, named, u"mysql://db/shop"_s}
                                    << QByteArray("postgresql://");
    QTest::newRow("no address") << QStringList{u"check"_s, named} << QByteArray("database");
    QTest::newRow("password") << QStringList{u"check"_s, named, u"postgresql://anna:hushhush@db/shop"_s}
                              << QByteArray("set-password");
    QTest::newRow("password as parameter")
        << QStringList{u"shop"_s, u"list"_s, named, u"postgresql://anna@db/shop?password=hushhush"_s}
        << QByteArray(".pgpass");
    QTest::newRow("password to keep") << QStringList{u"secrets"_s, u"set-password"_s,
                                                     u"postgresql://anna:hushhush@db/shop"_s}
                                      << QByteArray("PGPASSWORD");
    QTest::newRow("password, half of it")
        << QStringList{u"check"_s, named, u"postgresql://anna:hushhush/1@db/shop"_s} << QByteArray("port");
    QTest::newRow("before the command") << QStringList{named, u"postgresql://db:many/shop"_s, u"demo"_s}
                                        << QByteArray("port");
    QTest::newRow("no TLS to another machine")
        << QStringList{u"serve"_s, u"--database=postgresql://db/shop?sslmode=prefer"_s} << QByteArray("verify-full");
}

void TestDatabaseOption::addressIsRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, sentence);

    const ProgramRun result = runProgram(arguments);

    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.errors.count('\n'), 1);
    QVERIFY2(result.errors.contains(sentence), result.errors.constData());
    QVERIFY(!result.errors.contains("hushhush"));
    QVERIFY(result.output.isEmpty());
}

QByteArrayList TestDatabaseOption::outputsOf(const QStringList &place) const
{
    QByteArrayList outputs;
    const auto add = [&](const QStringList &command) {
        const ProgramRun result = runProgram(command + place);
        outputs += QByteArray::number(result.exitCode) + '\n' + comparable(result.output + result.errors);
        return result.output;
    };
    add({u"shop"_s, u"set"_s, u"currency=EUR"_s, u"rate-per-minute=0"_s});
    add({u"shop"_s, u"set"_s, u"currency=flowers"_s});
    add({u"shop"_s, u"create"_s, u"Thistle"_s});
    add({u"shop"_s, u"list"_s});
    const QByteArray key = add({u"key"_s, u"create"_s, u"--name"_s, u"Web shop"_s}).trimmed();
    const QByteArray keys = add({u"key"_s, u"list"_s});
    add({u"demo"_s});
    add({u"demo"_s});
    add({u"check"_s});
    const ServedProgram served(place);
    const PlainAnswer events = fetch(served.port(), "GET", "/api/v1/events?q=meadow&fields=name", key);
    outputs += comparable(events.body);
    const QString event = QString::fromLatin1(events.body.mid(events.body.indexOf("evt_"), 30));
    add({u"order-sheet"_s, event, u"--format"_s, u"csv"_s});
    add({u"order-sheet"_s, event, u"--format"_s, u"json"_s});
    add({u"key"_s, u"revoke"_s, QString::fromLatin1(keys.left(keys.indexOf('\t')))});
    add({u"secrets"_s, u"status"_s});
    return outputs;
}

void TestDatabaseOption::commandsAnswerAsOnTheFolder()
{
    const QByteArrayList embedded = outputsOf({u"--data"_s, m_folder->filePath(u"embedded"_s)});
    const QByteArrayList shared = outputsOf({u"--data"_s, m_data, u"--database"_s, url(m_database->address())});

    QCOMPARE(shared, embedded);
    QVERIFY(embedded.at(8).endsWith("Nothing is wrong.\n"));
    QVERIFY(embedded.at(10).size() > 200);
    QVERIFY(!QFile::exists(m_data + u"/stemdesk.db"_s));
}

void TestDatabaseOption::serversShareADatabase()
{
    const QString database = url(m_database->address());
    const QByteArray key = run(database, {u"key"_s, u"create"_s, u"--name"_s, u"Test"_s}).output.trimmed();
    const ServedProgram one({u"--data"_s, m_data, u"--database"_s, database});
    const ServedProgram sameFolder({u"--data"_s, m_data, u"--database"_s, database});
    const ServedProgram elsewhere({u"--data"_s, m_folder->filePath(u"elsewhere"_s), u"--database"_s, database});

    const PlainAnswer made = fetch(one.port(), "POST", "/api/v1/suppliers", key, R"({"name": "Bloemenhof"})");
    const QByteArray path = "/api/v1/suppliers/" + made.body.mid(made.body.indexOf("sup_"), 30);
    QCOMPARE(made.status, 201);
    QVERIFY(fetch(sameFolder.port(), "GET", path, key).body.contains("Bloemenhof"));
    QCOMPARE(fetch(elsewhere.port(), "PATCH", path, key, R"({"name": "Tulpenhof"})").status, 200);
    QVERIFY(fetch(one.port(), "GET", path, key).body.contains("Tulpenhof"));
    QVERIFY(fetch(sameFolder.port(), "GET", path, key).body.contains("Tulpenhof"));
}

/// The shop that is moved there next is to be the first one, for which keys are made.
void TestDatabaseOption::aLookMakesNoShop()
{
    const QString database = url(m_database->address());

    const ProgramRun listed = run(database, {u"shop"_s, u"list"_s});
    QCOMPARE(listed.exitCode, 0);
    QCOMPARE(listed.output, QByteArray());
    QCOMPARE(run(database, {u"key"_s, u"list"_s}).output, QByteArray());

    const QString home = m_folder->filePath(u"home"_s);
    const QByteArray own = runProgram({u"shop"_s, u"list"_s, u"--data"_s, home}).output;
    QCOMPARE(runProgram({u"move"_s, u"--to"_s, database, u"--data"_s, home}).exitCode, 0);
    QCOMPARE(run(database, {u"shop"_s, u"list"_s}).output, own);
}

void TestDatabaseOption::firstShopIsMadeOnce()
{
    std::list<QProcess> processes(4);
    for (QProcess &process : processes)
        process.start(programPath(),
                      {u"key"_s, u"create"_s, u"--name"_s, u"Test"_s, u"--data"_s, m_data, u"--database"_s,
                       url(m_database->address())});
    for (QProcess &process : processes) {
        QVERIFY(process.waitForFinished(kTimeout));
        QCOMPARE(process.readAllStandardError(), QByteArray());
        QVERIFY(process.readAllStandardOutput().startsWith("sdk_"));
    }

    QCOMPARE(run(url(m_database->address()), {u"shop"_s, u"list"_s}).output.count('\n'), 1);
}

void TestDatabaseOption::tablesAreDividedWhenTheyAreCreated()
{
    const QString database = url(m_database->address());
    const QString home = m_folder->filePath(u"home"_s);
    QCOMPARE(runProgram({u"shop"_s, u"list"_s, u"--data"_s, home}).exitCode, 0);
    QCOMPARE(runProgram({u"move"_s, u"--to"_s, database, u"--partitions"_s, u"4"_s, u"--data"_s, home}).exitCode, 0);

    QVERIFY(run(database, {u"check"_s, u"--partitions"_s, u"4"_s}).output.endsWith("Nothing is wrong.\n"));
    const ProgramRun otherwise = run(database, {u"check"_s, u"--partitions"_s, u"8"_s});
    QCOMPARE(otherwise.exitCode, 1);
    QVERIFY2(otherwise.errors.contains("divided into 4 partitions"), otherwise.errors.constData());
    const ProgramRun ofFile = runProgram({u"check"_s, u"--partitions"_s, u"4"_s, u"--data"_s, home});
    QCOMPARE(ofFile.exitCode, 1);
    QVERIFY2(ofFile.errors.contains("needs a PostgreSQL database"), ofFile.errors.constData());
}

void TestDatabaseOption::tablesAreDistributedOnlyWhereThereAreWorkers()
{
    const QString home = m_folder->filePath(u"home"_s);
    QCOMPARE(runProgram({u"shop"_s, u"list"_s, u"--data"_s, home}).exitCode, 0);
    const PostgresDatabase empty(PostgresDatabase::Content::Empty);

    const ProgramRun moved =
        runProgram({u"move"_s, u"--to"_s, url(empty.address()), u"--distribute"_s, u"--data"_s, home});
    QVERIFY(moved.exitCode != 0);
    QVERIFY2(moved.errors.contains("create extension citus"), moved.errors.constData());
    const ProgramRun made = run(url(empty.address()), {u"--distribute"_s, u"shop"_s, u"create"_s, u"Shop"_s});
    QCOMPARE(made.exitCode, 1);
    QVERIFY2(made.errors.contains("create extension citus"), made.errors.constData());
    const ProgramRun ofFile = runProgram({u"check"_s, u"--distribute"_s, u"--data"_s, home});
    QCOMPARE(ofFile.exitCode, 1);
    QVERIFY2(ofFile.errors.contains("cannot be distributed"), ofFile.errors.constData());
}

void TestDatabaseOption::unusableDatabaseIsExplained_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("sentence");
    QTest::newRow("no such database") << u"absent"_s << QByteArray("There is no database nowhere at ");
    QTest::newRow("no such user") << u"stranger"_s << QByteArray("knows no user stranger.");
    QTest::newRow("nobody listens") << u"port"_s << QByteArray("Nothing answers at 127.0.0.1:1;");
    QTest::newRow("no socket") << u"socket"_s << QByteArray("No database server has a socket at /nowhere;");
    QTest::newRow("another language") << u"language"_s << QByteArray("Nothing answers at 127.0.0.1:1;");
    QTest::newRow("not ours") << u"foreign"_s << QByteArray("The database holds tables of another program;");
    QTest::newRow("newer") << u"newer"_s << QByteArray("The database was written by a newer Stemdesk;");
    QTest::newRow("encoding") << u"encoding"_s << QByteArray("The database keeps its texts as LATIN1;");
    QTest::newRow("no right") << u"right"_s << QByteArray("permission denied for schema public");
}

void TestDatabaseOption::unusableDatabaseIsExplained()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, sentence);
    PostgresAddress address = m_database->address();
    if (kind == "absent"_L1)
        address.database = u"nowhere"_s;
    if (kind == "stranger"_L1)
        address.user = u"stranger"_s;
    if (kind == "socket"_L1)
        address.host = u"/nowhere"_s;
    if (kind == "port"_L1 || kind == "language"_L1)
        address = {.host = u"127.0.0.1"_s, .port = 1, .database = u"shop"_s, .user = u"anna"_s};
    if (kind == "language"_L1)
        qputenv("LANGUAGE", "de");
    if (kind == "foreign"_L1)
        execute(address, "create table orders (key bigint)");
    if (kind == "newer"_L1) {
        QCOMPARE(run(url(address), {u"shop"_s, u"list"_s}).exitCode, 0);
        execute(address, "update schema_migration set number = number + 999");
    }
    if (kind == "encoding"_L1) {
        const QString name = address.database + u"_latin"_s;
        execute(address,
                "create database " + name.toLatin1()
                    + " template template0 encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'");
        address.database = name;
    }
    if (kind == "right"_L1) {
        address.user = address.database + u"_guest"_s;
        execute(m_database->address(), "create role " + address.user.toLatin1() + " login");
    }

    const ProgramRun result = run(url(address), {u"shop"_s, u"list"_s});

    QVERIFY2(result.errors.contains(sentence), result.errors.constData());
    QCOMPARE(result.exitCode, 1);
    QCOMPARE(result.errors.count('\n'), 1);
    QVERIFY(result.output.isEmpty());
    if (kind == "encoding"_L1)
        execute(m_database->address(), "drop database " + address.database.toLatin1());
    if (kind == "right"_L1)
        execute(m_database->address(), "drop role " + address.user.toLatin1());
}

STEMDESK_GUILESS_TEST(TestDatabaseOption)

} // namespace stemdesk::database_option_test

#include "tst_database_option.moc"

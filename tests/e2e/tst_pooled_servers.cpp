#include "tests/e2e/shop_load.h"
#include "tests/support/api_client.h"
#include "tests/support/postgres_pool.h"
#include "tests/support/postgres_server.h"
#include "tests/support/program.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <future>
#include <list>
#include <memory>
#include <optional>
#include <vector>

namespace stemdesk::pooled_servers_test {

namespace {

constexpr int kTimeout = 60'000;
constexpr int kClients = 6;

} // namespace

/// The built program behind PgBouncer, which hands out its few connections by transaction: two servers and the command
/// line on one database.
class PooledServersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void commandsStartAtOnceOnAnEmptyDatabase();
    void serversShareWhatIsWritten();
    void onlyOneDoesWhatIsAskedTwice();
    void newsReachTheOtherServer();
    void aShopMovesThereAndBack();
    void awayIsSaidAndOver();

private:
    QStringList places(const QString &folder = u"data"_s) const
    {
        return {u"--data"_s, m_folder->filePath(folder), u"--database"_s, m_pool->address(m_name).text()};
    }
    static QByteArray output(const QStringList &arguments);
    void serve();

    std::unique_ptr<PostgresServer> m_postgres;
    std::optional<PostgresPool> m_pool;
    std::optional<QTemporaryDir> m_folder;
    QString m_name; // Name of the database.
    int m_count = 0;
    QByteArray m_key;
    std::vector<std::unique_ptr<ServedProgram>> m_served;
};

void PooledServersTest::initTestCase()
{
    m_postgres = std::make_unique<PostgresServer>(PostgresServer::startOwn());
    // As docs/network-and-postgresql.md recommends, with fewer connections than each of our servers has threads.
    m_pool.emplace(*m_postgres,
                   QStringList{u"default_pool_size = 3"_s, u"query_wait_timeout = 5"_s, u"server_login_retry = 1"_s});
}

void PooledServersTest::init()
{
    m_name = u"shop%1"_s.arg(++m_count);
    m_postgres->run(u"create database "_s + m_name);
    m_folder.emplace();
}

void PooledServersTest::cleanup()
{
    for (const auto &served : m_served)
        QCOMPARE(served->stop(), 0);
    m_served.clear();
}

QByteArray PooledServersTest::output(const QStringList &arguments)
{
    const ProgramRun done = runProgram(arguments);
    if (done.exitCode != 0)
        qWarning("%ls: %s%s", qUtf16Printable(arguments.join(u' ')), done.output.constData(), done.errors.constData());
    return done.exitCode == 0 ? done.output.trimmed() : QByteArray();
}

/// Two servers with a key for both.
void PooledServersTest::serve()
{
    m_key = output(QStringList{u"key"_s, u"create"_s, u"--name"_s, u"Test"_s} + places());
    QVERIFY(!m_key.isEmpty());
    output(QStringList{u"shop"_s, u"set"_s, u"rate-per-minute=0"_s} + places());
    for (int i = 0; i < 2; ++i) {
        m_served.push_back(std::make_unique<ServedProgram>(QStringList{u"--host"_s, u"localhost"_s} + places()));
        QVERIFY(m_served.back()->port() > 0);
    }
}

void PooledServersTest::commandsStartAtOnceOnAnEmptyDatabase()
{
    std::list<std::future<QByteArray>> commands;
    for (int i = 0; i < 3; ++i)
        commands.push_back(std::async(std::launch::async, [&] {
            return output(QStringList{u"key"_s, u"create"_s, u"--name"_s, u"Test"_s} + places());
        }));
    for (std::future<QByteArray> &command : commands)
        QVERIFY(!command.get().isEmpty());
    QVERIFY(!output(QStringList{u"check"_s} + places()).isEmpty());
}

void PooledServersTest::serversShareWhatIsWritten()
{
    serve();
    ShopLoad load({{QHostAddress(QHostAddress::LocalHost), m_served.front()->port()},
                   {QHostAddress(QHostAddress::LocalHost), m_served.back()->port()}},
                  m_key);
    load.start(kClients);
    ApiClient watching(m_served.back()->port(), m_key);
    QByteArray cursor;
    int changes = 0;
    while (changes < 300) { // Follows the feed while it grows.
        const Answer page = watching.get("/api/v1/changes?limit=100" + (cursor.isEmpty() ? "" : "&cursor=" + cursor));
        QCOMPARE(page.status, 200);
        changes += int(page.json()["items"_L1].toArray().size());
        cursor = page.text(u"cursor"_s);
    }
    load.stop();

    QCOMPARE(load.wrongs(), QByteArrayList());
}

void PooledServersTest::onlyOneDoesWhatIsAskedTwice()
{
    serve();
    constexpr int kTimes = 5;
    for (int i = 0; i < kTimes; ++i) {
        const QByteArray name = "supplier" + QByteArray::number(i);
        std::list<std::future<Answer>> answers;
        for (const auto &served : m_served)
            answers.push_back(std::async(std::launch::async, [&, port = served->port()] {
                return ApiClient(port, m_key)
                    .post("/api/v1/suppliers", R"({"name":")" + name + R"("})", {{"Idempotency-Key", name}});
            }));
        const Answer one = answers.front().get();
        const Answer other = answers.back().get();
        QCOMPARE(one.status, 201);
        QCOMPARE(other.body, one.body);
    }
    ApiClient client(m_served.front()->port(), m_key);
    QCOMPARE(client.get("/api/v1/suppliers?limit=100").json()["items"_L1].toArray().size(), kTimes);
}

void PooledServersTest::newsReachTheOtherServer()
{
    serve();
    ApiClient second(m_served.back()->port(), m_key);
    QCOMPARE(second.get("/api/v1/suppliers").status, 200);

    output(QStringList{u"shop"_s, u"set"_s, u"rate-per-minute=1000"_s} + places());

    QTRY_COMPARE_WITH_TIMEOUT(second.get("/api/v1/suppliers").header("ratelimit-policy"), "\"key\";q=1000;w=60",
                              kTimeout);
    QVERIFY(second.isConnected());
}

void PooledServersTest::aShopMovesThereAndBack()
{
    const QStringList demo{u"--data"_s, m_folder->filePath(u"demo"_s)};
    const QStringList back{u"--data"_s, m_folder->filePath(u"back"_s)};
    QCOMPARE(runProgram(QStringList{u"demo"_s} + demo).exitCode, 0);
    const QString there = m_pool->address(m_name).text();

    const ProgramRun moved = runProgram(QStringList{u"move"_s, u"--to"_s, there} + demo);
    QVERIFY2(moved.exitCode == 0, moved.errors.constData());
    QVERIFY(!output(QStringList{u"check"_s} + places()).isEmpty());
    const ProgramRun returned = runProgram(QStringList{u"move"_s, u"--to"_s, back.at(1), u"--database"_s, there}
                                           + QStringList{u"--data"_s, m_folder->filePath(u"data"_s)});

    QVERIFY2(returned.exitCode == 0, returned.errors.constData());
    QVERIFY(!output(QStringList{u"check"_s} + back).isEmpty());
}

void PooledServersTest::awayIsSaidAndOver()
{
    serve();
    ApiClient client(m_served.front()->port(), m_key);
    QCOMPARE(client.post("/api/v1/suppliers", R"({"name":"Bloom"})").status, 201);

    m_postgres->stop();
    const Answer refused = client.post("/api/v1/suppliers", R"({"name":"Fleura"})");
    QCOMPARE(refused.status, 503);
    QVERIFY(!refused.header("retry-after").isEmpty());
    m_postgres->startAgain();

    QTRY_COMPARE_WITH_TIMEOUT(client.post("/api/v1/suppliers", R"({"name":"Rosarium"})").status, 201, kTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(ApiClient(m_served.back()->port(), m_key).get("/api/v1/suppliers").status, 200, kTimeout);
}

STEMDESK_GUILESS_TEST(PooledServersTest)

} // namespace stemdesk::pooled_servers_test

#include "tst_pooled_servers.moc"

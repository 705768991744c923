#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "tests/support/api_fixture.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"

#include <QSet>
#include <QTest>

namespace stemdesk::several_servers_test {

using namespace std::chrono_literals;

namespace {

const http::Headers kKeyed{{"Idempotency-Key", "batch-1"}};
constexpr auto kSuppliers = "/api/v1/suppliers";
constexpr auto kBody = R"({"name":"Once"})";

bool isReplay(const Answer &answer)
{
    return answer.header("idempotency-replayed") == "true";
}

/// A condition for server processes that wait for a lock. A coordinator's process waits for its worker instead.
QByteArray whoWaits()
{
    return isOnCitus() ? "state = 'active' and query like '%for no key update'" : "wait_event_type = 'Lock'";
}

} // namespace

/// Servers that share only a PostgreSQL database, like processes. Each has its own connections and counters.
class SeveralServersTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theRateHoldsAcrossServers();
    void theCapHoldsAcrossServers();
    void theCapIsSaidBeforeTheRate();
    void aRefusedOriginCountsNothing();
    void oneKeyOnTwoServersIsDoneOnce();
    void manyWhoWaitAreAllAnswered();
    void whoWaitsKeepsNoWorker();
    void whoWaitsTooLongIsTold();
    void aKeyIsTakenOverFromAServerThatDies();
    void aLostConnectionIsOpenedAgain();
    void aClashIsNotSeen_data();
    void aClashIsNotSeen();
    void endlessClashesAreBusy();

private:
    /// Adds a server for the first shop and returns a connection to it.
    ApiClient &addServer(ApiServer::Options options = {});
    /// Cuts all of the database's connections but the test's own, or only those that wait for a lock.
    void cutOff(bool waitingOnly = false);
    void waitUntilOneWaits();
    void onAllMachines(const QByteArray &sql);
    void clashAtFirst(int times, const QByteArray &state);
    Result<Transaction> lock()
    {
        return Transaction::begin(m_fixture->test().session(), m_fixture->test().context().tenant().shop);
    }
    qsizetype suppliersNamedOnce() { return must(m_fixture->shop().suppliers.list({.q = u"once"_s}, {})).rows.size(); }

    std::unique_ptr<Driver> m_driver;
    std::vector<std::unique_ptr<ChangeBus>> m_buses;
    std::vector<std::unique_ptr<ServerThread>> m_servers;
    std::vector<std::unique_ptr<ApiClient>> m_clients;
};

void SeveralServersTest::init()
{
    // Lock waits must not time out on a slow machine.
    const auto patient = [](const TestShop &test) { return test.newDriver(60s); };
    m_fixture = std::make_unique<ApiFixture>(ApiFixture::Options{.server = {}, .makeDriver = patient});
    m_driver = patient(m_fixture->test());
}

void SeveralServersTest::cleanup()
{
    m_clients.clear();
    m_servers.clear();
    m_buses.clear();
    m_driver.reset();
    m_fixture.reset();
}

ApiClient &SeveralServersTest::addServer(ApiServer::Options options)
{
    TestShop &test = m_fixture->test();
    m_buses.push_back(std::make_unique<ChangeBus>());
    const ServiceSource source{
        .driver = *m_driver, .bus = *m_buses.back(), .now = test.clock(), .webhooks = test.webhooks()};
    m_servers.push_back(std::make_unique<ServerThread>(source, std::move(options)));
    m_clients.push_back(std::make_unique<ApiClient>(m_servers.back()->port(), m_fixture->knownKey()));
    return *m_clients.back();
}

void SeveralServersTest::cutOff(bool waitingOnly)
{
    QVERIFY(m_fixture->test().session().run(
        "select pg_terminate_backend(pid, 20000) from pg_stat_activity where datname = current_database() "
        "and pid <> pg_backend_pid() and (? = 0 or "
            + whoWaits() + ")",
        waitingOnly));
}

/// Waits until a request waits for the lock that the test holds.
void SeveralServersTest::waitUntilOneWaits()
{
    const auto other = must(Session::open(m_fixture->test().driver()));
    QTRY_VERIFY(must(other->first("select 1 from pg_stat_activity where datname = current_database() "
                                  "and pid <> pg_backend_pid() and "
                                      + whoWaits(),
                                  [](const Row &row) { return row.integer(0); })));
}

/// Runs it on the server and, if that is a coordinator, on its workers.
void SeveralServersTest::onAllMachines(const QByteArray &sql)
{
    Session &session = m_fixture->test().session();
    QVERIFY(session.run(sql));
    if (isOnCitus())
        QVERIFY(session.run("select run_command_on_workers(?)", QString::fromLatin1(sql)));
}

/// Makes the first suppliers that are stored fail with this SQLSTATE.
void SeveralServersTest::clashAtFirst(int times, const QByteArray &state)
{
    Session &session = m_fixture->test().session();
    if (isOnCitus()) // Each worker counts for itself, and all rows of a shop are on one worker.
        QVERIFY(session.run("set citus.enable_unsafe_triggers = on"));
    onAllMachines("create sequence clashes");
    QVERIFY(session.run("create function clash() returns trigger language plpgsql as 'begin "
                        "if nextval(''clashes'') <= "
                        + QByteArray::number(times) + " then raise exception using errcode = ''" + state
                        + "''; end if; return new; end'"));
    QVERIFY(session.run("create trigger clash before insert on supplier for each row execute function clash()"));
}

void SeveralServersTest::theRateHoldsAcrossServers()
{
    constexpr int kRate = 20;
    m_fixture->set(u"rate-per-minute"_s, QString::number(kRate));
    const QList<ApiClient *> clients{&api(), &addServer(), &addServer()};
    int passed = 0;
    int refused = 0;
    QSet<QByteArray> left;

    for (int round = 0; round < 10; ++round) {
        for (ApiClient *client : clients)
            client->send("GET", kSuppliers);
        for (ApiClient *client : clients) {
            const Answer answer = client->receive();
            QCOMPARE(answer.header("ratelimit-policy"), "\"key\";q=20;w=60");
            const QByteArray rate = answer.header("ratelimit");
            if (answer.status == 200) {
                ++passed;
                left.insert(rate.left(rate.indexOf(";t=")));
                continue;
            }
            ++refused;
            QCOMPARE(answer.error(), "rate_limited");
            QVERIFY(rate.startsWith("\"key\";r=0;t="));
            const int wait = answer.header("retry-after").toInt();
            QVERIFY(wait >= 1 && wait <= 60);
        }
    }

    QCOMPARE(passed, kRate);
    QCOMPARE(refused, 10);
    QCOMPARE(left.size(), kRate); // 19, 18 and so on: each got a different number.
}

void SeveralServersTest::theCapHoldsAcrossServers()
{
    m_fixture->set(u"monthly-cap"_s, u"5"_s);
    const QList<ApiClient *> clients{&api(), &addServer(), &addServer()};
    int passed = 0;

    for (int round = 0; round < 3; ++round) {
        for (ApiClient *client : clients)
            client->send("GET", kSuppliers);
        for (ApiClient *client : clients) {
            const Answer answer = client->receive();
            passed += answer.status == 200;
            // From 21 March 2026, 10:00 to 1 April, 0:00 UTC: 10 days and 14 hours.
            if (answer.status != 200)
                QCOMPARE(answer.header("retry-after").toInt(), (10 * 24 + 14) * 3600);
        }
    }

    QCOMPARE(passed, 5);
    QCOMPARE(clients.last()->get(kSuppliers).error(), "monthly_cap_reached");
    QCOMPARE(must(m_fixture->test().services().usage().requestsInMonth(m_fixture->test().context().tenant().shop,
                                                                       m_fixture->test().now())),
             5);
}

void SeveralServersTest::theCapIsSaidBeforeTheRate()
{
    m_fixture->set(u"monthly-cap"_s, u"2"_s);
    m_fixture->set(u"rate-per-minute"_s, u"3"_s);
    ApiClient &other = addServer();
    QVERIFY(other.get(kSuppliers).header("ratelimit").startsWith("\"key\";r=2;"));
    QVERIFY(api().get(kSuppliers).header("ratelimit").startsWith("\"key\";r=1;"));

    for (int i = 0; i < 3; ++i) {
        const Answer refused = other.get(kSuppliers);
        QCOMPARE(refused.error(), "monthly_cap_reached");
        // A refused request counts towards neither limit.
        QVERIFY(refused.header("ratelimit").startsWith("\"key\";r=1;"));
    }
    m_fixture->set(u"rate-per-minute"_s, u"2"_s);
    QCOMPARE(other.get(kSuppliers).error(), "monthly_cap_reached");
    m_fixture->set(u"monthly-cap"_s, u"0"_s);
    QCOMPARE(other.get(kSuppliers).error(), "rate_limited");
}

void SeveralServersTest::aRefusedOriginCountsNothing()
{
    m_fixture->set(u"rate-per-minute"_s, u"3"_s);
    ApiClient &other = addServer();
    QVERIFY(other.get(kSuppliers).header("ratelimit").startsWith("\"key\";r=2;"));

    for (int i = 0; i < 3; ++i) {
        const Answer refused = api().get(kSuppliers, {{"Origin", "https://elsewhere.example"}});
        QCOMPARE(refused.error(), "origin_not_allowed");
        QVERIFY(refused.header("ratelimit").startsWith("\"key\";r=2;"));
    }

    QVERIFY(other.get(kSuppliers).header("ratelimit").startsWith("\"key\";r=1;"));
}

void SeveralServersTest::oneKeyOnTwoServersIsDoneOnce()
{
    m_fixture->set(u"rate-per-minute"_s, u"50"_s);
    ApiClient &other = addServer();
    {
        const auto held = lock(); // Makes the first one wait.
        QVERIFY(held);
        api().send("POST", kSuppliers, kBody, kKeyed);
        other.send("POST", kSuppliers, kBody, kKeyed);
        waitUntilOneWaits();
    }

    const Answer one = api().receive();
    const Answer two = other.receive();

    QCOMPARE(one.status, 201);
    QCOMPARE(one.body, two.body);
    QCOMPARE(int(isReplay(one)) + int(isReplay(two)), 1);
    QCOMPARE(suppliersNamedOnce(), 1);
    // The one that waited counts once, however often it was retried.
    QVERIFY(other.get(kSuppliers).header("ratelimit").startsWith("\"key\";r=47;"));
}

/// Servers that have just started also run into each other's retries; still no request times out.
void SeveralServersTest::manyWhoWaitAreAllAnswered()
{
    constexpr int kWaiting = 40;
    addServer();
    addServer();
    std::vector<std::unique_ptr<ApiClient>> waiting;
    for (size_t i = 0; i < kWaiting; ++i)
        waiting.push_back(std::make_unique<ApiClient>(m_servers.at(i % 2)->port(), m_fixture->knownKey()));
    for (int round = 0; round < 5; ++round) {
        const http::Headers keyed{{"Idempotency-Key", "round-" + QByteArray::number(round)}};
        {
            const auto held = lock();
            QVERIFY(held);
            api().send("POST", kSuppliers, kBody, keyed);
            waitUntilOneWaits();
            for (const auto &client : waiting)
                client->send("POST", kSuppliers, kBody, keyed);
            QVERIFY(!waiting.front()->hasAnswer()); // It is waiting now.
        }

        const Answer first = api().receive();
        QCOMPARE(first.status, 201);
        for (const auto &client : waiting) {
            const Answer answer = client->receive();
            QCOMPARE(answer.status, 201);
            QCOMPARE(answer.body, first.body);
        }
    }
    QCOMPARE(suppliersNamedOnce(), 5);
}

void SeveralServersTest::whoWaitsKeepsNoWorker()
{
    ApiClient &other = addServer({.workers = 1});
    {
        const auto held = lock();
        QVERIFY(held);
        api().send("POST", kSuppliers, kBody, kKeyed);
        waitUntilOneWaits();

        other.send("POST", kSuppliers, kBody, kKeyed);
        ApiClient beside(m_servers.back()->port(), m_fixture->knownKey());
        for (int i = 0; i < 3; ++i)
            QCOMPARE(beside.get(kSuppliers).status, 200);

        QVERIFY(!other.hasAnswer());
    }
    QCOMPARE(api().receive().status, 201);
    QVERIFY(isReplay(other.receive()));
}

void SeveralServersTest::whoWaitsTooLongIsTold()
{
    m_fixture->set(u"rate-per-minute"_s, u"50"_s);
    ApiClient &other = addServer({.idempotencyWait = 1ms});
    {
        const auto held = lock();
        QVERIFY(held);
        api().send("POST", kSuppliers, kBody, kKeyed);
        waitUntilOneWaits();

        const Answer refused = other.post(kSuppliers, kBody, kKeyed);

        QCOMPARE(refused.status, 409);
        QCOMPARE(refused.error(), "idempotency_key_in_use");
        QVERIFY(refused.header("ratelimit").startsWith("\"key\";r=48;"));
    }
    QCOMPARE(api().receive().status, 201);
}

void SeveralServersTest::aKeyIsTakenOverFromAServerThatDies()
{
    ApiClient &other = addServer();
    {
        const auto held = lock();
        QVERIFY(held);
        api().send("POST", kSuppliers, kBody, kKeyed);
        waitUntilOneWaits();
        other.send("POST", kSuppliers, kBody, kKeyed);

        cutOff(true); // Simulates the end of its process.

        const Answer lost = api().receive();
        QCOMPARE(lost.status, 503);
        QCOMPARE(lost.error(), "busy");
        QCOMPARE(lost.header("retry-after"), "1");
    }

    const Answer done = other.receive();

    QCOMPARE(done.status, 201);
    QVERIFY(!isReplay(done));
    QCOMPARE(suppliersNamedOnce(), 1);
    QVERIFY(isReplay(api().post(kSuppliers, kBody, kKeyed)));
}

void SeveralServersTest::aLostConnectionIsOpenedAgain()
{
    m_fixture->set(u"rate-per-minute"_s, u"50"_s);
    ApiClient &other = addServer();
    QCOMPARE(other.post(kSuppliers, kBody).status, 201);

    for (int i = 0; i < 3; ++i) {
        cutOff();
        QCOMPARE(other.get(kSuppliers).status, 200);
        cutOff();
        QCOMPARE(other.post(kSuppliers, R"({"name":"Next"})").status, 201);
    }
}

void SeveralServersTest::aClashIsNotSeen_data()
{
    QTest::addColumn<QByteArray>("state");
    QTest::addColumn<bool>("isKeyed");
    QTest::newRow("serialization failure") << QByteArray("40001") << false;
    QTest::newRow("deadlock") << QByteArray("40P01") << false;
    QTest::newRow("with an Idempotency-Key") << QByteArray("40001") << true;
}

void SeveralServersTest::aClashIsNotSeen()
{
    QFETCH(const QByteArray, state);
    QFETCH(const bool, isKeyed);
    clashAtFirst(2, state);
    const qint64 changes = m_fixture->changeCount();

    const Answer made = api().post(kSuppliers, kBody, isKeyed ? kKeyed : http::Headers());

    QCOMPARE(made.status, 201);
    QVERIFY(!isReplay(made));
    QCOMPARE(suppliersNamedOnce(), 1);
    QCOMPARE(m_fixture->changeCount(), changes + 1);
    // All rows of a bulk call are retried together.
    onAllMachines("alter sequence clashes restart with 1");
    const Answer bulk = api().post(kSuppliers, R"({"items":[{"name":"Once"},{"name":"Once"}]})");
    QCOMPARE(bulk.status, 200);
    QCOMPARE(bulk.at(u"errors").toArray().size(), 0);
    QCOMPARE(suppliersNamedOnce(), 3);
}

void SeveralServersTest::endlessClashesAreBusy()
{
    clashAtFirst(1'000, "40001");

    const Answer refused = api().post(kSuppliers, kBody);

    QCOMPARE(refused.status, 503);
    QCOMPARE(refused.error(), "busy");
    QCOMPARE(refused.header("retry-after"), "1");
    QCOMPARE(suppliersNamedOnce(), 0);
}

STEMDESK_GUILESS_TEST(SeveralServersTest)

} // namespace stemdesk::several_servers_test

#include "tst_several_servers.moc"

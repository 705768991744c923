#include "core/storage/engine/transaction.h"
#include "core/storage/sqlite/sqlite_driver.h"
#include "tests/support/api_fixture.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QTest>
#include <QVariant>
#include <sqlite3.h>

#include <atomic>

namespace stemdesk::api_server_test {

class ApiServerTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void healthNeedsNoKey();
    void headIsGetWithoutBody_data();
    void headIsGetWithoutBody();
    void readinessAsksTheDatabase();
    void itIsNotReadyWhileTheDatabaseIsAway();
    void theRootLeadsToTheReference();
    void unknownPaths_data();
    void unknownPaths();
    void nowhereNeedsNoKey_data();
    void nowhereNeedsNoKey();
    void nowhereCountsAsNoWrongKey();
    void otherMethodsAreTold_data();
    void otherMethodsAreTold();
    void optionsNamesTheMethods_data();
    void optionsNamesTheMethods();
    void theOrderOfChecks();
    void stopAnswersWhatIsInFlight();
    void readsGoOnBesideALongWrite();
    void aLockedStoreIsBusy();
    void errorsLeaveTheConnectionOpen();
};

namespace {

/// Every statement fails while the database is away.
class AwayDriver final : public SqliteDriver {
public:
    AwayDriver(const QString &file, std::atomic_bool &isAway) : SqliteDriver(file), m_isAway(isAway) {}

    Status open(QSqlDatabase &database) const override
    {
        if (Status opened = SqliteDriver::open(database); !opened)
            return opened;
        const QVariant handle = database.driver()->handle();
        const auto fails = [](void *isAway) { return static_cast<std::atomic_bool *>(isAway)->load() ? 1 : 0; };
        sqlite3_progress_handler(*static_cast<sqlite3 *const *>(handle.constData()), 1, fails, &m_isAway);
        return {};
    }

private:
    std::atomic_bool &m_isAway;
};

/// The methods in the answer's Allow, in the order of the alphabet.
QByteArray allowedBy(const Answer &answer)
{
    QByteArrayList methods = answer.header("allow").split(',');
    for (QByteArray &name : methods)
        name = name.trimmed();
    std::sort(methods.begin(), methods.end());
    return methods.join(", ");
}

} // namespace

void ApiServerTest::healthNeedsNoKey()
{
    const auto nobody = m_fixture->connect({});

    const Answer answer = nobody->get("/healthz");

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.text(u"status"), "ok");
    QVERIFY(!answer.text(u"version").isEmpty());
    QCOMPARE(nobody->request("HEAD", "/healthz").status, 200);
    QCOMPARE(nobody->get("/api/v1/suppliers").status, 401);
    QCOMPARE(nobody->get("/api/v1/nothing").status, 401); // The key comes before the route.
}

void ApiServerTest::headIsGetWithoutBody_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path : {"/api/v1/suppliers", "/api/v1/suppliers/<sup>", "/api/v1/events/<evt>",
                             "/api/v1/events/<evt>/order-sheet?format=csv", "/api/v1/suppliers/<none.sup>"})
        QTest::newRow(path) << QByteArray(path);
}

void ApiServerTest::headIsGetWithoutBody()
{
    QFETCH(QByteArray, path);
    path = filled(path);
    const Answer get = api().get(path);

    const Answer head = api().request("HEAD", path);

    QCOMPARE(head.status, get.status);
    QCOMPARE(head.body, QByteArray());
    QCOMPARE(head.header("etag"), get.header("etag"));
    QCOMPARE(head.header("content-type"), get.header("content-type"));
    if (get.status == 200)
        QCOMPARE(head.header("content-length"), get.header("content-length"));
    QCOMPARE(api().get(path).status, get.status); // The connection is in step.
}

void ApiServerTest::unknownPaths_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path : {"/api", "/api/v1", "/api/v1/", "/api/v2/suppliers", "/api/v1//suppliers",
                             "/api/v1/suppliers/", "/api/v1/%73uppliers", "/api/v1/suppliers%2F<sup>",
                             "/api/v1/./suppliers", "/api/v1/x/../suppliers", "/healthz/", "/favicon.ico"})
        QTest::newRow(path) << QByteArray(path);
}

void ApiServerTest::unknownPaths()
{
    QFETCH(const QByteArray, path);

    const Answer answer = api().get(filled(path));

    QCOMPARE(answer.status, 404);
    QCOMPARE(answer.error(), "not_found");
}

void ApiServerTest::readinessAsksTheDatabase()
{
    const Answer answer = m_fixture->connect({})->get("/readyz");

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.text(u"status"), "ok");
}

/// A process without its database lives, and takes no work.
void ApiServerTest::itIsNotReadyWhileTheDatabaseIsAway()
{
    if (isOnPostgres())
        QSKIP("e2e/failover takes a real server away");
    std::atomic_bool isAway = false;
    ApiFixture::Options options;
    options.makeDriver = [&isAway](const TestShop &test) {
        return std::make_unique<AwayDriver>(QDir(test.folder()).filePath(u"stemdesk.db"_s), isAway);
    };
    ApiFixture fixture(options);
    const auto nobody = fixture.connect({});

    isAway = true;
    const Answer away = nobody->get("/readyz");
    QCOMPARE(away.status, 503);
    QCOMPARE(away.error(), "busy");
    QVERIFY(away.header("retry-after").toInt() >= 1);
    QCOMPARE(nobody->get("/healthz").status, 200);

    isAway = false;
    QCOMPARE(nobody->get("/readyz").status, 200);
}

void ApiServerTest::theRootLeadsToTheReference()
{
    const Answer answer = m_fixture->connect({})->get("/");

    QCOMPARE(answer.status, 303);
    QCOMPARE(answer.header("location"), "/docs");
}

void ApiServerTest::nowhereNeedsNoKey_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    for (const char *path : {"/.well-known/oauth-protected-resource", "/.well-known/oauth-protected-resource/mcp",
                             "/.well-known/openid-configuration", "/favicon.ico", "/robots.txt", "/api", "/mcpx"})
        QTest::newRow(path) << QByteArray("GET") << QByteArray(path);
    QTest::newRow("a client that registers") << QByteArray("POST") << QByteArray("/register");
    QTest::newRow("another method") << QByteArray("OPTIONS") << QByteArray("/authorize");
}

void ApiServerTest::nowhereNeedsNoKey()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, path);
    for (const QByteArray &key : {QByteArray("-"), QByteArray("Bearer sdk_wrong"), "Bearer " + m_fixture->knownKey()}) {
        const Answer answer = api().request(method, path, {}, {{"Authorization", key}});
        QCOMPARE(answer.status, 404);
        QCOMPARE(answer.error(), "not_found");
    }
}

void ApiServerTest::nowhereCountsAsNoWrongKey()
{
    ApiFixture fixture; // No wrong keys were counted here yet.
    const http::Headers wrong{{"Authorization", "Bearer sdk_wrong"}};
    for (int i = 0; i < 40; ++i)
        QCOMPARE(fixture.api().get("/.well-known/oauth-authorization-server", wrong).status, 404);

    const Answer answer = fixture.api().post("/mcp", "{}", wrong);

    QCOMPARE(answer.status, 401);
    QCOMPARE(answer.error(), "invalid_api_key");
    for (const char *path : {"/api/v1/nothing", "/mcp/nothing"})
        QCOMPARE(fixture.api().get(path, {{"Authorization", "-"}}).status, 401);
}

void ApiServerTest::otherMethodsAreTold_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("allow");
    const auto row = [](const QByteArray &method, const QByteArray &path, const QByteArray &allow) {
        QTest::newRow((method + ' ' + path).constData()) << method << path << allow;
    };
    row("DELETE", "/api/v1/suppliers", "GET, HEAD, POST");
    row("PATCH", "/api/v1/suppliers", "GET, HEAD, POST");
    row("DELETE", "/api/v1/suppliers/<sup>", "GET, HEAD, PATCH");
    row("POST", "/api/v1/suppliers/<sup>", "GET, HEAD, PATCH");
    row("PUT", "/api/v1/events/<evt>", "DELETE, GET, HEAD, PATCH");
    row("GET", "/api/v1/suppliers/<sup>/archive", "POST");
    row("HEAD", "/api/v1/suppliers/<sup>/archive", "POST");
    row("POST", "/api/v1/events/<evt>/order-sheet", "GET, HEAD");
}

void ApiServerTest::otherMethodsAreTold()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, allow);

    const Answer answer = api().request(method, filled(path));

    QCOMPARE(answer.status, 405);
    QCOMPARE(allowedBy(answer), allow);
}

void ApiServerTest::optionsNamesTheMethods_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("allow");
    QTest::newRow("collection") << "/api/v1/suppliers"_ba
                                << "GET, HEAD, OPTIONS, POST"_ba;
    QTest::newRow("object") << "/api/v1/events/<evt>"_ba
                            << "DELETE, GET, HEAD, OPTIONS, PATCH"_ba;
    QTest::newRow("what is not there") << "/api/v1/events/<none.evt>?x=1"_ba
                                       << "DELETE, GET, HEAD, OPTIONS, PATCH"_ba;
    QTest::newRow("open path") << "/healthz"_ba
                               << "GET, HEAD, OPTIONS"_ba;
}

void ApiServerTest::optionsNamesTheMethods()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, allow);

    const Answer answer = api().request("OPTIONS", filled(path));

    QCOMPARE(answer.status, 204);
    QCOMPARE(answer.body, QByteArray());
    QCOMPARE(allowedBy(answer), allow);
    QCOMPARE(api().request("OPTIONS", "/api/v1/nothing").error(), "not_found");
    QCOMPARE(m_fixture->connect({})->request("OPTIONS", "/api/v1/suppliers").error(), "missing_api_key");
}

/// A request that everything is wrong with, set right step by step in the order of contract section 1.
void ApiServerTest::theOrderOfChecks()
{
    ApiFixture fixture;
    fixture.set(u"rate-per-minute"_s, u"1"_s);
    const QByteArray writer = "Bearer " + fixture.newKey(Scopes().add(Scope::SuppliersWrite));
    const QByteArray reader = "Bearer " + fixture.newKey(Scopes().add(Scope::SuppliersRead));
    const auto error = [&](const QByteArray &method, const QByteArray &path, const QByteArray &body,
                           const http::Headers &headers) {
        return fixture.connect({})->request(method, fixture.filled("/api/v1/" + path), body, headers).error();
    };
    const http::Header evilHost{"Host", "evil.example"};
    const http::Header huge{"Content-Length", "5000000"};
    const http::Header evilOrigin{"Origin", "https://evil.example"};
    const http::Header read{"Authorization", reader};
    const http::Header write{"Authorization", writer};
    const http::Header text{"Content-Type", "text/plain"};
    const http::Header badKey{"Idempotency-Key", "a b"};
    const http::Header old{"If-Match", "\"old\""};

    QCOMPARE(error("PUT", "nothing/<prod>?x=1", {}, {evilHost, huge, evilOrigin}), "unknown_host");
    QCOMPARE(error("PUT", "nothing/<prod>?x=1", {}, {huge, evilOrigin}), "body_too_large");
    QCOMPARE(error("PUT", "nothing/<prod>?x=1", "{", {evilOrigin, text}), "missing_api_key");
    QCOMPARE(error("GET", "suppliers", {}, {read}), ""); // Uses the minute up.
    QCOMPARE(error("PUT", "nothing/<prod>?x=1", "{", {read, evilOrigin, text}), "origin_not_allowed");
    QCOMPARE(error("PUT", "nothing/<prod>?x=1", "{", {read, text}), "rate_limited");
    fixture.set(u"rate-per-minute"_s, u"0"_s);
    QCOMPARE(error("PUT", "nothing/<prod>?x=1", "{", {read, text}), "not_found");
    QCOMPARE(error("PUT", "suppliers/<prod>?x=1", "{", {read, text, old}), "method_not_allowed");
    QCOMPARE(error("PATCH", "suppliers/<prod>?x=1", "{", {read, text, old}), "missing_scope:suppliers:write");
    QCOMPARE(error("PATCH", "suppliers/<prod>?x=1", "{", {write, text, old}),
             "wrong_id_type:expected_suppliers_got_products");
    QCOMPARE(error("PATCH", "suppliers/<none.sup>?x=1", "{", {write, text, old}), "unknown_parameter:x");
    QCOMPARE(error("PATCH", "suppliers/<none.sup>", "{", {write, text, old}), "unsupported_media_type");
    QCOMPARE(error("POST", "suppliers", "{", {write, text, badKey}), "unsupported_media_type");
    QCOMPARE(error("POST", "suppliers", "{", {write, badKey}), "invalid_idempotency_key");
    QCOMPARE(error("PATCH", "suppliers/<none.sup>", "{", {write, old}), "invalid_json");
    QCOMPARE(error("PATCH", "suppliers/<none.sup>", "{}", {write, old}), "not_found");
    QCOMPARE(error("PATCH", "suppliers/<sup>", "{}", {write, old}), "version_mismatch");
    QCOMPARE(error("PATCH", "suppliers/<sup>", "{}", {write}), "");
}

void ApiServerTest::stopAnswersWhatIsInFlight()
{
    ApiFixture fixture;
    const auto beside = fixture.connect(fixture.knownKey());
    QCOMPARE(beside->get("/api/v1/suppliers").status, 200);
    QCOMPARE(fixture.api().get("/api/v1/suppliers").status, 200); // Both connections stand.
    {
        const auto lock = Transaction::begin(fixture.test().session()); // The write has to wait for it.
        QVERIFY(lock);
        fixture.api().send("POST", "/api/v1/suppliers", R"({"name":"Last"})");
        QCOMPARE(beside->get("/api/v1/suppliers").status, 200); // By now the server has read the write.
        fixture.server().stop();
    }

    QCOMPARE(fixture.api().receive().status, 201);
    QVERIFY(fixture.server().wait());
    QCOMPARE(must(fixture.shop().suppliers.list({.q = u"last"_s}, {})).rows.size(), 1);
}

void ApiServerTest::readsGoOnBesideALongWrite()
{
    const auto lock = Transaction::begin(m_fixture->test().session());
    QVERIFY(lock);

    QCOMPARE(api().get("/api/v1/suppliers").status, 200);
    QCOMPARE(api().get(filled("/api/v1/events/<evt>")).status, 200);
}

void ApiServerTest::aLockedStoreIsBusy()
{
    ApiFixture::Options options;
    options.makeDriver = [](const TestShop &test) { return test.newDriver(std::chrono::milliseconds(10)); };
    ApiFixture fixture(options);
    const http::Headers keyed{{"Idempotency-Key", "k"}};
    const QByteArray body = R"({"name":"Waiting"})";
    {
        const auto lock = Transaction::begin(fixture.test().session(), fixture.test().context().tenant().shop);
        QVERIFY(lock);
        for (const http::Headers &headers : {http::Headers(), keyed}) {
            const Answer refused = fixture.api().post("/api/v1/suppliers", body, headers);
            QCOMPARE(refused.status, 503);
            QCOMPARE(refused.error(), "busy");
            QVERIFY(refused.header("retry-after").toInt() >= 1);
        }
        const Answer bulk = fixture.api().post("/api/v1/products", R"({"items":[{"name":"Waiting"}]})");
        QCOMPARE(bulk.status, 503);
    }

    QCOMPARE(fixture.api().post("/api/v1/suppliers", body, keyed).status, 201); // Nothing but success was kept.
}

void ApiServerTest::errorsLeaveTheConnectionOpen()
{
    for (const char *path : {"/api/v1/nothing", "/api/v1/suppliers?x=1", "/api/v1/suppliers/<prod>"}) {
        QVERIFY(api().get(filled(path)).status >= 400);
        QVERIFY(api().isConnected());
    }
    QCOMPARE(api().post("/api/v1/suppliers", "{").status, 422);
    QVERIFY(api().isConnected());
}

STEMDESK_GUILESS_TEST(ApiServerTest)

} // namespace stemdesk::api_server_test

#include "tst_api_server.moc"

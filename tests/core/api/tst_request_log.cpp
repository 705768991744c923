#include "core/api/middleware/request_log.h"

#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"

#include <QTest>

namespace stemdesk::request_log_test {

class RequestLogTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void aRequestLeavesARow();
    void refusalsOfAKnownKeyLeaveOne();
    void aRefusalIsKeptInItsOwnWords();
    void whoIsNobodyLeavesNone();
    void eachShopSeesItsOwn();
    void whatWaitsIsStoredAtStop();
    void whatCannotBeStoredWaits();
    void theOldestAreDropped();
    void paths_data();
    void paths();

private:
    QList<LoggedRequest> logged(ShopServices &shop) { return must(shop.requestLog.list({}, {.limit = 100})).rows; }
    QList<LoggedRequest> logged() { return logged(m_fixture->shop()); }
};

void RequestLogTest::aRequestLeavesARow()
{
    const Answer answer = api().get("/api/v1/suppliers?q=secret%20words");

    QTRY_COMPARE(logged().size(), 1);
    const LoggedRequest row = logged().constFirst();
    QCOMPARE(row.method, u"GET"_s);
    QCOMPARE(row.path, u"/api/v1/suppliers"_s);
    QCOMPARE(row.status, 200);
    QCOMPARE(row.requestId.toLatin1(), answer.header("x-request-id"));
    QCOMPARE(row.keyName, u"Test"_s);
    QVERIFY(row.durationMs >= 0);
}

void RequestLogTest::refusalsOfAKnownKeyLeaveOne()
{
    const QByteArray poor = m_fixture->newKey(Scopes().add(Scope::SuppliersRead));
    QCOMPARE(m_fixture->connect(poor)->get("/api/v1/events").status, 403);
    QCOMPARE(api().get("/api/v1/nothing").status, 404);
    QCOMPARE(api().get("/api/v1/suppliers", {{"Origin", "https://elsewhere.example"}}).status, 403);
    QCOMPARE(api().post("/api/v1/suppliers", "{").status, 422);

    QTRY_COMPARE(logged().size(), 4);
    QList<int> statuses;
    for (const LoggedRequest &row : logged())
        statuses.prepend(row.status);
    QCOMPARE(statuses, QList<int>({403, 404, 403, 422}));
}

/// The log shows the message that the client was sent.
void RequestLogTest::aRefusalIsKeptInItsOwnWords()
{
    const Answer answer = api().post("/api/v1/suppliers", R"({"name":""})");
    QCOMPARE(answer.status, 422);
    QCOMPARE(api().get("/api/v1/suppliers").status, 200);

    QTRY_COMPARE(logged().size(), 2);
    QCOMPARE(logged().at(1).refusal,
             u"%1 (%2)"_s.arg(answer.at(u"message").toString(), QString::fromUtf8(answer.error())));
    QCOMPARE(logged().at(0).refusal, QString());
    QCOMPARE(loggedRefusal(u"Not “sdk_abc12/x”, but a key (invalid)"_s), u"Not “sdk_...”, but a key (invalid)"_s);
    // Normalized like stored texts.
    QCOMPARE(loggedRefusal(u"There is no \"a\rb\ufeffc\"."_s), u"There is no \"a\nbc\"."_s);
}

void RequestLogTest::whoIsNobodyLeavesNone()
{
    QCOMPARE(api().get("/api/v1/suppliers", {{"Authorization", "-"}}).status, 401);
    QCOMPARE(api().get("/api/v1/suppliers", {{"Authorization", "Bearer nonsense"}}).status, 401);
    QCOMPARE(api().get("/healthz").status, 200);

    QCOMPARE(api().get("/api/v1/colors").status, 200);
    QTRY_VERIFY(!logged().isEmpty());
    QCOMPARE(logged().size(), 1);
    QCOMPARE(logged().constFirst().path, u"/api/v1/colors"_s);
}

void RequestLogTest::eachShopSeesItsOwn()
{
    QCOMPARE(ApiClient(m_fixture->server().port(), m_fixture->newOtherKey()).get("/api/v1/events").status, 200);
    QCOMPARE(api().get("/api/v1/suppliers").status, 200);

    QTRY_COMPARE(logged().size(), 1);
    QTRY_COMPARE(logged(m_fixture->otherShop()).size(), 1);
    QCOMPARE(logged().constFirst().path, u"/api/v1/suppliers"_s);
    QCOMPARE(logged(m_fixture->otherShop()).constFirst().path, u"/api/v1/events"_s);
}

void RequestLogTest::whatWaitsIsStoredAtStop()
{
    for (int request = 0; request < 20; ++request)
        QCOMPARE(api().get("/api/v1/suppliers").status, 200);

    m_fixture->restart();

    QCOMPARE(logged().size(), 20);
}

void RequestLogTest::whatCannotBeStoredWaits()
{
    RequestLog log;
    log.add({.path = "/first"});
    QList<RequestRecord> taken = log.take();
    log.add({.path = "/second"});

    log.putBack(std::move(taken));

    const QList<RequestRecord> waiting = log.take();
    QCOMPARE(waiting.size(), 2);
    QCOMPARE(waiting.constFirst().path, "/first");
    QVERIFY(log.take().isEmpty());
}

void RequestLogTest::theOldestAreDropped()
{
    RequestLog log;
    QList<RequestRecord> taken(RequestLog::kMostWaiting, {.path = "/old"});
    for (int request = 0; request < 10; ++request)
        log.add({.path = "/new"});

    log.putBack(std::move(taken));

    const QList<RequestRecord> waiting = log.take();
    QCOMPARE(waiting.size(), RequestLog::kMostWaiting);
    QCOMPARE(waiting.constLast().path, "/new");
    for (qsizetype request = 0; request < 2 * RequestLog::kMostWaiting; ++request)
        log.add({.path = "/more"});
    QCOMPARE(log.take().size(), RequestLog::kMostWaiting);
}

void RequestLogTest::paths_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("kept");
    QTest::newRow("ordinary") << QByteArray("/api/v1/events/evt_1") << QByteArray("/api/v1/events/evt_1");
    QTest::newRow("a key") << QByteArray("/sdk_abc123/x") << QByteArray("/sdk_.../x");
    QTest::newRow("two secrets") << QByteArray("/whsec_a+b/sdk_c") << QByteArray("/whsec_.../sdk_...");
    QTest::newRow("long") << QByteArray(600, 'a') << QByteArray(500, 'a') + "...";
}

void RequestLogTest::paths()
{
    QFETCH(const QByteArray, path);

    QTEST(loggedPath(path), "kept");
}

STEMDESK_GUILESS_TEST(RequestLogTest)

} // namespace stemdesk::request_log_test

#include "tst_request_log.moc"

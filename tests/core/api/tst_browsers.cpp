#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::browsers_test {

/// What pages of other origins may do, seen through the headers that a browser checks.
class BrowsersTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void anAllowedPageReadsEveryAnswer_data();
    void anAllowedPageReadsEveryAnswer();
    void otherPagesReadNone_data();
    void otherPagesReadNone();
    void aLimitThatIsUsedUpIsRead();
    void aChangedListCountsForWhatIsRefusedAtOnce();
    void everyWellFormedFieldMayBeSent_data();
    void everyWellFormedFieldMayBeSent();
    void publicDocumentsAreReadFromAnywhere_data();
    void publicDocumentsAreReadFromAnywhere();
    void extensionsAndAppsAreOrigins_data();
    void extensionsAndAppsAreOrigins();

private:
    void askEverything();
};

namespace {

const QByteArray kPage = "https://shop.example";

void allow(ApiFixture &fixture, const QString &origins)
{
    fixture.set(u"allowed-origins"_s, origins);
}

} // namespace

void BrowsersTest::initTestCase()
{
    m_fixture = std::make_unique<ApiFixture>();
    allow(*m_fixture, QString::fromLatin1(kPage));
}

void BrowsersTest::askEverything()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<qsizetype>("length");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const QByteArray &method, const QByteArray &path, const QByteArray &key,
                        qsizetype length,
                        int status) { QTest::newRow(name) << method << path << key << length << status; };
    row("read", "GET", "/api/v1/suppliers", {}, 0, 200);
    row("no key", "GET", "/api/v1/suppliers", "-", 0, 401);
    row("wrong key", "GET", "/api/v1/suppliers", "Bearer nonsense", 0, 401);
    row("no such path", "GET", "/api/v1/nothing", {}, 0, 404);
    row("nowhere", "GET", "/.well-known/oauth-protected-resource", "-", 0, 404);
    row("other method", "PUT", "/api/v1/suppliers", {}, 0, 405);
    row("question", "OPTIONS", "/api/v1/suppliers", {}, 0, 204);
    row("bad body", "POST", "/api/v1/suppliers", {}, 1, 422);
    row("body too large", "POST", "/api/v1/suppliers", {}, 4'194'305, 413);
    row("address too long", "GET", "/api/v1/suppliers?q=" + QByteArray(9'000, 'a'), {}, 0, 414);
    row("unknown method", "BREW", "/api/v1/suppliers", {}, 0, 501);
}

void BrowsersTest::anAllowedPageReadsEveryAnswer_data()
{
    askEverything();
}

void BrowsersTest::anAllowedPageReadsEveryAnswer()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, key);
    QFETCH(const qsizetype, length);
    const auto client = m_fixture->connect(m_fixture->knownKey());
    http::Headers headers{{"Origin", kPage}};
    if (!key.isEmpty())
        headers.append({"Authorization", key});

    const Answer answer = client->request(method, path, QByteArray(length, 'x'), headers);

    QTEST(answer.status, "status");
    QCOMPARE(answer.header("access-control-allow-origin"), kPage);
    QVERIFY(answer.header("vary").contains("Origin"));
    for (const char *shown : {"ETag", "Retry-After", "Content-Disposition", "Allow"})
        QVERIFY(answer.header("access-control-expose-headers").contains(shown));
}

void BrowsersTest::otherPagesReadNone_data()
{
    askEverything();
}

void BrowsersTest::otherPagesReadNone()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, key);
    QFETCH(const qsizetype, length);
    for (const char *page : {"https://evil.example", "null", "https://shop.example.evil.example"}) {
        const auto client = m_fixture->connect(m_fixture->knownKey());
        http::Headers headers{{"Origin", page}};
        if (!key.isEmpty())
            headers.append({"Authorization", key});

        const Answer answer = client->request(method, path, QByteArray(length, 'x'), headers);

        QVERIFY(answer.status >= 400);
        QCOMPARE(answer.header("access-control-allow-origin"), QByteArray());
    }
}

void BrowsersTest::aLimitThatIsUsedUpIsRead()
{
    ApiFixture fixture;
    allow(fixture, QString::fromLatin1(kPage));
    fixture.set(u"rate-per-minute"_s, u"1"_s);
    QCOMPARE(fixture.api().get("/api/v1/suppliers", {{"Origin", kPage}}).status, 200);

    const Answer refused = fixture.api().get("/api/v1/suppliers", {{"Origin", kPage}});

    QCOMPARE(refused.status, 429);
    QCOMPARE(refused.header("access-control-allow-origin"), kPage);
}

/// Requests that are refused before they are read do not look into the shops.
void BrowsersTest::aChangedListCountsForWhatIsRefusedAtOnce()
{
    ApiFixture fixture;
    const auto refusedFor = [&fixture](const QByteArray &page) {
        const auto client = fixture.connect(fixture.knownKey());
        const Answer answer = client->request("GET", '/' + QByteArray(9'000, 'a'), {}, {{"Origin", page}});
        return answer.status == 414 ? answer.header("access-control-allow-origin") : QByteArray("not refused");
    };
    QCOMPARE(refusedFor(kPage), QByteArray());

    allow(fixture, QString::fromLatin1(kPage));

    QTRY_COMPARE(refusedFor(kPage), kPage);
    QCOMPARE(refusedFor("https://evil.example"), QByteArray());
    allow(fixture, {});
    QTRY_COMPARE(refusedFor(kPage), QByteArray());
}

void BrowsersTest::everyWellFormedFieldMayBeSent_data()
{
    QTest::addColumn<QByteArray>("asked");
    QTest::addColumn<QByteArray>("allowed");
    QTest::newRow("ours") << QByteArray("authorization,content-type,if-match")
                          << QByteArray("authorization,content-type,if-match");
    QTest::newRow("of tracing") << QByteArray("baggage, sentry-trace") << QByteArray("baggage,sentry-trace");
    QTest::newRow("of libraries") << QByteArray("X-Requested-With,cache-control,mcp-session-id")
                                  << QByteArray("x-requested-with,cache-control,mcp-session-id");
    QTest::newRow("odd letters") << QByteArray("x_y!z") << QByteArray("x_y!z");
    QTest::newRow("no names") << QByteArray("a b, (c), , d") << QByteArray("d");
}

void BrowsersTest::everyWellFormedFieldMayBeSent()
{
    QFETCH(const QByteArray, asked);
    QFETCH(const QByteArray, allowed);
    for (const char *path : {"/mcp", "/api/v1/suppliers", "/api/v1/changes/stream"}) {
        const http::Headers headers{{"Authorization", "-"},
                                    {"Origin", kPage},
                                    {"Access-Control-Request-Method", "POST"},
                                    {"Access-Control-Request-Headers", asked}};

        const Answer answer = api().request("OPTIONS", path, {}, headers);

        QCOMPARE(answer.status, 204);
        QCOMPARE(answer.header("access-control-allow-origin"), kPage);
        QVERIFY(answer.header("vary").contains("Access-Control-Request-Headers"));
        const QByteArrayList told = answer.header("access-control-allow-headers").toLower().split(',');
        QByteArrayList names;
        for (const QByteArray &name : told)
            names += name.trimmed();
        for (const QByteArray &name : allowed.split(','))
            QVERIFY2(names.contains(name), name);
        QVERIFY(!names.contains("a b") && !names.contains("(c)") && !names.contains(""));
    }
    QCOMPARE(
        api()
            .request(
                "OPTIONS", "/mcp", {},
                {{"Authorization", "-"}, {"Origin", "https://evil.example"}, {"Access-Control-Request-Method", "POST"}})
            .header("access-control-allow-headers"),
        QByteArray());
}

void BrowsersTest::publicDocumentsAreReadFromAnywhere_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path : {"/healthz", "/readyz", "/api/v1/openapi.json"})
        QTest::newRow(path) << QByteArray(path);
}

void BrowsersTest::publicDocumentsAreReadFromAnywhere()
{
    QFETCH(const QByteArray, path);
    for (const QByteArray &page : {kPage, QByteArray("https://editor.example"), QByteArray("null")}) {
        const http::Headers headers{{"Authorization", "-"}, {"Origin", page}};
        for (const char *method : {"GET", "HEAD"}) {
            const Answer answer = api().request(method, path, {}, headers);
            QCOMPARE(answer.status, 200);
            QCOMPARE(answer.header("access-control-allow-origin"), "*");
        }
        const Answer preflight = api().request(
            "OPTIONS", path, {},
            headers
                + http::Headers{{"Access-Control-Request-Method", "GET"}, {"Access-Control-Request-Headers", "x-a"}});
        QCOMPARE(preflight.status, 204);
        QCOMPARE(preflight.header("access-control-allow-origin"), "*");
        QVERIFY(preflight.header("access-control-allow-headers").contains("x-a"));
    }
}

void BrowsersTest::extensionsAndAppsAreOrigins_data()
{
    QTest::addColumn<QByteArray>("origin");
    for (const char *origin :
         {"chrome-extension://cfhdojbkjhnklbpkdaibdccddilifddb", "moz-extension://1f3a8f0a-7a44-4b53-8a0c-0d9c5d1d6f11",
          "app://obsidian.md", "tauri://localhost", "capacitor://localhost", "vscode-webview://x1:8080"})
        QTest::newRow(origin) << QByteArray(origin);
}

void BrowsersTest::extensionsAndAppsAreOrigins()
{
    QFETCH(const QByteArray, origin);
    ApiFixture fixture;
    QCOMPARE(fixture.api().get("/api/v1/suppliers", {{"Origin", origin}}).error(), "origin_not_allowed");

    allow(fixture, QString::fromLatin1(origin) + u", https://shop.example"_s);

    const Answer answer = fixture.api().get("/api/v1/suppliers", {{"Origin", origin}});
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.header("access-control-allow-origin"), origin);
    QCOMPARE(fixture.api().get("/api/v1/suppliers", {{"Origin", origin + "x"}}).error(), "origin_not_allowed");
}

STEMDESK_GUILESS_TEST(BrowsersTest)

} // namespace stemdesk::browsers_test

#include "tst_browsers.moc"

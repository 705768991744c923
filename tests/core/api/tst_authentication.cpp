#include "core/security/key_format.h"
#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::authentication_test {

class AuthenticationTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data();
    void refusals();
    void theSchemeIsTakenInAnyCase();
    void aKeyIsTakenAsAPasswordWhereItOnlyReads();
    void tablesOfferTheirSpreadsheetsAPassword();
    void revocationCountsOnAnOpenConnection();
    void expiryCountsOnAnOpenConnection();
    void aNewKeyCountsAtOnce();
    void aKeySeesItsOwnShopOnly();
    void aShopWithoutAccessIsForbidden();
    void everyScopeIsItsOwn_data();
    void everyScopeIsItsOwn();
    void origins();
    void wrongKeysBackOff();
};

void AuthenticationTest::refusals_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("none") << QByteArray("-") << QByteArray("missing_api_key");
    QTest::newRow("another scheme") << QByteArray("Digest dXNlcjpwYXNz") << QByteArray("missing_api_key");
    QTest::newRow("a password that is no key") << QByteArray("Basic dXNlcjpwYXNz") << QByteArray("invalid_api_key");
    QTest::newRow("a user without a password") << QByteArray("Basic dXNlcg==") << QByteArray("missing_api_key");
    QTest::newRow("an empty password") << QByteArray("Basic dXNlcjo=") << QByteArray("missing_api_key");
    QTest::newRow("a scheme alone") << QByteArray("Bearer") << QByteArray("missing_api_key");
    QTest::newRow("no scheme") << newApiKey() << QByteArray("missing_api_key");
    QTest::newRow("nonsense") << QByteArray("Bearer nonsense") << QByteArray("invalid_api_key");
    QTest::newRow("two words") << "Bearer a " + newApiKey() << QByteArray("invalid_api_key");
    QTest::newRow("well-formed and unknown") << "Bearer " + newApiKey() << QByteArray("invalid_api_key");
    QTest::newRow("cut") << "Bearer " + newApiKey().chopped(1) << QByteArray("invalid_api_key");
}

void AuthenticationTest::refusals()
{
    QFETCH(const QByteArray, header);

    const Answer answer = api().get("/api/v1/suppliers", {{"Authorization", header}});

    QCOMPARE(answer.status, 401);
    QTEST(answer.error(), "error");
    QCOMPARE(answer.header("www-authenticate"), "Bearer");
    QVERIFY(api().isConnected());
}

void AuthenticationTest::theSchemeIsTakenInAnyCase()
{
    QCOMPARE(api().get("/api/v1/suppliers", {{"Authorization", "bEARER " + m_fixture->newKey()}}).status, 200);
}

void AuthenticationTest::aKeyIsTakenAsAPasswordWhereItOnlyReads()
{
    for (const QByteArray &user : {QByteArray("anna"), QByteArray()}) {
        const http::Headers basic{{"Authorization", "BASIC " + (user + ':' + m_fixture->knownKey()).toBase64()}};

        QCOMPARE(api().get("/api/v1/suppliers", basic).status, 200);
        QCOMPARE(api().request("HEAD", "/api/v1/suppliers", {}, basic).status, 200);
        const Answer options = api().request("OPTIONS", "/api/v1/suppliers", {}, basic);
        QCOMPARE(options.status, 204);
        QCOMPARE(options.header("allow"), "GET, HEAD, POST, OPTIONS");
        QCOMPARE(api().post("/api/v1/suppliers", R"({"name":"X"})", basic).error(), "missing_api_key");
        QCOMPARE(api().request("DELETE", "/api/v1/colors/x", {}, basic).error(), "missing_api_key");
    }
}

void AuthenticationTest::tablesOfferTheirSpreadsheetsAPassword()
{
    const Answer refused = api().get("/api/v1/tables/suppliers.csv", {{"Authorization", "-"}});

    QCOMPARE(refused.status, 401);
    QByteArrayList challenges;
    for (const http::Header &header : refused.headers) {
        if (header.name.compare("www-authenticate", Qt::CaseInsensitive) == 0)
            challenges += header.value;
    }
    QCOMPARE(challenges, (QByteArrayList{"Bearer", "Basic realm=\"Stemdesk\", charset=\"UTF-8\""}));
}

void AuthenticationTest::revocationCountsOnAnOpenConnection()
{
    const CreatedKey key = must(m_fixture->shop().keys.create(u"Short"_s, Scopes::all().bits(), {}));
    const auto client = m_fixture->connect(key.text);
    QCOMPARE(client->get("/api/v1/suppliers").status, 200);

    must(m_fixture->shop().keys.revoke(key.key.id));

    const Answer answer = client->get("/api/v1/suppliers");
    QCOMPARE(answer.status, 401);
    QCOMPARE(answer.error(), "revoked_api_key");
    QCOMPARE(answer.header("www-authenticate"), "Bearer");
}

void AuthenticationTest::expiryCountsOnAnOpenConnection()
{
    const auto client = m_fixture->connect(m_fixture->newKey(Scopes::all(), m_fixture->test().now() + 1000));
    QCOMPARE(client->get("/api/v1/suppliers").status, 200);

    m_fixture->test().tick(1000);

    const Answer answer = client->get("/api/v1/suppliers");
    QCOMPARE(answer.status, 401);
    QCOMPARE(answer.error(), "expired_api_key");
}

void AuthenticationTest::aNewKeyCountsAtOnce()
{
    const QByteArray later = m_fixture->newKey();

    QCOMPARE(api().get("/api/v1/suppliers", {{"Authorization", "Bearer " + later}}).status, 200);
}

void AuthenticationTest::aKeySeesItsOwnShopOnly()
{
    const auto other = m_fixture->connect(m_fixture->newOtherKey());
    other->forbid({filled("<sup>"), filled("<evt>"), filled("<prod>")});

    QCOMPARE(other->get("/api/v1/suppliers?limit=100").status, 200);
    QCOMPARE(other->get("/api/v1/events").status, 200);
    QCOMPARE(other->get(filled("/api/v1/suppliers/<other.sup>")).status, 200);
    QCOMPARE(other->get(filled("/api/v1/suppliers/<sup>")).error(), "not_found");
}

void AuthenticationTest::aShopWithoutAccessIsForbidden()
{
    m_fixture->set(u"api-access"_s, u"false"_s);

    const Answer off = api().get("/api/v1/suppliers");
    m_fixture->set(u"api-access"_s, u"true"_s);
    const Answer on = api().get("/api/v1/suppliers");

    QCOMPARE(off.status, 403);
    QCOMPARE(off.error(), "api_access_disabled");
    QCOMPARE(on.status, 200);
}

void AuthenticationTest::everyScopeIsItsOwn_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("scope");
    const auto resource = [](const QByteArray &path, const QByteArray &scope) {
        QTest::newRow("GET " + path) << QByteArray("GET") << path << scope + ":read";
        QTest::newRow("HEAD " + path) << QByteArray("HEAD") << path << scope + ":read";
        QTest::newRow("POST " + path) << QByteArray("POST") << path << scope + ":write";
    };
    resource("/api/v1/suppliers", "suppliers");
    resource("/api/v1/colors", "colors");
    resource("/api/v1/categories", "categories");
    resource("/api/v1/products", "products");
    resource("/api/v1/price-lists", "price_lists");
    resource("/api/v1/price-lists/<pl>/entries", "price_lists");
    resource("/api/v1/tax-groups", "tax_groups");
    resource("/api/v1/contacts", "contacts");
    resource("/api/v1/series", "events");
    resource("/api/v1/events/<evt>/quotes", "events");
    resource("/api/v1/events/<evt>/payments", "payments");
    resource("/api/v1/events", "events");
    resource("/api/v1/events/<evt>/groups", "events");
    resource("/api/v1/events/<evt>/groups/<grp>/items", "events");
    const auto object = [](const QByteArray &path, const QByteArray &scope, bool isDeleted = true) {
        QTest::newRow("GET " + path) << QByteArray("GET") << path << scope + ":read";
        QTest::newRow("PATCH " + path) << QByteArray("PATCH") << path << scope + ":write";
        if (isDeleted)
            QTest::newRow("DELETE " + path) << QByteArray("DELETE") << path << scope + ":write";
    };
    object("/api/v1/suppliers/<sup>", "suppliers", false);
    object("/api/v1/colors/<col>", "colors");
    object("/api/v1/categories/<cat>", "categories");
    object("/api/v1/products/<prod>", "products");
    object("/api/v1/price-lists/<pl>", "price_lists");
    object("/api/v1/price-lists/<pl>/entries/<pe>", "price_lists");
    object("/api/v1/tax-groups/<tax>", "tax_groups");
    object("/api/v1/contacts/<con>", "contacts");
    object("/api/v1/series/<none.ser>", "events");
    object("/api/v1/events/<evt>/payments/<pay>", "payments");
    object("/api/v1/events/<evt>", "events");
    object("/api/v1/events/<evt>/groups/<grp>", "events");
    object("/api/v1/events/<evt>/groups/<grp>/items/<item>", "events");
    for (const auto &[method, path, scope] :
         {std::tuple{"GET", "/api/v1/invoices", "invoices:read"},
          std::tuple{"GET", "/api/v1/invoices/<none.inv>", "invoices:read"},
          std::tuple{"POST", "/api/v1/invoices/<none.inv>/credit", "invoices:write"},
          std::tuple{"POST", "/api/v1/events/<evt>/invoices", "invoices:write"}})
        QTest::newRow(path) << QByteArray(method) << QByteArray(path) << QByteArray(scope);
    QTest::newRow("archive") << QByteArray("POST") << QByteArray("/api/v1/suppliers/<sup>/archive")
                             << QByteArray("suppliers:write");
    QTest::newRow("unarchive") << QByteArray("POST") << QByteArray("/api/v1/suppliers/<sup>/unarchive")
                               << QByteArray("suppliers:write");
    object("/api/v1/products/<prod>/variants/<var>", "products");
    QTest::newRow("variants") << QByteArray("GET") << QByteArray("/api/v1/products/<prod>/variants")
                              << QByteArray("products:read");
    QTest::newRow("order sheet") << QByteArray("GET") << QByteArray("/api/v1/events/<evt>/order-sheet")
                                 << QByteArray("orders:read");
}

/// A key with all scopes but one is refused; nothing is asked before the scope but the route.
void AuthenticationTest::everyScopeIsItsOwn()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, scope);
    Scopes others;
    for (int i = 0; i < kScopeCount; ++i) {
        if (scopeText(Scope(i)) != std::string_view(scope.constData(), size_t(scope.size())))
            others.add(Scope(i));
    }
    const auto client = m_fixture->connect(m_fixture->newKey(others));

    const Answer answer = client->request(method, filled(path));

    QCOMPARE(answer.status, 403);
    if (method != "HEAD")
        QCOMPARE(answer.error(), "missing_scope:" + scope);
    const auto only = m_fixture->connect(m_fixture->newKey(Scopes().add(*scopeFrom(scope))));
    const int allowed = only->request(method, filled(path)).status;
    QVERIFY(allowed != 401 && allowed != 403 && allowed < 500); // Some rows delete objects that later rows refer to.
}

void AuthenticationTest::origins()
{
    ApiFixture fixture;
    const http::Headers origin{{"Origin", "https://shop.example"}};
    QCOMPARE(fixture.api().get("/api/v1/suppliers", origin).error(), "origin_not_allowed");
    fixture.set(u"rate-per-minute"_s, u"5"_s);
    const Answer refused = fixture.api().get("/api/v1/suppliers", origin);
    QCOMPARE(refused.status, 403);
    QCOMPARE(refused.header("ratelimit"), "\"key\";r=5;t=0"); // It was refused before it was counted.
    fixture.set(u"rate-per-minute"_s, u"0"_s);

    fixture.set(u"allowed-origins"_s, u"https://shop.example"_s);

    const Answer allowed = fixture.api().get("/api/v1/suppliers", origin);
    QCOMPARE(allowed.status, 200);
    QCOMPARE(allowed.header("access-control-allow-origin"), "https://shop.example");
    QCOMPARE(fixture.api().get("/api/v1/suppliers", {{"Origin", "https://evil.example"}}).error(),
             "origin_not_allowed");
    QCOMPARE(fixture.api().get("/api/v1/suppliers", {{"Origin", "null"}}).error(), "origin_not_allowed");

    const http::Header host{"Host", "localhost:8787"}; // Pages that the server shows itself may ask it.
    const auto from = [&](const QByteArray &page) {
        return fixture.api().get("/api/v1/suppliers", {host, {"Origin", page}}).status;
    };
    QCOMPARE(from("http://localhost:8787"), 200);
    QCOMPARE(from("https://localhost:8787"), 200); // Behind a proxy.
    QCOMPARE(from("http://localhost:8788"), 403);
}

void AuthenticationTest::wrongKeysBackOff()
{
    ApiFixture fixture; // No wrong keys were counted here yet.
    ApiClient &client = fixture.api();
    const http::Headers wrong{{"Authorization", "Bearer nonsense"}};
    for (int i = 0; i < 30; ++i)
        QCOMPARE(client.get("/api/v1/suppliers", wrong).status, 401);

    const Answer refused = client.get("/api/v1/suppliers", wrong);
    const Answer missing = client.get("/api/v1/suppliers", {{"Authorization", "-"}});

    QCOMPARE(refused.status, 429);
    QCOMPARE(refused.error(), "rate_limited");
    QVERIFY(refused.header("retry-after").toInt() >= 1);
    QVERIFY(refused.header("retry-after").toInt() <= 60);
    QCOMPARE(missing.status, 429);
    QCOMPARE(client.get("/api/v1/suppliers").status, 200); // A valid key always passes.
    QCOMPARE(client.get("/healthz", {{"Authorization", "-"}}).status, 200);
}

STEMDESK_GUILESS_TEST(AuthenticationTest)

} // namespace stemdesk::authentication_test

#include "tst_authentication.moc"

#include "core/storage/engine/session.h"
#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::webhooks_test {

namespace {

const QByteArray kPath = "/api/v1/webhooks";
const QByteArray kBody = R"({"url":"HTTPS://Hooks.Shop.com/In","events":["event.updated","event.created"]})";

QByteArray urlBody(const QByteArray &url)
{
    return "{\"url\":\"" + url + "\"}";
}

QStringList keysOf(const QJsonObject &object)
{
    QStringList keys = object.keys();
    keys.sort();
    return keys;
}

} // namespace

class WebhooksTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void refusals_data() { addApiTable(u"api_webhooks.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void scopes_data();
    void scopes();
    void createReadPatchDelete();
    void theSecretIsShownOnce();
    void aReplayHasNoSecret();
    void onlyItsOwnVersionIsChanged();
    void aDeadHostCanBePaused();
    void withoutAMasterKeyTheAnswerSaysWhat();
    void lookingUpLocksNobodyOut_data();
    void lookingUpLocksNobodyOut();
    void listsPageAndSelect();
    void aNewSecretIsShownOnce();
    void aRotationNeedsNoBody();

private:
    Answer created(const QByteArray &body = kBody) { return api().post(kPath, body); }
};

void WebhooksTest::init()
{
    if (!m_fixture)
        m_fixture = std::make_unique<ApiFixture>();
}

/// Refusals change nothing: they share one shop.
void WebhooksTest::cleanup()
{
    if (qstrcmp(QTest::currentTestFunction(), "refusals") != 0)
        m_fixture.reset();
}

void WebhooksTest::scopes_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    const auto row = [](const QByteArray &method, const QByteArray &path) {
        QTest::newRow((method + path).constData()) << method << kPath + path;
    };
    row("GET", "");
    row("POST", "");
    row("GET", "/<whsub>");
    row("PATCH", "/<whsub>");
    row("DELETE", "/<whsub>");
    row("GET", "/<whsub>/deliveries");
    row("GET", "/<whsub>/deliveries/<whd>");
    row("POST", "/<whsub>/deliveries/<whd>/redeliver");
    row("POST", "/<whsub>/rotate-secret");
}

void WebhooksTest::scopes()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, path);
    const auto without = m_fixture->connect(
        m_fixture->newKey(Scopes::fromBits(Scopes::all().bits() & ~Scopes().add(Scope::WebhooksManage).bits())));
    const auto with = m_fixture->connect(m_fixture->newKey(Scopes().add(Scope::WebhooksManage)));
    const QByteArray target = filled(path);
    const QByteArray body = method == "PATCH" ? QByteArray(R"({"isPaused":true})")
        : path == kPath && method == "POST"   ? kBody
                                              : QByteArray();

    const Answer refused = without->request(method, target, body);

    QCOMPARE(refused.status, 403);
    QCOMPARE(refused.error(), "missing_scope:webhooks:manage");
    QVERIFY(with->request(method, target, body).status < 300);
}

void WebhooksTest::createReadPatchDelete()
{
    const Answer made = created();
    QCOMPARE(made.status, 201);
    const QByteArray path = made.header("location");
    QCOMPARE(path, kPath + '/' + made.text(u"id"));
    QVERIFY(made.text(u"id").startsWith("whsub_"));
    QCOMPARE(made.text(u"url"), "https://hooks.shop.com/In");
    QCOMPARE(made.at(u"events"), QJsonValue(QJsonArray({u"event.created"_s, u"event.updated"_s})));
    QCOMPARE(made.at(u"isPaused"), QJsonValue(false));
    QCOMPARE(made.at(u"failureCount"), QJsonValue(0));
    QCOMPARE(made.at(u"lastDeliveryAt"), QJsonValue());
    QCOMPARE(keysOf(made.json()),
             QStringList({u"createdAt"_s, u"events"_s, u"failureCount"_s, u"id"_s, u"isPaused"_s, u"lastDeliveryAt"_s,
                          u"secret"_s, u"updatedAt"_s, u"url"_s}));
    const Answer read = api().get(path);
    QCOMPARE(api().get(path, {{"If-None-Match", read.header("etag")}}).status, 304);
    QCOMPARE(api().patch(path, read.body).body, read.body); // Sent back, it changes nothing.
    m_fixture->test().tick();

    const Answer paused = api().patch(path, R"({"isPaused":true,"events":["event.updated","event.updated"]})");

    QCOMPARE(paused.status, 200);
    QCOMPARE(paused.at(u"isPaused"), QJsonValue(true));
    QCOMPARE(paused.at(u"events"), QJsonValue(QJsonArray({u"event.updated"_s})));
    QVERIFY(paused.at(u"updatedAt").toInteger() > read.at(u"updatedAt").toInteger());
    QCOMPARE(api().patch(path, urlBody("https://Other.com")).text(u"url"), "https://other.com");
    QCOMPARE(api().remove(path).json(), (QJsonObject{{u"deleted"_s, true}, {u"id"_s, made.at(u"id")}}));
    QCOMPARE(api().get(path).status, 404);
    QCOMPARE(api().get(path + "/deliveries").status, 404);
}

void WebhooksTest::theSecretIsShownOnce()
{
    const Answer made = created();
    const QByteArray secret = made.text(u"secret");
    QVERIFY(secret.startsWith("whsec_"));
    QCOMPARE(QByteArray::fromBase64(secret.sliced(6)).size(), 32);
    const QByteArray path = made.header("location");

    for (const Answer &later : {api().get(path), api().get(kPath), api().patch(path, R"({"isPaused":true})"),
                                api().get("/api/v1/changes"), api().get(path + "/deliveries"), created()}) {
        QVERIFY2(later.status < 300 && !later.body.contains(secret), later.body.constData());
    }

    const QDir folder(m_fixture->test().folder());
    for (const QString &name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name)); // The database, and what is not in it yet.
        QVERIFY(file.open(QFile::ReadOnly));
        QVERIFY2(!file.readAll().contains(secret.sliced(6)), qPrintable(name));
    }
}

void WebhooksTest::aReplayHasNoSecret()
{
    const http::Headers keyed{{"Idempotency-Key", "subscribe-1"}};
    const Answer first = api().post(kPath, kBody, keyed);
    QCOMPARE(first.status, 201);
    QVERIFY(!first.text(u"secret").isEmpty());

    const Answer again = api().post(kPath, kBody, keyed);

    QJsonObject kept = first.json();
    kept.remove(u"secret"_s);
    QCOMPARE(again.status, 201);
    QCOMPARE(again.json(), kept);
    QCOMPARE(again.body, api().get(first.header("location")).body);
    QCOMPARE(again.header("location"), first.header("location"));
    QCOMPARE(again.header("idempotency-replayed"), "true");
    QCOMPARE(api().get(kPath).at(u"items").toArray().size(), 2); // The fixture's and this one.
    const auto records = must(m_fixture->test().session().all("select answer from idempotency_key",
                                                              [](const Row &row) { return row.bytes(0); }));
    QCOMPARE(records, QList({again.body}));
}

void WebhooksTest::onlyItsOwnVersionIsChanged()
{
    const Answer made = created();
    const QByteArray path = made.header("location");
    const QByteArray etag = api().get(path).header("etag");
    QVERIFY(!etag.isEmpty());

    const Answer changed = api().patch(path, R"({"isPaused":true})", {{"If-Match", etag}});
    QCOMPARE(changed.status, 200);
    QCOMPARE(changed.header("etag"), api().get(path).header("etag"));
    QCOMPARE(api().patch(path, R"({"isPaused":false})", {{"If-Match", etag}}).error(), "version_mismatch");
    QCOMPARE(api().remove(path, {{"If-Match", etag}}).error(), "version_mismatch");
    QCOMPARE(api().remove(path, {{"If-Match", changed.header("etag")}}).status, 200);
}

void WebhooksTest::aDeadHostCanBePaused()
{
    const QByteArray path = filled(kPath + "/<whsub>");
    QVERIFY(m_fixture->test().session().run("update webhook set url = ?", u"https://url_host_unresolvable/"_s));
    const QByteArray body = api().get(path).body;

    QCOMPARE(api().patch(path, QByteArray(body).replace("\"isPaused\":false", "\"isPaused\":true")).status, 200);
    QCOMPARE(api().patch(path, urlBody("https://url_host_unresolvable/x")).error(), "url_host_unresolvable");
    QCOMPARE(api().get(path).at(u"isPaused"), QJsonValue(true));
}

void WebhooksTest::withoutAMasterKeyTheAnswerSaysWhat()
{
    m_fixture->test().vault().setLocked(true);

    const Answer answer = created();

    QCOMPARE(answer.status, 503);
    QCOMPARE(answer.error(), "busy");
    QVERIFY(answer.text(u"message").contains("keyring"));
    QVERIFY(answer.header("retry-after").toInt() > 0);
    QCOMPARE(api().get(kPath).status, 200);
    QCOMPARE(api().patch(filled(kPath + "/<whsub>"), R"({"isPaused":true})").status, 200);
}

void WebhooksTest::lookingUpLocksNobodyOut_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("create") << QByteArray("POST") << kPath << kBody;
    QTest::newRow("change") << QByteArray("PATCH") << kPath + "/<whsub>" << urlBody("https://b.com/");
    QTest::newRow("redeliver") << QByteArray("POST") << kPath + "/<whsub>/deliveries/<whd>/redeliver" << QByteArray();
}

/// The host is looked up on a worker of the server; meanwhile another connection can write.
void WebhooksTest::lookingUpLocksNobodyOut()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, body);
    std::atomic<int> lockedOut = 0;
    std::atomic<int> looks = 0;
    m_fixture->test().urls().setWhileChecking([&] {
        ++looks;
        const auto others = must(Services::open(m_fixture->test().source()));
        ShopServices &shop = *must(others->forShop(m_fixture->test().shopId()));
        if (!shop.suppliers.create({.name = u"Meanwhile"_s}))
            ++lockedOut;
    });

    const Answer answer = api().request(method, filled(path), body, {{"Idempotency-Key", "kept"}});

    m_fixture->test().urls().setWhileChecking({});
    QVERIFY2(answer.status < 300, answer.body.constData());
    QVERIFY(looks > 0);
    QCOMPARE(lockedOut.load(), 0);
}

void WebhooksTest::listsPageAndSelect()
{
    const Answer second = created();
    m_fixture->test().tick();
    const Answer third = created();

    const Answer first = api().get(kPath + "?limit=2&fields=url");
    const Answer rest = api().get(kPath + "?limit=2&fields=url&cursor=" + first.text(u"cursor"));
    const Answer late = api().get(kPath + "?updatedSince=" + QByteArray::number(third.at(u"updatedAt").toInteger()));

    QCOMPARE(first.at(u"items.1").toObject(),
             (QJsonObject{{u"id"_s, second.at(u"id")}, {u"url"_s, u"https://hooks.shop.com/In"_s}}));
    QCOMPARE(first.at(u"isDone"), QJsonValue(false));
    QCOMPARE(rest.at(u"items").toArray().size(), 1);
    QCOMPARE(rest.text(u"items.0.id"), third.text(u"id"));
    QCOMPARE(rest.at(u"isDone"), QJsonValue(true));
    QCOMPARE(rest.at(u"cursor"), QJsonValue());
    QCOMPARE(late.at(u"items").toArray().size(), 1);
    QCOMPARE(api().get(kPath + "?updatedSince=0&cursor=" + first.text(u"cursor")).error(), "invalid_cursor");
}

void WebhooksTest::aNewSecretIsShownOnce()
{
    const Answer made = created();
    const QByteArray path = made.header("location");
    const QByteArray etag = api().get(path).header("etag");
    const http::Headers keyed{{"Idempotency-Key", "rotate-1"}};

    const Answer rotated = api().post(path + "/rotate-secret", R"({"overlapHours":2})", keyed);

    QCOMPARE(rotated.status, 200);
    const QByteArray secret = rotated.text(u"secret");
    QCOMPARE(QByteArray::fromBase64(secret.sliced(6)).size(), 32);
    QVERIFY(secret != made.text(u"secret"));
    QCOMPARE(rotated.text(u"id"), made.text(u"id"));
    QVERIFY(api().get(path).header("etag") != etag);
    QVERIFY(!api().get(path).body.contains("whsec_"));
    const Answer again = api().post(path + "/rotate-secret", R"({"overlapHours":2})", keyed);
    QCOMPARE(again.header("idempotency-replayed"), "true");
    QVERIFY(!again.json().contains(u"secret"_s));
}

void WebhooksTest::aRotationNeedsNoBody()
{
    const QByteArray path = created().header("location");
    const auto until = [&] {
        return must(m_fixture->test().session().first("select retiring_until from webhook order by key desc limit 1",
                                                      [](const Row &row) { return row.optionalInteger(0); }))
            .value();
    };

    QCOMPARE(api().post(path + "/rotate-secret", {}).status, 200);
    QCOMPARE(until(), m_fixture->test().now() + 24 * 3'600'000LL);
    QCOMPARE(api().post(path + "/rotate-secret", R"({"overlapHours":0})").status, 200);
    QCOMPARE(until(), std::nullopt);
}

STEMDESK_GUILESS_TEST(WebhooksTest)

} // namespace stemdesk::webhooks_test

#include "tst_webhooks.moc"

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

using namespace Qt::StringLiterals;

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

class WebhooksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void refusals_data() { addApiTable(u"api_webhooks.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, m_fixture->api()); }
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
    void eventsBecomeDeliveries();
    void deliveriesPageNewestFirst();
    void deliveriesAreFilteredByStateAndEvent();
    void oneDeliveryShowsWhatWasSent();
    void aNewSecretIsShownOnce();
    void aRotationNeedsNoBody();
    void aSelectionReadsNoAttempts();
    void redelivery();
    void redeliveryToAHostThatIsNoLongerPublic();

private:
    ApiClient &api() { return m_fixture->api(); }
    Answer created(const QByteArray &body = kBody) { return api().post(kPath, body); }

    std::unique_ptr<ApiFixture> m_fixture;
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
    const QByteArray filled = m_fixture->filled(path);
    const QByteArray body = method == "PATCH" ? QByteArray(R"({"isPaused":true})")
        : path == kPath && method == "POST"   ? kBody
                                              : QByteArray();

    const Answer refused = without->request(method, filled, body);

    QCOMPARE(refused.status, 403);
    QCOMPARE(refused.error(), "missing_scope:webhooks:manage");
    QVERIFY(with->request(method, filled, body).status < 300);
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
    const QByteArray path = m_fixture->filled(kPath + "/<whsub>");
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
    QCOMPARE(api().patch(m_fixture->filled(kPath + "/<whsub>"), R"({"isPaused":true})").status, 200);
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
    m_fixture->test().urls().setWhileJudging([&] {
        ++looks;
        const auto others = must(Services::open(m_fixture->test().source()));
        ShopServices &shop = *must(others->forShop(m_fixture->test().shopId()));
        if (!shop.suppliers.create({.name = u"Meanwhile"_s}))
            ++lockedOut;
    });

    const Answer answer = api().request(method, m_fixture->filled(path), body, {{"Idempotency-Key", "kept"}});

    m_fixture->test().urls().setWhileJudging({});
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

void WebhooksTest::eventsBecomeDeliveries()
{
    const QByteArray path = created().header("location") + "/deliveries";
    const auto other = m_fixture->connect(m_fixture->newKey());
    QVERIFY(m_fixture->otherShop().events.create({.name = u"Theirs"_s}));
    QCOMPARE(api().get(path).at(u"items").toArray().size(), 0);

    QCOMPARE(other->post("/api/v1/events", R"({"name":"Anna"})").status, 201);

    const Answer list = api().get(path);
    QCOMPARE(list.at(u"items").toArray().size(), 1);
    const QJsonObject row = list.at(u"items.0").toObject();
    QCOMPARE(keysOf(row),
             QStringList({u"attempts"_s, u"createdAt"_s, u"deliveryId"_s, u"eventId"_s, u"nextAttemptAt"_s, u"state"_s,
                          u"type"_s, u"updatedAt"_s}));
    QVERIFY(list.text(u"items.0.deliveryId").startsWith("whd_"));
    QCOMPARE(row[u"type"_s], QJsonValue(u"event.created"_s));
    QCOMPARE(row[u"state"_s], QJsonValue(u"pending"_s));
    QCOMPARE(row[u"attempts"_s], QJsonValue(QJsonArray()));
    QCOMPARE(row[u"nextAttemptAt"_s].toInteger(), m_fixture->test().now());
    QVERIFY(!api().get("/api/v1/changes").body.contains("whd_")); // Deliveries are in no feed.
}

void WebhooksTest::deliveriesPageNewestFirst()
{
    const QByteArray path = created().header("location") + "/deliveries";
    for (int i = 0; i < 3; ++i)
        QVERIFY(m_fixture->shop().events.create({.name = u"E"_s}));

    const Answer first = api().get(path + "?limit=2");
    QVERIFY(m_fixture->shop().events.create({.name = u"Meanwhile"_s}));
    const Answer rest = api().get(path + "?limit=2&cursor=" + first.text(u"cursor"));

    QVERIFY(first.text(u"items.0.deliveryId") > first.text(u"items.1.deliveryId"));
    QVERIFY(first.text(u"items.1.deliveryId") > rest.text(u"items.0.deliveryId"));
    QCOMPARE(rest.at(u"items").toArray().size(), 1);
    QCOMPARE(rest.at(u"isDone"), QJsonValue(true));
    const QByteArray elsewhere = m_fixture->filled(kPath + "/<whsub>/deliveries?cursor=") + first.text(u"cursor");
    QCOMPARE(api().get(elsewhere).error(), "invalid_cursor");
}

void WebhooksTest::deliveriesAreFilteredByStateAndEvent()
{
    const QByteArray path = created().header("location") + "/deliveries";
    const QByteArray first = api().post("/api/v1/events", R"({"name":"Anna"})").text(u"eventId");
    const QByteArray second = api().post("/api/v1/events", R"({"name":"Berta"})").text(u"eventId");
    api().patch("/api/v1/events/" + first, R"({"name":"Anna and Tom"})");
    const auto count = [&](const QByteArray &query) {
        return api().get(path + '?' + m_fixture->filled(query)).at(u"items").toArray().size();
    };

    const Answer ofFirst = api().get(path + "?eventId=" + first);

    QCOMPARE(ofFirst.at(u"items").toArray().size(), 2);
    QCOMPARE(ofFirst.text(u"items.0.eventId"), first);
    QCOMPARE(ofFirst.text(u"items.0.type"), "event.updated");
    QCOMPARE(count("eventId=" + second), 1);
    QCOMPARE(count("eventId=<none.evt>"), 0);
    QVERIFY(
        m_fixture->test().session().run("update webhook_delivery set state = 'failed' where type = 'event.updated'"));
    QCOMPARE(count("state=failed"), 1);
    QCOMPARE(count("state=pending"), 2);
    QCOMPARE(count("state=pending&eventId=" + first), 1);
    QCOMPARE(count("state=delivered"), 0);
    QCOMPARE(api().get(path + "?state=lost").error(), "invalid_state");
    QCOMPARE(api().get(path + "?eventId=anna").error(), "invalid_eventId");
    QCOMPARE(api().get(m_fixture->filled(path + "?eventId=<prod>")).error(),
             "wrong_id_type:expected_events_got_products");
    const Answer page = api().get(path + "?state=pending&limit=1");
    QCOMPARE(api().get(path + "?state=failed&cursor=" + page.text(u"cursor")).error(), "invalid_cursor");
}

void WebhooksTest::oneDeliveryShowsWhatWasSent()
{
    const QByteArray path = created().header("location") + "/deliveries/";
    const QByteArray event = api().post("/api/v1/events", R"({"name":"Anna"})").text(u"eventId");
    const Answer list = api().get(path.chopped(1));
    const QByteArray one = path + list.text(u"items.0.deliveryId");

    const Answer read = api().get(one);

    QCOMPARE(read.status, 200);
    QJsonObject row = read.json();
    const QJsonObject payload = row.take(u"payload"_s).toObject();
    QCOMPARE(row, list.at(u"items.0").toObject());
    QCOMPARE(payload[u"type"_s], QJsonValue(u"event.created"_s));
    QCOMPARE(payload[u"data"_s][u"name"_s], QJsonValue(u"Anna"_s));
    QCOMPARE("evt_" + payload[u"data"_s][u"eventId"_s].toString().toUtf8(), event);
    QCOMPARE(api().get(one, {{"If-None-Match", read.header("etag")}}).status, 304);
    QCOMPARE(keysOf(api().get(one + "?fields=payload").json()), (QStringList{u"deliveryId"_s, u"payload"_s}));
    QCOMPARE(api().get(path.chopped(1) + "?fields=payload").error(), "unknown_fields:payload");
    QCOMPARE(api().get(m_fixture->filled(path + "<none.whd>")).status, 404);
    QCOMPARE(api().get(m_fixture->filled(kPath + "/<whsub>/deliveries/") + list.text(u"items.0.deliveryId")).status,
             404);
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
    QCOMPARE(until(), m_fixture->test().now() + 24 * 3'600'000);
    QCOMPARE(api().post(path + "/rotate-secret", R"({"overlapHours":0})").status, 200);
    QCOMPARE(until(), std::nullopt);
}

void WebhooksTest::aSelectionReadsNoAttempts()
{
    QVERIFY(m_fixture->test().session().run(
        "insert into webhook_attempt (shop, delivery, at, status, error, duration_ms) select shop, key, 7, 500, 'e', 3 "
        "from webhook_delivery"));
    const QByteArray path = m_fixture->filled(kPath + "/<whsub>/deliveries");

    QCOMPARE(api().get(path + "?fields=attempts.status").at(u"items.0.attempts"),
             QJsonValue(QJsonArray{QJsonObject{{u"status"_s, 500}}}));
    const QJsonObject attempt{{u"at"_s, 7}, {u"status"_s, 500}, {u"error"_s, u"e"_s}, {u"durationMs"_s, 3}};
    QCOMPARE(api().get(path + "?fields=attempts").at(u"items.0.attempts.0"), QJsonValue(attempt));

    QVERIFY(m_fixture->test().session().run("alter table webhook_attempt rename to unread"));

    const Answer bare = api().get(path + "?fields=state");
    QCOMPARE(bare.status, 200);
    QCOMPARE(bare.at(u"items.0"),
             QJsonValue(QJsonObject{{u"deliveryId"_s, QString::fromLatin1(m_fixture->filled("<whd>"))},
                                    {u"state"_s, u"pending"_s}}));
}

void WebhooksTest::redelivery()
{
    Session &session = m_fixture->test().session();
    QVERIFY(session.run("update webhook_delivery set state = 'failed', attempts_left = 0, next_attempt_at = null"));
    const QByteArray list = m_fixture->filled(kPath + "/<whsub>/deliveries");
    const QByteArray path = m_fixture->filled(kPath + "/<whsub>/deliveries/<whd>/redeliver");
    QCOMPARE(api().get(list).at(u"items.0.nextAttemptAt"), QJsonValue());
    m_fixture->test().tick();

    const Answer again = api().post(path, {}, {{"Idempotency-Key", "again"}});

    QCOMPARE(again.status, 200);
    QCOMPARE(again.text(u"deliveryId"), m_fixture->filled("<whd>"));
    QCOMPARE(again.text(u"state"), "pending");
    QCOMPARE(again.at(u"nextAttemptAt").toInteger(), m_fixture->test().now());
    QCOMPARE(api().get(list).at(u"items.0").toObject(), again.json());
    QCOMPARE(
        must(session.all("select attempts_left from webhook_delivery where state = 'pending' order by attempts_left",
                         [](const Row &row) { return row.integer(0); })),
        QList<qint64>({4})); // The other shop's stays failed.
    QCOMPARE(api().post(path, {}, {{"Idempotency-Key", "again"}}).header("idempotency-replayed"), "true");
    QCOMPARE(api().post(path, {}).status, 200); // A pending one too.
}

void WebhooksTest::redeliveryToAHostThatIsNoLongerPublic()
{
    QVERIFY(m_fixture->test().session().run("update webhook set url = ?", u"https://url_host_not_public/"_s));

    const Answer refused = api().post(m_fixture->filled(kPath + "/<whsub>/deliveries/<whd>/redeliver"), {});

    QCOMPARE(refused.status, 422);
    QCOMPARE(refused.error(), "url_host_not_public");
}

STEMDESK_GUILESS_TEST(WebhooksTest)

} // namespace stemdesk::webhooks_test

#include "tst_webhooks.moc"

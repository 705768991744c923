#include "core/storage/engine/session.h"
#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::deliveries_test {

namespace {

const QByteArray kPath = "/api/v1/webhooks";
const QByteArray kBody = R"({"url":"https://hooks.shop.com/in","events":["event.updated","event.created"]})";

QStringList keysOf(const QJsonObject &object)
{
    QStringList keys = object.keys();
    keys.sort();
    return keys;
}

} // namespace

/// The log of a subscription's deliveries.
class DeliveriesTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void eventsBecomeDeliveries();
    void deliveriesPageNewestFirst();
    void deliveriesAreFilteredByStateAndEvent();
    void oneDeliveryShowsWhatWasSent();
    void aSelectionReadsNoAttempts();
    void redelivery();
    void redeliveryToAHostThatIsNoLongerPublic();

private:
    Answer created() { return api().post(kPath, kBody); }
};

void DeliveriesTest::eventsBecomeDeliveries()
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

void DeliveriesTest::deliveriesPageNewestFirst()
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
    const QByteArray elsewhere = filled(kPath + "/<whsub>/deliveries?cursor=") + first.text(u"cursor");
    QCOMPARE(api().get(elsewhere).error(), "invalid_cursor");
}

void DeliveriesTest::deliveriesAreFilteredByStateAndEvent()
{
    const QByteArray path = created().header("location") + "/deliveries";
    const QByteArray first = api().post("/api/v1/events", R"({"name":"Anna"})").text(u"eventId");
    const QByteArray second = api().post("/api/v1/events", R"({"name":"Berta"})").text(u"eventId");
    api().patch("/api/v1/events/" + first, R"({"name":"Anna and Tom"})");
    const auto count = [&](const QByteArray &query) {
        return api().get(path + '?' + filled(query)).at(u"items").toArray().size();
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
    QCOMPARE(api().get(filled(path + "?eventId=<prod>")).error(), "wrong_id_type:expected_events_got_products");
    const Answer page = api().get(path + "?state=pending&limit=1");
    QCOMPARE(api().get(path + "?state=failed&cursor=" + page.text(u"cursor")).error(), "invalid_cursor");
}

void DeliveriesTest::oneDeliveryShowsWhatWasSent()
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
    QCOMPARE(api().get(filled(path + "<none.whd>")).status, 404);
    QCOMPARE(api().get(filled(kPath + "/<whsub>/deliveries/") + list.text(u"items.0.deliveryId")).status, 404);
}

void DeliveriesTest::aSelectionReadsNoAttempts()
{
    QVERIFY(m_fixture->test().session().run(
        "insert into webhook_attempt (shop, delivery, at, status, error, duration_ms) select shop, key, 7, 500, 'e', 3 "
        "from webhook_delivery"));
    const QByteArray path = filled(kPath + "/<whsub>/deliveries");

    QCOMPARE(api().get(path + "?fields=attempts.status").at(u"items.0.attempts"),
             QJsonValue(QJsonArray{QJsonObject{{u"status"_s, 500}}}));
    const QJsonObject attempt{{u"at"_s, 7}, {u"status"_s, 500}, {u"error"_s, u"e"_s}, {u"durationMs"_s, 3}};
    QCOMPARE(api().get(path + "?fields=attempts").at(u"items.0.attempts.0"), QJsonValue(attempt));

    QVERIFY(m_fixture->test().session().run("alter table webhook_attempt rename to unread"));

    const Answer bare = api().get(path + "?fields=state");
    QCOMPARE(bare.status, 200);
    QCOMPARE(
        bare.at(u"items.0"),
        QJsonValue(QJsonObject{{u"deliveryId"_s, QString::fromLatin1(filled("<whd>"))}, {u"state"_s, u"pending"_s}}));
}

void DeliveriesTest::redelivery()
{
    Session &session = m_fixture->test().session();
    QVERIFY(session.run("update webhook_delivery set state = 'failed', attempts_left = 0, next_attempt_at = null"));
    const QByteArray list = filled(kPath + "/<whsub>/deliveries");
    const QByteArray path = filled(kPath + "/<whsub>/deliveries/<whd>/redeliver");
    QCOMPARE(api().get(list).at(u"items.0.nextAttemptAt"), QJsonValue());
    m_fixture->test().tick();

    const Answer again = api().post(path, {}, {{"Idempotency-Key", "again"}});

    QCOMPARE(again.status, 200);
    QCOMPARE(again.text(u"deliveryId"), filled("<whd>"));
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

void DeliveriesTest::redeliveryToAHostThatIsNoLongerPublic()
{
    QVERIFY(m_fixture->test().session().run("update webhook set url = ?", u"https://url_host_not_public/"_s));

    const Answer refused = api().post(filled(kPath + "/<whsub>/deliveries/<whd>/redeliver"), {});

    QCOMPARE(refused.status, 422);
    QCOMPARE(refused.error(), "url_host_not_public");
}

STEMDESK_GUILESS_TEST(DeliveriesTest)

} // namespace stemdesk::deliveries_test

#include "tst_deliveries.moc"

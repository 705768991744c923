#include "core/json/webhooks/webhook_json.h"

#include "tests/core/json/codec_test.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::webhook_json_test {

class TestWebhookJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sentBackItChangesNothing();
    void typesAreASet_data();
    void typesAreASet();
    void aCreateNeedsBoth_data();
    void aCreateNeedsBoth();
    void theSecretIsToldOnce();
    void deliveriesTellTheirAttempts();
};

void TestWebhookJson::sentBackItChangesNothing()
{
    const Webhook webhook{.id = WebhookId(IdBytes{1}),
                          .url = u"https://hooks.shop.com/"_s,
                          .events = 3,
                          .isPaused = true,
                          .failureCount = 2,
                          .createdAt = 5,
                          .updatedAt = 6,
                          .version = 1};

    const QByteArray json = written(webhook, kWebhookFields, writeWebhook);
    const auto body = bodyOf(json, [](JsonObject object) { return webhookBodyFrom(object, BodyKind::Patch); });

    QCOMPARE(json,
             R"({"id":)" + quoted(webhook.id.text())
                 + R"(,"url":"https://hooks.shop.com/","events":["event.created","event.updated"],"isPaused":true,)"
                   R"("failureCount":2,"lastDeliveryAt":null,"createdAt":5,"updatedAt":6})");
    QCOMPARE(patched(webhook, body->patch).value(), webhook);
}

void TestWebhookJson::typesAreASet_data()
{
    QTest::addColumn<QByteArray>("events");
    QTest::addColumn<int>("types");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("one") << QByteArray(R"(["event.updated"])") << 2 << QByteArray();
    QTest::newRow("both, one twice") << QByteArray(R"(["event.updated","event.created","event.updated"])") << 3
                                     << QByteArray();
    QTest::newRow("empty") << QByteArray("[]") << 0 << QByteArray("invalid_events");
    QTest::newRow("null") << QByteArray("null") << 0 << QByteArray("invalid_events");
    QTest::newRow("text") << QByteArray(R"("event.created")") << 0 << QByteArray("invalid_events");
    QTest::newRow("number among them") << QByteArray(R"(["event.created",5])") << 0 << QByteArray("invalid_events");
    QTest::newRow("null among them") << QByteArray(R"(["event.created",null])") << 0 << QByteArray("invalid_events");
    QTest::newRow("unknown") << QByteArray(R"(["event.created","event.deleted"])") << 0
                             << QByteArray("invalid_event_type");
    QTest::newRow("in capitals") << QByteArray(R"(["Event.Created"])") << 0 << QByteArray("invalid_event_type");
    QTest::newRow("with a space") << QByteArray(R"(["event.created "])") << 0 << QByteArray("invalid_event_type");
}

void TestWebhookJson::typesAreASet()
{
    QFETCH(const QByteArray, events);
    QFETCH(const int, types);
    QFETCH(const QByteArray, code);

    const auto body = bodyOf("{\"events\":" + events + '}',
                             [](JsonObject object) { return webhookBodyFrom(object, BodyKind::Patch); });

    QCOMPARE(codeOf(body), code);
    if (body)
        QCOMPARE(body->patch.events, quint32(types));
}

void TestWebhookJson::aCreateNeedsBoth_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("code");
    const QByteArray both = R"("url":"https://a.com/","events":["event.created"])";
    QTest::newRow("both") << '{' + both + '}' << QByteArray();
    QTest::newRow("without URL") << QByteArray(R"({"events":["event.created"]})") << QByteArray("url_required");
    QTest::newRow("without types") << QByteArray(R"({"url":"https://a.com/"})") << QByteArray("events_required");
    QTest::newRow("URL null") << QByteArray(R"({"url":null,"events":["event.created"]})") << QByteArray("invalid_url");
    QTest::newRow("own id") << R"({"id":"whsub_x",)" + both + '}' << QByteArray("invalid_id");
    QTest::newRow("secret") << R"({"secret":"s",)" + both + '}' << QByteArray("unknown_property:secret");
}

void TestWebhookJson::aCreateNeedsBoth()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, code);

    const auto body = bodyOf(json, [](JsonObject object) { return webhookBodyFrom(object, BodyKind::Create); });

    QCOMPARE(codeOf(body), code);
}

void TestWebhookJson::theSecretIsToldOnce()
{
    const Webhook webhook{.id = WebhookId(IdBytes{1}), .url = u"https://a.com/?x=,\"secret\":\""_s, .events = 1};
    const QByteArray row = written(webhook, kWebhookFields, writeWebhook);

    const QByteArray told = newWebhookJson(webhook, "whsec_AA+/=");

    QCOMPARE(told, row.chopped(1) + R"(,"secret":"whsec_AA+/="})");
    QCOMPARE(withoutSecret(told), row);
    QCOMPARE(withoutSecret(R"({"error":"busy"})"), QByteArray(R"({"error":"busy"})"));
}

void TestWebhookJson::deliveriesTellTheirAttempts()
{
    const Delivery delivery{.id = DeliveryId(IdBytes{2}),
                            .type = WebhookType::EventUpdated,
                            .event = EventId(IdBytes{3}),
                            .attempts = {{.at = 10, .error = u"no route"_s, .durationMs = 3},
                                         {.at = 20, .status = 500, .error = u"500"_s, .durationMs = 4}},
                            .nextAttemptAt = 30,
                            .createdAt = 9};

    QCOMPARE(written(delivery, kDeliveryFields, writeDelivery),
             R"({"deliveryId":)" + quoted(delivery.id.text()) + R"(,"type":"event.updated","eventId":)"
                 + quoted(delivery.event.text())
                 + R"(,"state":"pending","attempts":[)"
                   R"({"at":10,"status":null,"error":"no route","durationMs":3},)"
                   R"({"at":20,"status":500,"error":"500","durationMs":4}],)"
                   R"("nextAttemptAt":30,"createdAt":9,"updatedAt":24})");
}

STEMDESK_APPLESS_TEST(TestWebhookJson)

} // namespace stemdesk::webhook_json_test

#include "tst_webhook_json.moc"

#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace stemdesk::webhook_trials_test {

/// POST of a webhook's test.
class WebhookTrialsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void aTestSendsSampleData();
    void aPausedSubscriptionIsTestedToo();
    void nothingIsRecorded();
    void whatKeptItFromSuccessIsTold();
    void aReplaySendsNothing();
    void aDryRunSendsNothing();
    void bothSecretsSignWhileTheyOverlap();
    void othersMayNot();

private:
    QByteArray at(const QByteArray &path) const { return filled("/api/v1/webhooks/" + path); }
    Answer subscribe(const QByteArray &url)
    {
        return api().post("/api/v1/webhooks", R"({"url":")" + url + R"(","events":["event.created"]})");
    }
    QList<ClaimedDelivery> sent() const { return m_fixture->test().sender().all(); }
};

void WebhookTrialsTest::aTestSendsSampleData()
{
    const QByteArray path = subscribe("https://hooks.shop.com/in").header("location");

    const Answer answer = api().post(path + "/test", "");

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.body, R"({"status":204,"durationMs":7,"error":null})");
    QCOMPARE(sent().size(), 1);
    const ClaimedDelivery delivery = sent().constFirst();
    QVERIFY(delivery.isTest);
    QCOMPARE(delivery.url, u"https://hooks.shop.com/in"_s);
    QCOMPARE(delivery.type, WebhookType::EventCreated);
    const QJsonObject body = QJsonDocument::fromJson(delivery.body).object();
    QCOMPARE(body[u"type"_s].toString(), u"event.created"_s);
    QCOMPARE(body[u"data"_s].toObject().size(), 14);
    QCOMPARE(api().patch(path, R"({"events":["event.updated"]})").status, 200);
    QCOMPARE(api().post(path + "/test", "null").status, 200);
    QCOMPARE(sent().constLast().type, WebhookType::EventUpdated);
}

void WebhookTrialsTest::aPausedSubscriptionIsTestedToo()
{
    const QByteArray path = subscribe("https://hooks.shop.com/in").header("location");
    QCOMPARE(api().patch(path, R"({"isPaused":true})").status, 200);

    QCOMPARE(api().post(path + "/test", "").at(u"status"), QJsonValue(204));
}

void WebhookTrialsTest::nothingIsRecorded()
{
    const QByteArray path = subscribe("https://hooks.shop.com/in").header("location");
    const QByteArray before = api().get(path).body;
    const qint64 changes = m_fixture->changeCount();

    QCOMPARE(api().post(path + "/test", "").status, 200);

    QCOMPARE(api().get(path).body, before);
    QCOMPARE(api().get(path + "/deliveries").at(u"items").toArray().size(), 0);
    QCOMPARE(m_fixture->changeCount(), changes);
}

void WebhookTrialsTest::whatKeptItFromSuccessIsTold()
{
    const Answer answer = api().post(subscribe("https://elsewhere.shop.com/").header("location") + "/test", "");

    QCOMPARE(answer.status, 200);
    QVERIFY(answer.at(u"status").isNull());
    QVERIFY(answer.text(u"error").contains("could not be found"));
}

void WebhookTrialsTest::aReplaySendsNothing()
{
    const QByteArray path = subscribe("https://hooks.shop.com/in").header("location") + "/test";
    const http::Headers keyed{{"Idempotency-Key", "k-1"}};

    const Answer first = api().post(path, "", keyed);
    const Answer again = api().post(path, "", keyed);

    QCOMPARE(again.body, first.body);
    QCOMPARE(again.header("idempotency-replayed"), "true");
    QCOMPARE(sent().size(), 1);
}

void WebhookTrialsTest::aDryRunSendsNothing()
{
    const QByteArray path = subscribe("https://hooks.shop.com/in").header("location");

    const Answer answer = api().post(path + "/test?dryRun=true", "");

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.header("stemdesk-dry-run"), "true");
    QVERIFY(answer.at(u"status").isNull());
    QCOMPARE(sent().size(), 0);
    QCOMPARE(api().post(at("<none.whsub>/test?dryRun=true"), "").status, 404);
}

void WebhookTrialsTest::bothSecretsSignWhileTheyOverlap()
{
    const QByteArray path = subscribe("https://hooks.shop.com/in").header("location");
    QCOMPARE(api().post(path + "/rotate-secret", R"({"overlapHours":1})").status, 200);

    QCOMPARE(api().post(path + "/test", "").status, 200);
    m_fixture->test().tick(3'600'000);
    QCOMPARE(api().post(path + "/test", "").status, 200);

    QCOMPARE(sent().size(), 2);
    QVERIFY(!sent().constFirst().sealedRetiring.isEmpty());
    QVERIFY(sent().constLast().sealedRetiring.isEmpty());
    QCOMPARE(sent().constLast().sealedSecret, sent().constFirst().sealedSecret);
}

void WebhookTrialsTest::othersMayNot()
{
    const auto reader = m_fixture->connect(m_fixture->newKey(must(Scopes::parse("events:read"))));

    QCOMPARE(reader->post(at("<whsub>/test"), "").error(), "missing_scope:webhooks:manage");
    QCOMPARE(api().post(at("<other.whsub>/test"), "").status, 404);
    QCOMPARE(api().get(at("<whsub>/test")).status, 405);
}

STEMDESK_GUILESS_TEST(WebhookTrialsTest)

} // namespace stemdesk::webhook_trials_test

#include "tst_webhook_trials.moc"

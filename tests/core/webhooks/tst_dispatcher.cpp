#include "core/webhooks/dispatcher.h"

#include "core/services/change_bus.h"
#include "core/storage/engine/session.h"
#include "tests/support/delivery_stage.h"
#include "tests/support/queued_deliveries.h"
#include "tests/support/test_registry.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QSignalSpy>
#include <QTest>

namespace stemdesk::dispatcher_test {

namespace {

constexpr int kTimeout = 30'000;

/// Sends no byte and keeps the connection open.
const ReceiverAnswer kSilence{.bytes = {}};

QByteArray hmac(const QByteArray &key, const QByteArray &bytes)
{
    return QMessageAuthenticationCode::hash(bytes, key, QCryptographicHash::Sha256);
}

} // namespace

/// From a change in a shop to a real receiver over TLS, and back into the log.
class TestDispatcher : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { m_stage = std::make_unique<DeliveryStage>(*m_authority, m_identity); }
    void cleanup() { m_stage.reset(); }
    void deliversWhatVerifies();
    void sendsTheSameBytesFourTimes();
    void slowReceiversDelayNobody();
    void hangingReceiversDelayNoHealthyOne_data();
    void hangingReceiversDelayNoHealthyOne();
    void pausedDeliveriesAreHeld();
    void redeliversTheSameBytes();
    void lockedSecretsCostNoAttempt();
    void aDamagedSecretDelaysNoOther();
    void stoppingGivesBackWhatIsUnderWay();
    void theOldLogIsRemovedPartByPart();

private:
    std::unique_ptr<TestAuthority> m_authority;
    TestAuthority::Identity m_identity;
    std::unique_ptr<DeliveryStage> m_stage;
};

void TestDispatcher::initTestCase()
{
    m_authority = std::make_unique<TestAuthority>();
    m_identity = m_authority->issue(u"DNS:hooks.example.com"_s);
}

void TestDispatcher::deliversWhatVerifies()
{
    QByteArray secret;
    const Webhook webhook = m_stage->subscribe(u"https://hooks.example.com/in?a=b"_s, &secret);
    m_stage->start();

    m_stage->makeEvent();

    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(webhook), DeliveryState::Delivered, kTimeout);
    QCOMPARE(m_stage->receiver().requests().size(), 1);
    const ReceivedRequest request = m_stage->receiver().requests().constFirst();
    const Delivery delivery = m_stage->lastDelivery(webhook);
    const QByteArray seconds = QByteArray::number(m_stage->test().now() / 1'000);
    QCOMPARE(request.line, "POST /in?a=b HTTP/1.1");
    QCOMPARE(request.field("Host"), "hooks.example.com");
    QCOMPARE(request.field("Content-Type"), "application/json");
    QCOMPARE(request.field("X-Service-Event"), "event.created");
    QCOMPARE(request.field("X-Service-Timestamp"), seconds);
    QCOMPARE(request.field("X-Service-Signature"), hmac(secret, request.body).toHex());
    QCOMPARE(request.field("webhook-id"), delivery.id.text());
    QCOMPARE(request.field("webhook-timestamp"), seconds);
    const QByteArray key = QByteArray::fromBase64(secret.sliced(6));
    const QByteArray signedText = delivery.id.text() + '.' + seconds + '.' + request.body;
    QCOMPARE(request.field("webhook-signature"), "v1," + hmac(key, signedText).toBase64());
    QCOMPARE(request.body, must(m_stage->webhooks().payload(webhook.id, delivery.id)));
    QCOMPARE(delivery.attempts.size(), 1);
    QCOMPARE(delivery.attempts.constFirst().status, std::optional(200));
    QCOMPARE(delivery.attempts.constFirst().error, QString());
    QVERIFY(must(m_stage->webhooks().find(webhook.id)).lastDeliveryAt);
}

void TestDispatcher::sendsTheSameBytesFourTimes()
{
    const Webhook webhook = m_stage->subscribe(u"https://hooks.example.com/no"_s);
    m_stage->receiver().setAnswer("/no", {.bytes = "HTTP/1.1 500 Oh\r\nContent-Length: 0\r\n\r\n"});
    m_stage->start();
    m_stage->makeEvent();

    for (const qint64 delay : {5'000, 30'000, 120'000}) {
        const qsizetype before = m_stage->receiver().requests().size();
        QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastAttempts(webhook), before == 0 ? 1 : before, kTimeout);
        const Delivery delivery = m_stage->lastDelivery(webhook);
        const DeliveryAttempt attempt = delivery.attempts.constLast();
        QCOMPARE(delivery.nextAttemptAt, std::optional(attempt.at + attempt.durationMs + delay));
        m_stage->let(*delivery.nextAttemptAt - m_stage->test().now());
        QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastAttempts(webhook), delivery.attempts.size() + 1, kTimeout);
    }

    QCOMPARE(m_stage->lastState(webhook), DeliveryState::Failed);
    QCOMPARE(must(m_stage->webhooks().find(webhook.id)).failureCount, 1);
    const QList<ReceivedRequest> requests = m_stage->receiver().requests();
    QCOMPARE(requests.size(), 4);
    for (const ReceivedRequest &request : requests) {
        QCOMPARE(request.body, requests.constFirst().body);
        QCOMPARE(request.field("webhook-id"), requests.constFirst().field("webhook-id"));
        QCOMPARE(request.field("X-Service-Signature"), requests.constFirst().field("X-Service-Signature"));
    }
    QVERIFY(requests.at(3).field("X-Service-Timestamp").toLongLong()
                - requests.at(0).field("X-Service-Timestamp").toLongLong()
            >= 155);
}

void TestDispatcher::slowReceiversDelayNobody()
{
    const Webhook slow = m_stage->subscribe(u"https://hooks.example.com/slow"_s);
    m_stage->receiver().setAnswer("/slow", kSilence);
    for (int i = 0; i < 10; ++i)
        m_stage->makeEvent();
    const Webhook quick = m_stage->subscribe(u"https://hooks.example.com/quick"_s);
    m_stage->start();

    for (int i = 0; i < 10; ++i)
        m_stage->makeEvent();

    QTRY_COMPARE_WITH_TIMEOUT(m_stage->receiver().requestsTo("/quick").size(), 10, kTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(quick), DeliveryState::Delivered, kTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->receiver().requestsTo("/slow").size(), 4, kTimeout); // No more than its slots.
    QCOMPARE(m_stage->lastAttempts(slow), 0);
}

void TestDispatcher::hangingReceiversDelayNoHealthyOne_data()
{
    QTest::addColumn<QString>("sick");
    QTest::newRow("silent") << u"https://hooks.example.com/silent?%1"_s;
    QTest::newRow("never found") << u"https://h%1.example.com/"_s;
}

/// More failing receivers than there are slots, all of one shop.
void TestDispatcher::hangingReceiversDelayNoHealthyOne()
{
    QFETCH(const QString, sick);
    m_stage->transport().limit = std::chrono::minutes(1); // None of them times out before the test ends.
    const Webhook quick = m_stage->subscribe(u"https://hooks.example.com/quick"_s);
    m_stage->start();
    m_stage->makeEvent();
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(quick), DeliveryState::Delivered, kTimeout);
    QList<Webhook> hanging;
    for (int i = 0; i < 80; ++i) {
        hanging.append(m_stage->subscribe(sick.arg(i)));
        m_stage->receiver().setAnswer("/silent?" + QByteArray::number(i), kSilence);
        m_stage->resolver().hang(u"h%1.example.com"_s.arg(i));
    }

    for (int i = 0; i < 5; ++i)
        m_stage->makeEvent();

    QTRY_COMPARE_WITH_TIMEOUT(m_stage->receiver().requestsTo("/quick").size(), 6, kTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(quick), DeliveryState::Delivered, kTimeout);
    for (const Webhook &webhook : std::as_const(hanging))
        QCOMPARE(m_stage->lastAttempts(webhook), 0);
}

void TestDispatcher::pausedDeliveriesAreHeld()
{
    const Webhook webhook = m_stage->subscribe(u"https://hooks.example.com/in"_s);
    WebhookService &webhooks = m_stage->test().shop().webhooks;
    must(webhooks.patch(webhook.id, {.isPaused = true}));
    const Webhook other = m_stage->subscribe(u"https://hooks.example.com/other"_s);
    m_stage->start();
    m_stage->makeEvent();
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(other), DeliveryState::Delivered, kTimeout);
    QCOMPARE(m_stage->lastState(webhook), DeliveryState::Pending);

    must(webhooks.patch(webhook.id, {.isPaused = false}));

    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(webhook), DeliveryState::Delivered, kTimeout);
    QCOMPARE(m_stage->receiver().requestsTo("/in").size(), 1);
}

void TestDispatcher::redeliversTheSameBytes()
{
    const Webhook webhook = m_stage->subscribe(u"https://hooks.example.com/in"_s);
    m_stage->start();
    m_stage->makeEvent();
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(webhook), DeliveryState::Delivered, kTimeout);
    const Delivery delivery = m_stage->lastDelivery(webhook);
    m_stage->let(1'000); // Two attempts with the same time would be taken for one.

    must(m_stage->webhooks().redeliver(webhook.id, delivery.id));

    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastAttempts(webhook), 2, kTimeout);
    QCOMPARE(m_stage->lastState(webhook), DeliveryState::Delivered);
    const QList<ReceivedRequest> requests = m_stage->receiver().requests();
    QCOMPARE(requests.size(), 2);
    QCOMPARE(requests.at(1).body, requests.at(0).body);
    QCOMPARE(requests.at(1).field("webhook-id"), delivery.id.text());
}

void TestDispatcher::lockedSecretsCostNoAttempt()
{
    const Webhook webhook = m_stage->subscribe(u"https://hooks.example.com/in"_s);
    m_stage->test().vault().setLocked(true);
    QTest::ignoreMessage(QtWarningMsg, "deliveries wait: The test's vault is locked.");
    m_stage->start();
    QSignalSpy looks(&m_stage->test().bus(), &ChangeBus::committed);
    m_stage->makeEvent();
    m_stage->makeEvent();
    QTRY_VERIFY_WITH_TIMEOUT(looks.count() >= 2, kTimeout);
    QTest::qWait(int(2 * DeliveryStage::kShort.count())); // Time for one or two attempts, none of which may succeed.
    QCOMPARE(m_stage->lastState(webhook), DeliveryState::Pending);

    QTest::ignoreMessage(QtInfoMsg, "deliveries go on");
    m_stage->test().vault().setLocked(false);

    QTRY_COMPARE_WITH_TIMEOUT(m_stage->receiver().requests().size(), 2, kTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(webhook), DeliveryState::Delivered, kTimeout);
    QCOMPARE(m_stage->lastAttempts(webhook), 1);
}

void TestDispatcher::aDamagedSecretDelaysNoOther()
{
    const Webhook damaged = m_stage->subscribe(u"https://hooks.example.com/damaged"_s);
    const Webhook sound = m_stage->subscribe(u"https://hooks.example.com/sound"_s);
    QVERIFY(
        m_stage->test().session().run("update webhook set secret = ? where id = ?", QByteArray("damaged"), damaged.id));
    QTest::ignoreMessage(QtWarningMsg, "deliveries wait: The test's secret is damaged.");
    m_stage->start();
    m_stage->makeEvent();

    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(sound), DeliveryState::Delivered, kTimeout);

    QCOMPARE(m_stage->lastState(damaged), DeliveryState::Pending);
    QCOMPARE(m_stage->lastAttempts(damaged), 0);
}

void TestDispatcher::stoppingGivesBackWhatIsUnderWay()
{
    const Webhook webhook = m_stage->subscribe(u"https://hooks.example.com/in"_s);
    m_stage->receiver().setAnswer("/in", kSilence);
    m_stage->start();
    m_stage->makeEvent();
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->receiver().requests().size(), 1, kTimeout);
    QSignalSpy stopped(&m_stage->dispatcher(), &Dispatcher::stopped);

    m_stage->dispatcher().stop();

    QTRY_COMPARE_WITH_TIMEOUT(stopped.count(), 1, kTimeout);
    QCOMPARE(m_stage->lastState(webhook), DeliveryState::Pending);
    QCOMPARE(m_stage->lastAttempts(webhook), 0);
    QCOMPARE(must(m_stage->queue().claim({})).deliveries.size(), 1);
}

/// Old entries are removed in batches, so that others need not wait for the database.
void TestDispatcher::theOldLogIsRemovedPartByPart()
{
    TestShop &test = m_stage->test();
    queuedRow(test, subscribedRow(test, test.shop()), 450);
    QVERIFY(test.session().run("update webhook_delivery set state = 'delivered', next_attempt_at = null"));
    test.tick(DeliveryQueue::kLogKept + 1);
    m_stage->pace().lookAgain = std::chrono::milliseconds(1);
    const auto left = [&] {
        const auto count = [](const Row &row) { return row.integer(0); };
        return must(test.session().first("select count(*) from webhook_delivery", count)).value_or(-1);
    };

    m_stage->start();

    QTRY_COMPARE_WITH_TIMEOUT(left(), 0, kTimeout);
}

STEMDESK_GUILESS_TEST(TestDispatcher)

} // namespace stemdesk::dispatcher_test

#include "tst_dispatcher.moc"

#include "core/webhooks/attempt.h"

#include "core/webhooks/signer.h"
#include "tests/support/delivery_stage.h"
#include "tests/support/test_registry.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <future>
#include <thread>

namespace stemdesk::test_sender_test {

/// Sends one delivery to a real receiver over TLS and waits for the answer.
class TestTestSender : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { m_stage = std::make_unique<DeliveryStage>(*m_authority, m_identity); }
    void cleanup() { m_stage.reset(); }
    void theReceiverGetsASignedTest();
    void whatTheReceiverAnswersIsTold();
    void aLockedVaultSendsNothing();
    void everyAddressOfThisMachineIsTried();
    void closedPortsOfThisMachineAreTold_data();
    void closedPortsOfThisMachineAreTold();

private:
    ClaimedDelivery delivery(const QString &url);
    /// Sends on a thread without an event loop, like an API worker's.
    Result<DeliveryAttempt> sent(const ClaimedDelivery &delivery);
    Result<DeliveryAttempt> sent(const ClaimedDelivery &delivery, const TestSender &sender);
    /// Through a gate that allows receivers on this machine.
    Result<DeliveryAttempt> sentHere(const ClaimedDelivery &delivery);

    std::unique_ptr<TestAuthority> m_authority;
    TestAuthority::Identity m_identity;
    std::unique_ptr<DeliveryStage> m_stage;
};

void TestTestSender::initTestCase()
{
    m_authority = std::make_unique<TestAuthority>();
    m_identity = m_authority->issue(u"DNS:hooks.example.com"_s);
}

ClaimedDelivery TestTestSender::delivery(const QString &url)
{
    TestShop &test = m_stage->test();
    const WebhookId webhook = WebhookId::create();
    return {.webhook = webhook,
            .id = DeliveryId::create(),
            .type = WebhookType::EventUpdated,
            .url = url,
            .sealedSecret = must(test.vault().seal(test.session(), "whsec_bQ==", secretIdentityOf(webhook))),
            .body = R"({"type":"event.updated"})",
            .isTest = true};
}

Result<DeliveryAttempt> TestTestSender::sent(const ClaimedDelivery &delivery)
{
    return sent(delivery, TestSender(m_stage->gate(), &m_stage->test().vault(), m_stage->transport()));
}

Result<DeliveryAttempt> TestTestSender::sentHere(const ClaimedDelivery &delivery)
{
    const UrlGate gate({.resolver = m_stage->resolver(), .takesLoopback = true});
    return sent(delivery, TestSender(gate, &m_stage->test().vault()));
}

Result<DeliveryAttempt> TestTestSender::sent(const ClaimedDelivery &delivery, const TestSender &sender)
{
    std::promise<Result<DeliveryAttempt>> promise;
    auto future = promise.get_future();
    std::jthread worker([&] { promise.set_value(sender.sent(delivery, m_stage->test().now())); });
    const bool isDone =
        QTest::qWaitFor([&] { return future.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }, 30'000);
    return isDone ? future.get() : Result<DeliveryAttempt>(internal(u"it did not end"_s));
}

void TestTestSender::theReceiverGetsASignedTest()
{
    const ClaimedDelivery one = delivery(u"https://hooks.example.com/in"_s);

    const Result<DeliveryAttempt> attempt = sent(one);

    QVERIFY(attempt);
    QCOMPARE(attempt->status, std::optional(200));
    QCOMPARE(attempt->error, QString());
    QCOMPARE(m_stage->receiver().requests().size(), 1);
    const ReceivedRequest &request = m_stage->receiver().requests().constFirst();
    QCOMPARE(request.body, one.body);
    QCOMPARE(request.field("X-Service-Test"), "true");
    QCOMPARE(request.field("X-Service-Event"), "event.updated");
    QCOMPARE(request.field("X-Service-Signature"), serviceSignature("whsec_bQ==", one.body));
    QVERIFY(request.field("webhook-signature").startsWith("v1,"));
}

void TestTestSender::whatTheReceiverAnswersIsTold()
{
    m_stage->receiver().setAnswer("/gone", {.bytes = "HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n"});

    const Result<DeliveryAttempt> gone = sent(delivery(u"https://hooks.example.com/gone"_s));
    const Result<DeliveryAttempt> nowhere = sent(delivery(u"https://nowhere.example.org/"_s));

    QCOMPARE(gone->status, std::optional(410));
    QVERIFY(gone->error.contains(u"410"));
    QVERIFY(!nowhere->status);
    QVERIFY(!nowhere->error.isEmpty());
}

void TestTestSender::aLockedVaultSendsNothing()
{
    const ClaimedDelivery one = delivery(u"https://hooks.example.com/in"_s);
    m_stage->test().vault().setLocked(true);

    const Result<DeliveryAttempt> attempt = sent(one);

    QVERIFY(!attempt);
    QCOMPARE(attempt.error().kind, Error::Kind::Unavailable);
    QCOMPARE(m_stage->receiver().connections(), 0);
}

/// A receiver often listens on only one of the two.
void TestTestSender::everyAddressOfThisMachineIsTried()
{
    for (const QHostAddress::SpecialAddress address : {QHostAddress::LocalHost, QHostAddress::LocalHostIPv6}) {
        QTcpServer receiver;
        if (!receiver.listen(QHostAddress(address)))
            QSKIP("This machine has no such address.");
        const ClaimedDelivery one = delivery(u"http://localhost:%1/in"_s.arg(receiver.serverPort()));
        QByteArray request;
        connect(&receiver, &QTcpServer::newConnection, &receiver, [&] {
            QTcpSocket *client = receiver.nextPendingConnection();
            connect(client, &QTcpSocket::readyRead, &receiver, [&, client] {
                request += client->readAll();
                if (request.endsWith(one.body))
                    client->write("HTTP/1.1 204\r\n\r\n");
            });
        });

        const Result<DeliveryAttempt> attempt = sentHere(one);

        QVERIFY(attempt);
        QCOMPARE(attempt->error, QString());
        QCOMPARE(attempt->status, std::optional(204));
        QVERIFY(request.startsWith("POST /in HTTP/1.1\r\n"));
    }
}

void TestTestSender::closedPortsOfThisMachineAreTold_data()
{
    QTest::addColumn<QString>("url");
    QTest::newRow("one address") << u"http://127.0.0.1:%1/"_s;
    QTest::newRow("all addresses") << u"http://localhost:%1/"_s;
}

void TestTestSender::closedPortsOfThisMachineAreTold()
{
    QFETCH(const QString, url);
    QTcpServer receiver;
    QVERIFY(receiver.listen(QHostAddress::LocalHost));
    const quint16 port = receiver.serverPort();
    receiver.close();

    const Result<DeliveryAttempt> attempt = sentHere(delivery(url.arg(port)));

    QVERIFY(attempt);
    QVERIFY(!attempt->status);
    QVERIFY2(attempt->error.startsWith("The host "_L1), qUtf8Printable(attempt->error));
}

STEMDESK_GUILESS_TEST(TestTestSender)

} // namespace stemdesk::test_sender_test

#include "tst_test_sender.moc"

#include "core/webhooks/attempt.h"

#include "tests/support/delivery_stage.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::attempt_test {

namespace {

constexpr int kTimeout = 30'000;

ReceiverAnswer answerOf(const QByteArray &statusLine)
{
    return {.bytes = "HTTP/1.1 " + statusLine + "\r\nContent-Length: 0\r\n\r\n"};
}

} // namespace

/// The faults that one attempt may meet with a real receiver over TLS.
class TestAttempt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { m_stage = std::make_unique<DeliveryStage>(*m_authority, m_identity); }
    void cleanup() { m_stage.reset(); }
    void failuresAreToldInWords_data();
    void failuresAreToldInWords();
    void turnedNamesAreNeverConnectedTo();
    void anotherNamesCertificateIsRefused();
    void untrustedCertificatesAreRefused();
    void longAnswersAreNotRead();
    void connectionsAreUsedAgain();
    void anAttemptOnAConnectionUsedAgainIsOneRequest_data();
    void anAttemptOnAConnectionUsedAgainIsOneRequest();
    void aConnectionThatEndedWhileItRestedIsReplaced();
    void connectionsThatRestTooLongAreClosed();

private:
    std::unique_ptr<TestAuthority> m_authority;
    TestAuthority::Identity m_identity;
    std::unique_ptr<DeliveryStage> m_stage;
};

void TestAttempt::initTestCase()
{
    m_authority = std::make_unique<TestAuthority>();
    m_identity = m_authority->issue(u"DNS:hooks.example.com"_s);
}

void TestAttempt::failuresAreToldInWords_data()
{
    QTest::addColumn<ReceiverAnswer>("answer");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("words");
    QTest::newRow("redirect") << ReceiverAnswer{.bytes = "HTTP/1.1 307 Elsewhere\r\nLocation: /in\r\nContent-Length: "
                                                         "0\r\n\r\n"}
                              << 307 << u"redirect, which is not followed"_s;
    QTest::newRow("error") << answerOf("503 Busy") << 503 << u"no success"_s;
    QTest::newRow("asks for a password") << answerOf("401 Who\r\nWWW-Authenticate: Basic realm=\"x\"") << 401
                                         << u"no success"_s;
    QTest::newRow("ends without an answer")
        << ReceiverAnswer{.bytes = {}, .closes = true} << 0 << u"closed the connection without an answer"_s;
    QTest::newRow("ends within the head") << ReceiverAnswer{.bytes = "HTTP/1.1 200 OK\r\n", .closes = true} << 0
                                          << u"closed the connection without an answer"_s;
    QTest::newRow("no HTTP") << ReceiverAnswer{.bytes = "220 smtp.example.com ESMTP\r\n\r\n"} << 0 << u"not HTTP"_s;
    QTest::newRow("silent") << ReceiverAnswer{.bytes = {}} << 0 << u"did not answer within"_s;
    QTest::newRow("drips") << ReceiverAnswer{.bytes = "HTTP/1.1 200 OK\r\nX: ", .drip = std::chrono::milliseconds(10)}
                           << 0 << u"did not answer within"_s;
}

void TestAttempt::failuresAreToldInWords()
{
    QFETCH(const ReceiverAnswer, answer);
    QFETCH(const int, status);
    QFETCH(const QString, words);
    const Webhook webhook = m_stage->subscribe(u"https://hooks.example.com/bad"_s);
    m_stage->receiver().setAnswer("/bad", answer);
    if (words.contains("within"_L1))
        m_stage->transport().limit = 4 * DeliveryStage::kShort;
    m_stage->start();

    m_stage->makeEvent();

    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastAttempts(webhook), 1, kTimeout);
    const Delivery delivery = m_stage->lastDelivery(webhook);
    QCOMPARE(delivery.state, DeliveryState::Pending);
    QCOMPARE(delivery.attempts.constFirst().status.value_or(0), status);
    QVERIFY2(delivery.attempts.constFirst().error.contains(words),
             qUtf8Printable(delivery.attempts.constFirst().error));
    QCOMPARE(m_stage->receiver().requests().size(), 1); // An attempt is exactly one request.
    QCOMPARE(m_stage->receiver().connections(), 1);
}

void TestAttempt::turnedNamesAreNeverConnectedTo()
{
    const Webhook webhook = m_stage->subscribe(u"https://hooks.example.com/in"_s);
    const Webhook gone = m_stage->subscribe(u"https://gone.example.com/in"_s);
    // The receiver listens there too: only the judgement keeps the connection from being made.
    m_stage->resolver().setAddresses(
        u"hooks.example.com"_s, {QHostAddress(QHostAddress::LocalHost), QHostAddress(QHostAddress::LocalHostIPv6)});
    m_stage->start();

    m_stage->makeEvent();

    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastAttempts(webhook), 1, kTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastAttempts(gone), 1, kTimeout);
    QVERIFY(m_stage->lastDelivery(webhook).attempts.constFirst().error.contains("not on the public internet"_L1));
    QCOMPARE(m_stage->lastDelivery(gone).attempts.constFirst().error, u"The host's name could not be found."_s);
    QCOMPARE(m_stage->receiver().connections(), 0);
}

void TestAttempt::anotherNamesCertificateIsRefused()
{
    const Webhook webhook = m_stage->subscribe(u"https://other.example.com/in"_s);
    m_stage->start();

    m_stage->makeEvent();

    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastAttempts(webhook), 1, kTimeout);
    QCOMPARE(m_stage->lastDelivery(webhook).attempts.constFirst().error,
             u"The host's certificate is for another name."_s);
    QCOMPARE(m_stage->receiver().requests().size(), 0);
}

void TestAttempt::untrustedCertificatesAreRefused()
{
    m_stage->transport().tls = QSslConfiguration::defaultConfiguration();
    const Webhook webhook = m_stage->subscribe(u"https://hooks.example.com/in"_s);
    m_stage->start();

    m_stage->makeEvent();

    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastAttempts(webhook), 1, kTimeout);
    QVERIFY(m_stage->lastDelivery(webhook).attempts.constFirst().error.contains("certificate was refused"_L1));
    QCOMPARE(m_stage->receiver().requests().size(), 0);
}

void TestAttempt::longAnswersAreNotRead()
{
    constexpr qsizetype kLong = 64LL * 1024 * 1024;
    const Webhook webhook = m_stage->subscribe(u"https://hooks.example.com/long"_s);
    m_stage->receiver().setAnswer("/long", {.bytes = "HTTP/1.1 200 OK\r\n\r\n" + QByteArray(kLong, 'x')});
    m_stage->start();

    m_stage->makeEvent();

    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(webhook), DeliveryState::Delivered, kTimeout);
    const Webhook next = m_stage->subscribe(u"https://hooks.example.com/next"_s);
    m_stage->makeEvent();
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(next), DeliveryState::Delivered, kTimeout);
    QVERIFY(m_stage->receiver().bytesSent() < kLong / 2); // Only the kernels' buffers were filled.
}

void TestAttempt::connectionsAreUsedAgain()
{
    const Webhook webhook = m_stage->subscribe(u"https://hooks.example.com/in"_s);
    m_stage->start();
    m_stage->makeEvent();
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(webhook), DeliveryState::Delivered, kTimeout);

    m_stage->makeEvent();

    QTRY_COMPARE_WITH_TIMEOUT(m_stage->receiver().requests().size(), 2, kTimeout);
    QCOMPARE(m_stage->receiver().connections(), 1);
}

void TestAttempt::anAttemptOnAConnectionUsedAgainIsOneRequest_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("ends without an answer") << QByteArray();
    QTest::newRow("ends within the head") << QByteArray("HTTP/1.1 200 OK\r\n");
    QTest::newRow("no HTTP") << QByteArray("220 smtp.example.com ESMTP\r\n\r\n");
}

void TestAttempt::anAttemptOnAConnectionUsedAgainIsOneRequest()
{
    QFETCH(const QByteArray, answer);
    const Webhook webhook = m_stage->subscribe(u"https://hooks.example.com/in"_s);
    m_stage->start();
    m_stage->makeEvent();
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(webhook), DeliveryState::Delivered, kTimeout);
    m_stage->receiver().setAnswer("/in", {.bytes = answer, .closes = true});

    m_stage->makeEvent();

    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(webhook), DeliveryState::Pending, kTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastAttempts(webhook), 1, kTimeout);
    QCOMPARE(m_stage->receiver().requests().size(), 2);
    QCOMPARE(m_stage->receiver().requests().constLast().connection, 1);
    QCOMPARE(m_stage->receiver().connections(), 1);
}

void TestAttempt::aConnectionThatEndedWhileItRestedIsReplaced()
{
    const Webhook webhook = m_stage->subscribe(u"https://hooks.example.com/in"_s);
    m_stage->receiver().setAnswer("/in", {.closes = true});
    m_stage->start();
    m_stage->makeEvent();
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(webhook), DeliveryState::Delivered, kTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->receiver().openConnections(), 0, kTimeout);

    m_stage->makeEvent();

    QTRY_COMPARE_WITH_TIMEOUT(m_stage->receiver().requests().size(), 2, kTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(webhook), DeliveryState::Delivered, kTimeout);
    QCOMPARE(m_stage->lastAttempts(webhook), 1);
    QCOMPARE(m_stage->receiver().connections(), 2);
}

void TestAttempt::connectionsThatRestTooLongAreClosed()
{
    const Webhook webhook = m_stage->subscribe(u"https://hooks.example.com/in"_s);
    m_stage->transport().kept = DeliveryStage::kShort;
    m_stage->start();
    m_stage->makeEvent();
    QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastState(webhook), DeliveryState::Delivered, kTimeout);

    QTRY_COMPARE_WITH_TIMEOUT(m_stage->receiver().openConnections(), 0, kTimeout);

    QCOMPARE(m_stage->receiver().connections(), 1);
}

STEMDESK_GUILESS_TEST(TestAttempt)

} // namespace stemdesk::attempt_test

#include "tst_attempt.moc"

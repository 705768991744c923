#include "tests/support/program.h"
#include "tests/support/test_network.h"
#include "tests/support/test_registry.h"
#include "tests/support/webhook_receiver.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QEventLoop>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageAuthenticationCode>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace stemdesk::webhooks_test {

namespace {

constexpr int kTimeout = 60'000;
bool isInOwnNetwork = false;

QByteArray hmac(const QByteArray &key, const QByteArray &bytes)
{
    return QMessageAuthenticationCode::hash(bytes, key, QCryptographicHash::Sha256);
}

struct Subscription {
    QString id;
    QByteArray secret;
};

} // namespace

/// The built program delivers to a web server on another machine: real names, real addresses, real TLS on port 443.
class TestWebhooks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void deliversWhatVerifies();
    void certificatesCountForTheirNamesOnly();
    void drippingReceiversEndAndDelayNobody();
    void namesThatTurnAreNotConnectedTo();
    void killedBetweenAttempts();
    void deliversNothingWhereItIsTurnedOff();

private:
    void serve(const QStringList &more = {});
    void kill();
    QJsonObject call(const QByteArray &method, const QString &path, const QJsonObject &body = {});
    Subscription subscribe(const QString &url);
    QJsonObject lastDelivery(const Subscription &subscription);
    QString lastState(const Subscription &subscription) { return lastDelivery(subscription)["state"_L1].toString(); }
    QJsonArray lastAttempts(const Subscription &subscription)
    {
        return lastDelivery(subscription)["attempts"_L1].toArray();
    }
    void makeEvent() { QVERIFY(call("POST", u"/events"_s, {{u"name"_s, u"Zoë & Ann"_s}}).contains("eventId"_L1)); }
    QByteArray run(QStringList arguments) const;

    std::unique_ptr<TestNetwork> m_network;
    std::unique_ptr<TestAuthority> m_authority;
    std::unique_ptr<WebhookReceiver> m_receiver;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QProcess> m_program;
    QNetworkAccessManager m_client;
    QString m_address;
    QByteArray m_key;
};

void TestWebhooks::initTestCase()
{
    if (!isInOwnNetwork)
        QSKIP(
            "This machine allows no network namespaces; what they would show is tested with a resolver of the test's.");
    m_network = std::make_unique<TestNetwork>();
    m_authority = std::make_unique<TestAuthority>();
    m_network->trust(m_authority->file());
    m_client.setProxy(QNetworkProxy::NoProxy);
}

void TestWebhooks::init()
{
    m_network->setHosts("8.8.4.4 hooks.example.com\n8.8.4.4 other.example.com\n");
    m_receiver = std::make_unique<WebhookReceiver>(m_authority->issue(u"DNS:hooks.example.com"_s));
    QVERIFY(m_receiver->listen(TestNetwork::here(), 443));
    m_folder = std::make_unique<QTemporaryDir>();
    m_key = run({u"key"_s, u"create"_s, u"--name"_s, u"Test"_s});
    run({u"shop"_s, u"set"_s, u"rate-per-minute=100000"_s});
}

void TestWebhooks::cleanup()
{
    if (m_program)
        kill();
    m_receiver.reset();
}

QByteArray TestWebhooks::run(QStringList arguments) const
{
    return runProgram(arguments << u"--data"_s << m_folder->filePath(u"data"_s)).output.trimmed();
}

void TestWebhooks::serve(const QStringList &more)
{
    QStringList command =
        m_network->thereCommand({programPath(), u"serve"_s, u"--insecure"_s, u"--listen"_s,
                                 TestNetwork::there().toString() + u":0"_s, u"--data"_s, m_folder->filePath(u"data"_s)})
        + more;
    m_program = std::make_unique<QProcess>();
    m_program->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_program->start(command.takeFirst(), command);
    QVERIFY(m_program->waitForReadyRead(kTimeout));
    m_address = QString::fromLatin1(m_program->readLine().trimmed().split(' ').constLast());
}

void TestWebhooks::kill()
{
    m_program->kill();
    m_program->waitForFinished();
    m_program.reset();
}

QJsonObject TestWebhooks::call(const QByteArray &method, const QString &path, const QJsonObject &body)
{
    QNetworkRequest request(QUrl(m_address + u"/api/v1"_s + path));
    request.setRawHeader("Authorization", "Bearer " + m_key);
    request.setRawHeader("Content-Type", "application/json");
    const QByteArray sent = body.isEmpty() ? QByteArray() : QJsonDocument(body).toJson();
    const std::unique_ptr<QNetworkReply> reply(m_client.sendCustomRequest(request, method, sent));
    QEventLoop loop;
    connect(reply.get(), &QNetworkReply::finished, &loop, &QEventLoop::quit);
    loop.exec();
    const QByteArray answer = reply->readAll();
    if (reply->error() != QNetworkReply::NoError)
        qWarning("%s", answer.constData());
    return QJsonDocument::fromJson(answer).object();
}

Subscription TestWebhooks::subscribe(const QString &url)
{
    const QJsonObject made = call("POST", u"/webhooks"_s,
                                  {{u"url"_s, url}, {u"events"_s, QJsonArray{u"event.created"_s, u"event.updated"_s}}});
    return {.id = made["id"_L1].toString(), .secret = made["secret"_L1].toString().toLatin1()};
}

QJsonObject TestWebhooks::lastDelivery(const Subscription &subscription)
{
    const QJsonObject page = call("GET", u"/webhooks/%1/deliveries"_s.arg(subscription.id));
    return page["items"_L1].toArray().at(0).toObject();
}

void TestWebhooks::deliversWhatVerifies()
{
    serve();
    const Subscription subscription = subscribe(u"https://hooks.example.com/in"_s);

    makeEvent();

    QTRY_COMPARE_WITH_TIMEOUT(lastState(subscription), u"delivered"_s, kTimeout);
    QCOMPARE(m_receiver->requests().size(), 1);
    const ReceivedRequest request = m_receiver->requests().constFirst();
    const QByteArray id = request.field("webhook-id");
    const QByteArray stamp = request.field("webhook-timestamp");
    QCOMPARE(request.field("X-Service-Signature"), hmac(subscription.secret, request.body).toHex());
    QCOMPARE(request.field("webhook-signature"),
             "v1,"
                 + hmac(QByteArray::fromBase64(subscription.secret.sliced(6)), id + '.' + stamp + '.' + request.body)
                       .toBase64());
    const QJsonObject sent = QJsonDocument::fromJson(request.body).object();
    QCOMPARE(sent.keys(), (QStringList{u"data"_s, u"timestamp"_s, u"type"_s}));
    QCOMPARE(sent["data"_L1].toObject().size(), 14);
    QCOMPARE(lastDelivery(subscription)["deliveryId"_L1].toString(), QString::fromLatin1(id));
}

void TestWebhooks::certificatesCountForTheirNamesOnly()
{
    serve();
    const Subscription other = subscribe(u"https://other.example.com/in"_s);

    makeEvent();

    QTRY_COMPARE_WITH_TIMEOUT(lastAttempts(other).size(), 1, kTimeout);
    QVERIFY(lastAttempts(other).at(0)["error"_L1].toString().contains("for another name"_L1));
    QCOMPARE(m_receiver->requests().size(), 0);
}

void TestWebhooks::drippingReceiversEndAndDelayNobody()
{
    m_receiver->setAnswer("/slow", {.bytes = "HTTP/1.1 200 OK\r\nX: ", .drip = std::chrono::milliseconds(500)});
    serve();
    const Subscription slow = subscribe(u"https://hooks.example.com/slow"_s);
    const Subscription quick = subscribe(u"https://hooks.example.com/quick"_s);

    makeEvent();

    QTRY_COMPARE_WITH_TIMEOUT(lastState(quick), u"delivered"_s, kTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(lastAttempts(slow).size(), 1, kTimeout);
    const QJsonObject attempt = lastAttempts(slow).at(0).toObject();
    QCOMPARE(attempt["error"_L1].toString(), u"The host did not answer within 10 seconds."_s);
    QVERIFY(attempt["durationMs"_L1].toInt() > lastAttempts(quick).at(0)["durationMs"_L1].toInt());
    qInfo("ended after %d ms, the other's delivered after %d ms", attempt["durationMs"_L1].toInt(),
          lastAttempts(quick).at(0)["durationMs"_L1].toInt());
}

void TestWebhooks::namesThatTurnAreNotConnectedTo()
{
    serve();
    const Subscription subscription = subscribe(u"https://hooks.example.com/in"_s);
    m_network->setHosts("127.0.0.1 hooks.example.com\n");

    makeEvent();

    QTRY_COMPARE_WITH_TIMEOUT(lastAttempts(subscription).size(), 1, kTimeout);
    QVERIFY(lastAttempts(subscription).at(0)["error"_L1].toString().contains("not on the public internet"_L1));
    QCOMPARE(m_receiver->connections(), 0);
    m_network->setHosts("8.8.4.4 hooks.example.com\n");
    QTRY_COMPARE_WITH_TIMEOUT(lastState(subscription), u"delivered"_s, kTimeout); // Five seconds later.
}

void TestWebhooks::killedBetweenAttempts()
{
    m_receiver->setAnswer("/in", {.bytes = "HTTP/1.1 500 Oh\r\nContent-Length: 0\r\n\r\n"});
    serve();
    const Subscription subscription = subscribe(u"https://hooks.example.com/in"_s);
    makeEvent();
    QTRY_COMPARE_WITH_TIMEOUT(lastAttempts(subscription).size(), 1, kTimeout);

    kill();
    m_receiver->setAnswer("/in", {});
    serve();

    QTRY_COMPARE_WITH_TIMEOUT(lastState(subscription), u"delivered"_s, kTimeout);
    QCOMPARE(lastAttempts(subscription).size(), 2);
    const QList<ReceivedRequest> requests = m_receiver->requests();
    QCOMPARE(requests.size(), 2);
    QCOMPARE(requests.at(1).body, requests.at(0).body);
    QCOMPARE(requests.at(1).field("webhook-id"), requests.at(0).field("webhook-id"));
}

void TestWebhooks::deliversNothingWhereItIsTurnedOff()
{
    serve({u"--no-webhooks"_s});
    const Subscription subscription = subscribe(u"https://hooks.example.com/in"_s);
    makeEvent();
    QCOMPARE(lastState(subscription), u"pending"_s);

    m_program->terminate();
    QVERIFY(m_program->waitForFinished(kTimeout));
    QCOMPARE(m_receiver->connections(), 0);
    serve();

    QTRY_COMPARE_WITH_TIMEOUT(lastState(subscription), u"delivered"_s, kTimeout);
}

static void prepare(char **argv)
{
    isInOwnNetwork = enterOwnNetwork(argv);
}

STEMDESK_PREPARED_TEST(TestWebhooks, prepare)

} // namespace stemdesk::webhooks_test

#include "tst_webhooks.moc"

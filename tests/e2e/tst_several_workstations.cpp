#include "tests/e2e/shop_load.h"
#include "tests/support/postgres_server.h"
#include "tests/support/program.h"
#include "tests/support/test_network.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"
#include "tests/support/webhook_receiver.h"

#include <QElapsedTimer>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

namespace stemdesk::several_workstations_test {

namespace {

constexpr int kServers = 3;
constexpr int kClients = 8;
constexpr int kTimeout = 120'000;
/// How long a server has a claimed delivery to itself, less possible differences of clocks and queues.
constexpr qint64 kLease = 28'000;
constexpr auto kServerFolder = "STEMDESK_TEST_POSTGRES";

bool isInOwnNetwork = false;

int secondsToRun()
{
    const int seconds = qEnvironmentVariableIntValue("STEMDESK_SHARED_SECONDS");
    return seconds > 0 ? seconds : 15;
}

} // namespace

/// Any number of `serve` on one PostgreSQL database, while one is killed and the database is restarted.
class SeveralWorkstationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void nothingAcknowledgedIsLost();

private:
    QStringList places() const
    {
        return {u"--data"_s, m_folder.filePath(u"data"_s), u"--database"_s, m_postgres->address(u"shop"_s).text()};
    }
    QByteArray run(const QStringList &arguments) const;
    void serve();
    void subscribe();
    void work(int seconds);
    void compareDeliveries();

    std::unique_ptr<PostgresServer> m_postgres;
    std::unique_ptr<TestNetwork> m_network;
    std::unique_ptr<TestAuthority> m_authority;
    std::unique_ptr<WebhookReceiver> m_receiver;
    QTemporaryDir m_folder;
    std::vector<std::unique_ptr<QProcess>> m_served;
    QList<ServerPlace> m_servers;
    std::unique_ptr<ShopLoad> m_load;
    QHash<QByteArray, QList<qint64>> m_arrivals; ///< When each delivery arrived.
    QElapsedTimer m_clock;
    QByteArray m_key;
    QByteArray m_subscription;
};

void SeveralWorkstationsTest::initTestCase()
{
    m_postgres = std::make_unique<PostgresServer>(PostgresServer::at(qEnvironmentVariable(kServerFolder)));
    m_postgres->run(u"create database shop"_s);
    m_clock.start();
    if (!isInOwnNetwork)
        return; // Deliveries are counted only if the machine allows network namespaces.
    m_network = std::make_unique<TestNetwork>();
    m_authority = std::make_unique<TestAuthority>();
    m_network->trust(m_authority->file());
    m_network->setHosts("8.8.4.4 hooks.example.com\n");
    m_receiver = std::make_unique<WebhookReceiver>(m_authority->issue(u"DNS:hooks.example.com"_s));
    QVERIFY(m_receiver->listen(TestNetwork::here(), 443));
    connect(m_receiver.get(), &WebhookReceiver::received, this, [this](const ReceivedRequest &request) {
        m_arrivals[request.field("webhook-id")].append(m_clock.elapsed());
    });
}

QByteArray SeveralWorkstationsTest::run(const QStringList &arguments) const
{
    const ProgramRun done = runProgram(arguments + places());
    if (done.exitCode != 0)
        qWarning("%ls: %s%s", qUtf16Printable(arguments.join(u' ')), done.output.constData(), done.errors.constData());
    return done.exitCode == 0 ? done.output.trimmed() : QByteArray();
}

void SeveralWorkstationsTest::serve()
{
    const QHostAddress address = m_network ? TestNetwork::there() : QHostAddress(QHostAddress::LocalHost);
    QStringList command{programPath(),
                        u"serve"_s,
                        u"--insecure"_s,
                        u"--host"_s,
                        u"localhost"_s,
                        u"--listen"_s,
                        address.toString() + u":0"_s};
    command += places();
    if (m_network)
        command = m_network->thereCommand(command);
    auto process = std::make_unique<QProcess>();
    process->setStandardErrorFile(m_folder.filePath(u"serve%1.log"_s.arg(m_served.size())));
    process->start(command.takeFirst(), command);
    QVERIFY(process->waitForReadyRead(kTimeout));
    const QUrl url(QString::fromLatin1(process->readLine().trimmed().split(' ').constLast()));
    m_servers.append({.address = address, .port = quint16(url.port())});
    m_served.push_back(std::move(process));
}

void SeveralWorkstationsTest::subscribe()
{
    QTcpSocket socket;
    socket.connectToHost(m_servers.constFirst().address, m_servers.constFirst().port);
    QVERIFY(socket.waitForConnected(kTimeout));
    const QByteArray body = R"({"url":"https://hooks.example.com/in","events":["event.created","event.updated"]})";
    socket.write("POST /api/v1/webhooks HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer "
                 + m_key + "\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size())
                 + "\r\n\r\n" + body);
    QByteArray bytes;
    while (socket.waitForReadyRead(kTimeout))
        bytes += socket.readAll();
    const QJsonObject made = QJsonDocument::fromJson(bytes.mid(bytes.indexOf("\r\n\r\n") + 4)).object();
    m_subscription = made["id"_L1].toString().toLatin1();
    QVERIFY2(!m_subscription.isEmpty(), bytes.constData());
}

/// A third of the time each: all is well; a server is gone; the database was restarted too.
void SeveralWorkstationsTest::work(int seconds)
{
    m_load = std::make_unique<ShopLoad>(m_servers, m_key);
    m_load->start(kClients);
    QTest::qWait(seconds * 1'000 / 3);
    m_served.front()->kill();
    m_served.front()->waitForFinished();
    QTest::qWait(seconds * 1'000 / 3);
    m_postgres->stop();
    QTest::qWait(1'000);
    m_postgres->startAgain();
    QTest::qWait(seconds * 1'000 / 3);
    m_load->stop();
}

/// Every event was delivered; duplicates came only after the lease of a server that was killed.
void SeveralWorkstationsTest::compareDeliveries()
{
    QHash<QByteArray, QString> deliveries;
    QElapsedTimer waited;
    waited.start();
    const auto isPending = [&] {
        deliveries = m_load->deliveries(m_subscription);
        return deliveries.size() != deliveries.values().count(u"delivered"_s);
    };
    while (isPending() && waited.elapsed() < kTimeout)
        QTest::qWait(500);
    QVERIFY(!isPending());
    qsizetype again = 0;
    for (auto arrivals = m_arrivals.cbegin(); arrivals != m_arrivals.cend(); ++arrivals) {
        QVERIFY2(deliveries.contains(arrivals.key()), arrivals.key().constData());
        for (qsizetype i = 1; i < arrivals->size(); ++i, ++again)
            QVERIFY2(arrivals->at(i) - arrivals->at(i - 1) >= kLease,
                     qPrintable(u"%1 came again after %2 ms"_s.arg(QLatin1StringView(arrivals.key()))
                                    .arg(arrivals->at(i) - arrivals->at(i - 1))));
    }
    qInfo("deliveries: %lld, received: %lld, of these sent again after a lease had ended: %lld",
          qint64(deliveries.size()), qint64(m_arrivals.size()), qint64(again));
    QCOMPARE(m_arrivals.size(), deliveries.size());
}

void SeveralWorkstationsTest::nothingAcknowledgedIsLost()
{
    m_key = run({u"key"_s, u"create"_s, u"--name"_s, u"Test"_s});
    QVERIFY(!m_key.isEmpty());
    run({u"shop"_s, u"set"_s, u"rate-per-minute=0"_s});
    for (int i = 0; i < kServers; ++i)
        serve();
    if (m_network)
        subscribe();

    work(secondsToRun());

    QCOMPARE(m_load->wrongs(), QByteArrayList());
    if (m_network)
        compareDeliveries();
    for (std::size_t i = 1; i < m_served.size(); ++i) {
        QCOMPARE(m_served.at(i)->state(), QProcess::Running);
        m_served.at(i)->terminate();
        QVERIFY(m_served.at(i)->waitForFinished(kTimeout));
        QCOMPARE(m_served.at(i)->exitCode(), 0);
    }
    QVERIFY(!run({u"check"_s}).isEmpty());
}

static void prepare(char **argv)
{
    // Must run before this program enters its own network namespace, where a PostgreSQL server cannot be started.
    if (!qEnvironmentVariableIsSet(kServerFolder)) {
        int count = 1;
        const QCoreApplication starting(count, argv);
        qputenv(kServerFolder, PostgresServer::startOwn().folder().toUtf8());
    }
    isInOwnNetwork = enterOwnNetwork(argv);
}

STEMDESK_PREPARED_TEST(SeveralWorkstationsTest, prepare)

} // namespace stemdesk::several_workstations_test

#include "tst_several_workstations.moc"

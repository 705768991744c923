#include "app/api_thread.h"

#include "core/security/scope.h"
#include "tests/support/api_client.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"
#include "tests/support/timeout.h"

#include <QFile>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>

namespace stemdesk::api_thread_test {

class TestApiThread : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_test = std::make_unique<TestShop>();
        m_key = m_test->shop().keys.create(u"Test"_s, Scopes::all().bits(), {})->text;
        m_api = std::make_unique<ApiThread>(m_test->source());
    }
    void cleanup()
    {
        m_api.reset();
        m_test.reset();
    }

    void goesOffAndOnAgainWhereItWas();
    void turningOffAnswersWhatIsInFlight();
    void movesToAnotherAddress();
    void manyChangesEndAtTheLast();
    void aTakenPortIsAProblemAndCanBeLeft();
    void isTurnedOnAfterAStartThatStayedOff();
    void refusesAddresses_data();
    void refusesAddresses();
    void choicesAreRemembered();
    void whatMakesNoSenseIsNotRemembered_data();
    void whatMakesNoSenseIsNotRemembered();

private:
    static ApiServer::Options anyPort() { return {.http = {.port = 0}}; }
    int statusNow() { return ApiClient(m_api->port(), m_key).get("/api/v1/suppliers").status; }
    /// A port that is free at this moment.
    static quint16 freePort()
    {
        QTcpServer server;
        return server.listen(QHostAddress::LocalHost) ? server.serverPort() : quint16(0);
    }

    std::unique_ptr<TestShop> m_test;
    QByteArray m_key;
    std::unique_ptr<ApiThread> m_api;
};

void TestApiThread::goesOffAndOnAgainWhereItWas()
{
    QVERIFY(m_api->start(anyPort()));
    const QString address = m_api->address();
    for (int time = 0; time < 3; ++time) {
        QCOMPARE(statusNow(), 200);
        m_api->setOn(false);
        QVERIFY(!m_api->isOn());
        QTRY_VERIFY(!m_api->isRunning());
        QTRY_COMPARE(statusNow(), 0);
        QCOMPARE(m_api->problem(), QString());

        m_api->setOn(true);
        QTRY_VERIFY(m_api->isRunning());
        QCOMPARE(m_api->address(), address);
    }
    QCOMPARE(m_api->url(), u"http://"_s + address);
    QCOMPARE(statusNow(), 200);
}

void TestApiThread::turningOffAnswersWhatIsInFlight()
{
    QVERIFY(m_api->start(anyPort()));
    ApiClient client(m_api->port(), m_key);
    QByteArray rows;
    for (int row = 0; row < 500; ++row)
        rows += R"({"name": "Supplier )" + QByteArray::number(row) + R"("},)";
    client.send("POST", "/api/v1/suppliers", R"({"items": [)" + rows.chopped(1) + "]}");

    m_api->setOn(false);

    QTRY_VERIFY_WITH_TIMEOUT(!m_api->isRunning(), 30'000);
    const int status = client.receive().status;
    const auto stored = m_test->shop().suppliers.list({}, {.limit = 1000});
    // Answered, or never begun: nothing is done without its answer.
    QCOMPARE(stored->rows.size(), status == 200 ? 500 : 0);
}

void TestApiThread::movesToAnotherAddress()
{
    QVERIFY(m_api->start(anyPort()));
    const quint16 before = m_api->port();
    QSignalSpy chosen(m_api.get(), &ApiThread::chosen);
    const quint16 other = freePort();

    QVERIFY(m_api->setAddress(u"127.0.0.1:%1"_s.arg(other)));

    QTRY_VERIFY(m_api->isRunning() && m_api->port() == other);
    QCOMPARE(statusNow(), 200);
    QCOMPARE(ApiClient(before, m_key).get("/api/v1/suppliers").status, 0);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.constFirst().constFirst().value<ServerSettings>().port, other);
}

void TestApiThread::manyChangesEndAtTheLast()
{
    QVERIFY(m_api->start(anyPort()));
    for (int time = 0; time < 5; ++time) {
        m_api->setOn(false);
        m_api->setOn(true);
    }
    QTRY_VERIFY(m_api->isRunning());
    QTRY_COMPARE(statusNow(), 200);

    m_api->setOn(false);
    m_api->setOn(true);
    m_api->setOn(false);

    QTRY_VERIFY(!m_api->isRunning());
    QTRY_COMPARE(statusNow(), 0);
}

void TestApiThread::aTakenPortIsAProblemAndCanBeLeft()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    QVERIFY(m_api->start(anyPort()));

    QVERIFY(m_api->setAddress(u"127.0.0.1:%1"_s.arg(other.serverPort())));
    QTRY_VERIFY(!m_api->problem().isEmpty());
    QVERIFY(!m_api->isRunning());
    QVERIFY(m_api->isOn());

    other.close();
    m_api->setOn(true);
    QTRY_VERIFY(m_api->isRunning());
    QCOMPARE(m_api->problem(), QString());
    QCOMPARE(statusNow(), 200);
}

void TestApiThread::isTurnedOnAfterAStartThatStayedOff()
{
    m_api->setOptions({.http = {.port = freePort()}});
    QVERIFY(!m_api->isOn());
    QVERIFY(!m_api->isRunning());

    m_api->setOn(true);

    QTRY_VERIFY(m_api->isRunning());
    QCOMPARE(statusNow(), 200);
}

void TestApiThread::refusesAddresses_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("empty") << QString();
    QTest::newRow("no port") << u"127.0.0.1"_s;
    QTest::newRow("any port") << u"127.0.0.1:0"_s;
    QTest::newRow("port too large") << u"127.0.0.1:65536"_s;
    QTest::newRow("every address") << u"0.0.0.0:8787"_s;
    QTest::newRow("the network's") << u"192.168.1.20:8787"_s;
    QTest::newRow("a name") << u"example.com:8787"_s;
}

void TestApiThread::refusesAddresses()
{
    QFETCH(const QString, address);
    QSignalSpy chosen(m_api.get(), &ApiThread::chosen);

    const Status status = m_api->setAddress(address);

    QVERIFY(!status);
    QCOMPARE(status.error().code, "invalid_listen");
    QCOMPARE(chosen.size(), 0);
}

void TestApiThread::choicesAreRemembered()
{
    const QString folder = m_test->folder();
    QCOMPARE(loadServerSettings(folder), ServerSettings());
    connect(m_api.get(), &ApiThread::chosen, this,
            [&](const ServerSettings &settings) { saveServerSettings(folder, settings); });
    const quint16 port = freePort();

    QVERIFY(m_api->start(anyPort())); // The address of --listen.
    QCOMPARE(loadServerSettings(folder), ServerSettings());
    QVERIFY(m_api->setAddress(u"[::1]:%1"_s.arg(port)));
    m_api->setOn(false);

    QCOMPARE(loadServerSettings(folder),
             (ServerSettings{.isOn = false, .address = QHostAddress(QHostAddress::LocalHostIPv6), .port = port}));
}

void TestApiThread::whatMakesNoSenseIsNotRemembered_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("not loopback") << QByteArray("[General]\nlisten=0.0.0.0:80\n");
    QTest::newRow("no address") << QByteArray("[General]\nlisten=here\n");
    QTest::newRow("no port") << QByteArray("[General]\nlisten=127.0.0.1:0\n");
    QTest::newRow("rubbish") << QByteArray("\0\1\2", 3);
}

void TestApiThread::whatMakesNoSenseIsNotRemembered()
{
    QFETCH(const QByteArray, file);
    QFile settings(m_test->folder() + u"/server.ini"_s);
    QVERIFY(settings.open(QFile::WriteOnly));
    settings.write(file);
    settings.close();

    QCOMPARE(loadServerSettings(m_test->folder()), ServerSettings());
}

STEMDESK_GUILESS_TEST(TestApiThread)

} // namespace stemdesk::api_thread_test

#include "tst_api_thread.moc"

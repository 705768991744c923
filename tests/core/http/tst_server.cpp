#include "core/http/server.h"

#include "tests/core/http/blocking_client.h"
#include "tests/core/http/raw_client.h"
#include "tests/core/http/self_signed.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"

#include <QDir>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSslSocket>
#include <QTest>
#include <QThreadPool>

#include <memory>
#include <vector>

namespace stemdesk::server_test {

using namespace stemdesk::http;
using namespace std::chrono_literals;

namespace {

QByteArray get(const QByteArray &path, const QByteArray &fields = {})
{
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n";
}

/// Answers with what it was asked.
Response echo(const Request &request)
{
    return {.contentType = "text/plain",
            .body = methodName(request.method).toByteArray() + ' ' + request.path + ' ' + request.query + " ["
                + request.body + ']'};
}

} // namespace

class TestServer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_held.clear();
        m_server = std::make_unique<Server>();
        m_server->setDispatcher([](Request &&request, const Reply &reply) { reply.reply(echo(request)); });
        QVERIFY(m_server->listen({}));
    }

    void cleanup()
    {
        m_held.clear();
        m_server.reset();
    }

    void answersOverOneConnection()
    {
        RawClient client(m_server->port());

        const RawAnswer first = client.exchange(get("/a?b=c"));
        const RawAnswer second = client.exchange(
            "POST /x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n");

        QCOMPARE(first.status, 200);
        QCOMPARE(first.body, QByteArray("GET /a b=c []"));
        QCOMPARE(first.header("Content-Type"), QByteArray("text/plain"));
        QCOMPARE(first.header("Connection"), QByteArray("keep-alive"));
        QVERIFY(first.header("X-Request-Id").startsWith("req_"));
        QCOMPARE(second.body, QByteArray("POST /x  [abc]"));
        QVERIFY(second.header("X-Request-Id") != first.header("X-Request-Id"));
    }

    void tellsTheHandlerAboutItsRequest()
    {
        Request seen;
        m_server->setDispatcher([&seen](Request &&request, const Reply &reply) {
            seen = std::move(request);
            reply.reply({.status = 204});
        });
        RawClient client(m_server->port());

        const RawAnswer answer = client.exchange(get("/a%2Fb?c=%20", "X-Thing: 1\r\n"));

        QCOMPARE(seen.path, QByteArray("/a%2Fb"));
        QCOMPARE(seen.query, QByteArray("c=%20"));
        QCOMPARE(seen.header("x-thing"), QByteArray("1"));
        QCOMPARE(seen.remote, QHostAddress(QHostAddress::LocalHost));
        QCOMPARE(seen.id, answer.header("X-Request-Id"));
        QVERIFY(!seen.isTls);
    }

    void believesItsProxies_data()
    {
        QTest::addColumn<QString>("proxies");
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<QByteArray>("seen");
        const auto row = [](const char *name, const QString &proxies, const QByteArray &fields,
                            const QByteArray &seen) { QTest::newRow(name) << proxies << fields << seen; };
        const QByteArray https = "X-Forwarded-Proto: https\r\n";
        const QByteArray shop = "X-Forwarded-Host: shop.test:8443\r\n";
        row("none", {}, https + shop, "http localhost");
        row("another", u"10.0.0.1"_s, https + shop, "http localhost");
        row("it", u"127.0.0.1"_s, https + shop, "https shop.test:8443");
        row("its network", u"127.0.0.0/8"_s, https + shop, "https shop.test:8443");
        row("one of two", u"10.0.0.1,127.0.0.1"_s, https, "https localhost");
        row("host alone", u"127.0.0.1"_s, shop, "http shop.test:8443");
        row("through two", u"127.0.0.1"_s, "X-Forwarded-Proto: https, http\r\nX-Forwarded-Host: a.test, b.test\r\n",
            "https a.test");
        row("says nothing", u"127.0.0.1"_s, {}, "http localhost");
        row("no scheme", u"127.0.0.1"_s, "X-Forwarded-Proto: gopher\r\n", "http localhost");
        row("no host", u"127.0.0.1"_s, "X-Forwarded-Host: a/b\r\n", "http localhost");
        row("a port alone", u"127.0.0.1"_s, "X-Forwarded-Host: :80\r\n", "http localhost");
    }
    void believesItsProxies()
    {
        QFETCH(const QString, proxies);
        QFETCH(const QByteArray, fields);
        Server::Options options;
        for (const QString &proxy : proxies.split(u',', Qt::SkipEmptyParts))
            QVERIFY(options.proxies.add(proxy));
        Server server;
        server.setDispatcher([](Request &&request, const Reply &reply) {
            reply.reply({.body = (request.isTls ? "https " : "http ") + request.host});
        });
        QVERIFY(server.listen(options));
        RawClient client(server.port());

        QTEST(client.exchange(get("/", fields)).body, "seen");
    }

    void proxiesAreAddressesAndNetworks()
    {
        ProxyList proxies;
        for (const char *good : {"127.0.0.1", "::1", "10.0.0.0/8", "fd00::/8"})
            QVERIFY2(proxies.add(QString::fromLatin1(good)), good);
        for (const char *bad : {"", "proxy", "10.0.0.0/99", "10.0.0.1:80", "x/8"})
            QVERIFY2(!proxies.add(QString::fromLatin1(bad)), bad);
    }

    void answersPipelinedRequestsInOrder()
    {
        holdAnswers();
        RawClient client(m_server->port());
        RawClient other(m_server->port());
        client.send(get("/1") + get("/2") + get("/3"));
        other.send(get("/other"));
        QTRY_COMPARE(m_held.size(), size_t(2)); // One of each client.

        for (int answered = 0; answered < 4; ++answered) {
            QTRY_VERIFY(!m_held.empty());
            const auto [request, reply] = m_held.back();
            m_held.pop_back();
            reply.reply(echo(request));
        }

        QCOMPARE(client.next().body, QByteArray("GET /1  []"));
        QCOMPARE(client.next().body, QByteArray("GET /2  []"));
        QCOMPARE(client.next().body, QByteArray("GET /3  []"));
        QCOMPARE(other.next().body, QByteArray("GET /other  []"));
    }

    void takesAnswersFromOtherThreads()
    {
        QThreadPool pool;
        pool.setMaxThreadCount(4);
        m_server->setDispatcher([&pool](Request &&request, const Reply &reply) {
            pool.start([request = std::move(request), reply] { reply.reply(echo(request)); });
        });
        std::vector<std::unique_ptr<RawClient>> clients;
        clients.reserve(20);
        for (int i = 0; i < 20; ++i)
            clients.push_back(std::make_unique<RawClient>(m_server->port()));

        for (int i = 0; i < 20; ++i) {
            for (int k = 0; k < 10; ++k)
                clients[size_t(i)]->send(get("/" + QByteArray::number(100 * i + k)));
        }

        for (int i = 0; i < 20; ++i) {
            for (int k = 0; k < 10; ++k)
                QCOMPARE(clients[size_t(i)]->next().body, "GET /" + QByteArray::number(100 * i + k) + "  []");
        }
        pool.waitForDone();
    }

    void forgetsTheAnswerOfAClientThatLeft()
    {
        holdAnswers();
        auto leaver = std::make_unique<RawClient>(m_server->port());
        leaver->send(get("/secret"));
        QTRY_COMPARE(m_held.size(), size_t(1));
        leaver->vanish();
        RawClient stayer(m_server->port());
        stayer.send(get("/own"));
        QTRY_COMPARE(m_held.size(), size_t(2));

        m_held[0].second.reply({.body = "secret"});
        m_held[1].second.reply({.body = "own"});

        QCOMPARE(stayer.next().body, QByteArray("own"));
        QTRY_COMPARE(m_server->connectionCount(), 1);
    }

    void doesNothingMoreForAClientThatLeft()
    {
        m_server->setDispatcher([this](Request &&request, const Reply &reply) {
            if (request.path == "/other")
                return reply.reply(echo(request));
            m_held.emplace_back(std::move(request), reply);
        });
        auto leaver = std::make_unique<BlockingClient>(m_server->port(), BlockingClient::Over::Plain, 1'000);
        leaver->send(get("/1") + get("/2"));
        QTRY_COMPARE(m_held.size(), size_t(1));
        leaver->send(get("/3"));
        RawClient other(m_server->port());
        QCOMPARE(other.exchange(get("/other")).status, 200);
        const auto openFiles = [] { return QDir(u"/proc/self/fd"_s).count(); };
        const uint before = openFiles();
        leaver->reset();
        QTRY_COMPARE(openFiles(), before - 2); // Its own and the server's, which does not wait for the answer.

        m_held.front().second.reply({.body = "first"});

        QTRY_COMPARE(m_server->connectionCount(), 1); // The other one.
        QCOMPARE(m_held.size(), size_t(1));
    }

    void countsOnlyTheFirstAnswer()
    {
        m_server->setDispatcher([](Request &&, const Reply &reply) {
            reply.reply({.body = "first"});
            reply.reply({.body = "second"});
        });
        RawClient client(m_server->port());

        QCOMPARE(client.exchange(get("/")).body, QByteArray("first"));
        QCOMPARE(client.exchange(get("/")).body, QByteArray("first"));
    }

    void answers500WhereAHandlerForgetsOrThrows_data()
    {
        QTest::addColumn<bool>("throws");
        QTest::newRow("forgets") << false;
        QTest::newRow("throws") << true;
    }

    void answers500WhereAHandlerForgetsOrThrows()
    {
        QFETCH(bool, throws);
        m_server->setDispatcher([throws](Request &&, const Reply &) {
            if (throws)
                throw std::runtime_error("no");
        });
        RawClient client(m_server->port());

        if (throws)
            QTest::ignoreMessage(QtCriticalMsg, "A handler threw: no");
        QTest::ignoreMessage(QtCriticalMsg, QRegularExpression(u"Request req_\\w+ was never answered"_s));
        const RawAnswer answer = client.exchange(get("/"));

        QCOMPARE(answer.status, 500);
        QVERIFY(answer.body.startsWith("{\"error\":\"internal_error\",\"message\":\""));
        QVERIFY(answer.body.endsWith("\"requestId\":\"" + answer.header("X-Request-Id") + "\"}"));
    }

    void survivesAnswersAfterItsEnd()
    {
        holdAnswers();
        RawClient client(m_server->port());
        client.send(get("/"));
        QTRY_COMPARE(m_held.size(), size_t(1));
        const auto held = std::move(m_held);

        m_server.reset();
        held.front().second.reply({.body = "late"});

        QVERIFY(client.isClosedByServer());
        QCOMPARE(client.unexpected(), QByteArray());
    }

    void finishesWhatIsInFlightWhenStopped()
    {
        holdAnswers();
        RawClient idle(m_server->port());
        QVERIFY(idle.isConnected());
        RawClient busy(m_server->port());
        busy.send(get("/1") + get("/2"));
        QTRY_COMPARE(m_held.size(), size_t(1));
        const quint16 port = m_server->port();
        QSignalSpy drained(m_server.get(), &Server::drained);

        m_server->stopAccepting();

        QVERIFY(idle.isClosedByServer());
        QVERIFY(!m_server->isDrained());
        RawClient late(port);
        QVERIFY(late.isClosedByServer());
        QCOMPARE(drained.count(), 0);
        m_held.front().second.reply({.body = QByteArray(5'000'000, 'x')});
        const RawAnswer answer = busy.next();
        QCOMPARE(answer.body.size(), 5'000'000);
        QCOMPARE(answer.header("Connection"), QByteArray("close"));
        QTRY_COMPARE(drained.count(), 1);
        QVERIFY(m_server->isDrained());
        QVERIFY(busy.isClosedByServer());
        QCOMPARE(m_held.size(), size_t(1)); // The second was not begun.
    }

    void isDrainedAtOnceWhenIdle()
    {
        QSignalSpy drained(m_server.get(), &Server::drained);

        m_server->stopAccepting();

        QCOMPARE(drained.count(), 0);
        QTRY_COMPARE(drained.count(), 1);
    }

    void saysWhyItCannotListen_data()
    {
        QTest::addColumn<QHostAddress>("address");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("port taken") << QHostAddress(QHostAddress::LocalHost) << QByteArray("address_in_use");
        QTest::newRow("not our address") << QHostAddress(u"192.0.2.1"_s) << QByteArray("address_not_available");
        QTest::newRow("not our IPv6 address") << QHostAddress(u"2001:db8::1"_s) << QByteArray("address_not_available");
    }

    void saysWhyItCannotListen()
    {
        QFETCH(QHostAddress, address);
        Server second;

        const Status status = second.listen({.address = address, .port = m_server->port()});

        QVERIFY(!status);
        QTEST(status.error().code, "code");
        QCOMPARE(status.error().kind, Error::Kind::Unavailable);
        QVERIFY(status.error().message.contains(address.toString()));
        QVERIFY(status.error().message.contains(QString::number(m_server->port())));
    }

    void sendsTheDateItIsGiven()
    {
        Server server;
        server.setDispatcher([](Request &&request, const Reply &reply) { reply.reply(echo(request)); });
        QVERIFY(server.listen({.now = [] { return Instant(784'111'777'000); }}));
        RawClient client(server.port());

        QCOMPARE(client.exchange(get("/")).header("Date"), QByteArray("Sun, 06 Nov 1994 08:49:37 GMT"));
    }

    void aCertificateWithoutItsKeyIsRefused()
    {
        QSslConfiguration tls = selfSignedConfiguration();
        tls.setPrivateKey(QSslKey());
        Server server;

        const Status status = server.listen({.tls = tls});

        QVERIFY(!status);
        QVERIFY(server.listen({.tls = selfSignedConfiguration()}));
    }

    void answersOverTls()
    {
        Server server;
        bool isTls = false;
        server.setDispatcher([&isTls](Request &&request, const Reply &reply) {
            isTls = request.isTls;
            reply.reply({.body = QByteArray(3'000'000, 'x')});
        });
        QVERIFY(server.listen({.tls = selfSignedConfiguration()}));
        QSslSocket client;
        client.setPeerVerifyMode(QSslSocket::VerifyNone);
        client.connectToHostEncrypted(u"127.0.0.1"_s, server.port()); // A bare system may know no "localhost".
        QTRY_VERIFY(client.isEncrypted());

        client.write(get("/", "Connection: close\r\n"));

        QTRY_COMPARE(client.state(), QAbstractSocket::UnconnectedState);
        const QByteArray answer = client.readAll();
        QVERIFY(answer.startsWith("HTTP/1.1 200 OK\r\n"));
        QCOMPARE(answer.size() - answer.indexOf("\r\n\r\n") - 4, 3'000'000);
        QVERIFY(isTls);
    }

    void hangsUpOnWhoDoesNotFinishTheHandshake()
    {
        Server server;
        QVERIFY(server.listen({.tls = selfSignedConfiguration(), .limits = {.request = 50ms}}));
        RawClient silent(server.port());
        RawClient plain(server.port());

        plain.send(get("/"));

        QVERIFY(silent.isClosedByServer());
        QVERIFY(plain.isClosedByServer());
        QTRY_COMPARE(server.connectionCount(), 0);
    }

private:
    void holdAnswers()
    {
        m_server->setDispatcher(
            [this](Request &&request, const Reply &reply) { m_held.emplace_back(std::move(request), reply); });
    }

    std::unique_ptr<Server> m_server;
    std::vector<std::pair<Request, Reply>> m_held;
};

STEMDESK_GUILESS_TEST(TestServer)

} // namespace stemdesk::server_test

#include "tst_server.moc"

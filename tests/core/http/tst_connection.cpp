#include "core/http/connection.h"

#include "core/http/server.h"
#include "tests/core/http/raw_client.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"

#include <QTest>

#include <memory>

namespace stemdesk::connection_test {

using namespace stemdesk::http;
using namespace std::chrono_literals;

namespace {

QByteArray get(const QByteArray &path, const QByteArray &fields = {})
{
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n";
}

/// The answer that the path asks for, so that a row of a table is all a case needs.
Response answerTo(const Request &request)
{
    if (request.path == "/204")
        return {.status = 204, .body = "never sent"};
    if (request.path == "/304")
        return {.status = 304, .headers = {{"ETag", "\"1\""}}};
    if (request.path == "/large")
        return {.body = QByteArray(request.query.toInt(), 'x')};
    if (request.path == "/split")
        return {.headers = {{"X-Text", "a\r\nX-Evil: b"}, {"X-Bad\r\nX-Evil", "c"}, {"Content-Length", "9"}}};
    return {.body = request.path + ' ' + QByteArray::number(request.body.size())};
}

} // namespace

class TestConnection : public QObject {
    Q_OBJECT

private:
    void serve(const Limits &limits)
    {
        m_server = std::make_unique<Server>();
        m_server->setDispatcher([](Request &&request, const Reply &reply) { reply.reply(answerTo(request)); });
        QVERIFY(m_server->listen({.limits = limits}));
    }

    std::unique_ptr<Server> m_server;

private Q_SLOTS:
    void init() { serve({}); }
    void cleanup() { m_server.reset(); }

    void answersHeadWithoutBody()
    {
        RawClient client(m_server->port());
        client.send("HEAD /abc HTTP/1.1\r\nHost: localhost\r\n\r\n" + get("/d"));

        const RawAnswer head = client.next(true);

        QCOMPARE(head.status, 200);
        QCOMPARE(head.header("Content-Length"), QByteArray("6"));
        QCOMPARE(head.header("Content-Type"), QByteArray("application/json"));
        QCOMPARE(client.next().body, QByteArray("/d 0"));
    }

    void sendsNoBodyWithStatusesThatHaveNone_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("no content") << 204;
        QTest::newRow("not modified") << 304;
    }

    void sendsNoBodyWithStatusesThatHaveNone()
    {
        QFETCH(int, status);
        RawClient client(m_server->port());
        client.send(get("/" + QByteArray::number(status)) + get("/d"));

        const RawAnswer answer = client.next();

        QCOMPARE(answer.status, status);
        QVERIFY(!answer.head.contains("Content-Length"));
        QVERIFY(!answer.head.contains("Content-Type"));
        QCOMPARE(client.next().body, QByteArray("/d 0"));
    }

    void closesWhenAskedTo_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("closes");
        QTest::newRow("HTTP/1.1") << get("/") << false;
        QTest::newRow("close") << get("/", "Connection: close\r\n") << true;
        QTest::newRow("HTTP/1.0") << QByteArray("GET / HTTP/1.0\r\n\r\n") << true;
        QTest::newRow("HTTP/1.0 kept") << QByteArray("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n") << false;
        QTest::newRow("upgrade") << get("/", "Connection: Upgrade\r\nUpgrade: websocket\r\n") << false;
    }

    void closesWhenAskedTo()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, closes);
        RawClient client(m_server->port());

        const RawAnswer answer = client.exchange(bytes);

        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.header("Connection"), QByteArray(closes ? "close" : "keep-alive"));
        if (closes)
            QVERIFY(client.isClosedByServer());
        else
            QCOMPARE(client.exchange(get("/again")).body, QByteArray("/again 0"));
    }

    void refusesAndCloses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("code");

        QTest::newRow("malformed") << QByteArray("GET / HTTP/1.1\r\nA\r\n\r\n") << 400 << QByteArray("bad_request");
        QTest::newRow("large body") << QByteArray(
            "PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999\r\n\r\n")
                                    << 413 << QByteArray("body_too_large");
        QTest::newRow("long line") << get('/' + QByteArray(9000, 'a')) << 414 << QByteArray("uri_too_long");
        QTest::newRow("Host") << QByteArray("GET / HTTP/1.1\r\nHost: a.test\r\n\r\n") << 421
                              << QByteArray("unknown_host");
        QTest::newRow("fields") << get("/", QByteArray("a:b\r\n").repeated(64)) << 431
                                << QByteArray("headers_too_large");
        QTest::newRow("method") << QByteArray("BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n") << 501
                                << QByteArray("not_implemented");
        QTest::newRow("version") << QByteArray("GET / HTTP/3.0\r\nHost: localhost\r\n\r\n") << 505
                                 << QByteArray("http_version_not_supported");
    }

    void refusesAndCloses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, code);
        RawClient client(m_server->port());
        client.send(get("/before") + bytes + get("/smuggled"));

        QCOMPARE(client.next().body, QByteArray("/before 0"));
        const RawAnswer answer = client.next();

        QTEST(answer.status, "status");
        QVERIFY(answer.body.startsWith("{\"error\":\"" + code + "\",\"message\":\""));
        QVERIFY(answer.body.endsWith("\"requestId\":\"" + answer.header("X-Request-Id") + "\"}"));
        QVERIFY(answer.header("X-Request-Id").startsWith("req_"));
        QCOMPARE(answer.header("Content-Type"), QByteArray("application/json"));
        QCOMPARE(answer.header("Connection"), QByteArray("close"));
        QVERIFY(client.isClosedByServer());
        QCOMPARE(client.unexpected(), QByteArray());
    }

    void lateSenderOfALargeBodyReadsTheRefusal()
    {
        RawClient client(m_server->port());
        client.send("PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30000000\r\n\r\n");
        client.send(QByteArray(30'000'000, 'x'));

        QCOMPARE(client.next().status, 413);
        QVERIFY(client.isClosedByServer());
    }

    void saysContinueToWhoWaitsForIt()
    {
        RawClient client(m_server->port());

        const RawAnswer interim =
            client.exchange("PUT /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n");
        const RawAnswer answer = client.exchange("abc");

        QCOMPARE(interim.status, 100);
        QCOMPARE(answer.body, QByteArray("/a 3"));
    }

    void saysNothingToWhoDoesNotWait()
    {
        RawClient client(m_server->port());

        const RawAnswer answer = client.exchange(
            "PUT /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\nabc");

        QCOMPARE(answer.status, 200);
    }

    void takesARequestByteByByte()
    {
        RawClient client(m_server->port());
        QVERIFY(client.isConnected());

        client.sendByteByByte("PUT /a HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
                              "1\r\na\r\n2\r\nbc\r\n0\r\n\r\n");

        QCOMPARE(client.next().body, QByteArray("/a 3"));
    }

    void keepsAnswersInOnePiece()
    {
        RawClient client(m_server->port());

        const RawAnswer answer = client.exchange(get("/split"));

        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.header("X-Evil"), QByteArray());
        QCOMPARE(answer.header("X-Text"), QByteArray("a  X-Evil: b"));
        QCOMPARE(answer.head.count("Content-Length"), 1);
        QCOMPARE(client.exchange(get("/next")).body, QByteArray("/next 0"));
    }

    void takesTheLargestBody()
    {
        RawClient client(m_server->port());
        const QByteArray body(4LL * 1024 * 1024, 'x');

        client.send("PUT /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4194304\r\n\r\n" + body);

        QCOMPARE(client.next().body, QByteArray("/a 4194304"));
    }

    void givesUpOnRequestsThatDoNotEnd_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("line") << QByteArray("GET /");
        QTest::newRow("head") << QByteArray("GET / HTTP/1.1\r\nHost: localhost\r\n");
        QTest::newRow("body") << QByteArray("PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc");
        QTest::newRow("chunk") << QByteArray(
            "PUT / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nab");
    }

    void givesUpOnRequestsThatDoNotEnd()
    {
        QFETCH(QByteArray, bytes);
        serve({.request = 50ms});
        RawClient client(m_server->port());

        const RawAnswer answer = client.exchange(bytes);

        QCOMPARE(answer.status, 408);
        QVERIFY(answer.body.startsWith("{\"error\":\"request_timeout\""));
        QVERIFY(client.isClosedByServer());
    }

    void closesIdleConnectionsSilently()
    {
        serve({.idle = 300ms, .linger = 50ms}); // Time to ask, on a busy machine too.
        RawClient fresh(m_server->port());
        RawClient used(m_server->port());
        QCOMPARE(used.exchange(get("/")).status, 200);

        QVERIFY(fresh.isClosedByServer());
        QVERIFY(used.isClosedByServer());
        QCOMPARE(fresh.unexpected() + used.unexpected(), QByteArray());
        QTRY_COMPARE(m_server->connectionCount(), 0);
    }

    void hangsUpOnWhoDoesNotReadAndServesOthers()
    {
        serve({.writeStall = 200ms});
        RawClient stalled(m_server->port());
        stalled.socket().setReadBufferSize(1);
        stalled.send(get("/large?20000000"));
        RawClient other(m_server->port());

        QCOMPARE(other.exchange(get("/")).status, 200);
        QTRY_COMPARE(m_server->connectionCount(), 1); // The other one.
        QCOMPARE(other.exchange(get("/")).status, 200);
    }

    void stopsServingWhoPipelinesWithoutReading()
    {
        int served = 0;
        m_server->setDispatcher([&served](Request &&, const Reply &reply) {
            ++served;
            reply.reply({.body = QByteArray(1'000'000, 'x')});
        });
        RawClient client(m_server->port());
        client.socket().setReadBufferSize(1);
        client.send(get("/").repeated(500));
        RawClient other(m_server->port());

        for (int i = 0; i < 10; ++i)
            QCOMPARE(other.exchange(get("/")).status, 200);

        QVERIFY(served < 100);
    }
};

STEMDESK_GUILESS_TEST(TestConnection)

} // namespace stemdesk::connection_test

#include "tst_connection.moc"

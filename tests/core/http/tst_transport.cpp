#include "core/http/transport.h"

#include "core/http/server.h"
#include "tests/core/http/blocking_client.h"
#include "tests/core/http/self_signed.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"

#include <QTest>
#include <QTimer>

#include <csignal>
#include <future>
#include <memory>

namespace stemdesk::transport_test {

using namespace stemdesk::http;
using namespace std::chrono_literals;

namespace {

enum class End { CloseNotify, CloseNotifyAndFin, Fin };

QByteArray get(const QByteArray &path, const QByteArray &fields = {})
{
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n";
}

/// The bytes a client receives after it has sent a request and closed its half.
struct Exchange {
    QByteArray received;
    bool hasEnded = false;
};

Exchange exchanged(quint16 port, BlockingClient::Over over, const QByteArray &bytes, End end)
{
    BlockingClient client(port, over, 20'000);
    if (!client.shakeHands() || !client.send(bytes))
        return {};
    if (end != End::Fin)
        client.sayEnd();
    if (end != End::CloseNotify)
        client.endSending();
    Exchange exchange;
    exchange.received = client.readToTheEnd();
    exchange.hasEnded = client.sawTheEnd();
    return exchange;
}

/// The status of each whole answer; 0 for what is none.
QList<int> statusesIn(QByteArray answers, qint64 &bodyBytes)
{
    QList<int> statuses;
    bodyBytes = 0;
    while (!answers.isEmpty()) {
        const qsizetype head = answers.indexOf("\r\n\r\n") + 4;
        const qsizetype field = answers.indexOf("Content-Length: ") + 16;
        const qsizetype length = answers.mid(field, answers.indexOf('\r', field) - field).toLongLong();
        const bool isWhole = head > 4 && field > 16 && answers.size() >= head + length;
        statuses.append(isWhole ? answers.mid(9, 3).toInt() : 0);
        bodyBytes += length;
        answers = isWhole ? answers.sliced(head + length) : QByteArray();
    }
    return statuses;
}

} // namespace

/// A client that ends its half of the connection, as `nc -N` does behind its request, gets all its answers.
class TestTransport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { std::signal(SIGPIPE, SIG_IGN); }
    void init() { serve({}); }
    void cleanup() { m_server.reset(); }
    void whoEndsItsHalfIsAnswered_data();
    void whoEndsItsHalfIsAnswered();
    void aRequestThatEndsTooEarlyIsRefused_data();
    void aRequestThatEndsTooEarlyIsRefused();
    void whoEndsItsHalfWhileOthersAreWaitedForIsAnswered();

private:
    /// To plain clients and to those of TLS.
    void serve(const Limits &limits);
    Exchange exchange(const QByteArray &bytes, BlockingClient::Over over, End end) const;

    std::unique_ptr<Server> m_server;
    std::unique_ptr<Server> m_tls;
};

void TestTransport::serve(const Limits &limits)
{
    const auto dispatch = [](Request &&request, const Reply &reply) {
        if (request.path == "/held")
            return QTimer::singleShot(50ms, [reply] { reply.reply({.body = "held"}); });
        if (request.path == "/large")
            return reply.reply({.body = QByteArray(request.query.toInt(), 'x')});
        reply.reply({.body = QByteArray(request.body.size() + 1, 'b')});
    };
    m_server = std::make_unique<Server>();
    m_server->setDispatcher(dispatch);
    QVERIFY(m_server->listen({.limits = limits}));
    m_tls = std::make_unique<Server>();
    m_tls->setDispatcher(dispatch);
    QVERIFY(m_tls->listen({.tls = selfSignedConfiguration(), .limits = limits}));
}

Exchange TestTransport::exchange(const QByteArray &bytes, BlockingClient::Over over, End end) const
{
    const quint16 port = over == BlockingClient::Over::Tls ? m_tls->port() : m_server->port();
    auto exchange = std::async(std::launch::async, [=] { return exchanged(port, over, bytes, end); });
    while (exchange.wait_for(0ms) != std::future_status::ready)
        QTest::qWait(1);
    return exchange.get();
}

void TestTransport::whoEndsItsHalfIsAnswered_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("answers");
    QTest::addColumn<qint64>("bodyBytes");
    QTest::addColumn<BlockingClient::Over>("over");
    QTest::addColumn<End>("end");
    struct Asked {
        const char *name;
        QByteArray bytes;
        int answers;
        qint64 bodyBytes;
    };
    const QByteArray put = "PUT / HTTP/1.1\r\nHost: localhost\r\n";
    const QList<Asked> all{
        {"a request", get("/"), 1, 1},
        {"its last", get("/", "Connection: close\r\n"), 1, 1},
        {"of HTTP/1.0", "GET / HTTP/1.0\r\n\r\n", 1, 1},
        {"of HTTP/1.0, kept", "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", 1, 1},
        {"answered later", get("/held"), 1, 4},
        {"pipelined", get("/") + get("/held") + get("/"), 3, 6},
        {"many pipelined", get("/").repeated(500), 500, 500},
        {"a large answer", get("/large?20000000"), 1, 20'000'000},
        {"a large last answer", get("/large?20000000", "Connection: close\r\n"), 1, 20'000'000},
        {"large ones, pipelined", get("/large?3000000").repeated(4) + get("/held"), 5, 12'000'004},
        {"in chunks", put + "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n", 1, 4},
        {"a large body", put + "Content-Length: 3000000\r\n\r\n" + QByteArray(3'000'000, 'x'), 1, 3'000'001},
        {"empty lines behind it", get("/") + "\r\n", 1, 1},
    };
    for (const Asked &asked : all) {
        const auto row = [&](const char *how, BlockingClient::Over over, End end) {
            QTest::addRow("%s, %s", asked.name, how) << asked.bytes << asked.answers << asked.bodyBytes << over << end;
        };
        row("plain", BlockingClient::Over::Plain, End::Fin);
        row("close_notify", BlockingClient::Over::Tls, End::CloseNotify);
        row("close_notify and FIN", BlockingClient::Over::Tls, End::CloseNotifyAndFin);
        row("FIN without close_notify", BlockingClient::Over::Tls, End::Fin);
    }
}

void TestTransport::whoEndsItsHalfIsAnswered()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, answers);
    QFETCH(const BlockingClient::Over, over);
    QFETCH(const End, end);

    const Exchange done = exchange(bytes, over, end);

    qint64 bodyBytes = 0;
    QCOMPARE(statusesIn(done.received, bodyBytes), QList<int>(answers, 200));
    QTEST(bodyBytes, "bodyBytes");
    QVERIFY(done.hasEnded);
    QTRY_COMPARE(m_server->connectionCount() + m_tls->connectionCount(), 0);
}

void TestTransport::aRequestThatEndsTooEarlyIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("line") << QByteArray("GET /");
    QTest::newRow("head") << QByteArray("GET / HTTP/1.1\r\nHost: localhost\r\n");
    QTest::newRow("body") << QByteArray("PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc");
    QTest::newRow("large body") << "PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000\r\n\r\n"
            + QByteArray(1'000'000, 'x');
    QTest::newRow("chunk") << QByteArray(
        "PUT / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nab");
    QTest::newRow("last chunk") << QByteArray(
        "PUT / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n");
}

void TestTransport::aRequestThatEndsTooEarlyIsRefused()
{
    QFETCH(const QByteArray, bytes);
    for (const auto over : {BlockingClient::Over::Plain, BlockingClient::Over::Tls}) {
        const Exchange done = exchange(get("/") + bytes, over, End::CloseNotifyAndFin);

        qint64 bodyBytes = 0;
        QCOMPARE(statusesIn(done.received, bodyBytes), (QList<int>{200, 400}));
        QVERIFY(done.received.contains("\"bad_request\""));
        QVERIFY(done.hasEnded);
    }
    QTRY_COMPARE(m_server->connectionCount() + m_tls->connectionCount(), 0);
}

void TestTransport::whoEndsItsHalfWhileOthersAreWaitedForIsAnswered()
{
    serve({.largeBodiesTotal = 500'000});
    BlockingClient other(m_server->port(), BlockingClient::Over::Plain, 20'000);
    other.sendRaw("PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 400000\r\n\r\n" + QByteArray(100'000, 'x'));
    QTRY_COMPARE(m_server->connectionCount(), 1);
    QTimer::singleShot(200ms, m_server.get(), [&other] { other.sendRaw(QByteArray(300'000, 'x')); });

    const Exchange done =
        exchange("PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 300000\r\n\r\n" + QByteArray(300'000, 'x'),
                 BlockingClient::Over::Plain, End::Fin);

    qint64 bodyBytes = 0;
    QCOMPARE(statusesIn(done.received, bodyBytes), QList<int>{200});
    QCOMPARE(bodyBytes, 300'001);
}

STEMDESK_GUILESS_TEST(TestTransport)

} // namespace stemdesk::transport_test

#include "tst_transport.moc"

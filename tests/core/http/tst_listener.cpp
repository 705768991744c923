#include "core/http/listener.h"

#include "core/http/server.h"
#include "tests/core/http/raw_client.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

namespace stemdesk::listener_test {

using namespace std::chrono_literals;
using namespace stemdesk::http;

namespace {

QByteArray get(const QByteArray &path)
{
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
}

Response answerTo(const Request &request)
{
    if (request.path == "/large")
        return {.body = QByteArray(request.query.toInt(), 'x')};
    return {.body = request.path + ' ' + QByteArray::number(request.body.size())};
}

} // namespace

/// Eviction and queueing when connections or bytes run short.
class TestListener : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void admitsAsFarAsThereIsRoom()
    {
        BodyQueue queue(100);

        QVERIFY(queue.enter(1, 7, 60));
        QVERIFY(queue.enter(2, 7, 40));
        QVERIFY(!queue.enter(3, 7, 1));
        QVERIFY(queue.isWaitedFor());
    }

    void keepsTheOrderOfAsking()
    {
        BodyQueue queue(100);
        QVERIFY(queue.enter(1, 7, 80));
        QVERIFY(!queue.enter(2, 7, 90));
        QVERIFY(!queue.enter(3, 7, 10)); // It would fit, but would overtake.

        QCOMPARE(queue.next(), std::nullopt);
        queue.leave(1);

        QCOMPARE(queue.next(), std::optional<quint64>(2));
        QCOMPARE(queue.next(), std::optional<quint64>(3));
        QVERIFY(!queue.isWaitedFor());
    }

    void callersTakeTurns()
    {
        BodyQueue queue(100);
        QVERIFY(queue.enter(1, 7, 100));
        for (quint64 connection = 2; connection < 10; ++connection)
            QVERIFY(!queue.enter(connection, 7, 100));
        QVERIFY(!queue.enter(20, 8, 100));
        queue.leave(1);
        QCOMPARE(queue.next(), std::optional<quint64>(2));
        queue.leave(2);

        QCOMPARE(queue.next(), std::optional<quint64>(20));
    }

    void forgetsWhoLeavesBeforeItsTurn()
    {
        BodyQueue queue(100);
        QVERIFY(queue.enter(1, 7, 100));
        QVERIFY(!queue.enter(2, 7, 100));
        QVERIFY(!queue.enter(3, 7, 100));

        queue.leave(2);
        queue.leave(1);
        queue.leave(1);

        QCOMPARE(queue.next(), std::optional<quint64>(3));
        QVERIFY(!queue.enter(4, 7, 1));
    }

    void admitsOneThatIsLargerThanTheRoom()
    {
        BodyQueue queue(100);

        QVERIFY(queue.enter(1, 7, 500));
        QVERIFY(!queue.enter(2, 7, 1));
        queue.leave(1);

        QCOMPARE(queue.next(), std::optional<quint64>(2));
    }

    void cleanup() { m_server.reset(); }

    void holdsALimitedAmountOfRequests()
    {
        serve({.heldTotal = 100'000});
        RawClient first(m_server->port());
        first.send("PUT /first HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60001\r\n\r\n" + QByteArray(60'000, 'x'));
        QTRY_COMPARE(m_server->connectionCount(), 1);
        RawClient second(m_server->port());
        second.send("PUT /second HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60001\r\n\r\n"
                    + QByteArray(60'000, 'x'));

        const RawAnswer refusal = first.next(); // It was waited for longest.

        QCOMPARE(refusal.status, 503);
        QVERIFY(refusal.body.startsWith("{\"error\":\"busy\""));
        QCOMPARE(refusal.header("Retry-After"), QByteArray("1"));
        QVERIFY(first.isClosedByServer());
        QCOMPARE(second.exchange("y").body, QByteArray("/second 60001"));
    }

    void countsTheHeadsOfRequests()
    {
        serve({.heldTotal = 100'000});
        const QByteArray head = "PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n"
            + ("X-Field: " + QByteArray(900, 'x') + "\r\n").repeated(30) + "\r\n";
        std::vector<std::unique_ptr<RawClient>> clients;
        for (int i = 0; i < 8; ++i) {
            clients.push_back(std::make_unique<RawClient>(m_server->port()));
            clients.back()->send(head);
            QVERIFY(clients.back()->isConnected());
        }

        const auto isRefused = [](const auto &client) {
            return client->socket().state() == QAbstractSocket::UnconnectedState;
        };
        QTRY_VERIFY(std::ranges::count_if(clients, isRefused) >= 5);
        for (const auto &client : clients)
            QCOMPARE(isRefused(client) ? client->next().status : client->exchange("ab").status,
                     isRefused(client) ? 503 : 200);
    }

    void letsLargeBodiesWaitForTheirTurn()
    {
        serve({.largeBodiesTotal = 1'000'000});
        std::vector<std::unique_ptr<RawClient>> clients;
        for (int i = 0; i < 8; ++i) {
            clients.push_back(std::make_unique<RawClient>(m_server->port()));
            clients.back()->send("PUT /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 400001\r\n\r\n"
                                 + QByteArray(400'000, 'x'));
        }
        RawClient other(m_server->port());
        QCOMPARE(other.exchange("PUT /b HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc").status, 200);

        for (const auto &client : clients)
            client->send("y");

        for (const auto &client : clients)
            QCOMPARE(client->next().body, QByteArray("/a 400001"));
    }

    void givesTheRoomOfABodyThatStallsToTheNext()
    {
        serve({.largeBodiesTotal = 500'000, .request = 10'000ms, .bodyPause = 50ms});
        RawClient stalled(m_server->port());
        stalled.send("PUT /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 400001\r\n\r\n" + QByteArray(100, 'x'));
        stalled.send(QByteArray(70'000, 'x'));
        QVERIFY(stalled.isConnected());
        QTRY_COMPARE(m_server->connectionCount(), 1);
        RawClient next(m_server->port());
        next.send("PUT /b HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n30d40\r\n"
                  + QByteArray(200'000, 'x') + "\r\n0\r\n\r\n");

        QCOMPARE(next.next().body, QByteArray("/b 200000"));
        QCOMPARE(stalled.next().status, 503);
    }

    void refusesWholeWhatIsTooMuch()
    {
        serve({.unsentTotal = 30'000'000});
        std::vector<std::unique_ptr<RawClient>> clients;
        for (int i = 0; i < 4; ++i) {
            clients.push_back(std::make_unique<RawClient>(m_server->port()));
            clients.back()->socket().setReadBufferSize(1'000); // Slow, but it reads on.
            clients.back()->send(get("/large?20000000"));
        }
        RawClient other(m_server->port());
        QCOMPARE(other.exchange(get("/")).status, 200); // Small ones always go out.

        for (const auto &client : clients)
            client->socket().setReadBufferSize(0);

        int whole = 0;
        for (const auto &client : clients) {
            const RawAnswer answer = client->next();
            if (answer.status == 200) {
                QCOMPARE(answer.body.size(), 20'000'000);
                QVERIFY(client->isConnected());
                ++whole;
            } else {
                QCOMPARE(answer.status, 503);
                QVERIFY(answer.body.startsWith("{\"error\":\"busy\""));
                QCOMPARE(answer.header("Retry-After"), QByteArray("1"));
            }
        }
        QVERIFY(whole >= 1 && whole < 4);
        QCOMPARE(answered(get("/large?20000000")).body.size(), 20'000'000); // Once there is room.
    }

    void answersToWritesAreNeverRefused()
    {
        serve({.unsentTotal = 1'000'000});
        RawClient slow(m_server->port());
        slow.socket().setReadBufferSize(1);
        slow.send(get("/large?40000000"));
        QTRY_COMPARE(answered(get("/large?10000000")).status, 503);

        const RawAnswer answer =
            answered("POST /large?10000000 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");

        QCOMPARE(answer.body.size(), 10'000'000);
    }

    void hangsUpOnWhoReadsNothingWhereOthersNeedTheRoom()
    {
        serve({.unsentTotal = 30'000'000, .crowdedStall = 50ms});
        std::vector<std::unique_ptr<RawClient>> clients;
        for (int i = 0; i < 4; ++i) {
            clients.push_back(std::make_unique<RawClient>(m_server->port()));
            clients.back()->socket().setReadBufferSize(1);
            clients.back()->send(get("/large?20000000"));
        }

        QTRY_COMPARE(answered(get("/large?20000000")).body.size(), 20'000'000);
    }

    /// Most answers are gone as soon as they are written: who reads them is not refused for those who do not.
    void usualAnswersHaveRoomBesideLargeOnes()
    {
        serve({.unsentTotal = 12'000'000});
        RawClient stalled(m_server->port());
        stalled.socket().setReadBufferSize(1);
        stalled.send(get("/large?40000000"));
        QTRY_COMPARE(answered(get("/large?10000000")).status, 503);

        QCOMPARE(answered(get("/large?400000")).body.size(), 400'000);
    }

    void givesThePlaceOfTheLongestIdleToWhoComes()
    {
        serve({.connections = 2});
        RawClient first(m_server->port());
        QCOMPARE(first.exchange(get("/")).status, 200);
        RawClient second(m_server->port());
        QCOMPARE(second.exchange(get("/")).status, 200);
        QTest::qWait(2); // Else both came in the same millisecond.
        QCOMPARE(first.exchange(get("/")).status, 200);

        RawClient third(m_server->port());

        QCOMPARE(third.exchange(get("/")).status, 200);
        QVERIFY(second.isClosedByServer());
        QCOMPARE(first.exchange(get("/")).status, 200);
        QCOMPARE(m_server->connectionCount(), 2);
    }

    void countsRequestsWhoseClientHasGoneUntilTheyAreAnswered()
    {
        serve({.connections = 2});
        std::vector<Reply> replies;
        m_server->setDispatcher([&replies](Request &&, const Reply &reply) { replies.push_back(reply); });
        for (size_t i = 1; i <= 2; ++i) {
            RawClient client(m_server->port());
            client.send(get("/"));
            QTRY_COMPARE(replies.size(), i);
            client.vanish();
        }
        RawClient refused(m_server->port());
        QCOMPARE(refused.next().status, 503);

        for (const Reply &reply : replies)
            reply.reply({.body = "{}"});

        QTRY_COMPARE(m_server->connectionCount(), 0);
        RawClient welcome(m_server->port());
        welcome.send(get("/"));
        QTRY_COMPARE(replies.size(), size_t(3));
        replies.back().reply({.body = "{}"});
        QCOMPARE(welcome.next().status, 200);
    }

    void turnsAwayWhoComesWhenItIsFull()
    {
        serve({.connections = 2});
        std::vector<Reply> replies;
        m_server->setDispatcher([&replies](Request &&, const Reply &reply) { replies.push_back(reply); });
        RawClient first(m_server->port());
        RawClient second(m_server->port());
        first.send(get("/"));
        second.send(get("/"));
        QTRY_COMPARE(replies.size(), size_t(2));

        RawClient third(m_server->port());
        const RawAnswer answer = third.next();

        QCOMPARE(answer.status, 503);
        QCOMPARE(answer.header("Retry-After"), QByteArray("1"));
        for (const Reply &reply : replies)
            reply.reply({.body = "{}"});
        QCOMPARE(first.next().status, 200);
        first.vanish();
        QTRY_COMPARE(m_server->connectionCount(), 1);
        RawClient fourth(m_server->port());
        fourth.send(get("/"));
        QTRY_COMPARE(replies.size(), size_t(3));
        replies.back().reply({.body = "{}"});
    }

private:
    void serve(const Limits &limits)
    {
        m_server = std::make_unique<Server>();
        m_server->setDispatcher([](Request &&request, const Reply &reply) { reply.reply(answerTo(request)); });
        QVERIFY(m_server->listen({.limits = limits}));
    }

    /// Uses a new connection.
    RawAnswer answered(const QByteArray &request)
    {
        RawClient client(m_server->port());
        return client.exchange(request);
    }

    std::unique_ptr<Server> m_server;
};

STEMDESK_GUILESS_TEST(TestListener)

} // namespace stemdesk::listener_test

#include "tst_listener.moc"

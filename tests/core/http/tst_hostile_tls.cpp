#include "core/http/server.h"
#include "tests/core/http/blocking_client.h"
#include "tests/core/http/self_signed.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"

#include <QTest>
#include <QTimer>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <memory>
#include <random>
#include <thread>
#include <vector>

namespace stemdesk::hostile_tls_test {

using namespace stemdesk::http;
using namespace std::chrono_literals;

namespace {

constexpr int kClients = 1'500;
constexpr int kThreads = 12;
constexpr int kTimeout = 150; // Milliseconds that a client waits for anything.

QByteArray get(const QByteArray &path, const QByteArray &fields = {})
{
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n";
}

QByteArray put(int length, const QByteArray &body)
{
    return "PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + QByteArray::number(length) + "\r\n\r\n" + body;
}

/// A few parts, now and then, and then its end.
class Ticking final : public BodySource {
public:
    void start(std::function<void()> wake) override
    {
        m_wake = std::move(wake);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            ++m_ticks;
            m_wake();
        });
        m_timer.start(5);
    }
    QByteArray take() override { return m_ticks > m_taken++ ? QByteArray(20'000, 's') : (--m_taken, QByteArray()); }
    State state() const override { return m_isStopped || m_ticks > 40 ? State::Ended : State::Open; }
    std::optional<Allowance> allowance() const override { return Allowance{.bytes = 100'000, .time = 100ms}; }
    void stop() override
    {
        m_isStopped = true;
        m_wake();
    }

private:
    std::function<void()> m_wake;
    QTimer m_timer;
    int m_ticks = 0;
    int m_taken = 0;
    bool m_isStopped = false;
};

using Move = void (*)(BlockingClient &client, std::minstd_rand &dice);

/// In place of a handshake.
constexpr std::array<Move, 6> kOpenings{
    [](BlockingClient &, std::minstd_rand &) {},
    [](BlockingClient &client, std::minstd_rand &dice) { // A client's first words, cut anywhere.
        client.sendRaw(
            (QByteArray::fromHex("1603010200010001fc0303") + QByteArray(505, 'h')).first(qsizetype(dice() % 400)));
    },
    [](BlockingClient &client, std::minstd_rand &) {
        for (const char byte : QByteArray::fromHex("16030102000100"))
            client.sendRaw(QByteArray(1, byte));
    },
    [](BlockingClient &client, std::minstd_rand &) { client.sendRaw(get("/", "Connection: close\r\n")); },
    [](BlockingClient &client, std::minstd_rand &dice) { client.sendRaw(QByteArray(3'000, char(dice()))); },
    [](BlockingClient &client, std::minstd_rand &) { // A record of a length that no record has.
        client.sendRaw(QByteArray::fromHex("160301ffff01") + QByteArray(20'000, 'r'));
    },
};

/// First, a request.
constexpr std::array<Move, 11> kRequests{
    [](BlockingClient &, std::minstd_rand &) {},
    [](BlockingClient &client, std::minstd_rand &) { client.send(get("/", "Connection: close\r\n")); },
    [](BlockingClient &client, std::minstd_rand &) { client.send(get("/held", "Connection: close\r\n")); },
    [](BlockingClient &client, std::minstd_rand &) { client.send(get("/") + get("/held") + get("/").repeated(60)); },
    [](BlockingClient &client, std::minstd_rand &) { client.send(get("/large?400000").repeated(6)); },
    [](BlockingClient &client, std::minstd_rand &) { client.send(get("/large?2000000", "Connection: close\r\n")); },
    [](BlockingClient &client, std::minstd_rand &) { client.send(get("/stream")); },
    [](BlockingClient &client, std::minstd_rand &) { client.send("BREW / HTTP/1.1\r\n\r\n" + get("/").repeated(90)); },
    [](BlockingClient &client, std::minstd_rand &dice) { client.send(get("/").first(qsizetype(dice() % 30))); },
    [](BlockingClient &client, std::minstd_rand &dice) {
        client.send(put(9'000, QByteArray(qsizetype(dice() % 9'000), 'x')));
    },
    [](BlockingClient &client, std::minstd_rand &dice) {
        client.send(put(150'000, QByteArray(dice() % 2 == 0 ? 150'000 : 80'000, 'x')));
    },
};

/// Then any number of these.
constexpr std::array<Move, 10> kEnds{
    [](BlockingClient &client, std::minstd_rand &) { client.sayEnd(); },
    [](BlockingClient &client, std::minstd_rand &) { client.endSending(); },
    [](BlockingClient &client, std::minstd_rand &) { client.negotiateAgain(); },
    [](BlockingClient &client, std::minstd_rand &) { client.sendRaw(QByteArray::fromHex("1703030020") + "garbage"); },
    [](BlockingClient &client, std::minstd_rand &) {
        client.sendRaw(QByteArray::fromHex("1503030002010015030300020228"));
    },
    [](BlockingClient &client, std::minstd_rand &) { client.read(1); },
    [](BlockingClient &client, std::minstd_rand &dice) { client.read(1 + qsizetype(dice() % 30'000)); },
    [](BlockingClient &client, std::minstd_rand &) { client.readToTheEnd(); },
    [](BlockingClient &client, std::minstd_rand &) { client.send(get("/", "Connection: close\r\n")); },
    [](BlockingClient &client, std::minstd_rand &) { client.reset(); },
};

void misbehave(quint16 port, int number)
{
    std::minstd_rand dice(unsigned(number) + 1);
    dice.discard(10);
    BlockingClient client(port, BlockingClient::Over::Tls, kTimeout, number % 2 == 0 ? 0 : TLS1_2_VERSION);
    if (!client.isConnected())
        return;
    if (number % 5 == 0)
        kOpenings.at(dice() % kOpenings.size())(client, dice);
    else if (client.shakeHands())
        kRequests.at(size_t(number) % kRequests.size())(client, dice);
    for (auto moves = dice() % 4; moves > 0; --moves)
        kEnds.at(dice() % kEnds.size())(client, dice);
}

/// Clients that come at the same time.
class Swarm {
public:
    explicit Swarm(quint16 port)
    {
        for (int i = 0; i < kThreads; ++i)
            m_threads.emplace_back([this, port] {
                for (int number = m_next++; number < kClients; number = m_next++) {
                    misbehave(port, number);
                    ++m_gone;
                }
            });
    }
    ~Swarm() { std::ranges::for_each(m_threads, &std::thread::join); }
    Q_DISABLE_COPY_MOVE(Swarm)

    int gone() const { return m_gone; }

private:
    std::atomic<int> m_next = 0;
    std::atomic<int> m_gone = 0;
    std::vector<std::thread> m_threads;
};

} // namespace

/// Clients of TLS that end, break, delay and mix up everything that they can, in every order. Under the address
/// sanitizer above all.
class TestHostileTls : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { std::signal(SIGPIPE, SIG_IGN); }
    void init();
    void outlivesThemAll();
    void endsWhileTheyAreThere();

private:
    QByteArray answerToGoodClient() const;

    std::unique_ptr<Server> m_server;
};

void TestHostileTls::init()
{
    m_server = std::make_unique<Server>();
    m_server->setDispatcher([](Request &&request, const Reply &reply) {
        if (request.path == "/held")
            return QTimer::singleShot(3ms, [reply] { reply.reply({.body = QByteArray(3'000, 'h')}); });
        if (request.path == "/stream")
            return reply.reply({.stream = std::make_shared<Ticking>()});
        reply.reply({.body = QByteArray(request.query.toInt(), 'x')});
    });
    // So little of everything that it is fought for.
    QVERIFY(m_server->listen({.tls = selfSignedConfiguration(),
                              .limits = {.largeBodiesTotal = 300'000,
                                         .heldTotal = 60'000,
                                         .unsent = 100'000,
                                         .unsentTotal = 2'000'000,
                                         .tlsConnections = kThreads + 4,
                                         .request = 100ms,
                                         .idle = 100ms,
                                         .writeStall = 100ms,
                                         .crowdedStall = 20ms,
                                         .linger = 50ms,
                                         .bodyPause = 20ms}}));
}

QByteArray TestHostileTls::answerToGoodClient() const
{
    QByteArray answer;
    std::atomic<bool> isDone = false;
    std::thread client([&] {
        BlockingClient good(m_server->port(), BlockingClient::Over::Tls, 20'000);
        if (good.shakeHands() && good.send(get("/large?1000", "Connection: close\r\n")))
            answer = good.readToTheEnd();
        isDone = true;
    });
    while (!isDone)
        QTest::qWait(1);
    client.join();
    return answer;
}

void TestHostileTls::outlivesThemAll()
{
    const Swarm swarm(m_server->port());

    QTRY_COMPARE_WITH_TIMEOUT(swarm.gone(), kClients, 240'000);

    QTRY_COMPARE(m_server->connectionCount(), 0);
    const QByteArray answer = answerToGoodClient();
    QVERIFY2(answer.startsWith("HTTP/1.1 200 OK\r\n"), answer.constData());
    QVERIFY(answer.endsWith(QByteArray(1'000, 'x')));
}

void TestHostileTls::endsWhileTheyAreThere()
{
    const Swarm swarm(m_server->port());
    QTRY_VERIFY(swarm.gone() > kClients / 10);

    m_server->stopAccepting();

    QTRY_VERIFY(m_server->isDrained());
    QTRY_COMPARE(m_server->connectionCount(), 0);
    m_server.reset();
}

STEMDESK_GUILESS_TEST(TestHostileTls)

} // namespace stemdesk::hostile_tls_test

#include "tst_hostile_tls.moc"

#include "core/http/server.h"
#include "tests/core/http/raw_client.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"

#include <QSignalSpy>
#include <QTest>

#include <deque>
#include <memory>
#include <sys/socket.h>

namespace stemdesk::streamed_answers_test {

using namespace stemdesk::http;
using namespace std::chrono_literals;

namespace {

/// A body that says what the test lets it say.
class Told final : public BodySource {
public:
    explicit Told(bool &isGone) : m_isGone(isGone) {}
    ~Told() override { m_isGone = true; }
    Q_DISABLE_COPY_MOVE(Told)

    void start(std::function<void()> wake) override
    {
        m_wake = std::move(wake);
        m_wake();
    }
    QByteArray take() override
    {
        if (m_parts.empty())
            return {};
        const QByteArray part = m_parts.front();
        m_parts.pop_front();
        return part;
    }
    State state() const override { return m_state; }
    std::optional<Allowance> allowance() const override { return m_allowance; }
    void stop() override { end(State::Ended); }

    void say(const QByteArray &part)
    {
        m_parts.push_back(part);
        m_wake();
    }
    void end(State state)
    {
        m_state = state;
        m_wake();
    }
    void allow(const Allowance &allowance) { m_allowance = allowance; }
    bool hasStarted() const { return m_wake != nullptr; }

private:
    bool &m_isGone;
    std::function<void()> m_wake;
    std::deque<QByteArray> m_parts;
    State m_state = State::Open;
    std::optional<Allowance> m_allowance;
};

} // namespace

class TestStreamedAnswers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_server.reset(); }
    void partsLeaveAsTheyCome();
    void othersAreAnsweredMeanwhile();
    void oldClientsReadToTheEnd();
    void headHasNoParts();
    void aBrokenBodyIsNotTakenForTheWhole();
    void whoLeavesEndsTheSource();
    void whoEndsItsHalfGetsTheWholeBody();
    void whoEndsItsHalfEndsWhatIsEndless();
    void aStoppingServerEndsItsStreams();
    void whoLeavesTooMuchUnreadIsCutOff();
    void whoReadsNothingGivesWayAtAnyMoment_data();
    void whoReadsNothingGivesWayAtAnyMoment();
    void aLongBodyArrivesWhole();

private:
    void serve(const Limits &limits);
    RawClient &asked(const QByteArray &line = "GET /stream HTTP/1.1");

    bool m_isGone = false;
    std::shared_ptr<Told> m_source;
    std::unique_ptr<Server> m_server;
    std::unique_ptr<RawClient> m_client;
};

void TestStreamedAnswers::init()
{
    m_source.reset(); // Sets m_isGone when destroyed.
    m_isGone = false;
    m_source = std::make_shared<Told>(m_isGone);
    serve({});
}

void TestStreamedAnswers::serve(const Limits &limits)
{
    m_server = std::make_unique<Server>();
    m_server->setDispatcher([this](Request &&request, const Reply &reply) {
        if (request.path == "/large")
            return reply.reply({.body = QByteArray(300'000, 'x')});
        if (request.path == "/stream")
            reply.reply({.contentType = "text/plain", .headers = {{"X-Own", "1"}}, .stream = m_source});
        else
            reply.reply({.contentType = "text/plain", .body = "other"});
    });
    QVERIFY(m_server->listen({.limits = limits}));
}

RawClient &TestStreamedAnswers::asked(const QByteArray &line)
{
    m_client = std::make_unique<RawClient>(m_server->port());
    m_client->send(line + "\r\nHost: localhost\r\n\r\n");
    return *m_client;
}

void TestStreamedAnswers::partsLeaveAsTheyCome()
{
    RawClient &client = asked();

    const RawAnswer head = client.next();
    m_source->say("one");
    QTRY_COMPARE(client.unexpected(), QByteArray("3\r\none\r\n"));
    m_source->say("and more than that");
    QTRY_COMPARE(client.unexpected(), QByteArray("3\r\none\r\n12\r\nand more than that\r\n"));
    m_source->end(BodySource::State::Ended);

    QVERIFY(client.isClosedByServer());
    QVERIFY(client.unexpected().endsWith("that\r\n0\r\n\r\n"));
    QCOMPARE(head.status, 200);
    QCOMPARE(head.header("Transfer-Encoding"), QByteArray("chunked"));
    QCOMPARE(head.header("Content-Length"), QByteArray());
    QCOMPARE(head.header("Content-Type"), QByteArray("text/plain"));
    QCOMPARE(head.header("Connection"), QByteArray("close"));
    QCOMPARE(head.header("X-Own"), QByteArray("1"));
}

void TestStreamedAnswers::othersAreAnsweredMeanwhile()
{
    asked().next();
    RawClient other(m_server->port());

    const RawAnswer answer = other.exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");

    QCOMPARE(answer.body, QByteArray("other"));
    QVERIFY(!m_isGone);
}

void TestStreamedAnswers::oldClientsReadToTheEnd()
{
    RawClient &client = asked("GET /stream HTTP/1.0");
    const RawAnswer head = client.next();

    m_source->say("one");
    m_source->end(BodySource::State::Ended);

    QVERIFY(client.isClosedByServer());
    QCOMPARE(client.unexpected(), QByteArray("one"));
    QCOMPARE(head.header("Transfer-Encoding"), QByteArray());
}

void TestStreamedAnswers::headHasNoParts()
{
    RawClient &client = asked("HEAD /stream HTTP/1.1");

    const RawAnswer head = client.next(true);
    const RawAnswer next = client.exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");

    QCOMPARE(head.status, 200);
    QCOMPARE(head.header("Content-Type"), QByteArray("text/plain"));
    QVERIFY(!m_source->hasStarted());
    QCOMPARE(next.body, QByteArray("other"));
}

void TestStreamedAnswers::aBrokenBodyIsNotTakenForTheWhole()
{
    RawClient &client = asked();
    client.next();
    m_source->say("one");
    QTRY_VERIFY(!client.unexpected().isEmpty());

    m_source->end(BodySource::State::Broken);

    QVERIFY(client.isClosedByServer());
    QCOMPARE(client.unexpected(), QByteArray("3\r\none\r\n"));
}

void TestStreamedAnswers::whoLeavesEndsTheSource()
{
    m_source->allow({.bytes = 1024LL * 1024, .time = 60s}); // It would go on for ever.
    RawClient &client = asked();
    client.next();
    m_source.reset();

    client.vanish();

    QTRY_VERIFY(m_isGone);
    QTRY_COMPARE(m_server->connectionCount(), 0);
}

void TestStreamedAnswers::whoEndsItsHalfGetsTheWholeBody()
{
    RawClient &client = asked();
    client.next();

    ::shutdown(int(client.socket().socketDescriptor()), SHUT_WR);
    RawClient other(m_server->port());
    QCOMPARE(other.exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").body, QByteArray("other"));
    m_source->say("one");
    m_source->end(BodySource::State::Ended);

    QVERIFY(client.isClosedByServer());
    QCOMPARE(client.unexpected(), QByteArray("3\r\none\r\n0\r\n\r\n"));
}

/// Whether it only has ended its half, or is gone, cannot be told.
void TestStreamedAnswers::whoEndsItsHalfEndsWhatIsEndless()
{
    m_source->allow({.bytes = 1024LL * 1024, .time = 60s});
    RawClient &client = asked();
    client.next();
    m_source->say("one");

    ::shutdown(int(client.socket().socketDescriptor()), SHUT_WR);

    QVERIFY(client.isClosedByServer());
    QCOMPARE(client.unexpected(), QByteArray("3\r\none\r\n0\r\n\r\n"));
}

void TestStreamedAnswers::aStoppingServerEndsItsStreams()
{
    RawClient &client = asked();
    client.next();
    m_source->say("one");
    QSignalSpy drained(m_server.get(), &Server::drained);

    m_server->stopAccepting();

    QTRY_COMPARE(drained.count(), 1);
    QVERIFY(client.isClosedByServer());
    QCOMPARE(client.unexpected(), QByteArray("3\r\none\r\n0\r\n\r\n"));
}

void TestStreamedAnswers::whoLeavesTooMuchUnreadIsCutOff()
{
    const QByteArray part(64LL * 1024, 'x');
    m_source->allow({.bytes = 1024LL * 1024, .time = 300ms});
    RawClient &client = asked();
    client.next();
    client.socket().disconnect(); // It reads no more.
    client.socket().setReadBufferSize(1024);

    for (int i = 0; i < 400; ++i)
        m_source->say(part); // Far more than the system takes.
    m_source.reset();

    QTRY_VERIFY(m_isGone);
    QTRY_COMPARE(m_server->connectionCount(), 0);
}

void TestStreamedAnswers::whoReadsNothingGivesWayAtAnyMoment_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::newRow("in the stream") << QByteArray();
    QTest::newRow("behind other answers") << QByteArray("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n").repeated(40);
}

/// As soon as it stops reading, even in the middle of a response.
void TestStreamedAnswers::whoReadsNothingGivesWayAtAnyMoment()
{
    QFETCH(const QByteArray, before);
    serve({.unsent = 100'000'000, .unsentTotal = 1, .crowdedStall = 0ms});
    RawClient client(m_server->port());
    client.socket().disconnect();
    client.socket().setReadBufferSize(1);
    client.send(before + "GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n");
    if (before.isEmpty())
        QTRY_VERIFY(m_source->hasStarted());

    for (int i = 0; i < 400 && m_source->hasStarted(); ++i)
        m_source->say(QByteArray(64LL * 1024, 'x'));

    QTRY_COMPARE(m_server->connectionCount(), 0);
    RawClient other(m_server->port());
    QCOMPARE(other.exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").body, QByteArray("other"));
}

void TestStreamedAnswers::aLongBodyArrivesWhole()
{
    constexpr int kParts = 400;
    const QByteArray part(64LL * 1024, 'x');
    RawClient &client = asked();
    client.next();

    for (int i = 0; i < kParts; ++i)
        m_source->say(part);
    m_source->end(BodySource::State::Ended);

    QVERIFY(client.isClosedByServer());
    QVERIFY(client.unexpected().endsWith("\r\n0\r\n\r\n"));
    QCOMPARE(client.unexpected().count('x'), kParts * part.size());
}

STEMDESK_GUILESS_TEST(TestStreamedAnswers)

} // namespace stemdesk::streamed_answers_test

#include "tst_streamed_answers.moc"

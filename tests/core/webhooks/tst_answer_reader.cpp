#include "core/webhooks/answer_reader.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::answer_reader_test {

using State = AnswerReader::State;

class TestAnswerReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void longBodiesAreNotRead_data();
    void longBodiesAreNotRead();
    void longHeadsAreNotRead();
};

void TestAnswerReader::reads_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<State>("state");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("keeps");
    const auto row = [](const char *name, const QByteArray &bytes, State state, int status, bool keeps = false) {
        QTest::newRow(name) << bytes << state << status << keeps;
    };
    row("nothing yet", "HTTP/1.1 200 OK\r\nContent", State::Head, 0);
    row("empty", "HTTP/1.1 204 No Content\r\n\r\n", State::Done, 204, true);
    row("short", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok", State::Done, 200, true);
    row("no reason", "HTTP/1.1 202 \r\nContent-Length: 0\r\n\r\n", State::Done, 202, true);
    row("no space", "HTTP/1.1 202\r\nContent-Length: 0\r\n\r\n", State::Done, 202, true);
    row("line feeds", "HTTP/1.1 200 OK\nContent-Length: 2\n\nok", State::Done, 200, true);
    row("line feeds and no space", "HTTP/1.1 204\n\n", State::Done, 204, true);
    row("both line ends", "HTTP/1.1 200 OK\r\nContent-Length: 0\n\r\n", State::Done, 200, true);
    row("no status", "HTTP/1.1\r\n\r\n", State::Malformed, 0);
    row("half a status", "HTTP/1.1 20\r\n\r\n", State::Malformed, 0);
    row("closing", "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok", State::Done, 200, false);
    row("old", "HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok", State::Done, 200, false);
    row("half", "HTTP/1.1 500 Oh\r\nContent-Length: 2\r\n\r\no", State::Body, 500);
    row("until the end", "HTTP/1.1 200 OK\r\n\r\nwhatever", State::Body, 200);
    row("chunked", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n", State::Done, 200, true);
    row("more than asked", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok!", State::Done, 200, false);
    row("interim",
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n",
        State::Done, 201, true);
    row("interim alone", "HTTP/1.1 100 Continue\r\n\r\n", State::Head, 0);
    row("redirect", "HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n", State::Done, 302, true);
    row("another protocol", "220 smtp.example.com ESMTP\r\n\r\n", State::Malformed, 0);
    row("bad length", "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n", State::Malformed, 0);
    row("bad chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n", State::Over, 200);
}

void TestAnswerReader::reads()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const State, state);
    QFETCH(const int, status);
    QFETCH(const bool, keeps);
    AnswerReader whole;
    AnswerReader piecemeal;

    QCOMPARE(whole.feed(bytes), state);
    State last = State::Head;
    for (qsizetype i = 0; i < bytes.size() && last != State::Malformed && last != State::Over; ++i)
        last = piecemeal.feed(bytes.sliced(i, 1));

    QCOMPARE(whole.status().value_or(0), status);
    QCOMPARE(state == State::Done && whole.keepsConnection(), keeps);
    if (keeps || state != State::Done) // Fed byte by byte, the answer is complete before any bytes that follow it.
        QCOMPARE(last, state);
    QCOMPARE(piecemeal.status().value_or(0), status);
}

void TestAnswerReader::longBodiesAreNotRead_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("unit");
    const QByteArray kilobyte(1024, 'x');
    QTest::newRow("without a length") << QByteArray("HTTP/1.1 200 OK\r\n\r\n") << kilobyte;
    QTest::newRow("announced") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 1048576\r\n\r\n") << kilobyte;
    QTest::newRow("in chunks") << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
                               << QByteArray("400\r\n" + kilobyte + "\r\n");
}

void TestAnswerReader::longBodiesAreNotRead()
{
    QFETCH(const QByteArray, head);
    QFETCH(const QByteArray, unit);
    AnswerReader reader;
    State state = reader.feed(head);
    int units = 0;

    for (; units < 1024 && state == State::Body; ++units)
        state = reader.feed(unit);

    QCOMPARE(state, State::Over);
    QVERIFY(units <= 65);
    QCOMPARE(reader.status(), std::optional(200));
    QVERIFY(!reader.keepsConnection());
}

void TestAnswerReader::longHeadsAreNotRead()
{
    AnswerReader reader;
    State state = reader.feed("HTTP/1.1 200 OK\r\n");
    int fields = 0;

    for (; fields < 10'000 && state == State::Head; ++fields)
        state = reader.feed("X-Field: 0123456789012345678901234567890123456789\r\n");

    QCOMPARE(state, State::Malformed);
    QVERIFY(fields < 2'000);
}

STEMDESK_APPLESS_TEST(TestAnswerReader)

} // namespace stemdesk::answer_reader_test

#include "tst_answer_reader.moc"

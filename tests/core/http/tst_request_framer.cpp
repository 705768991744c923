#include "core/http/request_framer.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::request_framer_test {

using namespace stemdesk::http;

namespace {

/// The outcome of the bytes: each request on a line, then the refusal's code.
QByteArray storyOf(RequestFramer &framer, QByteArrayView bytes, qsizetype pieceSize)
{
    QByteArray story;
    while (!bytes.isEmpty() && framer.stage() != RequestFramer::Stage::Refused) {
        const qsizetype taken = framer.feed(bytes.first(qMin(pieceSize, bytes.size())));
        bytes = bytes.sliced(taken);
        if (framer.stage() != RequestFramer::Stage::Complete)
            continue;
        const Request request = framer.takeRequest();
        story.append(methodName(request.method)).append(' ').append(request.path);
        story.append('?' + request.query + " [" + request.body + ']');
        story.append(framer.keepsAlive() ? " keep\n" : " close\n");
    }
    if (framer.stage() == RequestFramer::Stage::Refused)
        story.append(framer.refusal().code);
    return story;
}

QByteArray get(const QByteArray &fields)
{
    return "GET /a HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n";
}

QByteArray post(const QByteArray &fields, const QByteArray &body)
{
    return "POST /a HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n" + body;
}

QByteArray chunked(const QByteArray &chunks)
{
    return post("Transfer-Encoding: chunked\r\n", chunks);
}

} // namespace

class TestRequestFramer : public QObject {
    Q_OBJECT

private:
    static void addRow(const char *name, const QByteArray &bytes, const QByteArray &story)
    {
        QTest::newRow(name) << bytes << story;
    }
    static void checkInEveryPieceSize();

    const QByteArray m_plain = "GET /a? [] keep\n";

private Q_SLOTS:
    void takesWhatIsWellFormed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("story");

        addRow("plain", get({}), m_plain);
        addRow("two in a row", get({}) + get({}), m_plain + m_plain);
        addRow("blank lines before", "\r\n\r\n" + get({}), m_plain);
        addRow("query", "GET /a%2F?b=1?&c HTTP/1.1\r\nHost: h.test\r\n\r\n", "GET /a%2F?b=1?&c [] keep\n");
        addRow("doubled slashes", "GET //a// HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET //a//? [] keep\n");
        addRow("the server itself", "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n", "OPTIONS *? [] keep\n");
        addRow("body", post("Content-Length: 3\r\n", "abc") + get({}), "POST /a? [abc] keep\n" + m_plain);
        addRow("empty body", post("Content-Length: 0\r\n", {}), "POST /a? [] keep\n");
        addRow("length with zeros", post("Content-Length: 003\r\n", "abc"), "POST /a? [abc] keep\n");
        addRow("chunks", chunked("3\r\nabc\r\nA;x=\"y\"\r\n0123456789\r\n0\r\n\r\n") + get({}),
               "POST /a? [abc0123456789] keep\n" + m_plain);
        addRow("no chunks", chunked("0\r\n\r\n"), "POST /a? [] keep\n");
        addRow("trailers are dropped", chunked("1\r\na\r\n0\r\nAuthorization: x\r\nHost: y\r\n\r\n") + get({}),
               "POST /a? [a] keep\n" + m_plain);
        addRow("chunked in capitals", post("TRANSFER-ENCODING: Chunked\r\n", "0\r\n\r\n"), "POST /a? [] keep\n");
        addRow("close", get("Connection: close\r\n"), "GET /a? [] close\n");
        addRow("close among others", get("Connection: foo, Close\r\n"), "GET /a? [] close\n");
        addRow("upgrade is ignored", get("Connection: Upgrade\r\nUpgrade: websocket\r\n"), m_plain);
        addRow("HTTP/1.0", "GET /a HTTP/1.0\r\n\r\n", "GET /a? [] close\n");
        addRow("HTTP/1.0 kept", "GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", m_plain);
        addRow("any port", "GET /a HTTP/1.1\r\nHost: LOCALHOST:1\r\n\r\n", m_plain);
        addRow("address", "GET /a HTTP/1.1\r\nHost: 127.0.0.1:8787\r\n\r\n", m_plain);
        addRow("IPv6", "GET /a HTTP/1.1\r\nHost: [::1]:8787\r\n\r\n", m_plain);
        addRow("listen address", "GET /a HTTP/1.1\r\nHost: 10.1.2.3\r\n\r\n", m_plain);
        addRow("extra name", "GET /a HTTP/1.1\r\nHost: H.test:80\r\n\r\n", m_plain);
        addRow("absolute form", "GET http://localhost/a HTTP/1.1\r\nHost: localhost\r\n\r\n", m_plain);
        addRow("absolute form with a port", "GET HTTPS://H.test:8/a?b HTTP/1.1\r\nHost: localhost\r\n\r\n",
               "GET /a?b [] keep\n");
        addRow("absolute form of an address", "GET http://[::1]:1/a HTTP/1.1\r\nHost: localhost\r\n\r\n", m_plain);
        addRow("absolute form without a path", "GET http://localhost HTTP/1.1\r\nHost: localhost\r\n\r\n",
               "GET /? [] keep\n");
        addRow("absolute form with a query alone", "GET http://localhost?b HTTP/1.1\r\nHost: localhost\r\n\r\n",
               "GET /?b [] keep\n");
        addRow("absolute form of the server itself", "OPTIONS http://localhost HTTP/1.1\r\nHost: localhost\r\n\r\n",
               "OPTIONS *? [] keep\n");
        addRow("64 fields", get(QByteArray("a: b\r\n").repeated(63)), m_plain);
        addRow("longest line", "GET /" + QByteArray(8192 - 14, 'a') + " HTTP/1.1\r\nHost: localhost\r\n\r\n",
               "GET /" + QByteArray(8192 - 14, 'a') + "? [] keep\n");
    }
    void takesWhatIsWellFormed() { checkInEveryPieceSize(); }

    void refusesWhatIsNotPlainlyOneRequest_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("story");

        const QByteArray bad = "bad_request";
        addRow("TLS hello", "\x16\x03\x01\x02", bad);
        addRow("blank", " GET / HTTP/1.1\r\n\r\n", bad);
        addRow("three blank lines", "\r\n\r\n\r\n" + get({}), bad);
        addRow("bare line feed before", "\n" + get({}), bad);
        addRow("bare line feeds", "GET / HTTP/1.1\nHost: localhost\n\n", bad);
        addRow("one bare line feed", "GET / HTTP/1.1\r\nHost: localhost\nA: b\r\n\r\n", bad);
        addRow("carriage return in a value", get("A: b\rc\r\n"), bad);
        addRow("no target", "GET HTTP/1.1\r\nHost: localhost\r\n\r\n", bad);
        addRow("HTTP/0.9", "GET /\r\n\r\n", bad);
        addRow("two blanks", "GET  / HTTP/1.1\r\nHost: localhost\r\n\r\n", bad);
        addRow("blank behind", "GET / HTTP/1.1 \r\nHost: localhost\r\n\r\n", bad);
        addRow("not HTTP", "GET / FTP/1.1\r\nHost: localhost\r\n\r\n", bad);
        addRow("NUL in the target", QByteArray("GET /@ HTTP/1.1\r\nHost: localhost\r\n\r\n").replace('@', '\0'), bad);
        addRow("control character in the target", "GET /\x01 HTTP/1.1\r\nHost: localhost\r\n\r\n", bad);
        addRow("high byte in the target", "GET /\xc3\xa4 HTTP/1.1\r\nHost: localhost\r\n\r\n", bad);
        addRow("fragment", "GET /a#b HTTP/1.1\r\nHost: localhost\r\n\r\n", bad);
        addRow("absolute form of another scheme", "GET ftp://localhost/a HTTP/1.1\r\nHost: localhost\r\n\r\n", bad);
        addRow("absolute form with a user", "GET http://me@localhost/a HTTP/1.1\r\nHost: localhost\r\n\r\n", bad);
        addRow("absolute form without a host field", "GET http://localhost/a HTTP/1.1\r\n\r\n", bad);
        addRow("authority form", "GET localhost:8787 HTTP/1.1\r\nHost: localhost\r\n\r\n", bad);
        addRow("star for GET", "GET * HTTP/1.1\r\nHost: localhost\r\n\r\n", bad);
        addRow("NUL in a value", get(QByteArray("A: \0\r\n", 6)), bad);
        addRow("control character in a value", get("A: \x01\r\n"), bad);
        addRow("NUL in a name", get(QByteArray("A\0: b\r\n", 7)), bad);
        addRow("no colon", get("A\r\n"), bad);
        addRow("no name", get(": b\r\n"), bad);
        addRow("blank before the colon", get("Content-Length : 3\r\n"), bad);
        addRow("folded", get("A: b\r\n c\r\n"), bad);
        addRow("folded with a tab", get("A: b\r\n\tc\r\n"), bad);
        addRow("folded first field", "GET / HTTP/1.1\r\n Host: localhost\r\n\r\n", bad);
        addRow("two authorizations", get("Authorization: a\r\nauthorization: b\r\n"), bad);
    }
    void refusesWhatIsNotPlainlyOneRequest() { checkInEveryPieceSize(); }

    void refusesWhatCouldBeReadInTwoWays_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("story");

        const QByteArray bad = "bad_request";
        addRow("lengths differ", post("Content-Length: 3\r\nContent-Length: 4\r\n", "abcd"), bad);
        addRow("lengths agree", post("Content-Length: 3\r\nContent-Length: 3\r\n", "abc"), bad);
        addRow("list of lengths", post("Content-Length: 3, 3\r\n", "abc"), bad);
        addRow("negative length", post("Content-Length: -1\r\n", "abc"), bad);
        addRow("signed length", post("Content-Length: +3\r\n", "abc"), bad);
        addRow("hexadecimal length", post("Content-Length: 0x3\r\n", "abc"), bad);
        addRow("empty length", post("Content-Length:\r\n", "abc"), bad);
        addRow("overflowing length", post("Content-Length: 99999999999999999999\r\n", "abc"), bad);
        addRow("length and chunks", post("Content-Length: 3\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"), bad);
        addRow("chunks and length", post("Transfer-Encoding: chunked\r\nContent-Length: 3\r\n", "0\r\n\r\n"), bad);
        addRow("length and unknown coding", post("Transfer-Encoding: x\r\nContent-Length: 3\r\n", "abc"), bad);
        addRow("chunked twice", post("Transfer-Encoding: chunked, chunked\r\n", "0\r\n\r\n"), bad);
        addRow("chunked in two fields",
               post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"), bad);
        addRow("two codings", post("Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n", "0\r\n\r\n"), bad);
        addRow("empty coding", post("Transfer-Encoding:\r\n", {}), bad);
        addRow("vertical tab before chunked",
               post("Transfer-Encoding: \x0b"
                    "chunked\r\n",
                    "0\r\n\r\n"),
               bad);
        addRow("chunks in HTTP/1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", bad);
        addRow("chunk size is no number", chunked("x\r\nabc"), bad);
        addRow("chunk size is negative", chunked("-1\r\na"), bad);
        addRow("chunk size with a prefix", chunked("0x1\r\na\r\n0\r\n\r\n"), bad);
        addRow("chunk size overflows", chunked("fffffffffffffffff\r\n"), bad);
        addRow("chunk longer than its size", chunked("1\r\nab\r\n0\r\n\r\n"), bad);
        addRow("chunk line with a bare line feed", chunked("1\na\r\n0\r\n\r\n"), bad);
        addRow("trailer without a colon", chunked("0\r\nabc\r\n\r\n"), bad);
        addRow("endless chunk line", chunked("1;" + QByteArray(80'000, 'x')), bad);
        addRow("endless trailers", chunked("0\r\n" + QByteArray("a: b\r\n").repeated(12'000)), bad);
    }
    void refusesWhatCouldBeReadInTwoWays() { checkInEveryPieceSize(); }

    void refusesByTheContractsCode_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("story");

        addRow("no Host", "GET / HTTP/1.1\r\n\r\n", "bad_request");
        addRow("two Hosts", get("host: localhost\r\n"), "bad_request");
        addRow("two Hosts in HTTP/1.0", "GET / HTTP/1.0\r\nHost: localhost\r\nHost: localhost\r\n\r\n", "bad_request");
        addRow("Host with a path", "GET / HTTP/1.1\r\nHost: localhost/a\r\n\r\n", "bad_request");
        addRow("Host with a user", "GET / HTTP/1.1\r\nHost: a@localhost\r\n\r\n", "bad_request");
        addRow("Host with an odd port", "GET / HTTP/1.1\r\nHost: localhost:x\r\n\r\n", "bad_request");
        addRow("list of Hosts", "GET / HTTP/1.1\r\nHost: localhost, localhost\r\n\r\n", "bad_request");
        addRow("unclosed bracket", "GET / HTTP/1.1\r\nHost: [::1\r\n\r\n", "bad_request");
        addRow("empty Host", "GET / HTTP/1.1\r\nHost:\r\n\r\n", "unknown_host");
        addRow("another Host", "GET / HTTP/1.1\r\nHost: evil.test\r\n\r\n", "unknown_host");
        addRow("another name in the absolute form", "GET http://evil.test/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
               "unknown_host");
        addRow("another Host in HTTP/1.0", "GET / HTTP/1.0\r\nHost: evil.test\r\n\r\n", "unknown_host");
        addRow("name behind a known one", "GET / HTTP/1.1\r\nHost: localhost.evil.test\r\n\r\n", "unknown_host");
        addRow("unknown method", "BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n", "not_implemented");
        addRow("TRACE", "TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n", "not_implemented");
        addRow("CONNECT", "CONNECT a:1 HTTP/1.1\r\nHost: localhost\r\n\r\n", "not_implemented");
        addRow("small letters", "get / HTTP/1.1\r\nHost: localhost\r\n\r\n", "not_implemented");
        addRow("unknown coding", post("Transfer-Encoding: gzip\r\n", {}), "not_implemented");
        addRow("identity", post("Transfer-Encoding: identity\r\n", {}), "not_implemented");
        addRow("coding before chunked", post("Transfer-Encoding: gzip, chunked\r\n", {}), "not_implemented");
        addRow("coding like chunked", post("Transfer-Encoding: xchunked\r\n", {}), "not_implemented");
        addRow("HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "http_version_not_supported");
        addRow("HTTP/9.9", "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", "http_version_not_supported");
        addRow("HTTP/1.2", "GET / HTTP/1.2\r\nHost: localhost\r\n\r\n", "http_version_not_supported");
        addRow("line too long", "GET /" + QByteArray(8192 - 13, 'a') + " HTTP/1.1\r\n", "uri_too_long");
        addRow("line without an end", "GET /" + QByteArray(9'000, 'a'), "uri_too_long");
        addRow("65 fields", get(QByteArray("a: b\r\n").repeated(64)), "headers_too_large");
        addRow("field too long", get("a: " + QByteArray(33'000, 'a')), "headers_too_large");
        addRow("block too long", get(("a: " + QByteArray(3'000, 'a') + "\r\n").repeated(11)), "headers_too_large");
        addRow("body too large", post("Content-Length: 4097\r\n", {}), "body_too_large");
        addRow("chunk too large", chunked("1001\r\n"), "body_too_large");
        addRow("chunks too large", chunked("800\r\n" + QByteArray(2048, 'a') + "\r\n801\r\n"), "body_too_large");
        addRow("size comes after Host", "POST / HTTP/1.1\r\nHost: e.test\r\nContent-Length: 9999\r\n\r\n",
               "unknown_host");
    }
    void refusesByTheContractsCode() { checkInEveryPieceSize(); }

    void saysWhenTheClientWaitsForContinue()
    {
        const Limits limits;
        const HostList hosts(QHostAddress(QHostAddress::LocalHost), {});
        RequestFramer framer(limits, hosts);

        framer.feed(post("Content-Length: 3\r\nExpect: 100-Continue\r\n", {}));

        QVERIFY(framer.takeWantsContinue());
        QVERIFY(!framer.takeWantsContinue());
        framer.feed("abc");
        QCOMPARE(framer.takeRequest().body, QByteArray("abc"));
    }

    void readsHeadersWithoutCase()
    {
        const Limits limits;
        const HostList hosts(QHostAddress(QHostAddress::LocalHost), {});
        RequestFramer framer(limits, hosts);

        framer.feed(get("X-Thing:  one \r\nx-tHING:two\r\n"));
        const Request request = framer.takeRequest();

        QCOMPARE(request.header("x-thing"), QByteArray("one"));
        QCOMPARE(request.headerValues("X-THING"), (QList<QByteArray>{"one", "two"}));
        QCOMPARE(request.header("absent"), QByteArray());
        QCOMPARE(request.host, QByteArray("localhost"));
        QVERIFY(!request.hasBody);
    }
};

void TestRequestFramer::checkInEveryPieceSize()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, story);
    Limits limits;
    limits.body = 4096;
    const HostList hosts(QHostAddress(QStringLiteral("10.1.2.3")), {"h.test"});

    for (const qsizetype pieceSize :
         {bytes.size(), qsizetype(1), qsizetype(2), qsizetype(3), qsizetype(7), qsizetype(64)}) {
        RequestFramer framer(limits, hosts);
        QCOMPARE(storyOf(framer, bytes, pieceSize), story);
    }
}

STEMDESK_APPLESS_TEST(TestRequestFramer)

} // namespace stemdesk::request_framer_test

#include "tst_request_framer.moc"

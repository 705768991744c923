#include "tests/e2e/good_client.h"
#include "tests/e2e/process_watch.h"
#include "tests/e2e/raw_swarm.h"
#include "tests/support/pem_files.h"
#include "tests/support/program.h"
#include "tests/support/test_registry.h"
#include "tests/support/thoroughness.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSslSocket>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

namespace stemdesk::serve_under_load_test {

using namespace std::chrono_literals;

// KiB in addition to its code, which takes 44 MB of the 150 in an optimised build.
constexpr qint64 kMemoryLimit = 106LL * 1024;
constexpr qint64 kFilesNeeded = 8'000;
constexpr int kMaxBody = 4 * 1024 * 1024;

/// 500 rows of one batch, filled up to that many bytes.
QByteArray bulkBody(const QByteArray &batch, int rows, qsizetype bytes)
{
    const QByteArray text(std::max<qsizetype>(bytes / rows - 200, 1), 'x');
    QByteArray items;
    for (int i = 0; i < rows; ++i)
        items += ",{\"name\":\"" + batch + " row " + QByteArray::number(i)
            + "\",\"productType\":\"flower\",\"description\":\"" + text + "\",\"variant\":{\"name\":\"V\"}}";
    return "{\"items\":[" + items.mid(1) + "]}";
}

/// The built program with two thousand clients who mean it no good, and one who does.
class TestServeUnderLoad : public QObject {
    Q_OBJECT

private:
    using Scripts = std::vector<RawScript>;

    QByteArray request(const QByteArray &method, const QByteArray &path, const QByteArray &fields = {}) const
    {
        return method + ' ' + path + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + m_key
            + "\r\nContent-Type: application/json\r\n" + fields + "\r\n";
    }
    QByteArray post(const QByteArray &body) const
    {
        return request("POST", "/api/v1/products", "Content-Length: " + QByteArray::number(body.size()) + "\r\n")
            + body;
    }
    ProgramRun run(const QStringList &arguments) const
    {
        return runProgram(arguments + QStringList{u"--data"_s, m_folder.filePath(u"data"_s)});
    }
    QJsonObject read(const QByteArray &path) const
    {
        return QJsonDocument::fromJson(fetch(m_server->port(), "GET", path, m_key).body).object();
    }
    void fill();
    void addKeptConnections() const;
    void addEndlessRequests() const;
    void addPipelinedRequests() const;
    void besiege(const Scripts &scripts, const QList<int> &statuses);
    void checkMemory(const char *what);
    QHash<QString, int> rowsByBatch() const;

    QTemporaryDir m_folder;
    QByteArray m_key;
    QByteArray m_sheet; ///< Path of an order sheet as a PDF.
    std::unique_ptr<ServedProgram> m_server;
    std::unique_ptr<GoodClient> m_client;
    qsizetype m_files = 0;

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase();
    void keepsAnsweringOthers_data();
    void keepsAnsweringOthers();
    void letsLargestBulkCallsTakeTurns();
    void keepsWholeBatchesOnly();
    void survivesAllAtOnce();
    void holdsUnfinishedHandshakes();
};

void TestServeUnderLoad::initTestCase()
{
    if (raisedFileLimit() < kFilesNeeded)
        QSKIP("Too few files may be open at a time to hold thousands of connections.");
    qputenv("STEMDESK_CORE_DUMPS", "1"); // Else only root may count the program's files.
    QCOMPARE(run({u"shop"_s, u"set"_s, u"rate-per-minute=0"_s}).exitCode, 0);
    QCOMPARE(run({u"demo"_s}).exitCode, 0);
    m_key = run({u"key"_s, u"create"_s, u"--name"_s, u"Siege"_s}).output.trimmed();
    m_server = std::make_unique<ServedProgram>(QStringList{u"--data"_s, m_folder.filePath(u"data"_s)});
    QVERIFY(m_server->port() != 0);
    fill();
    m_client = std::make_unique<GoodClient>(m_server->port(), m_key);
    m_files = openFiles(m_server->processId());
}

/// Thousands of products; pages of the first hundred are large.
void TestServeUnderLoad::fill()
{
    for (int batch = 0; batch < 8; ++batch) {
        const PlainAnswer answer =
            fetch(m_server->port(), "POST", "/api/v1/products", m_key,
                  bulkBody("filled" + QByteArray::number(batch), 500, batch == 0 ? 3'900'000 : 500'000));
        QCOMPARE(answer.status, 200);
    }
    const QJsonArray events = read("/api/v1/events").value(u"items"_s).toArray();
    QVERIFY(!events.isEmpty());
    m_sheet = "/api/v1/events/" + events.first()[u"eventId"_s].toString().toUtf8() + "/order-sheet?format=pdf";
    QCOMPARE(fetch(m_server->port(), "GET", m_sheet, m_key).status, 200);
}

void TestServeUnderLoad::init()
{
    if (!m_server)
        QSKIP("Not started.");
    forgetPeak(m_server->processId());
    m_client->start();
}

/// After every test the well-behaved client has all its answers, memory stayed within its limit, and all connections
/// are gone.
void TestServeUnderLoad::cleanup()
{
    if (!m_server)
        return;
    const GoodClient::Tally tally = m_client->stop();
    checkMemory(QTest::currentDataTag() ? QTest::currentDataTag() : QTest::currentTestFunction());
    qInfo("%d answers, %d wrong, slowest %lld ms", tally.answers, tally.wrong, static_cast<long long>(tally.slowest));
    QVERIFY2(tally.wrong == 0, tally.firstWrong.constData());
    QVERIFY(tally.answers > 0);
    // A worker opens the files of the database with its first work, and keeps them.
    constexpr int kFilesOfWorkers = 16;
    QTRY_VERIFY_WITH_TIMEOUT(openFiles(m_server->processId()) <= m_files + kFilesOfWorkers, 20'000);
}

void TestServeUnderLoad::checkMemory(const char *what)
{
    const qint64 peak = peakBesideCode(m_server->processId());
    qInfo("%s: at most %lld MiB, now %lld MiB, and %lld MiB of code", what, static_cast<long long>(peak / 1024),
          static_cast<long long>(memoryOf(m_server->processId(), "RssAnon") / 1024),
          static_cast<long long>(memoryOf(m_server->processId(), "RssFile") / 1024));
#ifndef __SANITIZE_ADDRESS__
    QVERIFY(peak > 0 && peak < kMemoryLimit);
#endif
}

void TestServeUnderLoad::cleanupTestCase()
{
    if (m_server)
        QCOMPARE(m_server->stop(), 0);
}

void TestServeUnderLoad::besiege(const Scripts &scripts, const QList<int> &statuses)
{
    RawSwarm swarm(m_server->port());
    for (const RawScript &script : scripts)
        QVERIFY(swarm.add(script));
    const bool isShort = !statuses.isEmpty();
    QVERIFY(!isShort || swarm.runUntilClosed(40s));
    if (!isShort)
        swarm.run(400ms);
    for (const RawPeer &peer : swarm.peers()) {
        if (isShort && peer.script.reading == RawScript::Reading::All && peer.descriptor >= 0)
            QVERIFY2(statuses.contains(peer.status()), peer.received.left(400).constData());
    }
}

void TestServeUnderLoad::keepsAnsweringOthers_data()
{
    QTest::addColumn<int>("clients");
    QTest::addColumn<RawScript>("script");
    QTest::addColumn<QList<int>>("statuses"); // With which the server closes; none: it keeps the connection.

    addKeptConnections();
    addEndlessRequests();
    addPipelinedRequests();
}

/// Clients who are slow to send or to read.
void TestServeUnderLoad::addKeptConnections() const
{
    const auto none = QList<int>();
    using Reading = RawScript::Reading;
    const QByteArray page = request("GET", "/api/v1/products?limit=100");

    QTest::newRow("idle connections") << 2'000 << RawScript{} << none;
    QTest::newRow("more idle connections than there is room for") << 4'600 << RawScript{} << none;
    QTest::newRow("slow heads")
        << 300 << RawScript{.opening = "GET / HTT", .block = "P/1.1", .blocks = 1'000, .trickles = true} << none;
    QTest::newRow("slow bodies") << 300
                                 << RawScript{.opening =
                                                  request("POST", "/api/v1/products", "Content-Length: 4000000\r\n")
                                                  + QByteArray(70'000, ' '),
                                              .block = " ",
                                              .blocks = 1'000,
                                              .trickles = true}
                                 << none;
    QTest::newRow("large heads, and nothing more")
        << 1'500
        << RawScript{.opening =
                         request("POST", "/x",
                                 ("X-Field: " + QByteArray(900, 'x') + "\r\n").repeated(32) + "Content-Length: 9\r\n")}
        << none;
    QTest::newRow("pages that nobody reads")
        << 200 << RawScript{.opening = page, .block = page, .blocks = 50, .reading = Reading::None} << none;
    QTest::newRow("pages read a byte at a time")
        << 50 << RawScript{.opening = page, .block = page, .blocks = 50, .reading = Reading::Drip} << none;
    QTest::newRow("order sheets that nobody reads") << 50
                                                    << RawScript{.opening = request("GET", m_sheet),
                                                                 .block = request("GET", m_sheet),
                                                                 .blocks = 20,
                                                                 .reading = Reading::None}
                                                    << none;
}

/// Clients who send more than the server takes.
void TestServeUnderLoad::addEndlessRequests() const
{
    const QByteArray chunked =
        request("POST", "/api/v1/products", "Transfer-Encoding: chunked\r\nExpect: 100-continue\r\n");
    const QByteArray length = "Content-Length: 209715200\r\n";
    const QByteArray megabyte(qsizetype{1024} * 1024, ' ');
    const QByteArray chunk = "100000\r\n" + megabyte + "\r\n";

    QTest::newRow("200 MB announced") << 20
                                      << RawScript{.opening = request("POST", "/api/v1/products", length),
                                                   .block = megabyte,
                                                   .blocks = 200}
                                      << QList{413};
    QTest::newRow("200 MB announced, asking first")
        << 200 << RawScript{.opening = request("POST", "/api/v1/products", length + "Expect: 100-continue\r\n")}
        << QList{413};
    QTest::newRow("200 MB in chunks, asking first")
        << 20 << RawScript{.opening = chunked, .block = chunk, .blocks = 200} << QList{413, 503};
    QTest::newRow("a chunk of 200 MB") << 20
                                       << RawScript{.opening = chunked + "c800000\r\n",
                                                    .block = megabyte,
                                                    .blocks = 200}
                                       << QList{413};
    QTest::newRow("endless fields") << 100
                                    << RawScript{.opening = "GET / HTTP/1.1\r\n",
                                                 .block = "X-Field: abcdefghijklmnopqrstuvwxyz\r\n",
                                                 .blocks = 1'000'000}
                                    << QList{431};
    QTest::newRow("an endless field") << 100
                                      << RawScript{.opening = "GET / HTTP/1.1\r\nX: ", .block = megabyte, .blocks = 100}
                                      << QList{431};
    QTest::newRow("65 fields") << 100
                               << RawScript{.opening = "GET / HTTP/1.1\r\nHost: localhost\r\n"
                                                + QByteArray("a: b\r\n").repeated(64) + "\r\n"}
                               << QList{431};
    QTest::newRow("a request line of 9 KiB")
        << 100 << RawScript{.opening = "GET /" + QByteArray(9'216, 'a') + " HTTP/1.1\r\n\r\n"} << QList{414};
}

/// Clients who send on their requests and do not read all the answers.
void TestServeUnderLoad::addPipelinedRequests() const
{
    const auto none = QList<int>();
    using Reading = RawScript::Reading;
    const QByteArray page = request("GET", "/api/v1/products?limit=100");

    QTest::newRow("pipelining without reading") << 500
                                                << RawScript{.opening = request("GET", "/healthz"),
                                                             .block = request("GET", "/healthz"),
                                                             .blocks = 5'000,
                                                             .reading = Reading::None}
                                                << none;
    QTest::newRow("pipelined pages without reading")
        << 100 << RawScript{.opening = page, .block = page, .blocks = 5'000, .reading = Reading::None} << none;
    QTest::newRow("resets during answers")
        << 300
        << RawScript{.opening = page, .block = page, .blocks = 10, .reading = Reading::Drip, .resetsAfter = 300ms}
        << none;
}

void TestServeUnderLoad::keepsAnsweringOthers()
{
    QFETCH(int, clients);
    QFETCH(RawScript, script);
    QFETCH(QList<int>, statuses);

    besiege(Scripts(size_t(clients), script), statuses);
}

void TestServeUnderLoad::letsLargestBulkCallsTakeTurns()
{
    RawSwarm swarm(m_server->port());
    const QByteArray call = post(bulkBody("heavy", 500, kMaxBody - 10'000));
    for (int i = 0; i < 64; ++i)
        QVERIFY(swarm.add({.opening = call}));
    swarm.run(6s);

    const auto isAnswered = [](const RawPeer &peer) { return peer.status() != 0; };
    const auto isDone = [](const RawPeer &peer) { return peer.status() == 200; };
    QVERIFY(std::ranges::any_of(swarm.peers(), isDone));
    QCOMPARE(std::ranges::count_if(swarm.peers(), isAnswered), std::ranges::count_if(swarm.peers(), isDone));
}

QHash<QString, int> TestServeUnderLoad::rowsByBatch() const
{
    QHash<QString, int> rows;
    QByteArray cursor;
    for (bool isDone = false; !isDone;) {
        const QJsonObject page =
            read("/api/v1/products?limit=100&fields=name" + (cursor.isEmpty() ? "" : "&cursor=" + cursor));
        if (!page.contains(u"items"_s))
            return {};
        for (const QJsonValue product : page.value(u"items"_s).toArray())
            ++rows[product[u"name"_s].toString().section(u' ', 0, 0)];
        cursor = page.value(u"cursor"_s).toString().toUtf8();
        isDone = page.value(u"isDone"_s).toBool();
    }
    return rows;
}

void TestServeUnderLoad::keepsWholeBatchesOnly()
{
    RawSwarm swarm(m_server->port());
    for (int i = 0; i < 24; ++i)
        QVERIFY(swarm.add({.opening = post(bulkBody("torn" + QByteArray::number(i), 500, 200'000)),
                           .resetsAfter = i % 3 == 0 ? 0ms : std::chrono::milliseconds(i * 40)}));
    const auto isAnswered = [](const RawPeer &peer) {
        return peer.descriptor < 0 || peer.received.contains("results");
    };
    for (int i = 0; i < 300 && !std::ranges::all_of(swarm.peers(), isAnswered); ++i)
        swarm.run(100ms);
    QVERIFY(std::ranges::all_of(swarm.peers(), isAnswered));

    const QHash<QString, int> rows = rowsByBatch();

    for (int i = 0; i < 24; ++i) {
        const int stored = rows.value(u"torn%1"_s.arg(i));
        const bool isAcknowledged = swarm.peers().at(size_t(i)).received.contains("results");
        QVERIFY2(stored == 500 || (stored == 0 && !isAcknowledged),
                 qPrintable(u"batch %1: %2 rows"_s.arg(i).arg(stored)));
    }
}

/// Everything side by side; in a thorough run for half a minute, so that those who never end their requests meet their
/// deadline.
void TestServeUnderLoad::survivesAllAtOnce()
{
    using Reading = RawScript::Reading;
    const QByteArray page = request("GET", "/api/v1/products?limit=100");
    RawSwarm swarm(m_server->port());
    const auto add = [&swarm](int clients, const RawScript &script) {
        for (int i = 0; i < clients; ++i)
            QVERIFY(swarm.add(script));
    };
    add(50, {.opening = "GET / HTT", .block = "P", .blocks = 1'000, .trickles = true});
    add(50,
        {.opening = request("POST", "/api/v1/products", "Content-Length: 4000\r\n"),
         .block = " ",
         .blocks = 1'000,
         .trickles = true});
    add(2'000, {});
    add(100, {.opening = page, .block = page, .blocks = 50, .reading = Reading::None});
    add(20, {.opening = page, .block = page, .blocks = 50, .reading = Reading::Drip});
    add(200,
        {.opening = request("GET", "/healthz"),
         .block = request("GET", "/healthz"),
         .blocks = 5'000,
         .reading = Reading::None});
    constexpr int kUntilDeadline = 8;
    const int rounds = test::triesOf(2, kUntilDeadline);
    for (int round = 0; round < rounds; ++round) {
        add(16,
            {.opening = post(bulkBody("many", 500, round == 0 ? kMaxBody - 10'000 : 100'000)),
             .resetsAfter = round % 2 == 0 ? 900ms : 0ms});
        add(40, {.opening = page, .reading = Reading::Drip, .resetsAfter = 50ms});
        add(10,
            {.opening = request("POST", "/x", "Transfer-Encoding: chunked\r\n"),
             .block = "100000\r\n" + QByteArray(qsizetype{1024} * 1024, ' ') + "\r\n",
             .blocks = 200});
        swarm.run(4s);
    }

    for (size_t i = 0; i < 100; ++i) {
        const RawPeer &peer = swarm.peers().at(i);
        QVERIFY2(peer.status() == 408 || (rounds < kUntilDeadline && peer.status() == 0), peer.received.constData());
    }
}

void TestServeUnderLoad::holdsUnfinishedHandshakes()
{
    const QString certificate = m_folder.filePath(u"certificate.pem"_s);
    const QString key = m_folder.filePath(u"key.pem"_s);
    makePemFiles(certificate, key);
    ServedProgram server({u"--data"_s, m_folder.filePath(u"other"_s), u"--tls"_s, certificate + u',' + key});
    QVERIFY(server.port() != 0);
    QTRY_VERIFY(!QDir(m_folder.filePath(u"other/backups"_s), u"*.db"_s).isEmpty()); // The last to open the database.
    const qsizetype files = openFiles(server.processId());
    RawSwarm swarm(server.port());
    const QByteArray hello = QByteArray::fromHex("1603010200010001fc0303") + QByteArray(200, 'h'); // Never ends.
    for (int i = 0; i < 2'000; ++i)
        QVERIFY(swarm.add({.opening = i % 2 == 0 ? QByteArray() : hello}));
    swarm.run(1s);

    QSslSocket client;
    client.setPeerVerifyMode(QSslSocket::VerifyNone);
    client.connectToHostEncrypted(u"127.0.0.1"_s, server.port());
    QVERIFY(client.waitForEncrypted(10'000));
    client.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QVERIFY(client.waitForReadyRead(10'000));
    QVERIFY(client.readAll().startsWith("HTTP/1.1 200"));
    client.abort();

    const qint64 peak = peakBesideCode(server.processId());
    qInfo("unfinished handshakes: at most %lld MiB", static_cast<long long>(peak / 1024));
#ifndef __SANITIZE_ADDRESS__
    QVERIFY(peak > 0 && peak < kMemoryLimit);
#endif
    swarm.leave();
    QTRY_VERIFY_WITH_TIMEOUT(openFiles(server.processId()) <= files, 20'000);
    QCOMPARE(server.stop(), 0);
}

STEMDESK_GUILESS_TEST(TestServeUnderLoad)

} // namespace stemdesk::serve_under_load_test

#include "tst_serve_under_load.moc"

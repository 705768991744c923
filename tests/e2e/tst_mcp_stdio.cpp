#include "tests/e2e/process_watch.h"
#include "tests/support/postgres_server.h"
#include "tests/support/program.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace stemdesk::mcp_stdio_test {

/// The built program's `stemdesk mcp`, as an assistant starts it.
class TestMcpStdio : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCOMPARE(runProgram({u"demo"_s, u"--data"_s, data()}).exitCode, 0); }
    void init() { m_program = std::make_unique<QProcess>(); }
    void cleanup();
    void aHandshakeOpensIt();
    void requestsMayCarryTheirVersion();
    void whatIsNoMessageIsAnsweredAndTheNextOneToo();
    void aLineWithoutEndIsRefusedInLittleMemory();
    void aDatabaseThatIsAwayIsAnsweredAndComesBack();
    void scopesHideTools();
    void itWorksBesideAServer();
    void wrongUseIsSaid();

private:
    QString data() const { return m_folder.filePath(u"data"_s); }
    void start(const QStringList &more = {})
    {
        m_program->start(programPath(), QStringList{u"mcp"_s, u"--data"_s, data()} + more);
    }
    QJsonObject nextAnswer();
    QJsonObject ask(const QByteArray &line)
    {
        m_program->write(line + '\n');
        return nextAnswer();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QProcess> m_program;
};

namespace {

constexpr int kTimeout = 60'000;
const QByteArray kHello =
    R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}})";
const QByteArray kReady = R"({"jsonrpc":"2.0","method":"notifications/initialized"})";
const QByteArray kMeta = R"({"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                         R"("io.modelcontextprotocol/clientCapabilities":{}}})";

QByteArray request(const QByteArray &method, const QByteArray &params = "{}")
{
    return R"({"jsonrpc":"2.0","id":2,"method":")" + method + R"(","params":)" + params + '}';
}

} // namespace

/// The end of its input ends it well, with nothing on its output that was not asked for.
void TestMcpStdio::cleanup()
{
    if (m_program->state() == QProcess::NotRunning)
        return;
    m_program->closeWriteChannel();
    QVERIFY(m_program->waitForFinished(kTimeout));
    QCOMPARE(m_program->exitCode(), 0);
    QCOMPARE(m_program->readAllStandardOutput(), QByteArray());
}

QJsonObject TestMcpStdio::nextAnswer()
{
    while (!m_program->canReadLine()) {
        if (!m_program->waitForReadyRead(kTimeout))
            return {};
    }
    return QJsonDocument::fromJson(m_program->readLine()).object();
}

void TestMcpStdio::aHandshakeOpensIt()
{
    start();

    const QJsonObject hello = ask(kHello);
    m_program->write(kReady + '\n');
    const QJsonObject tools = ask(request("tools/list"));

    QCOMPARE(hello["result"_L1]["protocolVersion"_L1].toString(), u"2025-11-25"_s);
    QCOMPARE(tools["id"_L1], QJsonValue(2));
    QFile told(QStringLiteral(STEMDESK_SOURCE "/core/api/mcp/tools.json"));
    QVERIFY(told.open(QFile::ReadOnly));
    QCOMPARE(tools["result"_L1]["tools"_L1].toArray().size(), QJsonDocument::fromJson(told.readAll()).object().size());
    const QJsonObject found = ask(request("tools/call", R"({"name":"find_events","arguments":{}})"));
    QVERIFY(!found["result"_L1]["structuredContent"_L1]["items"_L1].toArray().isEmpty());
}

void TestMcpStdio::requestsMayCarryTheirVersion()
{
    start();

    const QJsonObject discovered = ask(request("server/discover", kMeta));
    const QJsonObject unknown = ask(request("server/discover", QByteArray(kMeta).replace("2026-07-28", "2099-01-01")));

    QCOMPARE(discovered["result"_L1]["resultType"_L1].toString(), u"complete"_s);
    QCOMPARE(unknown["error"_L1]["code"_L1], QJsonValue(-32022));
}

void TestMcpStdio::whatIsNoMessageIsAnsweredAndTheNextOneToo()
{
    start();

    QCOMPARE(ask("{")["error"_L1]["code"_L1], QJsonValue(-32700));
    QCOMPARE(ask("[]")["error"_L1]["code"_L1], QJsonValue(-32600));
    m_program->write("\n");
    QCOMPARE(ask(request("ping"))["result"_L1], QJsonValue(QJsonObject()));
}

void TestMcpStdio::aLineWithoutEndIsRefusedInLittleMemory()
{
    constexpr int kMegabytes = 100;
    start();
    ask(kHello);
    const qint64 before = peakBesideCode(m_program->processId());

    const QByteArray megabyte(1 << 20, 'a');
    for (int sent = 0; sent < kMegabytes; ++sent) {
        m_program->write(megabyte);
        QVERIFY(m_program->waitForBytesWritten(kTimeout));
    }
    const QJsonObject refused = ask(R"(","id":3})");

    QCOMPARE(refused["error"_L1]["code"_L1], QJsonValue(-32600));
    QVERIFY(refused["error"_L1]["message"_L1].toString().contains(u"4194304"_s));
    QCOMPARE(ask(request("ping"))["result"_L1], QJsonValue(QJsonObject()));
    const qint64 more = peakBesideCode(m_program->processId()) - before;
    QVERIFY2(more < 32'000, QByteArray::number(more).constData());
}

void TestMcpStdio::aDatabaseThatIsAwayIsAnsweredAndComesBack()
{
    const PostgresServer postgres = PostgresServer::startOwn();
    postgres.run(u"create database shop"_s);
    start({u"--database"_s, postgres.address(u"shop"_s).text()});
    const QByteArray find = request("tools/call", R"({"name":"find_events","arguments":{}})");
    QVERIFY(ask(find)["result"_L1].isObject());

    postgres.stop();
    const QJsonObject away = ask(find);
    const QJsonObject pinged = ask(request("tools/list"));
    m_program->write(kReady + '\n'); // A notification is never answered.
    postgres.startAgain();

    QCOMPARE(away["id"_L1], QJsonValue(2));
    QCOMPARE(away["error"_L1]["code"_L1], QJsonValue(-32603));
    QCOMPARE(away["error"_L1]["data"_L1]["code"_L1].toString(), u"busy"_s);
    QVERIFY(pinged.contains("error"_L1));
    QVERIFY(ask(find)["result"_L1].isObject());
    QVERIFY(
        ask(request("tools/call", R"({"name":"create_event","arguments":{"name":"Back"}})"))["result"_L1].isObject());
}

void TestMcpStdio::scopesHideTools()
{
    start({u"--scopes"_s, u"products:read"_s});

    const QJsonArray tools = ask(request("tools/list"))["result"_L1]["tools"_L1].toArray();

    QCOMPARE(tools.size(), 1);
    QCOMPARE(tools.at(0)["name"_L1].toString(), u"find_products"_s);
    QCOMPARE(ask(request("tools/call", R"({"name":"find_events"})"))["error"_L1]["code"_L1], QJsonValue(-32602));
}

void TestMcpStdio::itWorksBesideAServer()
{
    const QByteArray key =
        runProgram({u"key"_s, u"create"_s, u"--name"_s, u"k"_s, u"--scopes"_s, u"all"_s, u"--data"_s, data()})
            .output.trimmed();
    ServedProgram server({u"--data"_s, data(), u"--no-webhooks"_s});
    start();

    const QJsonObject made =
        ask(request("tools/call", R"({"name":"create_event","arguments":{"name":"Beside a server"}})"));

    const QString id = made["result"_L1]["structuredContent"_L1]["event"_L1]["eventId"_L1].toString();
    QVERIFY(id.startsWith(u"evt_"_s));
    const PlainAnswer read = fetch(server.port(), "GET", "/api/v1/events/" + id.toUtf8(), key);
    QCOMPARE(read.status, 200);
    QVERIFY(read.body.contains("Beside a server"));
    const PlainAnswer overHttp = fetch(server.port(), "POST", "/mcp", key, request("ping"));
    QCOMPARE(overHttp.status, 200);
    QCOMPARE(server.stop(), 0);
}

void TestMcpStdio::wrongUseIsSaid()
{
    const ProgramRun scopes = runProgram({u"mcp"_s, u"--data"_s, data(), u"--scopes"_s, u"everything"_s});
    const ProgramRun shop = runProgram({u"mcp"_s, u"--data"_s, data(), u"--shop"_s, u"shop_1"_s});

    QCOMPARE(scopes.exitCode, 2);
    QCOMPARE(shop.exitCode, 1);
    for (const ProgramRun &run : {scopes, shop}) {
        QCOMPARE(run.output, QByteArray());
        QVERIFY(!run.errors.isEmpty());
    }
}

STEMDESK_GUILESS_TEST(TestMcpStdio)

} // namespace stemdesk::mcp_stdio_test

#include "tst_mcp_stdio.moc"

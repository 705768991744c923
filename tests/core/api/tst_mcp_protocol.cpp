#include "core/api/mcp/mcp_server.h"
#include "core/api/mcp/tool.h"
#include "tests/support/api_fixture.h"
#include "tests/support/mcp_client.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QTest>

#include <functional>

namespace stemdesk::mcp_protocol_test {

/// How messages of the Model Context Protocol are taken and answered, whatever they ask for.
class McpProtocolTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<ApiFixture>();
        m_client = std::make_unique<McpClient>(api());
    }
    void aHandshakeAgreesOnAVersion_data();
    void aHandshakeAgreesOnAVersion();
    void whatIsNoMessageIsRefused_data();
    void whatIsNoMessageIsRefused();
    void whatNobodyWaitsForIsAccepted();
    void nullIsWhatIsLeftOut();
    void aByteOrderMarkIsSkipped();
    void onlyPostIsTaken();
    void versionsThatAreNotSpokenAreRefused();
    void metadataIsNeededByTheNewestRules_data();
    void metadataIsNeededByTheNewestRules();
    void headersRepeatTheBody_data();
    void headersRepeatTheBody();
    void packedNamesAreUnpacked();
    void theNewestRulesHaveNoHandshake();
    void resultsSayWhoAnswers();
    void toolsAreThoseOfTheKeysScopes();
    void everyToolIsToldWhole();
    void schemasArePlain();
    void keysOriginsAndLimitsAreThoseOfTheApi();

private:
    QJsonArray toolsOf(Scopes scopes)
    {
        const auto client = m_fixture->connect(m_fixture->newKey(scopes));
        return McpClient(*client).request("tools/list").at(u"result.tools").toArray();
    }

    std::unique_ptr<McpClient> m_client;
};

namespace {

const QByteArray kMeta = R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                         R"("io.modelcontextprotocol/clientCapabilities":{}})";

QByteArray message(const QByteArray &method, const QByteArray &params)
{
    return R"({"jsonrpc":"2.0","id":"a","method":")" + method + R"(","params":{)" + params + "}}";
}

http::Headers headersOf(const QByteArray &method, const QByteArray &name = {})
{
    http::Headers headers{{"MCP-Protocol-Version", "2026-07-28"}, {"Mcp-Method", method}};
    if (!name.isEmpty())
        headers.append(http::Header{"Mcp-Name", name});
    return headers;
}

int codeOf(const Answer &answer)
{
    return answer.at(u"error.code").toInt();
}

} // namespace

void McpProtocolTest::aHandshakeAgreesOnAVersion_data()
{
    QTest::addColumn<QByteArray>("asked");
    QTest::addColumn<QByteArray>("agreed");
    QTest::newRow("newest") << QByteArray("2025-11-25") << QByteArray("2025-11-25");
    QTest::newRow("older") << QByteArray("2025-06-18") << QByteArray("2025-06-18");
    QTest::newRow("old") << QByteArray("2025-03-26") << QByteArray("2025-03-26");
    QTest::newRow("oldest") << QByteArray("2024-11-05") << QByteArray("2024-11-05");
    QTest::newRow("too old") << QByteArray("2024-10-07") << QByteArray("2025-11-25");
    QTest::newRow("of no handshake") << QByteArray("2026-07-28") << QByteArray("2025-11-25");
    QTest::newRow("unknown") << QByteArray("2031-01-01") << QByteArray("2025-11-25");
}

void McpProtocolTest::aHandshakeAgreesOnAVersion()
{
    QFETCH(const QByteArray, asked);
    QFETCH(const QByteArray, agreed);

    const Answer answer =
        m_client->send(message("initialize", R"("protocolVersion":")" + asked + R"(","capabilities":{})"), {});

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.text(u"id"), "a");
    QCOMPARE(answer.text(u"result.protocolVersion"), agreed);
    QCOMPARE(answer.text(u"result.serverInfo.name"), "stemdesk");
    QVERIFY(answer.at(u"result.capabilities.tools").isObject());
    QVERIFY(answer.header("mcp-session-id").isEmpty());
    for (const char *field : {"2025-11-25", "2025-03-26", "2026-07-28", "1999-01-01"}) { // The body's counts.
        const Answer again = m_client->send(message("initialize", R"("protocolVersion":")" + asked + '"'),
                                            {{"MCP-Protocol-Version", field}});
        QCOMPARE(again.text(u"result.protocolVersion"), agreed);
    }
    const Answer byField = m_client->send(message("initialize", {}), {{"MCP-Protocol-Version", asked}});
    QCOMPARE(byField.text(u"result.protocolVersion"), agreed);
    QCOMPARE(m_client->send(message("ping", {}), {}).at(u"result"), QJsonValue(QJsonObject()));
}

void McpProtocolTest::whatIsNoMessageIsRefused_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("code");
    const auto row = [](const char *name, const QByteArray &body, int code) { QTest::newRow(name) << body << code; };
    row("nothing", "", -32700);
    row("no JSON", "{", -32700);
    row("two", R"({"jsonrpc":"2.0","id":1,"method":"ping"}{})", -32700);
    row("a batch", R"([{"jsonrpc":"2.0","id":1,"method":"ping"}])", -32600);
    row("a number", "5", -32600);
    row("numbers", "5,6", -32700);
    row("a text", R"("ping")", -32600);
    row("no version", R"({"id":1,"method":"ping"})", -32600);
    row("another version", R"({"jsonrpc":"1.0","id":1,"method":"ping"})", -32600);
    row("no method", R"({"jsonrpc":"2.0","id":1})", -32600);
    row("a method that is no text", R"({"jsonrpc":"2.0","id":1,"method":5})", -32600);
    row("an id of null", R"({"jsonrpc":"2.0","id":null,"method":"ping"})", -32600);
    row("a broken id", R"({"jsonrpc":"2.0","id":1.5,"method":"ping"})", -32600);
    row("params in an array", R"({"jsonrpc":"2.0","id":1,"method":"ping","params":[]})", -32600);
}

void McpProtocolTest::whatIsNoMessageIsRefused()
{
    QFETCH(const QByteArray, body);
    QFETCH(const int, code);

    const Answer answer = m_client->send(body);

    QCOMPARE(answer.status, 400);
    QCOMPARE(codeOf(answer), code);
}

void McpProtocolTest::whatNobodyWaitsForIsAccepted()
{
    for (const char *body :
         {R"({"jsonrpc":"2.0","method":"notifications/initialized"})",
          R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}})",
          R"({"jsonrpc":"2.0","method":"notifications/initialized","params":null})",
          R"({"jsonrpc":"2.0","method":"notifications/initialized","params":[]})",
          R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1,"_meta":{}}})",
          R"({"jsonrpc":"2.0","id":1,"result":{}})"}) {
        for (const http::Headers &headers :
             {http::Headers(), http::Headers{{"MCP-Protocol-Version", "1999-01-01"}},
              headersOf("notifications/cancelled"), http::Headers{{"MCP-Protocol-Version", "2026-07-28"}},
              http::Headers{{"MCP-Protocol-Version", "2025-11-25"}}}) {
            const Answer answer = m_client->send(body, headers);
            QCOMPARE(answer.status, 202);
            QCOMPARE(answer.body, "");
        }
    }
}

void McpProtocolTest::nullIsWhatIsLeftOut()
{
    for (const char *method : {"ping", "tools/list", "resources/list"})
        QVERIFY(m_client->request(method, "null").at(u"result").isObject());
    QVERIFY(m_client->request("tools/call", R"({"name":"find_events","arguments":null,"_meta":null})")
                .at(u"result.structuredContent.items")
                .isArray());
}

void McpProtocolTest::aByteOrderMarkIsSkipped()
{
    QCOMPARE(m_client->send("\xef\xbb\xbf" + message("ping", {})).at(u"result"), QJsonValue(QJsonObject()));
}

void McpProtocolTest::onlyPostIsTaken()
{
    for (const char *method : {"GET", "DELETE", "PATCH", "PUT"}) {
        const Answer answer = api().request(method, "/mcp");
        QCOMPARE(answer.status, 405);
        QCOMPARE(answer.header("allow"), "POST");
    }
}

void McpProtocolTest::versionsThatAreNotSpokenAreRefused()
{
    const Answer handshake = m_client->send(message("ping", {}), {{"MCP-Protocol-Version", "1999-01-01"}});
    const QByteArray meta = QByteArray(kMeta).replace("2026-07-28", "2099-01-01");
    const Answer newest = m_client->send(message("tools/list", meta),
                                         {{"MCP-Protocol-Version", "2099-01-01"}, {"Mcp-Method", "tools/list"}});

    for (const Answer &answer : {handshake, newest}) {
        QCOMPARE(answer.status, 400);
        QCOMPARE(codeOf(answer), -32022);
        QCOMPARE(answer.at(u"error.data.supported").toArray(),
                 (QJsonArray{u"2026-07-28"_s, u"2025-11-25"_s, u"2025-06-18"_s}));
    }
    QCOMPARE(newest.text(u"error.data.requested"), "2099-01-01");
    QCOMPARE(m_client->send(message("ping", {}), {{"MCP-Protocol-Version", "2025-03-26"}}).status, 200);
}

void McpProtocolTest::metadataIsNeededByTheNewestRules_data()
{
    QTest::addColumn<QByteArray>("params");
    QTest::newRow("none") << QByteArray();
    QTest::newRow("empty") << QByteArray(R"("_meta":{})");
    QTest::newRow("no version") << QByteArray(R"("_meta":{"io.modelcontextprotocol/clientCapabilities":{}})");
    QTest::newRow("no capabilities") << QByteArray(
        R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"})");
}

void McpProtocolTest::metadataIsNeededByTheNewestRules()
{
    QFETCH(const QByteArray, params);

    const Answer answer = m_client->send(message("tools/list", params), headersOf("tools/list"));

    QCOMPARE(answer.status, 400);
    QCOMPARE(codeOf(answer), -32602);
    QCOMPARE(answer.text(u"id"), "a");
}

void McpProtocolTest::headersRepeatTheBody_data()
{
    QTest::addColumn<http::Headers>("headers");
    const http::Headers whole = headersOf("tools/call", "find_events");
    QTest::newRow("no version") << whole.mid(1);
    QTest::newRow("another version") << (http::Headers{{"MCP-Protocol-Version", "2025-11-25"}} + whole.mid(1));
    QTest::newRow("no method") << http::Headers{whole.at(0), whole.at(2)};
    QTest::newRow("another method") << headersOf("tools/list", "find_events");
    QTest::newRow("another case") << headersOf("Tools/Call", "find_events");
    QTest::newRow("no name") << headersOf("tools/call");
    QTest::newRow("another name") << headersOf("tools/call", "read_event");
    QTest::newRow("two names") << (whole + http::Headers{{"Mcp-Name", "find_events"}});
    QTest::newRow("badly packed") << headersOf("tools/call", "=?base64?%%%?=");
}

void McpProtocolTest::headersRepeatTheBody()
{
    QFETCH(const http::Headers, headers);
    const QByteArray call = message("tools/call", R"("name":"find_events","arguments":{},)" + kMeta);

    const Answer answer = m_client->send(call, headers);

    QCOMPARE(answer.status, 400);
    QCOMPARE(codeOf(answer), -32020);
    QCOMPARE(m_client->send(call, headersOf("tools/call", "find_events")).status, 200);
}

void McpProtocolTest::packedNamesAreUnpacked()
{
    const QByteArray packed = "=?base64?" + QByteArray("find_events").toBase64() + "?=";

    const Answer answer =
        m_client->send(message("tools/call", R"("name":"find_events",)" + kMeta), headersOf("tools/call", packed));

    QCOMPARE(answer.status, 200);
    QVERIFY(answer.at(u"result.structuredContent.items").isArray());
}

void McpProtocolTest::theNewestRulesHaveNoHandshake()
{
    for (const char *method : {"initialize", "ping", "prompts/list", "no/such"}) {
        const Answer answer = m_client->send(message(method, kMeta), headersOf(method));
        QCOMPARE(answer.status, 404);
        QCOMPARE(codeOf(answer), -32601);
        QCOMPARE(answer.text(u"id"), "a");
    }
    const Answer older = m_client->request("server/discover");
    QCOMPARE(older.status, 200);
    QCOMPARE(codeOf(older), -32601);
}

void McpProtocolTest::resultsSayWhoAnswers()
{
    const Answer discovered = m_client->send(message("server/discover", kMeta), headersOf("server/discover"));
    const Answer listed = m_client->send(message("resources/list", kMeta), headersOf("resources/list"));

    QCOMPARE(discovered.at(u"result.supportedVersions").toArray().first(), QJsonValue(u"2026-07-28"_s));
    QVERIFY(discovered.text(u"result.instructions").contains("GBP"));
    for (const Answer &answer : {discovered, listed}) {
        const QJsonObject result = answer.at(u"result").toObject();
        QCOMPARE(result[u"resultType"_s].toString(), u"complete"_s);
        QCOMPARE(result[u"cacheScope"_s].toString(), u"private"_s);
        QVERIFY(result[u"ttlMs"_s].toInt(-1) >= 0);
        QCOMPARE(result[u"_meta"_s][u"io.modelcontextprotocol/serverInfo"_s][u"name"_s].toString(), u"stemdesk"_s);
    }
    QVERIFY(!m_client->request("resources/list").at(u"result").toObject().contains(u"resultType"_s));
}

void McpProtocolTest::toolsAreThoseOfTheKeysScopes()
{
    QCOMPARE(toolsOf(Scopes::all()).size(), qsizetype(mcp::allTools().size()));
    QCOMPARE(toolsOf(Scopes().add(Scope::SuppliersRead)).size(), 0);
    const QJsonArray orders = toolsOf(Scopes().add(Scope::OrdersRead));
    QCOMPARE(orders.size(), 1);
    QCOMPARE(orders.at(0)["name"_L1].toString(), u"order_sheet"_s);

    const auto reader = m_fixture->connect(m_fixture->newKey(Scopes().add(Scope::EventsRead)));
    const Answer refused = McpClient(*reader).call("create_event", R"({"name":"A"})");
    QCOMPARE(codeOf(refused), -32602);
    QCOMPARE(codeOf(m_client->call("no_such_tool", "{}")), -32602);
}

void McpProtocolTest::everyToolIsToldWhole()
{
    for (const QJsonValue tool : toolsOf(Scopes::all())) {
        const QByteArray name = tool["name"_L1].toString().toUtf8();
        QVERIFY2(mcp::findTool(name), name.constData());
        QVERIFY2(tool["description"_L1].toString().size() > 40, name.constData());
        QVERIFY2(tool["inputSchema"_L1]["type"_L1] == "object"_L1, name.constData());
        QVERIFY2(tool["outputSchema"_L1]["type"_L1] == "object"_L1, name.constData());
        const QJsonObject hints = tool["annotations"_L1].toObject();
        QCOMPARE(hints.size(), 4);
        QCOMPARE(hints["openWorldHint"_L1], QJsonValue(false));
        const bool writes = mcp::findTool(name)->queue == RequestQueue::Write;
        QCOMPARE(hints["readOnlyHint"_L1], QJsonValue(!writes));
    }
}

/// Some models' makers refuse all tools where one has a schema that says more than theirs can.
void McpProtocolTest::schemasArePlain()
{
    const std::function<void(const QJsonValue &, const QString &)> validate = [&](const QJsonValue &value,
                                                                                  const QString &place) {
        const QJsonObject object = value.toObject();
        for (const QString &word : {u"anyOf"_s, u"oneOf"_s, u"allOf"_s})
            QVERIFY2(!object.contains(word) || object.size() == 1, qPrintable(place));
        QVERIFY2(!object.contains("$ref"_L1), qPrintable(place));
        if (!place.endsWith("/properties"_L1))
            QVERIFY2(!object["type"_L1].isArray(), qPrintable(place));
        for (auto member = object.begin(); member != object.end(); ++member)
            validate(*member, place + u'/' + member.key());
        const QJsonArray array = value.toArray();
        for (qsizetype at = 0; at < array.size(); ++at)
            validate(array.at(at), place + u'/' + QString::number(at));
    };
    for (const QJsonValue tool : toolsOf(Scopes::all())) {
        validate(tool["inputSchema"_L1], tool["name"_L1].toString());
        validate(tool["outputSchema"_L1], tool["name"_L1].toString());
    }
}

void McpProtocolTest::keysOriginsAndLimitsAreThoseOfTheApi()
{
    const auto nobody = m_fixture->connect("wrong");
    QCOMPARE(McpClient(*nobody).request("ping").error(), "invalid_api_key");
    const http::Headers page{{"Origin", "http://evil.example"}, {"MCP-Protocol-Version", "2025-11-25"}};
    QCOMPARE(m_client->send(message("ping", {}), page).error(), "origin_not_allowed");
    QCOMPARE(api().post("/mcp", message("ping", {}), {{"Content-Type", "text/plain"}}).status, 415);
    m_fixture->set(u"rate-per-minute"_s, u"1"_s);
    const auto limited = m_fixture->connect(m_fixture->newKey());
    QCOMPARE(McpClient(*limited).request("ping").status, 200);
    QCOMPARE(McpClient(*limited).request("ping").error(), "rate_limited");
}

STEMDESK_GUILESS_TEST(McpProtocolTest)

} // namespace stemdesk::mcp_protocol_test

#include "tst_mcp_protocol.moc"

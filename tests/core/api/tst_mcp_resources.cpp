#include "tests/support/api_fixture.h"
#include "tests/support/mcp_client.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace stemdesk::mcp_resources_test {

/// The resources that an assistant can read by URI: events and order sheets.
class McpResourcesTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<ApiFixture>();
        m_client = std::make_unique<McpClient>(api());
    }
    void resourcesAreListedAndRead();
    void anEventNamesWhomAndWhatItHasIdsOf();
    void resourcesOfOthersAreNotFound_data();
    void resourcesOfOthersAreNotFound();

private:
    std::unique_ptr<McpClient> m_client;
};

void McpResourcesTest::resourcesAreListedAndRead()
{
    const QJsonArray resources = m_client->request("resources/list").at(u"result.resources").toArray();

    QCOMPARE(resources.size(), 2);
    QCOMPARE(resources.at(0)["uri"_L1].toString().toUtf8(), filled("stemdesk://event/<evt>"));
    QCOMPARE(resources.at(1)["uri"_L1].toString().toUtf8(), filled("stemdesk://order-sheet/<ordr>"));
    for (const QJsonValue resource : resources) {
        const QByteArray uri = resource["uri"_L1].toString().toUtf8();
        const Answer answer = m_client->request("resources/read", R"({"uri":")" + uri + R"("})");
        QCOMPARE(answer.text(u"result.contents.0.uri"), uri);
        QVERIFY(!QJsonDocument::fromJson(answer.text(u"result.contents.0.text")).object().isEmpty());
    }
    QCOMPARE(m_client->request("resources/templates/list").at(u"result.resourceTemplates").toArray().size(), 2);
}

void McpResourcesTest::anEventNamesWhomAndWhatItHasIdsOf()
{
    const QByteArray path = filled("/api/v1/events/<evt>");
    const QByteArray named = R"({"contacts":[{"contactId":"<con>","role":"client"},
        {"contactId":"<con>","role":"billing"}],"pricing":{"taxGroupId":"<tax>"}})";
    QCOMPARE(api().patch(path, filled(named)).status, 200);
    QCOMPARE(api().post(path + filled("/quotes/<quo>/accept"), R"({"acceptedBy":"Ada"})").status, 200);

    const Answer answer = m_client->request("resources/read", filled(R"({"uri":"stemdesk://event/<evt>"})"));

    const QJsonValue event = QJsonDocument::fromJson(answer.text(u"result.contents.0.text")).object();
    QCOMPARE(event["contacts"_L1][1]["contactName"_L1], QJsonValue(u"Ada Marlow"_s));
    QCOMPARE(event["pricing"_L1]["taxGroupName"_L1].toString().toUtf8(),
             api().get(filled("/api/v1/tax-groups/<tax>")).text(u"name"));
    QCOMPARE(event["acceptedQuote"_L1], api().get(path).at(u"acceptedQuote"));
}

void McpResourcesTest::resourcesOfOthersAreNotFound_data()
{
    QTest::addColumn<QByteArray>("uri");
    for (const char *uri :
         {"stemdesk://event/<none.evt>", "stemdesk://event/<other.evt>", "stemdesk://event/<sup>", "stemdesk://event/",
          "stemdesk://order-sheet/<none.ordr>", "stemdesk://key/x", "file:///etc/passwd", "nothing"})
        QTest::newRow(uri) << QByteArray(uri);
}

void McpResourcesTest::resourcesOfOthersAreNotFound()
{
    QFETCH(const QByteArray, uri);
    const QByteArray asked = filled(uri);

    const Answer answer = m_client->request("resources/read", R"({"uri":")" + asked + R"("})");

    QCOMPARE(answer.at(u"error.code"), QJsonValue(-32602));
    QCOMPARE(answer.text(u"error.data.uri"), asked);
}

STEMDESK_GUILESS_TEST(McpResourcesTest)

} // namespace stemdesk::mcp_resources_test

#include "tst_mcp_resources.moc"

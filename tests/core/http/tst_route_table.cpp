#include "core/http/route_table.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::route_table_test {

using namespace stemdesk::http;

class TestRouteTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_table = {};
        m_table.add(Method::Get, "/healthz", "health");
        m_table.add(Method::Get, "/api/v1/events", "list");
        m_table.add(Method::Post, "/api/v1/events", "create");
        m_table.add(Method::Get, "/api/v1/events/{id}", "read");
        m_table.add(Method::Patch, "/api/v1/events/{id}", "patch");
        m_table.add(Method::Post, "/api/v1/events/search", "search");
        m_table.add(Method::Delete, "/api/v1/events/{id}/groups/{groupId}", "delete group");
        m_table.add(Method::Get, "/api/v1/events/search/deep/end", "deep");
        m_table.add(Method::Get, "/", "root");
    }

    void findsTheEndpointOfAPath_data()
    {
        QTest::addColumn<Method>("method");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("endpoint");
        QTest::addColumn<QList<QByteArray>>("parameters");

        const QList<QByteArray> none;
        QTest::newRow("root") << Method::Get << QByteArray("/") << QByteArray("root") << none;
        QTest::newRow("one segment") << Method::Get << QByteArray("/healthz") << QByteArray("health") << none;
        QTest::newRow("by method") << Method::Post << QByteArray("/api/v1/events") << QByteArray("create") << none;
        QTest::newRow("HEAD as GET") << Method::Head << QByteArray("/api/v1/events") << QByteArray("list") << none;
        QTest::newRow("parameter") << Method::Patch << QByteArray("/api/v1/events/evt_1") << QByteArray("patch")
                                   << QList<QByteArray>{"evt_1"};
        QTest::newRow("two parameters") << Method::Delete << QByteArray("/api/v1/events/a/groups/b")
                                        << QByteArray("delete group") << QList<QByteArray>{"a", "b"};
        QTest::newRow("parameter stays encoded") << Method::Get << QByteArray("/api/v1/events/a%2Fb%00")
                                                 << QByteArray("read") << QList<QByteArray>{"a%2Fb%00"};
        QTest::newRow("literal before parameter")
            << Method::Post << QByteArray("/api/v1/events/search") << QByteArray("search") << none;
        QTest::newRow("back from a literal that leads nowhere")
            << Method::Delete << QByteArray("/api/v1/events/search/groups/b") << QByteArray("delete group")
            << QList<QByteArray>{"search", "b"};
    }

    void findsTheEndpointOfAPath()
    {
        QFETCH(Method, method);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, endpoint);

        const auto match = m_table.match(method, path);

        QVERIFY(match.endpoint);
        QCOMPARE(*match.endpoint, endpoint);
        QTEST(match.parameters, "parameters");
        QCOMPARE(match.route->endpoint, endpoint);
    }

    void namesTheMethodsOfAPathThatExists_data()
    {
        QTest::addColumn<Method>("method");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("allow");

        QTest::newRow("GET and POST") << Method::Delete << QByteArray("/api/v1/events")
                                      << QByteArray("GET, HEAD, POST");
        QTest::newRow("OPTIONS is not special")
            << Method::Options << QByteArray("/api/v1/events/x") << QByteArray("GET, HEAD, PATCH");
        QTest::newRow("HEAD without GET")
            << Method::Head << QByteArray("/api/v1/events/a/groups/b") << QByteArray("DELETE");
        QTest::newRow("unknown") << Method::Get << QByteArray("/api/v1/nothing") << QByteArray();
        QTest::newRow("slash at the end") << Method::Get << QByteArray("/api/v1/events/") << QByteArray();
        QTest::newRow("doubled slash") << Method::Get << QByteArray("/api//v1/events") << QByteArray();
        QTest::newRow("leading doubled slash") << Method::Get << QByteArray("//healthz") << QByteArray();
        QTest::newRow("empty parameter") << Method::Delete << QByteArray("/api/v1/events//groups/b") << QByteArray();
        QTest::newRow("encoded letter is another path") << Method::Get << QByteArray("/health%7A") << QByteArray();
        QTest::newRow("encoded slash is no slash") << Method::Get << QByteArray("/api%2Fv1/events") << QByteArray();
        QTest::newRow("another case") << Method::Get << QByteArray("/Healthz") << QByteArray();
        QTest::newRow("too deep") << Method::Get << QByteArray("/healthz/x") << QByteArray();
        QTest::newRow("not deep enough") << Method::Get << QByteArray("/api/v1") << QByteArray();
        QTest::newRow("line break behind") << Method::Get << QByteArray("/healthz%0A") << QByteArray();
        QTest::newRow("the server itself") << Method::Options << QByteArray("*") << QByteArray();
        QTest::newRow("nothing") << Method::Get << QByteArray() << QByteArray();
        QTest::newRow("thousands of slashes") << Method::Get << QByteArray(8000, '/') << QByteArray();
    }

    void namesTheMethodsOfAPathThatExists()
    {
        QFETCH(Method, method);
        QFETCH(QByteArray, path);

        const auto match = m_table.match(method, path);

        QVERIFY(!match.endpoint);
        QTEST(match.allow, "allow");
    }

    void listsAllRoutesInOrder()
    {
        QList<QByteArray> patterns;
        for (const auto &route : m_table.routes())
            patterns.append(route.pattern);

        QCOMPARE(patterns.size(), 9);
        QCOMPARE(patterns.first(), QByteArray("/healthz"));
        QCOMPARE(patterns.last(), QByteArray("/"));
    }

private:
    RouteTable<QByteArray> m_table;
};

STEMDESK_APPLESS_TEST(TestRouteTable)

} // namespace stemdesk::route_table_test

#include "tst_route_table.moc"

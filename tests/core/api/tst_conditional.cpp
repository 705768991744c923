#include "tests/support/api_fixture.h"

#include <QTest>

using namespace stemdesk;
using namespace Qt::StringLiterals;

class ConditionalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void readsHaveAStrongTag_data();
    void readsHaveAStrongTag();
    void changesNeedTheNewestVersion_data() { readsHaveAStrongTag_data(); }
    void changesNeedTheNewestVersion();
    void deletesNeedTheNewestVersion();
    void aLineEditChangesTheEventsTag();
    void ifMatchComesAfterTheBody();

private:
    ApiClient &api() { return m_fixture->api(); }
    std::unique_ptr<ApiFixture> m_fixture;
};

void ConditionalTest::readsHaveAStrongTag_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("change");
    const auto row = [](const QByteArray &path, const QByteArray &change) {
        QTest::newRow(path.constData()) << path << change;
    };
    row("suppliers/<sup>", R"({"phone":"1"})");
    row("colors/<col>", R"({"hex":"#010203"})");
    row("categories/<cat>", R"({"name":"Other"})");
    row("products/<prod>", R"({"description":"d"})");
    row("price-lists/<pl>", R"({"name":"n"})");
    row("price-lists/<pl>/entries/<pe>", R"({"unitCostExclTax":7})");
    row("tax-groups/<tax>", R"({"rate":0.3})");
    row("events/<evt>", R"({"notes":"n"})");
    row("events/<evt>/groups/<grp>", R"({"notes":"n"})");
    row("events/<evt>/groups/<grp>/items/<item>", R"({"quantity":7})");
}

void ConditionalTest::readsHaveAStrongTag()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, change);
    const QByteArray url = m_fixture->filled("/api/v1/" + path);
    const Answer read = api().get(url);
    const QByteArray tag = read.header("etag");
    QVERIFY(tag.size() > 2 && tag.startsWith('"') && tag.endsWith('"'));

    for (const QByteArray &known : {tag, "W/" + tag, QByteArray("*"), "\"x\", " + tag}) {
        const Answer same = api().get(url, {{"If-None-Match", known}});
        QCOMPARE(same.status, 304);
        QCOMPARE(same.body, QByteArray());
        QCOMPARE(same.header("etag"), tag);
    }
    QCOMPARE(api().get(url, {{"If-None-Match", "\"x\""}}).status, 200);
    QCOMPARE(api().get(url).header("etag"), tag);
    m_fixture->test().tick();
    QCOMPARE(api().patch(url, change).status, 200);

    const Answer after = api().get(url, {{"If-None-Match", tag}});
    QCOMPARE(after.status, 200);
    QVERIFY(after.header("etag") != tag);
}

void ConditionalTest::changesNeedTheNewestVersion()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, change);
    const QByteArray url = m_fixture->filled("/api/v1/" + path);
    const QByteArray tag = api().get(url).header("etag");
    m_fixture->test().tick();

    const Answer fresh = api().patch(url, change, {{"If-Match", tag}});
    QCOMPARE(fresh.status, 200);
    QCOMPARE(fresh.header("etag"), api().get(url).header("etag"));
    const qint64 changes = m_fixture->changeCount();
    const Answer stale = api().patch(url, "{}", {{"If-Match", tag}});

    QCOMPARE(stale.status, 412);
    QCOMPARE(stale.error(), "version_mismatch");
    QCOMPARE(m_fixture->changeCount(), changes);
    QCOMPARE(api().patch(url, "{}", {{"If-Match", "W/" + fresh.header("etag")}}).status, 412); // Weak never matches.
    QCOMPARE(api().patch(url, "{}", {{"If-Match", fresh.header("etag")}}).status, 200);
    QCOMPARE(api().patch(url, "{}", {{"If-Match", "*"}}).status, 200);
}

void ConditionalTest::deletesNeedTheNewestVersion()
{
    const QByteArray url = m_fixture->filled("/api/v1/colors/<col>");
    const QByteArray tag = api().get(url).header("etag");

    QCOMPARE(api().remove(url, {{"If-Match", "\"old\""}}).error(), "version_mismatch");
    QCOMPARE(api().get(url).status, 200);
    QCOMPARE(api().remove(url, {{"If-Match", tag}}).status, 200);
    QCOMPARE(api().remove(url, {{"If-Match", tag}}).status, 404); // Existence comes first.
}

void ConditionalTest::aLineEditChangesTheEventsTag()
{
    const QByteArray event = m_fixture->filled("/api/v1/events/<evt>");
    const QByteArray tag = api().get(event).header("etag");
    m_fixture->test().tick();
    QCOMPARE(
        api().patch(m_fixture->filled("/api/v1/events/<evt>/groups/<grp>/items/<item>"), R"({"notes":"n"})").status,
        200);

    QCOMPARE(api().patch(event, R"({"name":"N"})", {{"If-Match", tag}}).status, 412);
}

void ConditionalTest::ifMatchComesAfterTheBody()
{
    const QByteArray url = m_fixture->filled("/api/v1/suppliers/<sup>");

    QCOMPARE(api().patch(url, R"({"name":5})", {{"If-Match", "\"old\""}}).error(), "invalid_name");
    QCOMPARE(api().patch(m_fixture->filled("/api/v1/suppliers/<none.sup>"), "{}", {{"If-Match", "\"old\""}}).error(),
             "not_found");
}

QTEST_GUILESS_MAIN(ConditionalTest)
#include "tst_conditional.moc"

#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::conditional_test {

class ConditionalTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void readsHaveAStrongTag_data();
    void readsHaveAStrongTag();
    void changesNeedTheNewestVersion_data() { readsHaveAStrongTag_data(); }
    void changesNeedTheNewestVersion();
    void deletesNeedTheNewestVersion();
    void deletesOfSeveralTakeNoTag();
    void aLineEditChangesTheEventsTag();
    void theTagOfAnyFieldsIsGood_data();
    void theTagOfAnyFieldsIsGood();
    void whatIsNoTagIsSaid_data();
    void whatIsNoTagIsSaid();
    void severalTagsAreAList();
    void theTagOfAFileIsGood();
    void aTagOfAnotherObjectIsNotGood();
    void aLineEditChangesItsGroup();
    void figuresThatMoveLeaveTheVersionOfALine();
    void ifMatchComesAfterTheBody();
    void aPackedAnswerHasATagOfItsOwn();
};

namespace {

/// The tag as a proxy that compresses the answer marks it.
QByteArray packedBy(const QByteArray &packing, const QByteArray &tag)
{
    return tag.chopped(1) + packing + '"';
}

} // namespace

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
    row("products/<prod>/variants/<var>", R"({"notes":"n"})");
    row("price-lists/<pl>", R"({"name":"n"})");
    row("price-lists/<pl>/entries/<pe>", R"({"unitCostExclTax":7})");
    row("tax-groups/<tax>", R"({"rate":0.3})");
    row("contacts/<con>", R"({"notes":"n"})");
    row("events/<evt>/payments/<pay>", R"({"note":"n"})");
    row("events/<evt>", R"({"notes":"n"})");
    row("events/<evt>/groups/<grp>", R"({"notes":"n"})");
    row("events/<evt>/groups/<grp>/items/<item>", R"({"quantity":7})");
}

void ConditionalTest::readsHaveAStrongTag()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, change);
    const QByteArray url = filled("/api/v1/" + path);
    const Answer read = api().get(url);
    const QByteArray tag = read.header("etag");
    QVERIFY(tag.size() > 2 && tag.startsWith('"') && tag.endsWith('"'));

    for (const QByteArray &known : {tag, "W/" + tag, QByteArray("*"), "\"x\", " + tag, packedBy(";gzip", tag),
                                    "W/" + packedBy("--gzip", tag), packedBy("-br", tag)}) {
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
    const QByteArray url = filled("/api/v1/" + path);
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
    const QByteArray newest = fresh.header("etag");
    for (const QByteArray &seen : {newest, "W/" + newest, packedBy("-gzip", newest), packedBy(";gzip", newest),
                                   "W/" + packedBy("-gzip", newest)}) // As proxies pass it on.
        QCOMPARE(api().patch(url, "{}", {{"If-Match", seen}}).status, 200);
    for (const QByteArray &other : {"W/" + tag, packedBy("-gzip", tag)})
        QCOMPARE(api().patch(url, "{}", {{"If-Match", other}}).error(), "version_mismatch");
    QCOMPARE(api().patch(url, "{}", {{"If-Match", "*"}}).status, 200);
}

void ConditionalTest::deletesNeedTheNewestVersion()
{
    const QByteArray url = filled("/api/v1/colors/<col>");
    const QByteArray tag = api().get(url).header("etag");

    QCOMPARE(api().remove(url, {{"If-Match", "\"old\""}}).error(), "version_mismatch");
    QCOMPARE(api().get(url).status, 200);
    QCOMPARE(api().remove(url, {{"If-Match", tag}}).status, 200);
    QCOMPARE(api().remove(url, {{"If-Match", tag}}).status, 404); // A missing object is reported before a wrong tag.
}

void ConditionalTest::deletesOfSeveralTakeNoTag()
{
    const QByteArray product = filled("/api/v1/products/<prod>");
    const QByteArray variant = filled("/api/v1/products/<prod>/variants/<var>");
    const QByteArray tag = api().get(product).header("etag");
    const QByteArray tagOfVariant = api().get(variant).header("etag");
    const QByteArray products = filled("/api/v1/products?force=true&ids=<prod>");
    const QByteArray variants = filled("/api/v1/variants?force=true&ids=<var>");

    const Answer refused = api().remove(products, {{"If-Match", tag}});

    QCOMPARE(refused.status, 412);
    QCOMPARE(refused.error(), "version_mismatch");
    QVERIFY(refused.text(u"message").contains("ids"));
    QCOMPARE(api().remove(products, {{"If-Match", "\"-\""}}).error(), "version_mismatch");
    QCOMPARE(api().remove(products, {{"If-Match", "old"}}).error(), "invalid_if_match");
    QCOMPARE(api().remove(variants, {{"If-Match", tagOfVariant}}).error(), "version_mismatch");
    QCOMPARE(api().get(variant).status, 200);
    QCOMPARE(api().remove(variants, {{"If-Match", "*"}}).text(u"results.0.id"), filled("<var>"));
    QCOMPARE(api().remove(products).text(u"results.0.id"), filled("<prod>"));
}

void ConditionalTest::aLineEditChangesTheEventsTag()
{
    const QByteArray event = filled("/api/v1/events/<evt>");
    const QByteArray tag = api().get(event).header("etag");
    m_fixture->test().tick();
    QCOMPARE(api().patch(filled("/api/v1/events/<evt>/groups/<grp>/items/<item>"), R"({"notes":"n"})").status, 200);

    QCOMPARE(api().patch(event, R"({"name":"N"})", {{"If-Match", tag}}).status, 412);
}

void ConditionalTest::theTagOfAnyFieldsIsGood_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<QByteArray>("fields");
    const auto row = [](const QByteArray &path, const QByteArray &change, const QByteArray &fields) {
        QTest::newRow((path + ' ' + fields).constData()) << path << change << fields;
    };
    row("suppliers/<sup>", R"({"phone":"1"})", "name");
    row("products/<prod>", R"({"description":"d"})", "name,variants.sku");
    row("products/<prod>/variants/<var>", R"({"notes":"n"})", "sku");
    row("price-lists/<pl>", R"({"name":"n"})", "date");
    row("events/<evt>", R"({"notes":"n"})", "name");
    row("events/<evt>", R"({"notes":"n"})", "groups.items.quantity");
    row("events/<evt>", R"({"notes":"n"})", "totals");
    row("events/<evt>/groups/<grp>", R"({"notes":"n"})", "name");
    row("events/<evt>/groups/<grp>/items/<item>", R"({"quantity":7})", "quantity");
}

void ConditionalTest::theTagOfAnyFieldsIsGood()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, change);
    QFETCH(const QByteArray, fields);
    const QByteArray url = filled("/api/v1/" + path);
    const QByteArray whole = api().get(url).header("etag");
    const QByteArray part = api().get(url + "?fields=" + fields).header("etag");
    m_fixture->test().tick();

    QVERIFY(part != whole);
    // The tag of a selection of fields does not match the whole object.
    QCOMPARE(api().get(url, {{"If-None-Match", part}}).status, 200);
    QCOMPARE(api().get(url + "?fields=" + fields, {{"If-None-Match", part}}).status, 304);
    QCOMPARE(api().patch(url, change, {{"If-Match", part}}).status, 200);
    QCOMPARE(api().patch(url, change, {{"If-Match", part}}).error(), "version_mismatch");
}

void ConditionalTest::whatIsNoTagIsSaid_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const QByteArray &value, const QByteArray &error) {
        QTest::newRow(value.constData()) << value << error;
    };
    for (const QByteArray &value : QByteArrayList{"7", "abc", "\"abc", "abc\"", "\"a b\"", "\"a\" \"b\"", "*, \"a\"",
                                                  "\"a\", *", "w/\"a\"", "W/", "W/*", ",", "\"a\",b"})
        row(value, "invalid_if_match");
    for (const QByteArray &value :
         QByteArrayList{"\"\"", "\"a\"", "W/\"a\"", "\"a\" , \"b\"", "\"a,b\"", ", \"a\",,", "\"\xe9\""})
        row(value, "version_mismatch");
}

void ConditionalTest::whatIsNoTagIsSaid()
{
    QFETCH(const QByteArray, value);
    QFETCH(const QByteArray, error);
    const QByteArray url = filled("/api/v1/suppliers/<sup>");

    const Answer answer = api().patch(url, R"({"phone":"1"})", {{"If-Match", value}});

    QCOMPARE(answer.error(), error);
    QCOMPARE(answer.status, error == "invalid_if_match" ? 422 : 412);
    QVERIFY(api().get(url).at(u"phone").isNull());
    QCOMPARE(api().get(url, {{"If-None-Match", value}}).status, 200);
}

void ConditionalTest::severalTagsAreAList()
{
    const QByteArray url = filled("/api/v1/suppliers/<sup>");
    const QByteArray tag = api().get(url).header("etag");

    QCOMPARE(api().patch(url, "{}", {{"If-Match", "\"a,b\" ,, " + tag + ", \"c\""}}).status, 200);
    QCOMPARE(api().patch(url, "{}", {{"If-Match", "\"a\""}, {"If-Match", tag}}).status, 200);
    QCOMPARE(api().patch(url, "{}", {{"If-Match", "\"a\", W/" + tag}}).status, 200); // A proxy weakens it.
}

void ConditionalTest::theTagOfAFileIsGood()
{
    const QByteArray body = filled(R"({"eventIds":["<evt>"]})");
    const Answer saved = api().post("/api/v1/order-sheets", body);
    const QByteArray url = saved.header("location");
    const QByteArray file = api().get(url + "?format=csv").header("etag");
    const QByteArray part = api().get(url + "?fields=orderSheetId").header("etag");

    QVERIFY(file != part);
    QCOMPARE(api().patch(url, R"({"received":[]})", {{"If-Match", file}}).status, 200);
    QCOMPARE(api().patch(url, R"({"received":[]})", {{"If-Match", part}}).status, 200);
    QCOMPARE(api().patch(url, R"({"received":[]})", {{"If-Match", "\"old\""}}).status, 412);
}

void ConditionalTest::aTagOfAnotherObjectIsNotGood()
{
    const QByteArray one = filled("/api/v1/colors/<col>");
    const QByteArray other = api().post("/api/v1/colors", R"({"name":"Other","hex":"#000000"})").header("location");

    QCOMPARE(api().remove(one, {{"If-Match", api().get(other).header("etag")}}).status, 412);
}

void ConditionalTest::aLineEditChangesItsGroup()
{
    const QByteArray group = filled("/api/v1/events/<evt>/groups/<grp>");
    const QByteArray items = group + "/items";
    QByteArray line;
    const auto follows = [&](const std::function<Answer()> &edit) {
        const Answer before = api().get(group + "?fields=updatedAt");
        m_fixture->test().tick();
        const Answer edited = edit();
        const Answer after = api().get(group + "?fields=updatedAt");
        return edited.status < 300 && after.at(u"updatedAt").toInteger() == m_fixture->test().now()
            && api().patch(group, "{}", {{"If-Match", before.header("etag")}}).status == 412;
    };

    QVERIFY(follows([&] {
        const Answer made = api().post(items, filled(R"({"variantId":"<var>","quantity":1})"));
        line = made.header("location");
        return made;
    }));
    QVERIFY(follows([&] { return api().patch(line, R"({"notes":"n"})"); }));
    QVERIFY(follows([&] { return api().patch(line, R"({"position":0})"); }));
    QVERIFY(follows([&] { return api().remove(line); }));
}

void ConditionalTest::figuresThatMoveLeaveTheVersionOfALine()
{
    const QByteArray line = filled("/api/v1/events/<evt>/groups/<grp>/items/<item>");
    const QByteArray tag = api().get(line).header("etag");

    QCOMPARE(api().patch(filled("/api/v1/price-lists/<pl>/entries/<pe>"), R"({"unitCostExclTax":9})").status, 200);

    QCOMPARE(api().get(line, {{"If-None-Match", tag}}).status, 200);
    QCOMPARE(api().patch(line, R"({"notes":"n"})", {{"If-Match", tag}}).status, 200);
}

void ConditionalTest::ifMatchComesAfterTheBody()
{
    const QByteArray url = filled("/api/v1/suppliers/<sup>");

    QCOMPARE(api().patch(url, R"({"name":5})", {{"If-Match", "\"old\""}}).error(), "invalid_name");
    QCOMPARE(api().patch(filled("/api/v1/suppliers/<none.sup>"), "{}", {{"If-Match", "\"old\""}}).error(), "not_found");
}

void ConditionalTest::aPackedAnswerHasATagOfItsOwn()
{
    const QByteArray url = filled("/api/v1/products/<prod>");
    const http::Header gzip{"Accept-Encoding", "gzip"};
    api().patch(url, "{\"description\":\"" + QByteArray(2'000, 'x') + "\"}");
    const Answer plain = api().get(url);

    const Answer packed = api().get(url, {gzip});
    const Answer head = api().request("HEAD", url, {}, {gzip});

    QCOMPARE(packed.header("content-encoding"), "gzip");
    QCOMPARE(packed.header("vary"), "Accept-Encoding");
    QVERIFY(packed.header("content-length").toInt() < plain.body.size());
    QCOMPARE(packed.body, plain.body);
    QVERIFY(packed.header("etag") != plain.header("etag"));
    QCOMPARE(head.header("etag"), packed.header("etag"));
    QCOMPARE(head.header("content-length"), packed.header("content-length"));
    const Answer same = api().get(url, {gzip, {"If-None-Match", packed.header("etag")}});
    QCOMPARE(same.status, 304);
    QCOMPARE(same.header("etag"), packed.header("etag"));
    QCOMPARE(api().get(url, {gzip, {"If-None-Match", plain.header("etag")}}).status, 304);
    QCOMPARE(api().patch(url, R"({"description":"y"})", {{"If-Match", packed.header("etag")}}).status, 200);
    QCOMPARE(api().patch(url, R"({"description":"z"})", {{"If-Match", packed.header("etag")}}).error(),
             "version_mismatch");
    QCOMPARE(api().get(url, {gzip}).header("content-encoding"), ""); // It is too short to compress now.
}

STEMDESK_GUILESS_TEST(ConditionalTest)

} // namespace stemdesk::conditional_test

#include "tst_conditional.moc"

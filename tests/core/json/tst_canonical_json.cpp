#include "core/json/canonical_json.h"

#include "core/json/json_reader.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::canonical_json_test {

class TestCanonicalJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void objects_data();
    void objects();
};

void TestCanonicalJson::objects_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("canonical");
    const auto add = [](const char *name, const QByteArray &given, const QByteArray &canonical) {
        QTest::newRow(name) << given << canonical;
    };
    // The examples of RFC 8785 and its appendix B.
    add("members", R"({"peach":"a","péché":"b","pêche":"c","sin":"d"})",
        R"({"peach":"a","péché":"b","pêche":"c","sin":"d"})");
    add("order of UTF-16", R"({"\u20ac":1,"\r":2,"\ufb33":3,"1":4,"\ud83d\ude00":5,"\u0080":6,"\u00f6":7})",
        "{\"\\r\":2,\"1\":4,\"\xc2\x80\":6,\"\xc3\xb6\":7,\"\xe2\x82\xac\":1,\"\xf0\x9f\x98\x80\":5,"
        "\"\xef\xac\xb3\":3}");
    add("literals and nesting", R"({ "b" : [ null , true, {"z":1,"a":[]} ], "a" : {} })",
        R"({"a":{},"b":[null,true,{"a":[],"z":1}]})");
    add("texts", "{\"a\":\"\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\\"\\/\"}",
        "{\"a\":\"€$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}");
    add("numbers",
        R"({"a":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001,-0,1e21,123456789012345680000]})",
        R"({"a":[333333333.3333333,1e+30,4.5,0.002,1e-27,0,1e+21,123456789012345680000]})");
    add("small numbers", R"({"a":[0.000001,1e-7,-5e-324,1.7976931348623157e308,1774087200000]})",
        R"({"a":[0.000001,1e-7,-5e-324,1.7976931348623157e+308,1774087200000]})");
}

void TestCanonicalJson::objects()
{
    QFETCH(QByteArray, given);
    const Result<JsonDocument> document = JsonDocument::parse(given);
    QVERIFY(document.has_value());

    QTEST(canonicalJson(document->root()), "canonical");
}

STEMDESK_GUILESS_TEST(TestCanonicalJson)

} // namespace stemdesk::canonical_json_test

#include "tst_canonical_json.moc"

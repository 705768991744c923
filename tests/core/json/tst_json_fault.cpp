#include "core/json/json_fault.h"
#include "core/json/json_reader.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::json_fault_test {

namespace {

QString faultIn(const QByteArray &text)
{
    return jsonFaultIn({text.constData(), size_t(text.size())});
}

} // namespace

class JsonFaultTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhereAndWhy_data();
    void saysWhereAndWhy();
    void agreesWithTheParser();
    void endsOnAnyNesting();
};

void JsonFaultTest::saysWhereAndWhy_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const QByteArray &text, const QString &fault) {
        QTest::newRow(name) << text << fault;
    };
    row("nothing", R"({"a": [1, "b", {"c": null}]})", {});
    row("second line", "{\n  'a': 1}",
        u"Correct the JSON at line 2, column 3 (byte 4): a name in double quotation marks is expected."_s);
    row("columns are characters", "{\"é\": \"ü\", x}",
        u"Correct the JSON at line 1, column 12 (byte 13): a name in double quotation marks is expected."_s);
    row("cut off", R"({"a": [1, 2)", u"Correct the JSON at line 1, column 12 (byte 11): the text ends too early."_s);
    row("text that is not closed", R"({"a": "b})",
        u"Correct the JSON at line 1, column 7 (byte 6): the text that begins here is never closed."_s);
    row("no comma", R"({"a": 1 "b": 2})",
        u"Correct the JSON at line 1, column 9 (byte 8): a comma or } is expected."_s);
    row("no comma in an array", R"({"a": [1 2]})",
        u"Correct the JSON at line 1, column 10 (byte 9): a comma or ] is expected."_s);
    row("twice", R"({"a": 1, "\u0061": 2})",
        u"Correct the JSON at line 1, column 10 (byte 9): the name \"a\" is there twice in one object."_s);
    row("too deep", "{\"a\":" + QByteArray(32, '[') + QByteArray(32, ']') + '}',
        u"Correct the JSON at line 1, column 37 (byte 36): it is nested deeper than 32 levels."_s);
    row("number", R"({"a": 01})",
        u"Correct the JSON at line 1, column 7 (byte 6): a number has another form in JSON."_s);
    row("huge number", R"({"a": -1e400})",
        u"Correct the JSON at line 1, column 7 (byte 6): the number is beyond what a double holds."_s);
    row("escape", R"({"a": "\x41"})",
        u"Correct the JSON at line 1, column 8 (byte 7): there is no such escape in JSON."_s);
    row("line break in a text", "{\"a\": \"b\nc\"}",
        u"Correct the JSON at line 1, column 9 (byte 8): a text holds a control character or line break, which is "
        "written as an escape."_s);
}

void JsonFaultTest::saysWhereAndWhy()
{
    QFETCH(const QByteArray, text);

    QTEST(faultIn(text), "fault");
}

/// Every byte of a document left out, doubled, or made another one.
void JsonFaultTest::agreesWithTheParser()
{
    const QByteArray document = "{\"text\": \"a\\\"\\u00e9\\ud83c\\udf39\xc3\xa9\xf0\x9f\x8c\xb9\", \"list\": [1, "
                                "-2.5e3, true, false, null, []],"
                                " \"in\": {\"a\": {}, \"b\": 0}}";
    const QByteArray others = "{}[],:\"\\ 0e-tux\x01\x80\xff\n";
    const auto check = [](const QByteArray &text) {
        const auto parsed = JsonDocument::parse(text);
        const bool isRefused = !parsed && parsed.error().code == "invalid_json";
        const bool isObject = text.startsWith('{'); // Other beginnings are judged before.
        QVERIFY2(!isObject || isRefused == !faultIn(text).isEmpty(), text + " / " + faultIn(text).toUtf8());
    };

    check(document);
    for (qsizetype at = 0; at < document.size(); ++at) {
        check(QByteArray(document).remove(at, 1));
        check(document.first(at));
        for (const char other : others) {
            check(QByteArray(document).replace(at, 1, QByteArray(1, other)));
            check(QByteArray(document).insert(at, other));
        }
        if (QTest::currentTestFailed())
            return;
    }
}

void JsonFaultTest::endsOnAnyNesting()
{
    QVERIFY(!faultIn("{\"a\":" + QByteArray(1'000'000, '[')).isEmpty());
    QVERIFY(!faultIn(QByteArray("{\"a\":").repeated(100'000)).isEmpty());
}

STEMDESK_APPLESS_TEST(JsonFaultTest)

} // namespace stemdesk::json_fault_test

#include "tst_json_fault.moc"

#include "core/json/json_reader.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::json_reader_test {

namespace {

QByteArray codeOf(const QByteArray &body)
{
    const auto document = JsonDocument::parse(body);
    return document ? QByteArray("accepted") : document.error().code;
}

/// {"a":{"a":...}} or {"a":[[...]]}, `depth` levels in all.
QByteArray nested(int depth, bool isArray)
{
    const int inner = depth - 1;
    if (isArray)
        return "{\"a\":" + QByteArray(inner, '[') + QByteArray(inner, ']') + '}';
    return QByteArray("{\"a\":").repeated(inner) + "{}" + QByteArray(inner, '}');
}

/// The beginning of an object with `count` members.
QByteArray manyNames(int count)
{
    QByteArrayList members;
    for (int i = 0; i < count; ++i)
        members += QByteArray(R"("name@":1)").replace('@', QByteArray::number(i));
    return '{' + members.join(',');
}

// Between spaces.
constexpr auto kOtherStructures =
    R"([] 1 "a" null true x { } {] [} {}{} {}} {}, {"a"} {"a":} {"a":1,} {,} {"a":[1,]} {"a":[,1]} {"a":[1} )"
    R"({"a":{"b":1} {"a":[1]]} {a:1} {'a':1} {"a":tru} {"a":nul} {"a":nullx} {"a":truee} {"a":undefined} {1:2} )"
    R"({"a":1}//c {/**/"a":1} {"a"::1} {"a":1,,"b":2} {null:1})";

} // namespace

class TestJsonReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsValuesInTheOrderOfTheDocument()
    {
        const auto document =
            JsonDocument::parse(R"( {"z":"té\u00e9\n","list":[1,[],{"k":2.5}],"yes":true,"no":false,"none":null} )");
        QVERIFY(document.has_value());
        QByteArrayList names;
        for (const JsonValue member : document->root())
            names += member.name().toByteArray();
        QCOMPARE(names, (QByteArrayList{"z", "list", "yes", "no", "none"}));

        const JsonObject root = document->root();
        QCOMPARE(root.find("z")->toText(), u"téé\n"_s);
        QCOMPARE(root.find("yes")->toBool(), true);
        QCOMPARE(root.find("no")->toBool(), false);
        QVERIFY(root.find("none")->isNull());
        QVERIFY(!root.find("absent"));
        const JsonArray list = root.find("list")->toArray();
        QCOMPARE(list.count(), 3);
        QCOMPARE((*list.begin()).toNumber(), 1.0);
        QVERIFY((*++list.begin()).toArray().isEmpty());
        QCOMPARE((*++ ++list.begin()).toObject().find("k")->toNumber(), 2.5);
    }

    void keepsAByteOrderMarkAtTheStartOfAText()
    {
        const auto document = JsonDocument::parse(R"({"a":"\ufeffRosa"})");
        QVERIFY(document.has_value());

        QCOMPARE(document->root().find("a")->toText(), u"\ufeffRosa"_s);
    }

    void viewsOutliveAMoveOfTheDocument()
    {
        auto document = JsonDocument::parse(R"({"a":"text that is kept"})");
        QVERIFY(document.has_value());
        const JsonValue value = *document->root().find("a");

        const JsonDocument moved = std::move(*document);

        QCOMPARE(value.toText(), u"text that is kept"_s);
        QCOMPARE(moved.root().find("a")->node(), value.node());
    }

    void acceptsWellFormedObjects_data()
    {
        QTest::addColumn<QByteArray>("body");

        QTest::newRow("empty object") << QByteArray("{}");
        QTest::newRow("white space around") << QByteArray(" \r\n\t{ } \n");
        QTest::newRow("32 objects deep") << nested(32, false);
        QTest::newRow("32 arrays deep") << nested(32, true);
        QTest::newRow("same name at different places") << QByteArray(R"({"a":{"a":1},"b":{"a":1}})");
        QTest::newRow("names that differ in case") << QByteArray(R"({"a":1,"A":2})");
        QTest::newRow("names that differ within") << QByteArray(R"({"abc":1,"axc":2,"ayc":3})");
        QTest::newRow("names that begin alike") << QByteArray(R"({"a":1,"a\u0000":2,"aa":3})");
        QTest::newRow("surrogate pair") << QByteArray(R"({"a":"\ud83c\udf39","b":"\uD83C\uDF39"})");
        QTest::newRow("escaped backslash before u") << QByteArray(R"({"a":"\\ud800"})");
        QTest::newRow("escaped NUL") << QByteArray(R"({"a":"\u0000"})");
        QTest::newRow("all escapes") << QByteArray("{\"a\":\""
                                                   R"(\"\\\/\b\f\n\r\t\u00e9)"
                                                   "\"}");
        QTest::newRow("last code point") << QByteArray("{\"a\":\"\xf4\x8f\xbf\xbf\"}");
        QTest::newRow("hundred digits") << "{\"a\":" + QByteArray(100, '9') + '}';
        QTest::newRow("underflow") << QByteArray(R"({"a":1e-400})");
    }
    void acceptsWellFormedObjects()
    {
        QFETCH(QByteArray, body);
        QCOMPARE(codeOf(body), "accepted");
    }

    void readsNumbersOfAnyLength()
    {
        const auto document = JsonDocument::parse(
            R"({"a":0.1000000000000000055511151231257827021181583404541015625,"b":[100000000000000000000000000000 ]})");
        QVERIFY(document.has_value());
        QCOMPARE(document->root().find("a")->toNumber(), 0.1);
        QCOMPARE((*document->root().find("b")->toArray().begin()).toNumber(), 1e29);
    }

    void refusesNumbersThatAreNotJson_data()
    {
        QTest::addColumn<int>("unused");
        for (const char *literal :
             {"1e400", "-1e400", "01", "-", "+1", ".5", "1.", "0x10", "NaN", "-Infinity", "1a", "1 2"})
            QTest::newRow(literal) << 0;
    }
    void refusesNumbersThatAreNotJson()
    {
        QCOMPARE(codeOf("{\"n\":" + QByteArray(QTest::currentDataTag()) + '}'), "invalid_json");
        QCOMPARE(codeOf("{\"n\":[" + QByteArray(QTest::currentDataTag()) + "]}"), "invalid_json");
    }

    void emptyBodiesAreRequired_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("null") << QByteArray();
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("white space") << QByteArray(" \r\n\t ");
    }
    void emptyBodiesAreRequired()
    {
        QFETCH(QByteArray, body);
        QCOMPARE(codeOf(body), "body_required");
    }

    void namesWhatStandsBeforeTheObject_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("ending");
        QTest::newRow("gzip") << QByteArray("\x1f\x8b\x08{}") << u", not compressed: gzip is not read."_s;
        QTest::newRow("half of gzip's mark") << QByteArray("\x1f{}") << u"; this one begins with \"\ufffd\"."_s;
        QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf{}") << u" without a byte order mark."_s;
        QTest::newRow("list") << QByteArray("[{}]") << u"; this one begins with \"[\"."_s;
    }
    void namesWhatStandsBeforeTheObject()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, ending);
        const auto document = JsonDocument::parse(body);
        QVERIFY(!document.has_value());
        const QString wanted = u"Send one JSON object as the body, {...}, in UTF-8"_s;
        QCOMPARE(document.error().message, wanted + ending);
    }

    void refusesOtherStructures_data();
    void refusesOtherStructures()
    {
        QFETCH(QByteArray, body);
        QCOMPARE(codeOf(body), "invalid_json");
    }

    void refusesBrokenText_data();
    void refusesBrokenText()
    {
        QFETCH(QByteArray, inString);
        QCOMPARE(codeOf("{\"a\":\"" + inString + "\"}"), "invalid_json");
        QCOMPARE(codeOf("{\"" + inString + "\":1}"), "invalid_json");
    }

    void refusesEveryPrefixOfADocument()
    {
        const QByteArray body = R"({"a":[1,{"b":"x\u00e9"},true,false,null],"c":{"d":-1.5e3}})";
        QCOMPARE(codeOf(body), "accepted");
        for (qsizetype length = 1; length < body.size(); ++length)
            QVERIFY2(codeOf(body.first(length)) == "invalid_json", body.first(length));
    }

    void survivesAnyChangedByte()
    {
        const QByteArray body = R"({"a":[1,{"b":"\ud83c\udf39"},true,null],"c":{"d":-1.5e3}})";
        for (qsizetype at = 0; at < body.size(); ++at) {
            for (int byte = 0; byte < 256; ++byte) {
                QByteArray changed = body;
                changed[at] = char(byte);
                const QByteArray code = codeOf(changed);
                QVERIFY2(code == "accepted" || code == "invalid_json", changed);
            }
        }
    }
};

void TestJsonReader::refusesOtherStructures_data()
{
    QTest::addColumn<QByteArray>("body");

    for (const QByteArray &body : QByteArray(kOtherStructures).split(' '))
        QTest::newRow(body.constData()) << body;
    QTest::newRow("two values") << QByteArray("{} x");
    QTest::newRow("no comma between members") << QByteArray(R"({"a":1 "b":2})");
    QTest::newRow("no comma between elements") << QByteArray(R"({"a":[1 2]})");
    QTest::newRow("no colon") << QByteArray(R"({"a" 1})");
    QTest::newRow("open string") << QByteArray("{\"a\":\"b}");
    QTest::newRow("control character after the object") << QByteArray("{}\x01");
    QTest::newRow("NUL after the object") << QByteArray("{}\0", 3);
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf{}");
    QTest::newRow("UTF-16") << QByteArray("{\0}\0", 4);
    QTest::newRow("33 objects deep") << nested(33, false);
    QTest::newRow("33 arrays deep") << nested(33, true);
    QTest::newRow("100,000 objects deep") << nested(100'000, false);
    QTest::newRow("100,000 arrays deep") << nested(100'000, true);
    QTest::newRow("100,000 opening brackets") << "{\"a\":" + QByteArray(100'000, '[');
    QTest::newRow("duplicate names") << QByteArray(R"({"a":1,"b":2,"a":3})");
    QTest::newRow("duplicate names by an escape") << QByteArray(R"({"a":1,"\u0061":2})");
    QTest::newRow("duplicate names among similar ones") << QByteArray(R"({"abc":1,"axc":2,"ayc":3,"axc":4})");
    QTest::newRow("duplicate empty names") << QByteArray(R"({"":1,"":2})");
    QTest::newRow("duplicate names deep inside") << QByteArray(R"({"a":[{"b":{"c":1,"c":1}}]})");
    QTest::newRow("duplicate among many names") << manyNames(1000) + R"(,"name500":1})";
}

void TestJsonReader::refusesBrokenText_data()
{
    QTest::addColumn<QByteArray>("inString");

    QTest::newRow("lone high surrogate") << QByteArray(R"(\ud800)");
    QTest::newRow("lone high surrogate before text") << QByteArray(R"(\ud800abcdef)");
    QTest::newRow("lone low surrogate") << QByteArray(R"(\udc00)");
    QTest::newRow("high surrogate twice") << QByteArray(R"(\ud800\ud800)");
    QTest::newRow("pair the wrong way round") << QByteArray(R"(\udc00\ud800)");
    QTest::newRow("high surrogate and another letter") << QByteArray(R"(\ud800\u0061)");
    QTest::newRow("high surrogate and another escape") << QByteArray(R"(\ud800\n)");
    QTest::newRow("pair and a lone half") << QByteArray(R"(\ud83c\udf39\udf39)");
    QTest::newRow("lone after escaped backslash") << QByteArray(R"(\\\ud800)");
    QTest::newRow("surrogate in UTF-8") << QByteArray("\xed\xa0\x80");
    QTest::newRow("lone continuation byte") << QByteArray("\x80");
    QTest::newRow("cut sequence") << QByteArray("\xe2\x82");
    QTest::newRow("overlong") << QByteArray("\xc0\xaf");
    QTest::newRow("overlong NUL") << QByteArray("\xc0\x80");
    QTest::newRow("beyond Unicode") << QByteArray("\xf4\x90\x80\x80");
    QTest::newRow("byte of no sequence") << QByteArray("\xff");
    QTest::newRow("Latin-1") << QByteArray("caf\xe9");
    QTest::newRow("line break") << QByteArray("a\nb");
    QTest::newRow("tab") << QByteArray("a\tb");
    QTest::newRow("NUL") << QByteArray("a\0b", 3);
    QTest::newRow("unknown escape") << QByteArray(R"(\x41)");
    QTest::newRow("escape with too few digits") << QByteArray(R"(\u12)");
    QTest::newRow("escape with other digits") << QByteArray(R"(\u12g4)");
    QTest::newRow("escape with a sign") << QByteArray(R"(\u-123)");
}

STEMDESK_APPLESS_TEST(TestJsonReader)

} // namespace stemdesk::json_reader_test

#include "tst_json_reader.moc"

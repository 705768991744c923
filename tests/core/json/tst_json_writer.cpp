#include "core/json/json_writer.h"

#include "tests/support/test_registry.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

#include <bit>
#include <charconv>
#include <cmath>

namespace stemdesk::json_writer_test {

namespace {

template <class T>
QByteArray written(const T &content)
{
    JsonWriter json;
    json.value(content);
    return json.take();
}

} // namespace

class TestJsonWriter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void putsCommasBetweenMembersAndElements()
    {
        JsonWriter json(1);
        json.beginObject();
        json.field("a", 1);
        json.key("b");
        json.beginArray();
        json.value(true);
        json.value(nullptr);
        json.beginObject();
        json.endObject();
        json.beginArray();
        json.endArray();
        json.rawValue("[7]");
        json.endArray();
        json.nullableText("c", QString());
        json.nullableText("d", u"x");
        json.field("e", QStringList{u"y"_s, u"z"_s});
        json.endObject();

        QCOMPARE(json.take(), QByteArray(R"({"a":1,"b":[true,null,{},[],[7]],"c":null,"d":"x","e":["y","z"]})"));
    }

    void writesEachTypeOfValue()
    {
        QCOMPARE(written(true), "true");
        QCOMPARE(written(false), "false");
        QCOMPARE(written(qint64(-9223372036854775807) - 1), "-9223372036854775808");
        QCOMPARE(written("literal"), "\"literal\"");
        QCOMPARE(written(u"text"_s), "\"text\"");
        QCOMPARE(written(QByteArray("bytes")), "\"bytes\"");
        QCOMPARE(written(std::string_view("view")), "\"view\"");
        QCOMPARE(written(std::optional<int>()), "null");
        QCOMPARE(written(std::optional<int>(3)), "3");
        QCOMPARE(written(QList<double>{0.5, 2}), "[0.5,2]");
    }

    void writesIdsAsTheirText()
    {
        const auto id = EventGroupId::create();

        QCOMPARE(written(id), '"' + id.text() + '"');
        QCOMPARE(written(EventGroupId()), "null");
        QCOMPARE(written(std::optional(id)), '"' + id.text() + '"');
    }

    void writesDoubles_data()
    {
        QTest::addColumn<double>("number");
        QTest::addColumn<QByteArray>("text");

        QTest::newRow("whole") << 25.0 << QByteArray("25");
        QTest::newRow("round") << 100000.0 << QByteArray("100000");
        QTest::newRow("negative") << -3.0 << QByteArray("-3");
        QTest::newRow("zero") << 0.0 << QByteArray("0");
        QTest::newRow("negative zero") << -0.0 << QByteArray("0");
        QTest::newRow("artefact of arithmetic") << 28.799999999999997 << QByteArray("28.799999999999997");
        QTest::newRow("tenth") << 0.1 << QByteArray("0.1");
        QTest::newRow("small") << 0.0001 << QByteArray("0.0001");
        QTest::newRow("smaller") << 1e-7 << QByteArray("1e-7");
        QTest::newRow("least") << 5e-324 << QByteArray("5e-324");
        QTest::newRow("last exact whole") << 9007199254740991.0 << QByteArray("9007199254740991");
        QTest::newRow("great") << 1e21 << QByteArray("1e21");
        QTest::newRow("smallest") << 5e-324 << QByteArray("5e-324");
        QTest::newRow("greatest") << 1.7976931348623157e308 << QByteArray("1.7976931348623157e308");
        QTest::newRow("greatest") << 1.7976931348623157e308 << QByteArray("1.7976931348623157e308");
    }
    void writesDoubles()
    {
        QFETCH(double, number);
        QTEST(written(number), "text");
    }

    void anyDoubleReadsBackToItself()
    {
        QRandomGenerator random(7);
        for (int i = 0; i < 200'000; ++i) {
            const auto any = std::bit_cast<double>(random.generate64());
            const double money = random.generateDouble() * std::pow(10, random.bounded(12)) * 1.2;
            for (const double number : {any, money}) {
                if (!std::isfinite(number))
                    continue;
                const QByteArray text = written(number);
                double read = 0;
                const auto end = std::from_chars(text.begin(), text.end(), read).ptr;
                QVERIFY2(read == number && end == text.end(), text);
            }
        }
    }

    void escapesText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("json");

        QTest::newRow("empty") << QString() << QByteArray("");
        QTest::newRow("quote and backslash") << u"a\"b\\c/"_s << QByteArray(R"(a\"b\\c/)");
        QTest::newRow("named controls") << u"\b\f\n\r\t"_s << QByteArray(R"(\b\f\n\r\t)");
        QTest::newRow("other controls") << u"\u0001\u001f\u007f"_s << QByteArray("\\u0001\\u001f\x7f");
        QTest::newRow("NUL") << QString(QChar(0)) << QByteArray("\\u0000");
        QTest::newRow("letters of each length") << u"a\u00e9\u20ac\U0001f339z"_s << QByteArray("aé€🌹z");
        QTest::newRow("after eight plain ones")
            << u"abcdefgh\"ijkl\\mnop\n"_s << QByteArray(R"(abcdefgh\"ijkl\\mnop\n)");
    }
    void escapesText()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, json);

        QCOMPARE(written(text), '"' + json + '"');
        QCOMPARE(written(text.toUtf8()), '"' + json + '"');
    }

    void halvesOfSurrogatePairsBecomeTheReplacementCharacter()
    {
        const QString high(QChar(0xd83c));
        const QString low(QChar(0xdf39));

        QCOMPARE(written(high), "\"\xef\xbf\xbd\"");
        QCOMPARE(written(low), "\"\xef\xbf\xbd\"");
        QCOMPARE(written(QString(high + u'a')),
                 "\"\xef\xbf\xbd"
                 "a\"");
        QCOMPARE(written(QString(low + high)), "\"\xef\xbf\xbd\xef\xbf\xbd\"");
    }

    void anyTextReadsBackToItself()
    {
        constexpr std::u16string_view kUnits = u"aZ09 ~\"\\/\n\u0001\u001f\u007f\u0080\u07ff\u0800\ufffd";
        QRandomGenerator random(11);
        for (int i = 0; i < 4'000; ++i) {
            QString text;
            const int length = random.bounded(i % 100 == 0 ? 5'000 : 40);
            while (text.size() < length) {
                const bool isPair = random.bounded(20) == 0;
                text += isPair ? u"\U0001f339"_s : QString(QChar(kUnits[random.bounded(quint32(kUnits.size()))]));
            }
            const auto readBack = [](const QByteArray &json) {
                return QJsonDocument::fromJson("{\"t\":" + json + '}').object().value("t"_L1).toString();
            };
            QCOMPARE(readBack(written(text)), text);
            QCOMPARE(readBack(written(text.toUtf8())), text);
        }
    }

    void namesThatComeFromOutsideAreEscaped()
    {
        JsonWriter json;
        json.beginObject();
        json.key(u"a\"é");
        json.value(1);
        json.key(u"b");
        json.value(2);
        json.endObject();

        QCOMPARE(json.take(), QByteArray("{\"a\\\"é\":1,\"b\":2}"));
    }

    void startsAfreshOnceItsBytesAreTaken()
    {
        JsonWriter json;
        json.value(1);
        QCOMPARE(json.take(), "1");
        json.value(2);
        QCOMPARE(json.take(), "2");
        QCOMPARE(json.take(), "");
    }
};

STEMDESK_APPLESS_TEST(TestJsonWriter)

} // namespace stemdesk::json_writer_test

#include "tst_json_writer.moc"

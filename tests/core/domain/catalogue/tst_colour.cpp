#include "core/domain/catalogue/colour.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::colour_test {

class TestColour : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hexIsStoredInLowerCase()
    {
        QCOMPARE(patched(Colour{}, {.name = u"Blush"_s, .hex = u" #F7CAC9 "_s})->hex, u"#f7cac9"_s);
    }

    void badHexIsRefused_data()
    {
        QTest::addColumn<QString>("hex");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("empty") << u" "_s << QByteArray("hex_required");
        QTest::newRow("short form") << u"#abc"_s << QByteArray("invalid_hex");
        QTest::newRow("no hash") << u"aabbcc"_s << QByteArray("invalid_hex");
        QTest::newRow("no hash, seven digits") << u"aabbccd"_s << QByteArray("invalid_hex");
        QTest::newRow("no digit") << u"#aabbcg"_s << QByteArray("invalid_hex");
        QTest::newRow("alpha") << u"#aabbccdd"_s << QByteArray("invalid_hex");
    }

    void badHexIsRefused()
    {
        QFETCH(QString, hex);
        QFETCH(QByteArray, code);
        QCOMPARE(patched(Colour{}, {.name = u"Blush"_s, .hex = hex}).error().code, code);
    }

    void newColoursNeedBoth()
    {
        QCOMPARE(patched(Colour{}, {.hex = u"#aabbcc"_s}).error().code, QByteArray("name_required"));
        QCOMPARE(patched(Colour{}, {.name = u"Blush"_s}).error().code, QByteArray("hex_required"));
    }

    void inverseTakesBack()
    {
        const Colour before{.name = u"Blush"_s, .hex = u"#aabbcc"_s};
        const ColourPatch patch{.hex = u"#000000"_s};
        QCOMPARE(patched(*patched(before, patch), inverse(before, patch)).value(), before);
    }
};

STEMDESK_APPLESS_TEST(TestColour)

} // namespace stemdesk::colour_test

#include "tst_colour.moc"

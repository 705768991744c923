#include "ui/flowers/typed_line.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::typed_line_test {

using namespace stemdesk::ui;

class TestTypedLine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void quantityMayStandBeforeOrBehind_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::addColumn<double>("quantity");
        QTest::newRow("none: 50 is a stem length") << u" quick 50 "_s << u"quick 50"_s << 0.0;
        QTest::newRow("before") << u"27 x quick 50"_s << u"quick 50"_s << 27.0;
        QTest::newRow("before, tight") << u"27x quick"_s << u"quick"_s << 27.0;
        QTest::newRow("behind") << u"quick 50 x27"_s << u"quick 50"_s << 27.0;
        QTest::newRow("times sign") << u"quick × 2.5"_s << u"quick"_s << 2.5;
        QTest::newRow("spaces of a web page") << u"27\u00A0x\u00A0quick"_s << u"quick"_s << 27.0;
        QTest::newRow("a name with an x") << u"xanthium"_s << u"xanthium"_s << 0.0;
    }
    void quantityMayStandBeforeOrBehind()
    {
        QFETCH(QString, text);
        QFETCH(QString, words);
        QFETCH(double, quantity);

        QCOMPARE(typedLineFrom(text).words, words);
        QCOMPARE(typedLineFrom(text).quantity.value_or(0), quantity);
    }

    void aNumberBesideTheWordsIsAQuantity_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::addColumn<double>("quantity");
        QTest::newRow("a number and a word") << u"12 quick"_s << u"quick"_s << 12.0;
        QTest::newRow("with a stem length") << u" 12  quick 50 "_s << u"quick 50"_s << 12.0;
        QTest::newRow("a broken one") << u"2.5 quick"_s << u"quick"_s << 2.5;
        QTest::newRow("a name with an x") << u"12 xanthium"_s << u"xanthium"_s << 12.0;
        QTest::newRow("dozens before") << u"2 doz x quick"_s << u"quick"_s << 24.0;
        QTest::newRow("dozens behind x") << u"quick 50 x 2 doz."_s << u"quick 50"_s << 24.0;
        QTest::newRow("tight") << u"max 20stems"_s << u"max"_s << 20.0;
        for (const QString &dozens :
             {u"2 doz"_s, u"2 Dutzend"_s, u"2 dozijn"_s, u"2 douzaines"_s, u"2 docenas"_s, u"24 Stück"_s, u"24x"_s})
            QTest::newRow(qUtf8Printable(u"behind: "_s + dozens)) << u"quick 50 "_s + dozens << u"quick 50"_s << 24.0;
        for (const QString &text :
             {u"quick 50"_s, u"12"_s, u"12 50"_s, u"12 x"_s, u"12 x quick"_s, u"60 cm"_s, u"12th"_s, u"rose 50 2"_s,
              u"50 20 stems"_s, u"quick 50 cm"_s, u"quick 50 x"_s, u"rose 2 bunches"_s, u"dahlia 2 stars"_s})
            QTest::newRow(qUtf8Printable(u"none: "_s + text)) << text << QString() << 0.0;
    }
    void aNumberBesideTheWordsIsAQuantity()
    {
        QFETCH(QString, text);
        const TypedLine line = countedLine(typedLineFrom(text)).value_or(TypedLine());

        QTEST(line.words, "words");
        QTEST(line.quantity.value_or(0), "quantity");
    }
};

STEMDESK_GUILESS_TEST(TestTypedLine)

} // namespace stemdesk::typed_line_test

#include "tst_typed_line.moc"

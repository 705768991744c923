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

    void aNumberBeforeTheWordsIsAQuantity_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::addColumn<double>("quantity");
        QTest::newRow("a number and a word") << u"12 quick"_s << u"quick"_s << 12.0;
        QTest::newRow("with a stem length") << u" 12  quick 50 "_s << u"quick 50"_s << 12.0;
        QTest::newRow("a broken one") << u"2.5 quick"_s << u"quick"_s << 2.5;
        QTest::newRow("a name with an x") << u"12 xanthium"_s << u"xanthium"_s << 12.0;
        for (const QString &text :
             {u"quick 50"_s, u"12"_s, u"12 50"_s, u"12 x"_s, u"12 x quick"_s, u"60 cm"_s, u"12th"_s})
            QTest::newRow(qUtf8Printable(u"none: "_s + text)) << text << QString() << 0.0;
    }
    void aNumberBeforeTheWordsIsAQuantity()
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

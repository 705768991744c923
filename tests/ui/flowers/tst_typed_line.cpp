#include "ui/flowers/typed_line.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::typed_line_test {

using namespace stemdesk::ui;
using namespace Qt::StringLiterals;

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
};

STEMDESK_GUILESS_TEST(TestTypedLine)

} // namespace stemdesk::typed_line_test

#include "tst_typed_line.moc"

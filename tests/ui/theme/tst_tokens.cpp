#include "ui/theme/tokens.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::tokens_test {

using namespace stemdesk::ui;

class TestTokens : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ratioIsWhatWcagSays_data()
    {
        QTest::addColumn<QColor>("first");
        QTest::addColumn<QColor>("second");
        QTest::addColumn<double>("expected");
        QTest::newRow("black on white") << QColor(Qt::black) << QColor(Qt::white) << 21.0;
        QTest::newRow("white on black") << QColor(Qt::white) << QColor(Qt::black) << 21.0;
        QTest::newRow("the same") << QColor(10, 20, 30) << QColor(10, 20, 30) << 1.0;
        QTest::newRow("grey 777 on white") << QColor(0x77, 0x77, 0x77) << QColor(Qt::white) << 4.48;
    }

    void ratioIsWhatWcagSays()
    {
        QFETCH(QColor, first);
        QFETCH(QColor, second);
        QFETCH(double, expected);
        QVERIFY(std::abs(contrastRatio(first, second) - expected) < 0.01);
    }

    void everyTextIsReadableOnItsGround_data()
    {
        QTest::addColumn<QColor>("text");
        QTest::addColumn<QColor>("ground");
        addPairs(u"light: "_s, lightTokens());
        addPairs(u"dark: "_s, darkTokens());
    }

    void everyTextIsReadableOnItsGround()
    {
        QFETCH(QColor, text);
        QFETCH(QColor, ground);
        const double ratio = contrastRatio(text, ground);
        QVERIFY2(ratio >= kMinimumContrast, qPrintable(u"%1:1"_s.arg(ratio, 0, 'f', 2)));
    }

private:
    static void addPairs(const QString &scheme, const ColourTokens &tokens)
    {
        const auto pairs = contrastPairs(tokens);
        for (const ContrastPair &pair : pairs)
            QTest::newRow(qPrintable(scheme + pair.name)) << pair.text << pair.ground;
    }
};

STEMDESK_APPLESS_TEST(TestTokens)

} // namespace stemdesk::tokens_test

#include "tst_tokens.moc"

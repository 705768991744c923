#include "core/documents/layout/inks.h"

#include "core/documents/layout/print_ink.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::inks_test {

class TestInks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contrastIsThatOfTheGuidelines()
    {
        QCOMPARE(contrastOf(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastOf(Qt::white, Qt::black), 21.0);
        QCOMPARE(qRound(100 * contrastOf(QColor(0x76, 0x76, 0x76), Qt::white)), 454);
    }

    void textIsReadableInWhateverColour()
    {
        constexpr double kLeast = 4.5;
        for (int colour = 0; colour <= 0xfff; ++colour) {
            const QString accent =
                QColor::fromRgb(17 * (colour >> 8), 17 * (colour >> 4 & 15), 17 * (colour & 15)).name();
            const Inks inks = inksFrom(accent);
            QVERIFY2(contrastOf(inks.accent, Qt::white) >= kLeast, qPrintable(accent));
            QVERIFY2(contrastOf(inks.accent, inks.tint) >= kLeast, qPrintable(accent));
            QVERIFY2(contrastOf(inks.onGround, inks.ground) >= kLeast, qPrintable(accent));
            QVERIFY2(contrastOf(ink::kText, inks.tint) >= kLeast, qPrintable(accent));
            QVERIFY2(contrastOf(ink::kQuiet, inks.tint) >= kLeast, qPrintable(accent));
        }
    }

    void whatIsReadableStaysAsItIs()
    {
        QCOMPARE(inksFrom(u"#7a3b52"_s).accent, QColor(0x7a, 0x3b, 0x52));
        QCOMPARE(inksFrom(u"#7a3b52"_s).ground, QColor(0x7a, 0x3b, 0x52));
        QCOMPARE(inksFrom(u"#f2a7bd"_s).ground, QColor(0xf2, 0xa7, 0xbd)); // Takes dark text.
        QVERIFY(inksFrom({}).accent.isValid());
    }
};

STEMDESK_APPLESS_TEST(TestInks)

} // namespace stemdesk::inks_test

#include "tst_inks.moc"

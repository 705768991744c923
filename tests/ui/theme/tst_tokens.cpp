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

    /// A ground that is not told from what it lies on says nothing.
    void groundsAreSeenInTheDark_data()
    {
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<QColor>("around");
        const ColourTokens &tokens = darkTokens();
        for (const Tone tone : {Tone::Plain, Tone::Quiet, Tone::Accent, Tone::Warning, Tone::Error}) {
            QTest::addRow("tone %d on the ground", int(tone)) << toneGround(tokens, tone) << tokens.ground;
            QTest::addRow("tone %d on a panel", int(tone)) << toneGround(tokens, tone) << tokens.panel;
        }
        QTest::newRow("quiet chip on a panel") << tokens.quietChip << tokens.panel;
        QTest::newRow("quiet chip on the rail") << tokens.quietChip << tokens.rail;
        QTest::newRow("day without anything left") << tokens.spent << tokens.panel;
        QTest::newRow("desk below paper") << tokens.desk << tokens.ground;
        const ColourTokens chosen = tokensOnSelection(tokens);
        QTest::newRow("quiet chip, chosen row") << chosen.quietChip << chosen.selection;
        for (const Tone tone : {Tone::Accent, Tone::Warning, Tone::Error})
            QTest::addRow("chip %d, chosen row", int(tone)) << toneGround(chosen, tone) << chosen.selection;
    }

    void groundsAreSeenInTheDark()
    {
        QFETCH(QColor, ground);
        QFETCH(QColor, around);
        constexpr double kSeen = 1.15;
        const double ratio = contrastRatio(ground, around);
        QVERIFY2(ratio >= kSeen, qPrintable(u"%1:1"_s.arg(ratio, 0, 'f', 2)));
    }

    void quietIsNoHoleInTheDark()
    {
        const ColourTokens &tokens = darkTokens();
        QVERIFY(toneGround(tokens, Tone::Quiet).lightness() > tokens.panel.lightness());
    }

    void chipsOfChosenRowsCanBeRead()
    {
        for (const ColourTokens &scheme : {lightTokens(), darkTokens()}) {
            const ColourTokens tokens = tokensOnSelection(scheme);
            QVERIFY(contrastRatio(tokens.quiet, tokens.quietChip) >= kMinimumContrast);
            QVERIFY(contrastRatio(tokens.text, tokens.quietChip) >= kMinimumContrast);
            for (const Tone tone : {Tone::Accent, Tone::Warning, Tone::Error})
                QVERIFY(contrastRatio(toneText(tokens, tone), toneGround(tokens, tone)) >= kMinimumContrast);
        }
    }

    void disabledIsSeenAndQuieterThanQuiet()
    {
        for (const ColourTokens &tokens : {lightTokens(), darkTokens()}) {
            for (const QColor &ground : {tokens.ground, tokens.panel, tokens.rail})
                QVERIFY(contrastRatio(tokens.disabled, ground) >= kMinimumDisabledContrast);
            QCOMPARE(paletteFrom(tokens).color(QPalette::Disabled, QPalette::ButtonText), tokens.disabled);
        }
        QVERIFY(contrastRatio(darkTokens().disabled, darkTokens().panel) < kMinimumContrast);
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

#include "ui/theme/theme.h"

#include "tests/support/test_registry.h"
#include "ui/theme/metrics.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

#include <QApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

namespace stemdesk::theme_test {

using namespace stemdesk::ui;

class TestTheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void choiceDressesTheApplicationAtOnce()
    {
        Theme theme(*qApp, Theme::Choice::Light);
        QCOMPARE(QApplication::palette().color(QPalette::Window), lightTokens().ground);
        QSignalSpy changed(&theme, &Theme::schemeChanged);

        theme.setChoice(Theme::Choice::Dark);

        QCOMPARE(QApplication::palette().color(QPalette::Window), darkTokens().ground);
        QCOMPARE(changed.count(), 1);
        QVERIFY(qApp->styleSheet().contains(darkTokens().accent.name()));
    }

    void choicesKeepTheirNames_data()
    {
        QTest::addColumn<Theme::Choice>("choice");
        QTest::newRow("system") << Theme::Choice::System;
        QTest::newRow("light") << Theme::Choice::Light;
        QTest::newRow("dark") << Theme::Choice::Dark;
    }

    void choicesKeepTheirNames()
    {
        QFETCH(Theme::Choice, choice);
        QCOMPARE(Theme::choiceFrom(Theme::nameOf(choice)), choice);
    }

    void unknownChoiceFollowsTheSystem() { QCOMPARE(Theme::choiceFrom(u"sepia"_s), Theme::Choice::System); }

    void tokensFollowTheTheme()
    {
        Theme theme(*qApp, Theme::Choice::Light);
        QCOMPARE(themeTokens().accent, lightTokens().accent);

        theme.setChoice(Theme::Choice::Dark);

        QCOMPARE(themeTokens().accent, darkTokens().accent);
    }

    void styleSheetHasNoTokenLeftUnfilled()
    {
        static const QRegularExpression kPlaceholder(u"\\{[A-Za-z][A-Za-z0-9]*\\}"_s);
        QVERIFY(!styleSheetFrom(lightTokens()).contains(kPlaceholder));
    }

    void heightsKeepTheDesignsMinimum()
    {
        QVERIFY(metric::rowHeight() >= 32);
        QVERIFY(metric::controlHeight() >= 30);
    }
};

STEMDESK_TEST(TestTheme)

} // namespace stemdesk::theme_test

#include "tst_theme.moc"

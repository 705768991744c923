#include "ui/widgets/button.h"

#include "tests/support/test_registry.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCursor>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

namespace stemdesk::button_test {

using namespace stemdesk::ui;

class TestButton : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theKeyboardPressesIt_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Enter") << Qt::Key_Return;
        QTest::newRow("Space") << Qt::Key_Space;
    }

    void theKeyboardPressesIt()
    {
        QFETCH(Qt::Key, key);
        QWidget window;
        Button button(u"Choose a file…"_s, Button::Kind::Primary, &window);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        button.setFocus();
        QSignalSpy clicked(&button, &Button::clicked);

        QTest::keyClick(&button, key);

        QCOMPARE(clicked.count(), 1);
    }

    void allHaveOneHeight()
    {
        const Theme theme(*qApp, Theme::Choice::Light);
        QWidget window;
        const Button usual(u"Save"_s, Button::Kind::Secondary, &window);
        for (const auto kind : {Button::Kind::Primary, Button::Kind::Danger, Button::Kind::Small}) {
            const Button button(u"Add"_s, kind, &window);
            QCOMPARE(button.sizeHint().height(), usual.sizeHint().height());
        }
        QCOMPARE(usual.sizeHint().height(), metric::controlHeight());
    }

    void whatIsDisabledWhileItWorksGetsTheKeyboardBack()
    {
        QWidget window;
        Button save(u"Save"_s, Button::Kind::Primary, &window);
        Button next(u"Next"_s, Button::Kind::Secondary, &window);
        Button other(u"Other"_s, Button::Kind::Secondary, &window);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        save.setFocus();
        save.setEnabled(false);
        QVERIFY(next.hasFocus());
        save.setEnabled(true);
        QVERIFY(save.hasFocus());

        save.setEnabled(false);
        other.setFocus();
        save.setEnabled(true);
        QVERIFY(other.hasFocus());
    }

    /// The pointer is on the entry that was chosen then.
    void aClosedMenuLeavesNoHover()
    {
        QWidget window;
        window.resize(600, 400);
        IconButton more(u"more"_s, u"More"_s, &window);
        QMenu menu;
        menu.addAction(u"Fold"_s);
        more.setMenu(&menu);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QCursor::setPos(more.mapToGlobal(more.rect().center()));
        more.setAttribute(Qt::WA_UnderMouse);
        QTimer::singleShot(0, &menu, [&] {
            QCursor::setPos(window.mapToGlobal(QPoint(500, 300)));
            menu.close();
        });

        QTest::mousePress(&more, Qt::LeftButton);

        QTRY_VERIFY(!menu.isVisible());
        QVERIFY(!more.underMouse());
    }

    void linksInAListStandWithItsTexts()
    {
        const Theme theme(*qApp, Theme::Choice::Light);
        const QString words = u"Relaunch party, Marlowe & Finch"_s;
        FlushLink link(words);
        const int wide = link.fontMetrics().horizontalAdvance(words);
        QVERIFY(link.sizeHint().width() - wide <= metric::kSpace2); // No frame that would move them to the right.

        link.resize(wide / 2, link.sizeHint().height());
        link.show();

        QTRY_VERIFY(link.text().endsWith(u'…'));
        QVERIFY(link.text().startsWith(u"Relaunch"_s));
        QCOMPARE(link.toolTip(), words);
        link.resize(link.sizeHint());
        QTRY_COMPARE(link.text(), u"Relaunch party, Marlowe && Finch"_s);
        QVERIFY(link.toolTip().isEmpty());
    }
};

STEMDESK_TEST(TestButton)

} // namespace stemdesk::button_test

#include "tst_button.moc"

#include "ui/widgets/menu_search.h"

#include "tests/support/test_registry.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

namespace stemdesk::menu_search_test {

using namespace stemdesk::ui;

/// A menu of many colours, which is filled when it is opened, and one more entry below a line.
class TestMenuSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_theme = std::make_unique<Theme>(*qApp, Theme::Choice::Light);
        m_menu = std::make_unique<QMenu>();
        connect(m_menu.get(), &QMenu::aboutToShow, this, [this] {
            m_menu->clear();
            for (int at = 1; at <= m_count; ++at)
                connect(m_menu->addAction(u"Colour %1"_s.arg(at)), &QAction::triggered, this,
                        [this, at] { m_taken = at; });
            m_menu->addSeparator();
            connect(m_menu->addAction(u"Another"_s), &QAction::triggered, this, [this] { m_taken = 0; });
        });
        m_count = 35;
        m_taken = -1;
    }
    void cleanup()
    {
        m_menu.reset();
        m_theme.reset();
    }

    void aShortMenuStaysAsItIs()
    {
        m_count = 5;
        open();

        QVERIFY(!list());
        QCOMPARE(m_menu->actions().size(), 7);
    }

    void aLongMenuIsNoHigherThanAPage()
    {
        open();

        QVERIFY(list());
        QVERIFY2(m_menu->height() < 480, qPrintable(QString::number(m_menu->height())));
        QCOMPARE(list()->model()->rowCount(), 35);
        QCOMPARE(m_menu->actions().constLast()->text(), u"Another"_s);
    }

    void typingNarrowsAndEnterTakes()
    {
        open();

        QTest::keyClicks(m_menu.get(), u"31"_s);
        QCOMPARE(shown(), QStringList{u"Colour 31"_s});
        QTest::keyClick(m_menu.get(), Qt::Key_Backspace);
        QCOMPARE(shown().size(), 7); // 3, and 30 to 35.
        QTest::keyClick(m_menu.get(), Qt::Key_Down);
        QTest::keyClick(m_menu.get(), Qt::Key_Return);

        QCOMPARE(m_taken, 30);
        QVERIFY(!m_menu->isVisible());
    }

    void aClickTakes()
    {
        open();

        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                          list()->visualRect(list()->model()->index(2, 0)).center());

        QCOMPARE(m_taken, 3);
        QVERIFY(!m_menu->isVisible());
    }

    void arrowsLeaveTheListForTheEntriesBelow()
    {
        open();

        QTest::keyClick(m_menu.get(), Qt::Key_End);
        QTest::keyClick(m_menu.get(), Qt::Key_Down);
        QTest::keyClick(m_menu.get(), Qt::Key_Return);

        QCOMPARE(m_taken, 0);
    }

    void theEntriesAreBackOnceItIsClosed()
    {
        open();
        m_menu->close();

        QCOMPARE(m_menu->actions().size(), 37);
        open();
        QCOMPARE(list()->model()->rowCount(), 35);
    }

private:
    void open()
    {
        MenuSearch::put(m_menu.get());
        m_menu->popup(QPoint());
        QVERIFY(QTest::qWaitForWindowExposed(m_menu.get()));
    }
    QListView *list() const { return m_menu->findChild<QListView *>(); }
    QStringList shown() const
    {
        QStringList texts;
        for (int row = 0; row < list()->model()->rowCount(); ++row) {
            if (!list()->isRowHidden(row))
                texts += list()->model()->index(row, 0).data().toString();
        }
        return texts;
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<QMenu> m_menu;
    int m_count = 0;
    int m_taken = -1;
};

STEMDESK_TEST(TestMenuSearch)

} // namespace stemdesk::menu_search_test

#include "tst_menu_search.moc"

#include "ui/help/help_panel.h"

#include "tests/support/rail_pages.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_test.h"
#include "ui/palette/command_palette.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/text_label.h"
#include "ui/window/page_stack.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QSet>
#include <QTest>

namespace stemdesk::help_test {

using namespace stemdesk::ui;

class TestHelp : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        showWindow();
        m_help = m_window->findChild<HelpPanel *>();
    }

    void f1ShowsTheHelpOfThePageAndFollowsIt()
    {
        m_window->showPage(u"suppliers"_s);
        press(Qt::Key_F1);

        QVERIFY(m_help->isVisible());
        QCOMPARE(m_help->accessibleName(), u"Help: Suppliers"_s);
        m_window->showPage(u"orders"_s);
        QTRY_COMPARE(m_help->accessibleName(), u"Help: Orders"_s);
        press(Qt::Key_F1);
        QVERIFY(!m_help->isVisible());
        press(Qt::Key_F1);
        press(Qt::Key_Escape);
        QVERIFY(!m_help->isVisible());
    }

    /// A click on the rail takes the keyboard from the help.
    void escapeClosesItFromAPageToo()
    {
        m_window->showPage(u"suppliers"_s);
        press(Qt::Key_F1);
        m_window->showPage(u"events"_s);
        QTRY_COMPARE(m_help->accessibleName(), u"Help: Events"_s);
        const QWidget *page = m_window->findChild<PageStack *>()->currentWidget();
        const auto shown = [page]() -> EmptyState * {
            for (auto *each : page->findChildren<EmptyState *>()) {
                if (each->isVisible())
                    return each;
            }
            return nullptr;
        };
        QTRY_VERIFY(shown()); // Without events, the table is hidden and cannot take the keyboard.
        shown()->setFocus();
        QVERIFY(page->isAncestorOf(QApplication::focusWidget()));

        press(Qt::Key_Escape);

        QVERIFY(!m_help->isVisible());
        QVERIFY(page->isAncestorOf(QApplication::focusWidget()));
    }

    void aQuestionMarkDoesTheSameButIsTypedInAField()
    {
        m_window->showPage(u"suppliers"_s);
        press(Qt::Key_Question);
        QVERIFY(m_help->isVisible());
        press(Qt::Key_Question);
        QVERIFY(!m_help->isVisible());

        auto *field = m_window->findChild<QLineEdit *>();
        for (QLineEdit *candidate : m_window->findChildren<QLineEdit *>()) {
            if (candidate->isVisible())
                field = candidate;
        }
        field->setFocus();
        QTest::keyClicks(field, u"?"_s);

        QVERIFY(!m_help->isVisible());
        QCOMPARE(field->text(), u"?"_s);
    }

    void everyPageHasItsOwn()
    {
        QSet<QString> leads;
        const QStringList pages = railPages(*m_window) + QStringList(u"event"_s);
        for (const QString &page : pages)
            leads.insert(helpFor(page).lead);

        for (const QString &topic : helpTopics())
            leads.insert(helpFor(topic).lead);

        QCOMPARE(leads.size(), pages.size() + helpTopics().size());
    }

    void everyTopicIsReachedFromAPage()
    {
        QSet<QString> linked;
        for (const QString &page : {u"event"_s, u"products"_s, u"events"_s, u"money"_s, u"settings"_s})
            for (const QString &more : helpFor(page).more)
                linked.insert(more);

        const QStringList topics = helpTopics();
        QVERIFY(linked.contains(QSet<QString>(topics.cbegin(), topics.cend())));
    }

    void theLinkOfATopicOpensIt()
    {
        m_window->showPage(u"settings"_s);
        press(Qt::Key_F1);
        for (auto *link : m_help->findChildren<QAbstractButton *>()) {
            if (link->text() == u"Payment plan"_s)
                link->click();
        }

        QTRY_COMPARE(m_help->accessibleName(), u"Help: Payment plan"_s);
        QVERIFY(m_help->accessibleDescription().contains(u"The last row is the rest"_s));
        press(Qt::Key_F1); // Closes it, as any help.
        QVERIFY(!m_help->isVisible());
    }

    void thePageMakesRoomForIt()
    {
        m_window->showPage(u"products"_s);
        const auto *pages = m_window->findChild<PageStack *>();
        const int before = pages->width();
        press(Qt::Key_F1);

        QTRY_VERIFY(pages->mapTo(m_window.get(), QPoint(pages->width(), 0)).x() <= m_help->x());
        QCOMPARE(m_window->width(), 1280);
        press(Qt::Key_F1);
        QTRY_COMPARE(pages->width(), before);
    }

    void allKeysAreListed()
    {
        press(Qt::Key_Slash, Qt::ControlModifier);

        QVERIFY(m_help->isVisible());
        QCOMPARE(m_help->accessibleName(), u"All shortcuts"_s);
        QVERIFY(m_help->accessibleDescription().contains(u"Ctrl+K: Find anything"_s));
    }

    void thePaletteFindsHelp()
    {
        press(Qt::Key_K, Qt::ControlModifier);
        auto *palette = m_window->findChild<CommandPalette *>();
        QTest::keyClicks(palette->findChild<QLineEdit *>(), u"help"_s);
        const auto *rows = palette->findChild<QListView *>();
        QTRY_VERIFY(rows->model()->rowCount() > 0);
        QTest::keyClick(palette->findChild<QLineEdit *>(), Qt::Key_Return);

        QTRY_VERIFY(m_help->isVisible());
    }

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget *const keyboard = QApplication::focusWidget() ? QApplication::focusWidget() : m_window.get();
        QTest::keyClick(keyboard, key, modifiers);
    }

    HelpPanel *m_help = nullptr;
};

STEMDESK_TEST(TestHelp)

} // namespace stemdesk::help_test

#include "tst_help.moc"

#include "ui/window/navigation_rail.h"

#include "tests/support/test_registry.h"
#include "ui/theme/metrics.h"

#include <QAction>
#include <QCursor>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>

namespace stemdesk::navigation_rail_test {

using namespace stemdesk::ui;

class TestNavigationRail : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rail = std::make_unique<NavigationRail>();
        m_rail->addPage(u"today"_s, u"today"_s, u"Today"_s);
        m_rail->addPage(u"events"_s, u"events"_s, u"Events"_s);
        m_rail->addPage(u"orders"_s, u"orders"_s, u"Orders"_s);
        m_rail->setCurrent(u"today"_s);
        m_rail->resize(200, 600);
        m_rail->show();
        QVERIFY(QTest::qWaitForWindowActive(m_rail.get()));
    }

    void aLowRailKeepsItsPagesApart()
    {
        QAction undo(u"Undo"_s);
        QAction redo(u"Redo"_s);
        m_rail->addTool(&undo);
        m_rail->addTool(&redo);
        const auto isShown = [this](const QString &name) {
            const auto buttons = m_rail->findChildren<QToolButton *>();
            return std::ranges::any_of(
                buttons, [&](const QToolButton *one) { return one->accessibleName() == name && one->isVisible(); });
        };
        for (int page = 0; page < 12; ++page)
            m_rail->addPage(u"page%1"_s.arg(page), u"today"_s, u"Page"_s);
        // A window sets its own minimum; the layout's would keep it at its preferred height.
        m_rail->setMinimumHeight(1);
        m_rail->setCollapsed(true);
        m_rail->resize(m_rail->width(), 540);
        QTRY_VERIFY(isShown(u"Undo"_s));
        QTRY_VERIFY(!isShown(u"Redo"_s));
        QTRY_VERIFY(entry(u"events"_s)->height() >= 24);
        m_rail->resize(m_rail->width(), 720);
        QTRY_VERIFY(isShown(u"Redo"_s));
    }

    /// Where programs are let in is on the page Integrations, and in the tooltip.
    void onlyTroubleIsSaidBelowTheShop()
    {
        const auto isSaid = [this](const QString &text) {
            const auto labels = m_rail->findChildren<QLabel *>();
            return std::ranges::any_of(
                labels, [&text](const QLabel *label) { return label->isVisible() && label->text() == text; });
        };
        m_rail->setServerState(u"API on 127.0.0.1:8787"_s, NavigationRail::ServerState::Running);
        QVERIFY(!isSaid(u"API on 127.0.0.1:8787"_s));
        m_rail->setServerState(u"API is off"_s, NavigationRail::ServerState::Off);
        QVERIFY(!isSaid(u"API is off"_s));

        m_rail->setServerState(u"No answer since 9:00"_s, NavigationRail::ServerState::Trouble);
        QVERIFY(isSaid(u"No answer since 9:00"_s));
        m_rail->setCollapsed(true);
        QVERIFY(!isSaid(u"No answer since 9:00"_s));
    }

    void settingTheCurrentPageIsNotAnnounced()
    {
        QSignalSpy chosen(m_rail.get(), &NavigationRail::pageChosen);
        m_rail->setCurrent(u"orders"_s);
        QCOMPARE(m_rail->current(), u"orders"_s);
        QCOMPARE(chosen.count(), 0);
    }

    void clickChoosesThePage()
    {
        QSignalSpy chosen(m_rail.get(), &NavigationRail::pageChosen);
        QTest::mouseClick(entry(u"events"_s), Qt::LeftButton);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toString(), u"events"_s);
        QCOMPARE(m_rail->current(), u"events"_s);
    }

    void arrowsWalkTheEntries()
    {
        entry(u"today"_s)->setFocus();
        QTest::keyClick(entry(u"today"_s), Qt::Key_Down);
        QVERIFY(entry(u"events"_s)->hasFocus());
        QTest::keyClick(entry(u"events"_s), Qt::Key_Down);
        QVERIFY(entry(u"orders"_s)->hasFocus());
        QTest::keyClick(entry(u"orders"_s), Qt::Key_Up);
        QVERIFY(entry(u"events"_s)->hasFocus());
    }

    void spaceChoosesTheFocusedPage()
    {
        QSignalSpy chosen(m_rail.get(), &NavigationRail::pageChosen);
        entry(u"orders"_s)->setFocus();
        QTest::keyClick(entry(u"orders"_s), Qt::Key_Space);
        QCOMPARE(m_rail->current(), u"orders"_s);
        QCOMPARE(chosen.last().first().toString(), u"orders"_s);
    }

    void collapsedEntriesKeepTheirNames()
    {
        m_rail->setCollapsed(true);
        QCOMPARE(m_rail->width(), metric::kRailCollapsedWidth);
        QCOMPARE(entry(u"events"_s)->accessibleName(), u"Events"_s);
        QCOMPARE(entry(u"events"_s)->toolTip(), u"Events"_s);

        m_rail->setCollapsed(false);
        QCOMPARE(m_rail->width(), metric::kRailWidth);
    }

    /// A pointer that stays while the rail folds is not on its page any more, though no event says that it left.
    void aFoldedRailHasNoPointerOnIt()
    {
        RailEntry *events = entry(u"events"_s);
        QCursor::setPos(events->mapToGlobal(QPoint(events->width() - 1, events->height() / 2)));
        events->setAttribute(Qt::WA_UnderMouse);

        m_rail->setCollapsed(true);

        QTRY_VERIFY(!events->underMouse());
    }

    void everyButtonHasAnAccessibleName()
    {
        const auto buttons = m_rail->findChildren<QAbstractButton *>();
        QCOMPARE(buttons.size(), 5);
        for (const QAbstractButton *button : buttons)
            QVERIFY(!button->accessibleName().isEmpty());
    }

private:
    RailEntry *entry(const QString &id) const { return m_rail->findChild<RailEntry *>(id); }

    std::unique_ptr<NavigationRail> m_rail;
};

STEMDESK_TEST(TestNavigationRail)

} // namespace stemdesk::navigation_rail_test

#include "tst_navigation_rail.moc"

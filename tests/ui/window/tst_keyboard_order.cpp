#include "tests/support/demo_window.h"
#include "tests/support/test_registry.h"
#include "ui/accessible_buttons.h"
#include "ui/delegates/cell_roles.h"
#include "ui/order_sheets/sheet_view.h"
#include "ui/pages/event/recipe/group_card.h"
#include "ui/pages/orders/event_pick_model.h"
#include "ui/pages/orders/orders_page.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/widgets/layout/tab_strip.h"
#include "ui/widgets/notices/toast.h"
#include "ui/window/navigation_rail.h"
#include "ui/window/page_stack.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QColor>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <utility>

namespace stemdesk::keyboard_order_test {

using namespace stemdesk::ui;

namespace {

constexpr int kMostStops = 400;
constexpr int kLeastSeen = 30; ///< Pixels that must differ; a text cursor alone changes about twenty.

bool takesTab(const QWidget &widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus
        && !widget.focusProxy();
}

/// Its rectangle in the window's grab; for a frameless field in a row, that of the row.
QRect placeOf(const QWidget &widget)
{
    const auto *row = qobject_cast<const CardRow *>(widget.parentWidget());
    const QWidget &shown = row ? static_cast<const QWidget &>(*row) : widget;
    const QRect place(shown.mapTo(shown.window(), QPoint()), shown.size());
    return place.adjusted(-metric::kSpace4, -metric::kSpace4, metric::kSpace4, metric::kSpace4)
        & shown.window()->rect();
}

/// Number of pixels that visibly differ.
int differing(const QImage &with, const QImage &without)
{
    int count = 0;
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x)
            count += contrastRatio(with.pixelColor(x, y), without.pixelColor(x, y)) >= kMinimumEdgeContrast ? 1 : 0;
    }
    return count;
}

/// Whether it is visible at all.
bool isChecked(const QWidget &stop)
{
    return !stop.visibleRegion().isEmpty();
}

QString nameOf(const QWidget &widget)
{
    QString name = QString::fromLatin1(widget.metaObject()->className()).section(u':', -1);
    for (const QString &told : {widget.accessibleName(), widget.property("text").toString(), widget.objectName()}) {
        if (!told.isEmpty())
            return name + u' ' + told;
    }
    return name;
}

} // namespace

/// Where Tab and F6 go in the window on the demo shop.
class TestKeyboardOrder : public DemoWindow {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        installAccessibleButtons();
        openShop();
        m_owned = std::make_unique<MainWindow>(m_shop->context());
        m_window = m_owned.get();
        m_window->resize(1280, 720);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window));
    }
    void cleanupTestCase()
    {
        m_owned.reset();
        closeShop();
    }

    void tabReachesEverythingInOrder_data() { addPages(); }
    /// Tab goes round the window and back to its start: it skips nothing, gets stuck nowhere, and visits the parts in
    /// reading order: rail, page header, content, panel.
    void tabReachesEverythingInOrder()
    {
        QFETCH(QString, page);
        QFETCH(int, tab);
        show(page, tab);
        QWidget *first = focusRail();
        const QWidgetList there = stopsShown();

        QWidgetList stops;
        do {
            stops.append(QApplication::focusWidget());
            QTest::keyClick(stops.last(), Qt::Key_Tab);
            settle(m_shop->context().lookups); // A focused list shows its current row.
        } while (QApplication::focusWidget() != first && stops.size() < kMostStops);

        QVERIFY2(stops.size() < kMostStops,
                 qPrintable(u"Tab does not leave "_s + nameOf(*QApplication::focusWidget())));
        QStringList missed;
        for (QWidget *widget : std::as_const(there)) { // Some exist only while a table has the keyboard.
            if (takesTab(*widget) && !stops.contains(widget))
                missed.append(nameOf(*widget));
        }
        QCOMPARE(missed.join(u'\n'), QString());
        compareParts(stops);
        QCOMPARE(againstTheEye(stops).join(u'\n'), QString());
    }

    /// A widget that is added later is reached in its visual position.
    void tabReachesWhatWasAddedWhereItStands()
    {
        show(u"event"_s, 0);
        const QList<GroupCard *> before = m_window->findChildren<GroupCard *>();
        QTest::keyClick(m_window, Qt::Key_N, Qt::ControlModifier);
        QTRY_COMPARE(m_window->findChildren<GroupCard *>().size(), before.size() + 1);
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));

        QWidgetList stops;
        for (const QWidget *first = focusRail(); stops.isEmpty() || QApplication::focusWidget() != first;) {
            QVERIFY(stops.size() < kMostStops);
            stops.append(QApplication::focusWidget());
            QTest::keyClick(stops.last(), Qt::Key_Tab);
            settle(m_shop->context().lookups);
        }
        m_shop->edits().undo();

        QCOMPARE(againstTheEye(stops).join(u'\n'), QString());
        QTRY_COMPARE(m_window->findChildren<GroupCard *>().size(), before.size());
        QTRY_VERIFY(m_shop->edits().isSettled());
        m_window->findChild<Toast *>()->dismiss(); // It would cover the next pages.
    }

    /// Tab goes from a questioned figure to the first choice below it, which is hidden once the figure is corrected.
    void tabGoesOnFromACorrectedFigure()
    {
        show(u"event"_s, 1);
        const auto field = [this](const QString &name) {
            for (auto *each : m_window->findChildren<QLineEdit *>()) {
                if (each->isVisible() && each->accessibleName() == name)
                    return each;
            }
            return static_cast<QLineEdit *>(nullptr);
        };
        const auto type = [](QLineEdit *into, const QString &text) {
            into->setFocus(Qt::TabFocusReason);
            into->selectAll();
            QTest::keyClicks(into, text);
            QTest::keyClick(into, Qt::Key_Tab);
        };
        QLineEdit *tables = field(u"Tables"_s);
        QVERIFY(tables);
        type(tables, u"2"_s);
        QTRY_VERIFY(m_shop->edits().isSettled());
        type(tables, u"2500"_s);
        const auto *note = tables->parentWidget()->findChild<ConflictNote *>();
        QVERIFY(note && note->isVisible());
        type(tables, u"6"_s);

        QVERIFY(!note->isVisible());
        const QWidget *next = QApplication::focusWidget();
        QVERIFY(next && next->isVisible() && next != tables && !note->isAncestorOf(next));
        QCOMPARE(partOf(next), partOf(tables));
        m_shop->edits().undo();
        m_shop->edits().undo();
        QTRY_VERIFY(m_shop->edits().isSettled());
        m_window->findChild<Toast *>()->dismiss(); // It would cover the next pages.
    }

    void controlTabOpensTheNextTab()
    {
        show(u"event"_s, 0);
        QTabBar *tabs = m_window->findChild<PageStack *>()->currentWidget()->findChild<TabStrip *>();
        focusRail();
        for (const auto &[key, modifiers, expected] :
             {std::tuple(Qt::Key_Tab, Qt::KeyboardModifiers(Qt::ControlModifier), 1),
              std::tuple(Qt::Key_PageDown, Qt::KeyboardModifiers(Qt::ControlModifier), 2),
              std::tuple(Qt::Key_PageUp, Qt::KeyboardModifiers(Qt::ControlModifier), 1),
              std::tuple(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier, 0),
              std::tuple(Qt::Key_PageUp, Qt::KeyboardModifiers(Qt::ControlModifier), tabs->count() - 1)}) {
            QTest::keyClick(m_window, key, modifiers);
            QCOMPARE(tabs->currentIndex(), expected);
            QCOMPARE(QApplication::focusWidget(), tabs);
        }
    }

    void theKeyboardIsSeenWhereverItGoes_data() { addPages(); }
    /// The focused widget is painted differently, by more than a text cursor.
    void theKeyboardIsSeenWhereverItGoes()
    {
        QFETCH(QString, page);
        QFETCH(int, tab);
        show(page, tab);
        QWidget *first = focusRail();
        QStringList unseen;
        for (int count = 0; count < kMostStops; ++count) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            settle(m_shop->context().lookups);
            const QPointer<QWidget> stop = QApplication::focusWidget();
            if (stop == first)
                break;
            const QRect place = placeOf(*stop);
            const QImage with = m_window->grab(place).toImage();
            first->setFocus(Qt::OtherFocusReason);
            const QImage without = m_window->grab(place).toImage();
            if (!stop) // It was visible only while focused.
                break;
            stop->setFocus(Qt::OtherFocusReason);
            if (isChecked(*stop) && differing(with, without) < kLeastSeen)
                unseen.append(nameOf(*stop));
        }

        QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(u'\n')));
    }

    void f6GoesFromPartToPart_data() { addPages(); }
    void f6GoesFromPartToPart()
    {
        QFETCH(QString, page);
        QFETCH(int, tab);
        show(page, tab);
        QWidget *first = focusRail();
        QSet<int> there;
        for (const QWidget *widget : stopsShown())
            there.insert(partOf(widget));

        QSet<int> reached;
        QWidgetList stops{first};
        do {
            reached.insert(partOf(QApplication::focusWidget()));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
            settle(m_shop->context().lookups);
            stops.append(QApplication::focusWidget());
        } while (stops.last() != first && stops.size() < kMostStops);

        QCOMPARE(reached, there);
        while (stops.size() > 1) { // And back in reverse order.
            QCOMPARE(QApplication::focusWidget(), stops.takeLast());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
        }
        QCOMPARE(QApplication::focusWidget(), first);
    }

    void f6ReachesTheSheetOfTheChosenEvents()
    {
        show(u"orders"_s, 0);
        auto *page = m_window->findChild<OrdersPage *>();
        auto *picker = page->findChild<EventPickModel *>();
        auto *sheet = page->findChild<SheetView *>();
        picker->setChosen({m_event});
        QTRY_VERIFY(sheet->isVisible());
        const QWidget *first = focusRail();
        bool isReached = false;

        for (int count = 0; count < kMostStops && !isReached; ++count) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
            isReached = sheet->parentWidget()->isAncestorOf(QApplication::focusWidget());
            if (QApplication::focusWidget() == first)
                break;
        }

        QVERIFY(isReached);
        picker->setChosen({});
    }

    void controlsHaveNamesOfTheirOwn_data() { addPages(); }
    void controlsHaveNamesOfTheirOwn()
    {
        QFETCH(QString, page);
        QFETCH(int, tab);
        show(page, tab);

        QStringList wrong;
        QList<std::pair<QAccessible::Role, QString>> names;
        for (QWidget *widget : stopsShown()) {
            QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(spoken);
            const QString name = spoken->text(QAccessible::Name);
            const auto said = std::pair(spoken->role(), name); // The page "Events" is not the list "Events".
            static const QRegularExpression kMark(u"&\\S"_s);
            if (name.isEmpty())
                wrong.append(u"no name: "_s + nameOf(*widget) + u" in "_s + nameOf(*widget->parentWidget()));
            else if (name.contains(kMark) || names.contains(said))
                wrong.append(u"twice, or with the mark of a key: "_s + name);
            names.append(said);
        }
        QCOMPARE(wrong.join(u'\n'), QString());
    }

    void whatIsShownIsSaid_data() { addPages(); }
    /// Labels expose their text whatever name they have, cells all that is drawn in them.
    void whatIsShownIsSaid()
    {
        QFETCH(QString, page);
        QFETCH(int, tab);
        show(page, tab);

        QStringList silent;
        for (QLabel *label : m_window->findChildren<QLabel *>()) {
            const QString said = QAccessible::queryAccessibleInterface(label)->text(QAccessible::Name);
            if (label->isVisible() && label->textFormat() == Qt::PlainText && !said.contains(label->text()))
                silent.append(label->text() + u" is said as "_s + said);
        }
        for (QAbstractItemView *view : m_window->findChildren<QAbstractItemView *>()) {
            if (view->isVisible() && view->model())
                addSilentCells(silent, *view->model());
        }
        QCOMPARE(silent.join(u'\n'), QString());
    }

private:
    static void addSilentCells(QStringList &silent, const QAbstractItemModel &model)
    {
        constexpr int kRowsLookedAt = 8;
        for (int row = 0; row < std::min(kRowsLookedAt, model.rowCount()); ++row) {
            for (int column = 0; column < model.columnCount(); ++column)
                addSilentTexts(silent, model.index(row, column));
        }
    }
    static void addSilentTexts(QStringList &silent, const QModelIndex &cell)
    {
        const QVariant own = cell.data(Qt::AccessibleTextRole);
        const QString said = (own.isValid() ? own : cell.data()).toString();
        for (const int role : {int(Qt::DisplayRole), int(QuietTextRole), int(ChipTextRole)}) {
            if (const QString drawn = cell.data(role).toString(); !said.contains(drawn))
                silent.append(drawn + u" is said as "_s + said);
        }
        const bool isColoured = !cell.data(SwatchesRole).value<QList<QColor>>().isEmpty();
        if (isColoured && cell.data(ColourNamesRole).toStringList().isEmpty() && !own.isValid())
            silent.append(u"colours without names: "_s + said);
    }

    void show(const QString &page, int tab)
    {
        open(page, tab);
        QWidgetList shown;
        do {
            shown = stopsShown();
            for (int turn = 0; turn < 3; ++turn) { // An answer may trigger another read.
                settle(m_shop->context().lookups);
                settle(m_shop->context().tasks);
            }
        } while (stopsShown() != shown);
    }
    /// Waits until pending reads are answered and laid out.
    void settle(ServiceThread &thread)
    {
        bool isDone = false;
        thread.run(
            m_window, [](Services &) { return true; }, [&](bool) { isDone = true; });
        QTRY_VERIFY(isDone);
        QCoreApplication::processEvents();
    }

    QWidgetList stopsShown() const
    {
        QWidgetList stops = m_window->findChildren<QWidget *>();
        stops.removeIf([](const QWidget *widget) { return !takesTab(*widget); });
        return stops;
    }

    /// Focuses the rail's first stop and returns it.
    QWidget *focusRail()
    {
        QWidget *stop = m_window->findChild<NavigationRail *>();
        while (!takesTab(*stop))
            stop = stop->nextInFocusChain();
        stop->setFocus(Qt::TabFocusReason);
        return stop;
    }

    static int partOf(const QWidget *widget)
    {
        for (; widget; widget = widget->parentWidget()) {
            if (qobject_cast<const NavigationRail *>(widget))
                return 0;
            if (qobject_cast<const PageHeader *>(widget))
                return 1;
            if (qobject_cast<const SidePanel *>(widget))
                return 3;
        }
        return 2;
    }

    /// Neighbouring stops of which the second is above or left of the first.
    static QStringList againstTheEye(const QWidgetList &stops)
    {
        QStringList wrong;
        for (qsizetype at = 1; at < stops.size(); ++at) {
            if (partOf(stops.at(at - 1)) != partOf(stops.at(at)))
                continue;
            const QWidget *above = stops.at(at - 1);
            const QWidget *below = stops.at(at);
            while (!above->parentWidget()->isAncestorOf(stops.at(at)))
                above = above->parentWidget();
            while (below->parentWidget() != above->parentWidget() && below->parentWidget())
                below = below->parentWidget();
            const QRect first = above->geometry();
            const QRect second = below->geometry();
            const bool isAbove =
                second.bottom() < first.top() && second.left() <= first.right() && second.right() >= first.left();
            const bool isBefore =
                second.right() < first.left() && second.top() <= first.bottom() && second.bottom() >= first.top();
            if (isAbove || isBefore)
                wrong.append(nameOf(*stops.at(at - 1)) + u" before "_s + nameOf(*stops.at(at)));
        }
        return wrong;
    }

    static void compareParts(const QWidgetList &stops)
    {
        QStringList walked;
        int last = -1;
        bool isInOrder = true;
        for (const QWidget *stop : stops) {
            const int part = partOf(stop);
            walked.append(QString::number(part) + u' ' + nameOf(*stop));
            isInOrder = isInOrder && part >= last;
            last = part;
        }
        QVERIFY2(isInOrder, qPrintable(walked.join(u'\n')));
    }

    Theme m_theme{*qApp, Theme::Choice::Light};
    std::unique_ptr<MainWindow> m_owned;
};

STEMDESK_TEST(TestKeyboardOrder)

} // namespace stemdesk::keyboard_order_test

#include "tst_keyboard_order.moc"

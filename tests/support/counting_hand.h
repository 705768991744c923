#pragma once

#include "tests/support/timeout.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QTabBar>
#include <QTimer>

#include <algorithm>
#include <functional>

namespace stemdesk {

/// A person at the window who uses only visible widgets and counts clicks and keys, step by step. Check
/// QTest::currentTestFailed() after each step.
class CountingHand {
public:
    struct Step {
        QString name;
        int clicks = 0;
        int keys = 0;
    };

    explicit CountingHand(QWidget &window) : m_window(window) {}

    void begin(const QString &step) { m_steps.append({.name = step}); }
    const QList<Step> &steps() const { return m_steps; }
    Step total() const
    {
        Step total{.name = QStringLiteral("in all")};
        for (const Step &step : m_steps) {
            total.clicks += step.clicks;
            total.keys += step.keys;
        }
        return total;
    }

    /// The visible and enabled widget of this type with this text or accessible name.
    template <class Widget>
    Widget *seen(const QString &name) const
    {
        for (Widget *widget : m_window.findChildren<Widget *>()) {
            // On a page that is opening, widgets without a layout are invisible too and take no click.
            if (!widget->isVisible() || widget->rect().isEmpty() || !widget->isEnabled())
                continue;
            const auto *button = qobject_cast<QAbstractButton *>(widget);
            if (widget->accessibleName() == name || (button && button->text() == name))
                return widget;
        }
        return nullptr;
    }

    void click(QWidget *widget)
    {
        ++m_steps.last().clicks;
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    /// Waits for the button.
    void press(const QString &name)
    {
        QTRY_VERIFY2_WITH_TIMEOUT(seen<QAbstractButton>(name), qPrintable(name), kTimeout);
        click(seen<QAbstractButton>(name));
    }
    /// One of the tabs of the page.
    void turnTo(const QString &tab)
    {
        for (QTabBar *bar : m_window.findChildren<QTabBar *>()) {
            for (int index = 0; bar->isVisible() && index < bar->count(); ++index) {
                if (bar->tabText(index) != tab)
                    continue;
                ++m_steps.last().clicks;
                QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(index).center());
                return;
            }
        }
        QFAIL(qPrintable(tab));
    }
    /// Clicks the row of the list or table that says all of this, to a reader or a listener.
    void pick(const QString &list, const QStringList &words)
    {
        QTRY_VERIFY2_WITH_TIMEOUT(rowIn(list, words).isValid(), qPrintable(list + words.join(u' ')), kTimeout);
        auto *view = seen<QAbstractItemView>(list);
        const auto place = [&] {
            const QModelIndex row = rowIn(list, words);
            view->scrollTo(row);
            const QPoint center = view->visualRect(row).center();
            return view->indexAt(center) == row && view->viewport()->rect().contains(center) ? center : QPoint(-1, -1);
        };
        QTRY_VERIFY2_WITH_TIMEOUT(place().x() >= 0, qPrintable(list + words.join(u' ')), kTimeout);
        ++m_steps.last().clicks;
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, place());
    }
    /// Opens the button's menu and chooses the item that begins with `item`.
    void choose(const QString &button, const QString &item)
    {
        QTimer look; // A menu may run its own event loop.
        bool isTaken = false;
        QObject::connect(&look, &QTimer::timeout, [&] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            if (!menu || !menu->isVisible())
                return;
            look.stop();
            isTaken = take(*menu, item);
        });
        look.start(10);
        press(button);
        QTRY_VERIFY2_WITH_TIMEOUT(isTaken, qPrintable(button), kTimeout);
        QTRY_VERIFY2_WITH_TIMEOUT(!QApplication::activePopupWidget(), qPrintable(button), kTimeout);
        m_window.activateWindow(); // A window system does this after a menu; the offscreen one sometimes forgets.
        QTRY_VERIFY2_WITH_TIMEOUT(m_window.isActiveWindow(), qPrintable(button), kTimeout);
    }

    /// Without waiting between keys.
    void type(const QString &text)
    {
        for (const QChar character : text)
            key(character);
    }
    void enter(const QString &text) { type(text + u'\n'); }
    /// The same, once the field with this name has the focus.
    void enterInto(const QString &field, const QString &text)
    {
        const auto keyboard = [] {
            return QApplication::focusWidget() ? QApplication::focusWidget()->accessibleName() : QString();
        };
        QTRY_VERIFY2_WITH_TIMEOUT(keyboard() == field,
                                  qPrintable(field + QStringLiteral(" has it not, but ") + keyboard()), kTimeout);
        enter(text);
    }
    /// One key, alone or with Ctrl and the like.
    void stroke(const QKeyCombination &key)
    {
        ++m_steps.last().keys;
        QWidget *keyboard = QApplication::focusWidget();
        QTest::keyClick(keyboard ? keyboard : &m_window, key.key(), key.keyboardModifiers());
        QCoreApplication::sendPostedEvents();
    }
    /// Presses Tab, or `key`, until the widget with this name has the focus.
    void tabTo(const QString &name, const QKeyCombination &key = Qt::Key_Tab)
    {
        constexpr int kMostStops = 60;
        QTRY_VERIFY2_WITH_TIMEOUT(seen<QWidget>(name), qPrintable(name), kTimeout);
        for (int stops = 0; stops < kMostStops; ++stops) {
            const QWidget *keyboard = QApplication::focusWidget();
            if (keyboard && (keyboard->accessibleName() == name || keyboard == seen<QAbstractButton>(name)))
                return;
            stroke(key);
            // A row that waits for its answer holds the key: pressed blindly, many would be let go at once.
            QTRY_VERIFY2_WITH_TIMEOUT(QApplication::focusWidget() != keyboard,
                                      qPrintable(name + QStringLiteral(" is not reached: the keyboard stays")),
                                      kTimeout);
        }
        QFAIL(qPrintable(name + QStringLiteral(" is not reached")));
    }
    /// Clicks a field, so that typing replaces its text.
    template <class Field>
    void fill(const QString &field, const QString &text)
    {
        QTRY_VERIFY2_WITH_TIMEOUT(seen<Field>(field), qPrintable(field), kTimeout);
        click(seen<Field>(field));
        QTRY_VERIFY2_WITH_TIMEOUT(QApplication::focusWidget() == seen<Field>(field), qPrintable(field), kTimeout);
        ++m_steps.last().keys;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        enter(text);
    }
    /// Counts a key press in a dialog that is not the program's own.
    void answer(const std::function<void()> &act)
    {
        ++m_steps.last().keys;
        act();
    }

private:
    QModelIndex rowIn(const QString &list, const QStringList &words) const
    {
        const auto *view = seen<QAbstractItemView>(list);
        for (int row = 0; view && view->model() && row < view->model()->rowCount(); ++row) {
            QString said;
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                const QModelIndex cell = view->model()->index(row, column);
                said += cell.data().toString() + u' ' + cell.data(Qt::AccessibleTextRole).toString() + u' ';
            }
            if (std::ranges::all_of(words, [&](const QString &word) { return said.contains(word); }))
                return view->model()->index(row, 0);
        }
        return {};
    }

    static constexpr int kTimeout = 20'000;

    void key(QChar character)
    {
        QTRY_VERIFY(QApplication::focusWidget());
        ++m_steps.last().keys;
        if (character == u'\n')
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        else
            QTest::keyClicks(QApplication::focusWidget(), QString(character));
        QCoreApplication::sendPostedEvents(); // The keyboard's events would arrive in between.
    }
    bool take(QMenu &menu, const QString &item)
    {
        for (QAction *action : menu.actions()) {
            if (!action->text().startsWith(item))
                continue;
            ++m_steps.last().clicks;
            menu.setActiveAction(action); // Qt 6.8's menus close on a click right after they open.
            QTest::keyClick(&menu, Qt::Key_Return);
            return true;
        }
        menu.close();
        return false;
    }

    QWidget &m_window;
    QList<Step> m_steps;
};

} // namespace stemdesk

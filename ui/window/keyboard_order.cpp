#include "ui/window/keyboard_order.h"

#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/side_panel.h"
#include "ui/window/page_stack.h"

#include <QApplication>
#include <QGridLayout>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QTabBar>

#include <algorithm>
#include <tuple>

namespace stemdesk::ui {

namespace {

/// A widget with a focus proxy is no stop itself.
bool takesKeyboard(const QWidget &widget)
{
    return widget.isVisible() && widget.isEnabled() && !widget.focusProxy()
        && (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

/// The innermost part that contains the widget; nullptr if none does.
QWidget *partOf(const QWidgetList &parts, QWidget *widget)
{
    while (widget && !parts.contains(widget))
        widget = widget->parentWidget();
    return widget;
}

/// The places of a layout in the order in which they are read.
QList<QLayoutItem *> itemsAsRead(QLayout &layout)
{
    QList<QLayoutItem *> items;
    for (int at = 0; at < layout.count(); ++at)
        items.append(layout.itemAt(at));
    if (const auto *box = qobject_cast<const QBoxLayout *>(&layout)) {
        if (box->direction() == QBoxLayout::RightToLeft || box->direction() == QBoxLayout::BottomToTop)
            std::ranges::reverse(items);
    } else if (auto *grid = qobject_cast<QGridLayout *>(&layout)) {
        const auto placeOf = [grid](QLayoutItem *item) {
            int row = 0;
            int column = 0;
            int span = 0;
            grid->getItemPosition(grid->indexOf(item), &row, &column, &span, &span);
            return std::pair(row, column);
        };
        std::ranges::stable_sort(items, {}, placeOf);
    }
    return items;
}

void addWidgets(QWidgetList &widgets, QLayout &layout)
{
    for (QLayoutItem *item : itemsAsRead(layout)) {
        if (item->widget())
            widgets.append(item->widget());
        else if (item->layout())
            addWidgets(widgets, *item->layout());
    }
}

/// Children in reading order: a layout's in its order, others by position.
QWidgetList childrenAsRead(const QWidget &widget)
{
    QWidgetList children;
    if (widget.layout())
        addWidgets(children, *widget.layout());
    QWidgetList others = widget.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    others.removeIf([&](QWidget *child) { return child->isWindow() || children.contains(child); });
    const auto *splitter = qobject_cast<const QSplitter *>(&widget);
    std::ranges::stable_sort(others, {}, [splitter](QWidget *child) {
        return std::tuple(splitter ? splitter->indexOf(child) : 0, child->y(), child->x());
    });
    return children + others;
}

void addStops(QWidgetList &stops, QWidget &widget)
{
    if (!widget.isVisible())
        return;
    if (takesKeyboard(widget) || &widget == QApplication::focusWidget())
        stops.append(&widget);
    for (QWidget *child : childrenAsRead(widget))
        addStops(stops, *child);
}

/// Gives the widget the focus and scrolls it into view.
void give(QWidget &widget, Qt::FocusReason reason)
{
    widget.setFocus(reason);
    for (QWidget *outer = widget.parentWidget(); outer; outer = outer->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(outer))
            area->ensureWidgetVisible(&widget);
    }
}

template <class Part>
void addShown(QWidgetList &parts, const QWidget &page)
{
    for (Part *part : page.findChildren<Part *>()) {
        if (part->isVisible())
            parts.append(part);
    }
}

/// Adds what is beside a page's list but not a panel: the sheet of the chosen events.
void addPanes(QWidgetList &parts, const QWidget &page)
{
    for (const QSplitter *splitter : page.findChildren<QSplitter *>()) {
        for (int at = 1; at < splitter->count(); ++at) {
            QWidget *pane = splitter->widget(at);
            if (pane->isVisible() && !qobject_cast<SidePanel *>(pane) && !pane->findChild<SidePanel *>())
                parts.append(pane);
        }
    }
}

} // namespace

KeyboardOrder::KeyboardOrder(QWidget &rail, PageStack &pages, QWidget *window)
    : QObject(window), m_rail(rail), m_pages(pages)
{
    const auto add = [this, window](const QKeySequence &key, int direction) {
        connect(new QShortcut(key, window), &QShortcut::activated, this, [this, direction] { stepPart(direction); });
    };
    add(Qt::Key_F6, 1);
    add(Qt::SHIFT | Qt::Key_F6, -1);
    const auto addTab = [this, window](const QList<QKeySequence> &keys, int direction) {
        auto *step = new QShortcut(window);
        step->setKeys(keys);
        connect(step, &QShortcut::activated, this, [this, direction] { stepTab(direction); });
    };
    addTab({Qt::CTRL | Qt::Key_Tab, Qt::CTRL | Qt::Key_PageDown}, 1);
    addTab({Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, Qt::CTRL | Qt::SHIFT | Qt::Key_Backtab, Qt::CTRL | Qt::Key_PageUp}, -1);
}

QWidgetList KeyboardOrder::parts() const
{
    QWidget *page = m_pages.currentWidget();
    QWidgetList all{&m_rail};
    if (!page)
        return all;
    addShown<PageHeader>(all, *page);
    all.append(page);
    addPanes(all, *page);
    addShown<SidePanel>(all, *page);
    return all;
}

/// All Tab stops, part by part. Qt's own chain has the order in which widgets were created or moved.
QWidgetList KeyboardOrder::stops(const QWidgetList &parts) const
{
    QWidgetList found;
    addStops(found, *m_rail.window());
    std::ranges::stable_sort(found, {}, [&parts](QWidget *stop) {
        QWidget *part = partOf(parts, stop);
        return part ? parts.indexOf(part) : parts.size();
    });
    return found;
}

bool KeyboardOrder::step(bool next)
{
    const QWidgetList all = stops(parts());
    const qsizetype count = all.size();
    const qsizetype at = all.indexOf(QApplication::focusWidget());
    if (at < 0 || count < 2)
        return false;
    give(*all.at((at + (next ? 1 : count - 1)) % count), next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void KeyboardOrder::stepPart(int direction)
{
    const QWidgetList all = parts();
    QWidget *focus = QApplication::focusWidget();
    QWidget *from = partOf(all, focus);
    if (from)
        m_places[from] = focus;
    const auto count = int(all.size());
    const int start = from ? int(all.indexOf(from)) : (direction > 0 ? -1 : count);
    for (int away = 1; away <= count; ++away) {
        QWidget *part = all.at((start + direction * away + 2 * count) % count);
        if (QWidget *place = placeIn(all, part)) {
            give(*place, direction > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return;
        }
    }
}

void KeyboardOrder::stepTab(int direction)
{
    const QWidget *page = m_pages.currentWidget();
    const auto bars = page ? page->findChildren<QTabBar *>() : QList<QTabBar *>();
    const auto shown = std::ranges::find_if(bars, [](const QTabBar *bar) { return bar->isVisible(); });
    if (shown == bars.end())
        return;
    QTabBar &tabs = **shown;
    const int count = tabs.count();
    int next = tabs.currentIndex();
    do
        next = (next + direction + count) % count;
    while (!tabs.isTabVisible(next) && next != tabs.currentIndex());
    tabs.setFocus(Qt::TabFocusReason); // The old focus widget is on a tab that is about to be hidden.
    tabs.setCurrentIndex(next);
}

QWidget *KeyboardOrder::placeIn(const QWidgetList &parts, QWidget *part) const
{
    QWidget *last = m_places.value(part);
    if (last && takesKeyboard(*last) && partOf(parts, last) == part)
        return last;
    const QWidgetList all = stops(parts);
    const auto first = std::ranges::find_if(all, [&](QWidget *stop) { return partOf(parts, stop) == part; });
    return first == all.end() ? nullptr : *first;
}

} // namespace stemdesk::ui

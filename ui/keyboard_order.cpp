#include "ui/keyboard_order.h"

#include "ui/page_stack.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/side_panel.h"

#include <QApplication>
#include <QSet>
#include <QShortcut>

#include <algorithm>

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

template <class Part>
void addShown(QWidgetList &parts, const QWidget &page)
{
    for (Part *part : page.findChildren<Part *>()) {
        if (part->isVisible())
            parts.append(part);
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
}

QWidgetList KeyboardOrder::parts() const
{
    QWidget *page = m_pages.currentWidget();
    QWidgetList all{&m_rail};
    if (!page)
        return all;
    addShown<PageHeader>(all, *page);
    all.append(page);
    addShown<SidePanel>(all, *page);
    return all;
}

/// All that Tab stops at, part by part. Where widgets were moved between parents, Qt's chain may fall into several.
QWidgetList KeyboardOrder::stops(const QWidgetList &parts) const
{
    QSet<QWidget *> seen;
    QWidgetList found;
    for (QWidget *begin : QWidgetList{m_rail.window()} + m_rail.window()->findChildren<QWidget *>()) {
        for (QWidget *widget = begin; !seen.contains(widget); widget = widget->nextInFocusChain()) {
            seen.insert(widget);
            if (takesKeyboard(*widget) || widget == QApplication::focusWidget())
                found.append(widget);
        }
    }
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
    all.at((at + (next ? 1 : count - 1)) % count)->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
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
            place->setFocus(direction > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return;
        }
    }
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

#include "ui/theme/popups.h"

#include "ui/theme/metrics.h"

#include <QAbstractButton>
#include <QAction>
#include <QEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QPainterPath>
#include <QRegion>
#include <QWidget>

#include <algorithm>

namespace stemdesk::ui {

namespace {

/// The visible button that opens it; nullptr for the menu of a row.
QWidget *buttonOf(const QMenu &menu)
{
    for (QObject *each : menu.menuAction()->associatedObjects()) {
        auto *button = qobject_cast<QAbstractButton *>(each);
        if (button && button->isVisible())
            return button;
    }
    return nullptr;
}

int rightOf(const QWidget &widget)
{
    return widget.mapToGlobal(QPoint(widget.width(), 0)).x();
}

/// Wayland composes every window and cuts none; elsewhere there may be nothing behind a window's corners.
bool isComposed()
{
    return QGuiApplication::platformName().startsWith(QStringLiteral("wayland"));
}

} // namespace

void MenuPlace::put(QMenu *menu)
{
    if (!menu->findChild<MenuPlace *>(QString(), Qt::FindDirectChildrenOnly))
        new MenuPlace(menu);
}

MenuPlace::MenuPlace(QMenu *menu) : QObject(menu)
{
    menu->installEventFilter(this);
}

/// Shown means placed, but not yet on the screen.
bool MenuPlace::eventFilter(QObject *watched, QEvent *event)
{
    auto *menu = qobject_cast<QMenu *>(watched);
    const QWidget *button = event->type() == QEvent::Show && menu ? buttonOf(*menu) : nullptr;
    if (button) {
        const QWidget &window = *button->window();
        const int left = std::max(rightOf(*button) - menu->width(), window.mapToGlobal(QPoint()).x());
        if (rightOf(*button) - button->width() + menu->width() > rightOf(window)) // Qt sees to the screen only.
            menu->move(left, menu->y());
    }
    return QObject::eventFilter(watched, event);
}

void PopupCorners::put(QWidget *popup)
{
    if (isComposed())
        popup->setAttribute(Qt::WA_TranslucentBackground);
    else if (!popup->findChild<PopupCorners *>(QString(), Qt::FindDirectChildrenOnly))
        new PopupCorners(popup);
}

PopupCorners::PopupCorners(QWidget *popup) : QObject(popup)
{
    popup->installEventFilter(this);
}

bool PopupCorners::eventFilter(QObject *watched, QEvent *event)
{
    auto *popup = qobject_cast<QWidget *>(watched);
    if (event->type() == QEvent::Resize && popup) {
        QPainterPath path;
        path.addRoundedRect(popup->rect(), metric::kRadius, metric::kRadius);
        popup->setMask(QRegion(path.toFillPolygon().toPolygon()));
    }
    return QObject::eventFilter(watched, event);
}

} // namespace stemdesk::ui

#include "ui/theme/popup_corners.h"

#include "ui/theme/metrics.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPainterPath>
#include <QRegion>
#include <QWidget>

namespace stemdesk::ui {

namespace {

/// Wayland composes every window and cuts none; elsewhere there may be nothing behind a window's corners.
bool isComposed()
{
    return QGuiApplication::platformName().startsWith(QStringLiteral("wayland"));
}

} // namespace

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

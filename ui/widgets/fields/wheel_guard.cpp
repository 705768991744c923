#include "ui/widgets/fields/wheel_guard.h"

#include <QEvent>
#include <QWidget>

namespace stemdesk::ui {

WheelGuard::WheelGuard(QWidget *field) : QObject(field)
{
    field->setFocusPolicy(Qt::StrongFocus); // Not by the wheel.
    field->installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    const auto *field = qobject_cast<QWidget *>(watched);
    if (event->type() != QEvent::Wheel || !field || field->hasFocus())
        return QObject::eventFilter(watched, event);
    event->ignore(); // So that the form scrolls.
    return true;
}

} // namespace stemdesk::ui

#include "ui/widgets/fields/wheel_guard.h"

#include <QEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>
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

ChoiceList::ChoiceList(QWidget *parent) : QComboBox(parent)
{
    new WheelGuard(this);
}

/// The style of style sheets cuts the text.
void ChoiceList::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect text = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, text.width());
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace stemdesk::ui

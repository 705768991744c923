#include "ui/widgets/fields/wheel_guard.h"

#include "ui/widgets/tool_tip.h"

#include <QEvent>
#include <QHelpEvent>
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

QString ChoiceList::shownText(const QStyleOptionComboBox &option) const
{
    const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    return fontMetrics().elidedText(option.currentText, Qt::ElideMiddle, room.width());
}

bool ChoiceList::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty())
        return QComboBox::event(event);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const bool isCut = shownText(option) != option.currentText;
    showTip(static_cast<QHelpEvent *>(event)->globalPos(), isCut ? option.currentText : QString(), *this);
    return true;
}

/// The style of style sheets cuts the text.
void ChoiceList::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    option.currentText = shownText(option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace stemdesk::ui

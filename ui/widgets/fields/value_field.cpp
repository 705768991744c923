#include "ui/widgets/fields/value_field.h"

#include "ui/theme/fonts.h"

#include <QKeyEvent>

namespace stemdesk::ui {

ValueField::ValueField(const QString &value, QWidget *parent) : EditedValue(value, parent)
{
    setFirst(value);
    setProperty("valueField", true);
    setFont(fontFor(TextStyle::Body));
    connect(this, &QLineEdit::editingFinished, this, &ValueField::onEditingFinished);
}

void ValueField::showText(const QString &text)
{
    const bool isToBeReplaced = hasFocus() && hasSelectedText() && selectedText() == this->text();
    setText(text);
    setCursorPosition(hasFocus() ? cursorPosition() : 0);
    if (isToBeReplaced)
        selectAll();
}

void ValueField::onEditingFinished()
{
    if (!hasFocus())
        onLeft();
    else if (!isOffered())
        keepMine();
}

void ValueField::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && isInConflict())
        keepMine();
    else if (enter && isRefused())
        offerAgain();
    if (event->key() != Qt::Key_Escape || (text() == value() && !isRefused())) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    takeTheirs();
    selectAll();
}

} // namespace stemdesk::ui

#include "ui/widgets/value_field.h"

#include "ui/theme/fonts.h"

#include <QKeyEvent>
#include <QStyle>

namespace stemdesk::ui {

ValueField::ValueField(const QString &value, QWidget *parent)
    : QLineEdit(value, parent), m_value(value), m_offered(value)
{
    setProperty("valueField", true);
    setFont(fontFor(TextStyle::Body));
    connect(this, &QLineEdit::editingFinished, this, &ValueField::onEditingFinished);
}

bool ValueField::isBeingEdited() const
{
    return hasFocus() && text() != m_value;
}

void ValueField::setValue(const QString &value)
{
    if (isRefused() || (isBeingEdited() && text() != value)) {
        const bool differs = value != m_value;
        m_value = value;
        if (differs)
            Q_EMIT changedElsewhere(value);
        return;
    }
    m_value = value;
    m_offered = value;
    setText(value);
    setCursorPosition(hasFocus() ? cursorPosition() : 0);
}

void ValueField::setStored()
{
    m_value = m_offered;
}

void ValueField::setRefused(const QString &reason)
{
    if (m_reason == reason)
        return;
    m_reason = reason;
    setProperty("invalid", isRefused());
    setAccessibleDescription(reason);
    style()->unpolish(this);
    style()->polish(this);
    Q_EMIT refusedChanged(reason);
}

void ValueField::onEditingFinished()
{
    if (text() == m_offered)
        return;
    m_offered = text();
    setRefused({});
    if (text() != m_value)
        Q_EMIT committed(text());
}

void ValueField::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && isRefused())
        m_offered = m_value; // Asked for once more, on purpose.
    if (event->key() != Qt::Key_Escape || (text() == m_value && !isRefused())) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    setRefused({});
    m_offered = m_value;
    setText(m_value);
    selectAll();
}

} // namespace stemdesk::ui

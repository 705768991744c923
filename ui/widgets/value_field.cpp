#include "ui/widgets/value_field.h"

#include "core/base/error.h"
#include "ui/error_text.h"
#include "ui/theme/fonts.h"

#include <QKeyEvent>
#include <QStyle>

#include <utility>

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
        meet(value);
        return;
    }
    m_value = value;
    m_offered = value;
    setText(value);
    setCursorPosition(hasFocus() ? cursorPosition() : 0);
}

/// A value arrives while another one is typed.
void ValueField::meet(const QString &theirs)
{
    if (theirs == m_value)
        return;
    m_value = theirs;
    if (text() == theirs)
        takeTheirs();
    else
        mark(errorText(stale()), true);
}

void ValueField::setStored()
{
    m_value = m_offered;
}

void ValueField::setRefused(const QString &reason)
{
    if (m_reason != reason || m_isInConflict)
        mark(reason, false);
}

void ValueField::refuse(const Error &error)
{
    const bool isStale = error.kind == Error::Kind::Stale;
    if (isStale && m_value == m_handedOver) { // Both meant the same.
        takeTheirs();
        return;
    }
    if (text() == m_value) // What is stored was shown again before the outcome was known.
        setText(m_handedOver);
    m_offered = text();
    mark(errorText(error), isStale && m_value != m_base); // Until the other value has arrived there is only the fact.
}

void ValueField::mark(const QString &reason, bool isInConflict)
{
    m_reason = reason;
    m_isInConflict = isInConflict;
    setProperty("invalid", isRefused());
    setAccessibleDescription(reason);
    style()->unpolish(this);
    style()->polish(this);
    Q_EMIT refusedChanged(reason);
}

void ValueField::onEditingFinished()
{
    if (m_isInConflict && !hasFocus()) {
        Q_EMIT refusedChanged(m_reason); // What is typed may have changed.
        return;
    }
    if (text() == m_offered)
        return;
    keepMine();
}

void ValueField::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && m_isInConflict)
        keepMine();
    else if (enter && isRefused())
        m_offered = m_value; // Asked for once more, on purpose.
    if (event->key() != Qt::Key_Escape || (text() == m_value && !isRefused())) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    takeTheirs();
    selectAll();
}

void ValueField::keepMine()
{
    mark({}, false);
    m_handedOver = m_offered = text();
    m_base = m_value;
    if (text() != m_value)
        Q_EMIT committed(text());
}

void ValueField::takeTheirs()
{
    mark({}, false);
    m_offered = m_value;
    setText(m_value);
}

} // namespace stemdesk::ui

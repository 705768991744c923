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
    if (text() == theirs) {
        mark({}, false);
        m_offered = theirs;
    } else if (!m_handedOver.contains(theirs)) { // What this field itself handed over before is nobody else's.
        mark(errorText(stale()), true);
    }
}

void ValueField::readAs(const QString &shown)
{
    m_handedOver.replaceNewest(shown);
    m_offered = shown;
    setText(shown);
}

void ValueField::setStored()
{
    const HandedOver::Text stored = m_handedOver.takeStored({.text = m_offered, .base = m_value});
    if (m_value == stored.base) // Otherwise it was read again already.
        m_value = stored.text;
}

void ValueField::setRefused(const QString &reason)
{
    if (reason.isEmpty())
        m_handedOver.clear();
    else
        m_handedOver.dropNewest();
    if (m_reason != reason || m_isInConflict)
        mark(reason, false);
}

void ValueField::refuse(const Error &error, const QString &reason)
{
    const HandedOver::Text refused = m_handedOver.takeRefused({.text = text(), .base = m_value});
    if (!m_handedOver.isEmpty())
        return;
    const bool isStale = error.kind == Error::Kind::Stale;
    if (isStale && m_value == refused.text) { // Both meant the same.
        takeTheirs();
        return;
    }
    if (text() == m_value) // What is stored was shown again before the outcome was known.
        setText(refused.text);
    m_offered = text();
    // Until the other value has arrived there is only the fact.
    mark(reason.isEmpty() ? errorText(error) : reason, isStale && m_value != refused.base);
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
    m_offered = text();
    if (text() == shownNext())
        return;
    m_handedOver.add(text(), m_value);
    Q_EMIT committed(text());
}

void ValueField::takeTheirs()
{
    m_offered = m_isInConflict ? m_value : shownNext();
    mark({}, false);
    setText(m_offered);
}

/// What is stored as soon as what is on its way is.
QString ValueField::shownNext() const
{
    return m_handedOver.isEmpty() ? m_value : m_handedOver.newest();
}

} // namespace stemdesk::ui

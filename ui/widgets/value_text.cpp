#include "ui/widgets/value_text.h"

#include "core/base/error.h"
#include "ui/error_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"

#include <QKeyEvent>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

namespace {

constexpr int kFewestLines = 2;
constexpr int kMostLines = 8;

} // namespace

ValueText::ValueText(const QString &name, QWidget *parent) : QPlainTextEdit(parent)
{
    setAccessibleName(name);
    setProperty("valueField", true);
    setFont(fontFor(TextStyle::Body));
    setTabChangesFocus(true);
    setFrameShape(QFrame::StyledPanel);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QPlainTextEdit::textChanged, this, &ValueText::fitLines);
}

void ValueText::setValue(const QString &value)
{
    const bool isBeingEdited = hasFocus() && toPlainText() != m_value && toPlainText() != value;
    if (isBeingEdited || !m_reason.isEmpty()) {
        meet(value);
        return;
    }
    m_value = value;
    m_offered = value;
    if (toPlainText() != value)
        setPlainText(value);
}

void ValueText::meet(const QString &theirs)
{
    if (theirs == m_value)
        return;
    m_value = theirs;
    if (toPlainText() == theirs) {
        mark({}, false);
        m_offered = theirs;
    } else if (!m_handedOver.contains(theirs)) { // What this field itself handed over before is nobody else's.
        mark(errorText(stale()), true);
    }
}

void ValueText::setStored()
{
    const HandedOver::Text stored = m_handedOver.takeStored({.text = m_offered, .base = m_value});
    if (m_value == stored.base) // Otherwise it was read again already.
        m_value = stored.text;
}

void ValueText::setRefused(const QString &reason)
{
    if (reason.isEmpty())
        m_handedOver.clear();
    else
        m_handedOver.dropNewest();
    if (m_reason != reason || m_isInConflict)
        mark(reason, false);
}

void ValueText::refuse(const Error &error, const QString &reason)
{
    const HandedOver::Text refused = m_handedOver.takeRefused({.text = toPlainText(), .base = m_value});
    if (!m_handedOver.isEmpty())
        return;
    const bool isStale = error.kind == Error::Kind::Stale;
    if (isStale && m_value == refused.text) { // Both meant the same.
        takeTheirs();
        return;
    }
    if (toPlainText() == m_value) // What is stored was shown again before the outcome was known.
        setPlainText(refused.text);
    m_offered = toPlainText();
    // Until the other value has arrived there is only the fact.
    mark(reason.isEmpty() ? errorText(error) : reason, isStale && m_value != refused.base);
}

void ValueText::mark(const QString &reason, bool isInConflict)
{
    m_reason = reason;
    m_isInConflict = isInConflict;
    setProperty("invalid", !reason.isEmpty());
    setAccessibleDescription(reason);
    style()->unpolish(this);
    style()->polish(this);
    Q_EMIT refusedChanged(reason);
}

int ValueText::shownLines() const
{
    return int(document()->size().height()); // This kind of document is measured in lines, wrapped ones counted.
}

void ValueText::fitLines()
{
    setVerticalScrollBarPolicy(shownLines() > kMostLines ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    updateGeometry();
}

void ValueText::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitLines();
}

QSize ValueText::sizeHint() const
{
    const int lines = std::clamp(shownLines(), kFewestLines, kMostLines);
    const int height = lines * fontMetrics().lineSpacing() + 2 * metric::kSpace8 + metric::kSpace4;
    return {metric::kSidePanelMinimum / 2, height};
}

void ValueText::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier)) {
        if (toPlainText() != m_offered || !m_reason.isEmpty())
            keepMine();
        return;
    }
    const bool goesBack = event->key() == Qt::Key_Escape && (toPlainText() != m_value || !m_reason.isEmpty());
    if (!goesBack) {
        QPlainTextEdit::keyPressEvent(event);
        return;
    }
    takeTheirs();
}

void ValueText::keepMine()
{
    mark({}, false);
    m_offered = toPlainText();
    if (toPlainText() == shownNext())
        return;
    m_handedOver.add(toPlainText(), m_value);
    Q_EMIT committed(toPlainText());
}

void ValueText::takeTheirs()
{
    m_offered = m_isInConflict ? m_value : shownNext();
    mark({}, false);
    setPlainText(m_offered);
}

/// What is stored as soon as what is on its way is.
QString ValueText::shownNext() const
{
    return m_handedOver.isEmpty() ? m_value : m_handedOver.newest();
}

void ValueText::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        commit();
}

void ValueText::commit()
{
    if (m_isInConflict)
        Q_EMIT refusedChanged(m_reason); // What is typed may have changed.
    else if (toPlainText() != m_offered)
        keepMine();
}

} // namespace stemdesk::ui

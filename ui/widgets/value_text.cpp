#include "ui/widgets/value_text.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"

#include <QKeyEvent>
#include <QStyle>

#include <algorithm>

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
    m_value = value;
    if (isBeingEdited || !m_reason.isEmpty())
        return;
    m_offered = value;
    if (toPlainText() != value)
        setPlainText(value);
}

void ValueText::setRefused(const QString &reason)
{
    if (m_reason == reason)
        return;
    m_reason = reason;
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
        commit();
        return;
    }
    const bool goesBack = event->key() == Qt::Key_Escape && (toPlainText() != m_value || !m_reason.isEmpty());
    if (!goesBack) {
        QPlainTextEdit::keyPressEvent(event);
        return;
    }
    setRefused({});
    m_offered = m_value;
    setPlainText(m_value);
}

void ValueText::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        commit();
}

void ValueText::commit()
{
    const QString text = toPlainText();
    if (text == m_offered)
        return;
    m_offered = text;
    setRefused({});
    if (text != m_value)
        Q_EMIT committed(text);
}

} // namespace stemdesk::ui

#include "ui/pages/event/details/notes_field.h"

#include "ui/theme/metrics.h"

#include <QFocusEvent>

namespace stemdesk::ui {

namespace {

constexpr int kNotesLines = 4;

} // namespace

NotesField::NotesField(QWidget *parent) : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setFixedHeight(kNotesLines * fontMetrics().lineSpacing() + metric::kSpace24);
}

void NotesField::setValue(const QString &value)
{
    const bool isBeingEdited = hasFocus() && toPlainText() != m_value;
    m_value = value;
    if (!isBeingEdited && toPlainText() != value)
        setPlainText(value);
}

void NotesField::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    const bool isLeft = event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    if (isLeft && toPlainText() != m_value)
        Q_EMIT committed(toPlainText());
}

} // namespace stemdesk::ui

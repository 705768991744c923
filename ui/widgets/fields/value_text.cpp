#include "ui/widgets/fields/value_text.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"

#include <QKeyEvent>

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr int kFewestLines = 2;
constexpr int kMostLines = 8;

} // namespace

ValueText::ValueText(const QString &name, QWidget *parent) : EditedValue(parent)
{
    setAccessibleName(name);
    setProperty("valueField", true);
    setFont(fontFor(TextStyle::Body));
    setTabChangesFocus(true);
    setFrameShape(QFrame::StyledPanel);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QPlainTextEdit::textChanged, this, &ValueText::fitLines);
    saveBy(&QPlainTextEdit::textChanged);
}

void ValueText::showText(const QString &text)
{
    if (toPlainText() != text)
        setPlainText(text);
}

int ValueText::shownLines() const
{
    return int(document()->size().height()); // This kind of document counts in lines, including wrapped ones.
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
        if (isRefused())
            keepMine();
        finish();
        return;
    }
    const bool goesBack =
        event->key() == Qt::Key_Escape && (toPlainText() != value() || isRefused() || isStoredAtRest());
    if (!goesBack) {
        QPlainTextEdit::keyPressEvent(event);
        return;
    }
    goBack();
}

void ValueText::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        onLeft();
}

} // namespace stemdesk::ui

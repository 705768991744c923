#include "ui/widgets/fields/value_text.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr int kFewestLines = 2;
constexpr int kMostLines = 8;

} // namespace

ValueText::ValueText(const QString &name, QWidget *parent) : EditedValue(parent)
{
    setAccessibleName(name);
    setAcceptRichText(false);
    setProperty("valueField", true);
    setFont(fontFor(TextStyle::Body));
    setTabChangesFocus(true);
    setFrameShape(QFrame::StyledPanel);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QTextEdit::textChanged, this, [this] {
        spaceLines();
        fitLines();
    });
    saveBy(&QTextEdit::textChanged);
    spaceLines();
}

void ValueText::showText(const QString &text)
{
    if (toPlainText() != text)
        setPlainText(text);
}

int ValueText::lineHeight() const
{
    return fontMetrics().lineSpacing() + extraLeading(font());
}

/// Including wrapped ones.
int ValueText::shownLines() const
{
    return qRound((document()->size().height() - 2 * document()->documentMargin()) / lineHeight());
}

/// A text that was set as a whole has no spacing yet, and no steps to undo; typed lines have that of the line before.
void ValueText::spaceLines()
{
    if (document()->firstBlock().blockFormat().lineHeightType() == QTextBlockFormat::LineDistanceHeight)
        return;
    const QSignalBlocker blocker(this); // The text is the same.
    QTextBlockFormat spaced;
    spaced.setLineHeight(extraLeading(font()), QTextBlockFormat::LineDistanceHeight);
    const bool wasModified = document()->isModified();
    document()->setUndoRedoEnabled(false);
    QTextCursor all(document());
    all.select(QTextCursor::Document);
    all.mergeBlockFormat(spaced);
    document()->setUndoRedoEnabled(true);
    document()->setModified(wasModified);
}

void ValueText::fitLines()
{
    setVerticalScrollBarPolicy(shownLines() > kMostLines ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    updateGeometry();
}

void ValueText::resizeEvent(QResizeEvent *event)
{
    QTextEdit::resizeEvent(event);
    fitLines();
}

QSize ValueText::sizeHint() const
{
    const int lines = std::clamp(shownLines(), kFewestLines, kMostLines);
    const int height = lines * lineHeight() + 2 * metric::kSpace8 + metric::kSpace4;
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
        QTextEdit::keyPressEvent(event);
        return;
    }
    goBack();
}

void ValueText::focusOutEvent(QFocusEvent *event)
{
    QTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        onLeft();
}

} // namespace stemdesk::ui

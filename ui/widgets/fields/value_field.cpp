#include "ui/widgets/fields/value_field.h"

#include "core/documents/layout/inert_text_document.h"
#include "ui/theme/fonts.h"
#include "ui/theme/line_height.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/number_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr int kFewestLines = 2;
constexpr int kMostLines = 8;

/// Puts lines as far from each other as those of a paragraph: the layout that it extends knows no line height.
class ParagraphLayout : public QPlainTextDocumentLayout {
public:
    using QPlainTextDocumentLayout::QPlainTextDocumentLayout;

    QRectF blockBoundingRect(const QTextBlock &block) const override
    {
        if (!block.isValid() || !block.isVisible())
            return QPlainTextDocumentLayout::blockBoundingRect(block);
        ensureBlockLayout(block);
        const int distance = lineDistance(document()->defaultFont());
        qreal height = 0;
        for (int at = 0; at < block.layout()->lineCount(); ++at) {
            QTextLine line = block.layout()->lineAt(at);
            line.setPosition({line.x(), height});
            height += std::max<qreal>(line.height(), distance);
        }
        QRectF area = QPlainTextDocumentLayout::blockBoundingRect(block);
        if (block.next().isValid()) // Below the last one is no other line.
            area.setHeight(height);
        return area;
    }
};

} // namespace

ValueField::ValueField(const QString &value, QWidget *parent) : EditedValue(value, parent)
{
    setFirst(value);
    setProperty("valueField", true);
    setFont(fontFor(TextStyle::Body));
    connect(this, &QLineEdit::editingFinished, this, &ValueField::onEditingFinished);
    saveBy(&QLineEdit::textChanged);
}

void ValueField::showText(const QString &text)
{
    const bool isToBeReplaced = hasFocus() && hasSelectedText() && selectedText() == this->text();
    setText(text);
    setCursorPosition(hasFocus() ? cursorPosition() : 0);
    if (isToBeReplaced)
        selectAll();
}

void ValueField::setFigure(NumberUnit unit, const Measure &measure, std::optional<double> most)
{
    m_figure = {.unit = unit, .most = most};
    m_measure = measure;
}

QString ValueField::doubtOf(const QString &typed, const QString &before) const
{
    if (!m_figure)
        return {};
    const QString figure = figureIn(typed);
    if (m_isWhole && !countFrom(figure, m_figure->unit) && !otherReading(figure, m_figure->unit))
        return {}; // It will be refused.
    const auto isShare = [this](const QString &text) { return !numberFrom(text, m_figure->unit); };
    FigureBefore known = *m_figure;
    if (isShare(figure) && isShare(figureIn(before))) // "25%" where amounts are typed, too.
        known.unit = NumberUnit::Percent;
    known.value = numberFrom(figureIn(before), known.unit);
    known.currency = m_currency;
    known.measure = m_measure ? m_measure() : std::nullopt;
    return figureDoubt(figure, known);
}

void ValueField::onEditingFinished()
{
    if (hasFocus())
        finish();
    else
        onLeft();
}

void ValueField::setCurrency(const QString &code)
{
    m_currency = code;
    update();
}

QString ValueField::shownText() const
{
    if (!m_figure || hasFocus())
        return text();
    const bool isBare = m_figure->unit == NumberUnit::Days && m_hasBareDays;
    return shownFigure(text(), isBare ? NumberUnit::None : m_figure->unit, m_currency);
}

QRect ValueField::textRoom(const QStyleOptionFrame &frame) const
{
    QRect room = style()->subElementRect(QStyle::SE_LineEditContents, &frame, this).marginsRemoved(textMargins());
    room.adjust(metric::kSpace2, (room.height() - fontMetrics().height() + 1) / 2, -metric::kSpace2, 0);
    return room;
}

bool ValueField::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty() || hasFocus())
        return EditedValue::event(event);
    QStyleOptionFrame frame;
    initStyleOption(&frame);
    if (fontMetrics().horizontalAdvance(shownText()) <= textRoom(frame).width())
        return EditedValue::event(event);
    showTip(static_cast<QHelpEvent *>(event)->globalPos(), shownText(), *this);
    return true;
}

void ValueField::paintEvent(QPaintEvent *event)
{
    const QString shown = shownText();
    QStyleOptionFrame frame;
    initStyleOption(&frame);
    const QRect room = textRoom(frame);
    const bool isPlain = shown == text() && fontMetrics().horizontalAdvance(shown) <= room.width();
    if (isPlain || hasFocus() || !actions().isEmpty()) { // An action's icon takes room that only the field knows about.
        QLineEdit::paintEvent(event);
        return;
    }
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &frame, &painter, this);
    painter.setPen(palette().color(QPalette::Text));
    if (m_figure)
        painter.setFont(fittedFont(font(), shown, room.width()));
    painter.drawText(room, int((alignment() & Qt::AlignHorizontal_Mask) | Qt::AlignTop),
                     painter.fontMetrics().elidedText(shown, Qt::ElideRight, room.width()));
}

void ValueField::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && needsAnswer())
        keepMine();
    else if (enter && isRefused())
        offerAgain();
    if (event->key() != Qt::Key_Escape || (text() == value() && !isRefused() && !isStoredAtRest())) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    goBack();
    selectAll();
}

ValueText::ValueText(const QString &name, QWidget *parent) : EditedValue(parent)
{
    auto *text = new InertTextDocument(this);
    text->setDocumentLayout(new ParagraphLayout(text));
    text->setDefaultFont(fontFor(TextStyle::Body));
    setDocument(text);
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

/// Stops after what is shown at most. A changed paragraph has the lines of its old text until it is laid out, which the
/// document leaves to the next painting.
int ValueText::shownLines() const
{
    if (testAttribute(Qt::WA_PendingResizeEvent)) // Its width is not known yet.
        return document()->lineCount();
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines <= kMostLines; block = block.next()) {
        static_cast<const ParagraphLayout *>(document()->documentLayout())->ensureBlockLayout(block);
        lines += block.lineCount();
    }
    return lines;
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
    const int height =
        (lines - 1) * lineDistance(font()) + fontMetrics().lineSpacing() + 2 * metric::kSpace8 + metric::kSpace4;
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

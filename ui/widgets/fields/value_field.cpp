#include "ui/widgets/fields/value_field.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/number_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFrame>

namespace stemdesk::ui {

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
    const auto isShare = [this](const QString &text) { return !numberFrom(text, m_figure->unit); };
    FigureBefore known = *m_figure;
    if (isShare(figureIn(typed)) && isShare(figureIn(before))) // "25%" where amounts are typed, too.
        known.unit = NumberUnit::Percent;
    known.value = numberFrom(figureIn(before), known.unit);
    known.currency = m_currency;
    known.measure = m_measure ? m_measure() : std::nullopt;
    return figureDoubt(figureIn(typed), known);
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

} // namespace stemdesk::ui

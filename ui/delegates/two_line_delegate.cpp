#include "ui/delegates/two_line_delegate.h"

#include "ui/delegates/cell_delegate.h"
#include "ui/delegates/cell_roles.h"
#include "ui/theme/fonts.h"
#include "ui/theme/paint.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace stemdesk::ui {

using namespace metric;

namespace {

int headingHeight(const QModelIndex &index)
{
    const bool hasHeading = !index.data(TwoLineDelegate::kHeadingRole).toString().isEmpty();
    return hasHeading ? QFontMetrics(fontFor(TextStyle::Caption)).height() + kSpace16 + kSpace4 : 0;
}

/// Over the hairline that the row above has.
void paintHeading(QPainter &painter, const QRect &row, int padding, const QModelIndex &index,
                  const ColourTokens &tokens)
{
    const QRect heading(row.left(), row.top(), row.width(), headingHeight(index));
    paintHairlineBelow(painter, heading, tokens.hairline);
    painter.setFont(fontFor(TextStyle::Caption));
    painter.setPen(tokens.quiet);
    painter.drawText(heading.adjusted(padding, 0, -padding, -kSpace4), Qt::AlignLeft | Qt::AlignBottom,
                     index.data(TwoLineDelegate::kHeadingRole).toString());
}

/// At the right end of `area`, which loses its room.
void paintChip(QPainter &painter, QRect &area, const QModelIndex &index, const ColourTokens &tokens)
{
    const QString chip = index.data(ChipTextRole).toString();
    if (chip.isEmpty())
        return;
    const int width = int(std::ceil(statusChipWidth(chip)));
    const auto tone = Tone(index.data(ChipToneRole).toInt());
    paintStatusChip(painter, QRect(area.right() - width, area.top(), width + 1, area.height()), chip, tone, tokens);
    area.setRight(area.right() - width - kSpace8);
}

void paintFigure(QPainter &painter, QRect &area, const QModelIndex &index, const ColourTokens &tokens)
{
    const QString figure = index.data(TwoLineDelegate::kFigureRole).toString();
    if (figure.isEmpty())
        return;
    const QFont font = fontFor(TextStyle::Body);
    painter.setFont(font);
    painter.setPen(tokens.text);
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, figure);
    area.setRight(area.right() - QFontMetrics(font).horizontalAdvance(figure) - kSpace12);
}

} // namespace

void TwoLineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &whole, const QModelIndex &index) const
{
    QStyleOptionViewItem option(whole);
    option.rect.setTop(whole.rect.top() + headingHeight(index));
    const ColourTokens &tokens = themeTokens();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    if (option.rect != whole.rect)
        paintHeading(*painter, whole.rect, m_padding, index, tokens);
    if (isSelected)
        painter->fillRect(option.rect, tokens.selection);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, tokens.hover);
    paintHairlineBelow(*painter, option.rect, tokens.hairline);
    QRect area = option.rect.adjusted(m_padding, kSpace8, -m_padding, -kSpace8);
    if (index.data(Qt::CheckStateRole).isValid()) {
        const QRect box = checkRect(option.rect);
        CellDelegate::paintTick(*painter, option, box, index);
        area.setLeft(box.right() + kSpace8);
    }
    paintChip(*painter, area, index, isSelected ? tokensOnSelection(tokens) : tokens);
    paintFigure(*painter, area, index, tokens);
    const auto paintLine = [&](const QRect &line, TextStyle style, const QString &text, const QColor &colour) {
        painter->setFont(fontFor(style));
        painter->setPen(colour);
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetrics(fontFor(style)).elidedText(text, Qt::ElideRight, line.width()));
    };
    const TextStyle nameStyle = isSelected ? TextStyle::Strong : TextStyle::Body;
    if (m_leadWidth > 0) {
        const QRect lead(area.left(), area.top(), m_leadWidth, QFontMetrics(fontFor(TextStyle::Strong)).height());
        const auto tone = Tone(index.data(kLeadToneRole).toInt());
        paintLine(lead, TextStyle::Body, index.data(kLeadRole).toString(), toneText(tokens, tone));
        area.setLeft(lead.right() + 1 + kSpace16);
    }
    const QRect first(area.left(), area.top(), area.width(), QFontMetrics(fontFor(nameStyle)).height());
    const QRect second(area.left(), first.bottom() + 1 + kSpace2, area.width(), area.bottom() - first.bottom());
    paintLine(first, nameStyle, index.data().toString(), tokens.text);
    paintLine(second, TextStyle::Small, index.data(kSecondLineRole).toString(), tokens.quiet);
    if (option.state.testFlag(QStyle::State_HasFocus))
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), kFocusWidth, option.rect.height()),
                          tokens.accent);
    painter->restore();
}

void TwoLineDelegate::setLeads(const QStringList &texts)
{
    m_leadWidth = 0;
    for (const QString &text : texts) // Rounded up: what is a fraction wider than its room is elided.
        m_leadWidth = std::max(m_leadWidth, int(std::ceil(textWidth(fontFor(TextStyle::Body), text))));
}

QRect TwoLineDelegate::checkRect(const QRect &row) const
{
    return {row.left() + m_padding, row.center().y() - kIcon / 2, kIcon, kIcon};
}

/// Down to below its line, and from the top of the row.
QRect TwoLineDelegate::leadRect(const QRect &row, const QModelIndex &index) const
{
    return {row.left() + m_padding, row.top() + headingHeight(index), m_leadWidth,
            kSpace8 + QFontMetrics(fontFor(TextStyle::Strong)).height() + kSpace2};
}

bool TwoLineDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                                  const QModelIndex &index)
{
    const bool isTickable = index.flags().testFlag(Qt::ItemIsUserCheckable) && index.data(Qt::CheckStateRole).isValid();
    const auto *released = event->type() == QEvent::MouseButtonRelease ? static_cast<QMouseEvent *>(event) : nullptr;
    if (released && released->button() == Qt::LeftButton
        && leadRect(option.rect, index).contains(released->position().toPoint()))
        Q_EMIT leadClicked(index);
    return isTickable ? CellDelegate::takeTick(*event, *model, checkRect(option.rect), index)
                      : QStyledItemDelegate::editorEvent(event, model, option, index);
}

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const QFontMetrics body(fontFor(TextStyle::Strong));
    const QFontMetrics small(fontFor(TextStyle::Small));
    return {0, headingHeight(index) + body.height() + small.height() + kSpace2 + 2 * kSpace8};
}

} // namespace stemdesk::ui

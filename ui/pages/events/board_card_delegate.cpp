#include "ui/pages/events/board_card_delegate.h"

#include "ui/delegates/cell_roles.h"
#include "ui/pages/events/board_column_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QFontMetrics>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kSwatches = 6;

/// One line of a card: the text cut where it does not fit; the top moves to below it.
void paintLine(QPainter &painter, QRect &area, const QString &text, TextStyle style, const QColor &colour)
{
    const QFont font = fontFor(style);
    const QFontMetrics metrics(font);
    painter.setFont(font);
    painter.setPen(colour);
    const QRect line(area.left(), area.top(), area.width(), metrics.height());
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, area.width()));
    area.setTop(line.bottom() + 1 + kSpace2);
}

/// The date, and at the right what is still to be paid.
void paintDate(QPainter &painter, QRect &area, const QModelIndex &index, const ColourTokens &tokens)
{
    const QString outstanding = index.data(BoardColumnModel::OutstandingRole).toString();
    const QFontMetrics metrics(fontFor(TextStyle::Small));
    const QRect line(area.left(), area.top(), area.width(), metrics.height());
    QRect left = area;
    if (!outstanding.isEmpty())
        left.setRight(area.right() - metrics.horizontalAdvance(outstanding) - kSpace8);
    paintLine(painter, left, index.data(BoardColumnModel::DateRole).toString(), TextStyle::Small, tokens.quiet);
    painter.setPen(tokens.text);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, outstanding);
    area.setTop(left.top());
}

void paintFoot(QPainter &painter, const QRect &area, const QModelIndex &index, const ColourTokens &tokens)
{
    const QList<QColor> colours = index.data(SwatchesRole).value<QList<QColor>>();
    paintSwatches(painter, area, colours.first(std::min<qsizetype>(colours.size(), kSwatches)), tokens);
    painter.setFont(fontFor(TextStyle::Strong));
    painter.setPen(tokens.text);
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, index.data(BoardColumnModel::PriceRole).toString());
}

} // namespace

void BoardCardDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ColourTokens &tokens = themeTokens();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isHovered = option.state.testFlag(QStyle::State_MouseOver);
    painter->save();
    const QRect card = option.rect.adjusted(kSpace8, 0, -kSpace8, -kSpace8);
    paintPanel(*painter, card,
               isSelected      ? tokens.selection
                   : isHovered ? tokens.hover
                               : tokens.panel,
               isSelected ? tokens.accent : tokens.hairline);
    if (option.state.testFlag(QStyle::State_HasFocus))
        paintFocusFrame(*painter, card, tokens);
    QRect area = card.adjusted(kSpace12, kSpace8, -kSpace12, -kSpace8);
    paintLine(*painter, area, index.data().toString(), TextStyle::Strong, tokens.text);
    paintDate(*painter, area, index, tokens);
    paintLine(*painter, area, index.data(BoardColumnModel::PeopleRole).toString(), TextStyle::Small, tokens.quiet);
    paintFoot(*painter, area, index, tokens);
    painter->restore();
}

QSize BoardCardDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    const int strong = QFontMetrics(fontFor(TextStyle::Strong)).height();
    const int small = QFontMetrics(fontFor(TextStyle::Small)).height();
    const int foot = std::max(strong, kSwatch + kSpace4);
    return {0, strong + 2 * small + foot + 4 * kSpace2 + 2 * kSpace8 + kSpace8};
}

} // namespace stemdesk::ui

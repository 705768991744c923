#include "ui/pages/events/board_card_delegate.h"

#include "ui/delegates/cell_roles.h"
#include "ui/pages/events/board_column_model.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/layout/card_list.h"

#include <QFontMetrics>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace stemdesk::ui {

using namespace metric;

namespace {

/// One line of a card, elided if it does not fit; moves the top below it.
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

void paintFoot(QPainter &painter, const QRect &area, const QModelIndex &index, const ColourTokens &tokens)
{
    const QString price = index.data(BoardColumnModel::PriceRole).toString();
    painter.setFont(fontFor(TextStyle::Strong));
    const int room = area.width() - painter.fontMetrics().horizontalAdvance(price) - kSpace8;
    paintSwatches(painter, area, fittedSwatches(index.data(SwatchesRole).value<QList<QColor>>(), room), tokens);
    painter.setPen(tokens.text);
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, price);
}

int textWidth(const QStyleOptionViewItem &option)
{
    return cardWidth(option, kSpace8) - 2 * kSpace12;
}

QStringList nameLines(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    constexpr int kMostLines = 3;
    return cardLines(index.data().toString(), fontFor(TextStyle::Strong), textWidth(option), kMostLines);
}

QStringList peopleLines(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QString people = index.data(BoardColumnModel::PeopleRole).toString();
    return people.isEmpty() ? QStringList() : cardLines(people, fontFor(TextStyle::Small), textWidth(option), 2);
}

/// Without the day of the week where it would cost the year.
QString dateLine(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QString whole = index.data(BoardColumnModel::DateRole).toString();
    const bool hasRoom = cardLines(whole, fontFor(TextStyle::Small), textWidth(option), 2).size() == 1;
    return hasRoom ? whole : index.data(BoardColumnModel::ShortDateRole).toString();
}

} // namespace

QRect BoardCardDelegate::cardRect(const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const
{
    return option.rect.adjusted(kSpace8, 0, -cardMargin(option, kSpace8), -kSpace8);
}

void BoardCardDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ColourTokens &tokens = themeTokens();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isHovered = option.state.testFlag(QStyle::State_MouseOver);
    painter->save();
    const QRect card = cardRect(option, index);
    paintPanel(*painter, card,
               isSelected      ? tokens.selection
                   : isHovered ? tokens.hover
                               : tokens.panel,
               isSelected ? tokens.accent : tokens.hairline);
    if (option.state.testFlag(QStyle::State_HasFocus) && isKeyboardUsedLast())
        paintFocusFrame(*painter, card, tokens);
    QRect area = card.adjusted(kSpace12, kSpace8, -kSpace12, -kSpace8);
    for (const QString &line : nameLines(option, index))
        paintLine(*painter, area, line, TextStyle::Strong, tokens.text);
    paintLine(*painter, area, dateLine(option, index), TextStyle::Small, tokens.text);
    for (const QString &line : peopleLines(option, index))
        paintLine(*painter, area, line, TextStyle::Small, tokens.quiet);
    if (const QString outstanding = index.data(BoardColumnModel::OutstandingRole).toString(); !outstanding.isEmpty())
        paintLine(*painter, area, outstanding, TextStyle::Small, toneText(tokens, Tone(index.data(ToneRole).toInt())));
    paintFoot(*painter, area, index, tokens);
    painter->restore();
}

QSize BoardCardDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int strong = QFontMetrics(fontFor(TextStyle::Strong)).height();
    const int small = QFontMetrics(fontFor(TextStyle::Small)).height();
    const int foot = std::max(strong, kSwatch + kSpace4);
    const bool isOutstanding = !index.data(BoardColumnModel::OutstandingRole).toString().isEmpty();
    const int lines = 1 + int(peopleLines(option, index).size()) + int(isOutstanding);
    const int names = std::max(1, int(nameLines(option, index).size()));
    return {0, names * (strong + kSpace2) + lines * (small + kSpace2) + foot + kSpace2 + 2 * kSpace8 + kSpace8};
}

} // namespace stemdesk::ui

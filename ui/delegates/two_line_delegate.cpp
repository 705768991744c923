#include "ui/delegates/two_line_delegate.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QFontMetrics>
#include <QPainter>

namespace stemdesk::ui {

using namespace metric;

void TwoLineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ColourTokens &tokens = themeTokens();
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    if (isSelected)
        painter->fillRect(option.rect, tokens.selection);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, tokens.hover);
    paintHairlineBelow(*painter, option.rect, tokens.hairline);
    const QRect area = option.rect.adjusted(kSpace16, kSpace8, -kSpace16, -kSpace8);
    const auto paintLine = [&](const QRect &line, TextStyle style, const QString &text, const QColor &colour) {
        painter->setFont(fontFor(style));
        painter->setPen(colour);
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetrics(fontFor(style)).elidedText(text, Qt::ElideRight, line.width()));
    };
    const TextStyle nameStyle = isSelected ? TextStyle::Strong : TextStyle::Body;
    const QRect first(area.left(), area.top(), area.width(), QFontMetrics(fontFor(nameStyle)).height());
    const QRect second(area.left(), first.bottom() + 1 + kSpace2, area.width(), area.bottom() - first.bottom());
    paintLine(first, nameStyle, index.data().toString(), tokens.text);
    paintLine(second, TextStyle::Small, index.data(kSecondLineRole).toString(), tokens.quiet);
    if (option.state.testFlag(QStyle::State_HasFocus))
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), kFocusWidth, option.rect.height()),
                          tokens.accent);
    painter->restore();
}

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    const QFontMetrics body(fontFor(TextStyle::Strong));
    const QFontMetrics small(fontFor(TextStyle::Small));
    return {0, body.height() + small.height() + kSpace2 + 2 * kSpace8};
}

} // namespace stemdesk::ui

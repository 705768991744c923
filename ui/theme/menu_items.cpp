#include "ui/theme/menu_items.h"

#include "ui/icons.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"

#include <QIcon>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionMenuItem>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

/// All texts of a menu begin at the same edge, if any of its rows has an icon or can be ticked.
int markColumn(const QStyleOptionMenuItem &item)
{
    return item.maxIconWidth > 0 || item.menuHasCheckableItems ? kIcon + kSpace8 : 0;
}

void paintMark(QPainter &painter, const QStyleOptionMenuItem &item, const QRect &place, const QColor &colour)
{
    const bool isTicked = item.checkType != QStyleOptionMenuItem::NotCheckable && item.checked;
    if (isTicked)
        paintIcon(painter, place, u"check"_s, colour);
    else if (!item.icon.isNull())
        item.icon.paint(&painter, place, Qt::AlignCenter,
                        item.state.testFlag(QStyle::State_Enabled) ? QIcon::Normal : QIcon::Disabled);
}

} // namespace

void paintMenuItem(QPainter &painter, const QStyleOptionMenuItem &item, Qt::TextFlag mnemonics)
{
    const ColourTokens &tokens = themeTokens();
    const QColor colour = item.state.testFlag(QStyle::State_Enabled) ? tokens.text : tokens.quiet;
    painter.save();
    if (item.state.testFlag(QStyle::State_Selected)) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.accentGround);
        painter.drawRoundedRect(item.rect, kSmallRadius, kSmallRadius);
    }
    QRect area = item.rect.adjusted(kSpace8, 0, -kSpace8, 0);
    const int column = markColumn(item);
    if (column > 0)
        paintMark(painter, item, QRect(area.left(), area.center().y() - kIcon / 2 + 1, kIcon, kIcon), colour);
    area.setLeft(area.left() + column);
    if (item.menuItemType == QStyleOptionMenuItem::SubMenu)
        paintIcon(painter, QRect(area.right() + 1 - kIcon, area.center().y() - kIcon / 2 + 1, kIcon, kIcon),
                  u"chevron-right"_s, tokens.quiet);
    const qsizetype tab = item.text.indexOf(u'\t');
    constexpr int kLine = Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip;
    painter.setFont(item.font);
    painter.setPen(colour);
    painter.drawText(area, kLine | Qt::AlignLeft | mnemonics, tab < 0 ? item.text : item.text.left(tab));
    if (tab >= 0) {
        painter.setFont(fontFor(TextStyle::Caption));
        painter.setPen(tokens.quiet);
        painter.drawText(area, kLine | Qt::AlignRight, item.text.mid(tab + 1));
    }
    painter.restore();
}

QSize menuItemSize(const QStyleOptionMenuItem &item, const QSize &text)
{
    return {kSpace8 + markColumn(item) + text.width() + kSpace24 + kSpace8,
            std::max(text.height(), kIcon) + 2 * kSpace4};
}

} // namespace stemdesk::ui

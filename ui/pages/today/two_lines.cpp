#include "ui/pages/today/two_lines.h"

#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyleOptionViewItem>
#include <QWidget>

namespace stemdesk::ui {

using namespace metric;

int lineHeight(TextStyle style)
{
    return QFontMetrics(fontFor(style)).height();
}

void paintOneLine(QPainter &painter, const QRect &area, const PaintedText &text)
{
    painter.setFont(fontFor(text.style));
    painter.setPen(text.colour);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(painter.font()).elidedText(text.text, Qt::ElideRight, area.width()));
}

void paintTwoLines(QPainter &painter, const QRect &area, const PaintedText &upper, const PaintedText &lower)
{
    const int upperHeight = lineHeight(upper.style);
    const int lowerHeight = lineHeight(lower.style);
    const bool isSingle = lower.text.isEmpty();
    const int height = isSingle ? upperHeight : upperHeight + kSpace2 + lowerHeight;
    const int top = area.top() + (area.height() - height) / 2;
    paintOneLine(painter, QRect(area.left(), top, area.width(), upperHeight), upper);
    if (!isSingle)
        paintOneLine(painter, QRect(area.left(), top + upperHeight + kSpace2, area.width(), lowerHeight), lower);
}

int twoLinesHeight()
{
    return lineHeight(TextStyle::Strong) + kSpace2 + lineHeight(TextStyle::Small) + 2 * kSpace8;
}

ColourTokens paintRowGround(QPainter &painter, const QStyleOptionViewItem &option)
{
    const ColourTokens &tokens = themeTokens();
    const bool hasKeyboard = option.widget && option.widget->hasFocus();
    const bool isChosen = option.state.testAnyFlags(QStyle::State_Selected | QStyle::State_HasFocus);
    if (isChosen && hasKeyboard)
        painter.fillRect(option.rect, tokens.selection);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter.fillRect(option.rect, tokens.hover);
    if (option.state.testFlag(QStyle::State_HasFocus))
        painter.fillRect(QRect(option.rect.left(), option.rect.top(), kFocusWidth, option.rect.height()),
                         tokens.accent);
    return isChosen && hasKeyboard ? tokensOnSelection(tokens) : tokens;
}

} // namespace stemdesk::ui

#include "ui/widgets/layout/tab_strip.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QFontMetrics>
#include <QPainter>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kTabGap = kSpace16 + kSpace4;

void paintUnderline(QPainter &painter, const QRect &tab, int thickness, const ColourTokens &tokens)
{
    painter.fillRect(QRect(tab.left(), tab.bottom() + 1 - thickness, tab.width(), thickness), tokens.accent);
}

} // namespace

TabStrip::TabStrip(QWidget *parent) : QTabBar(parent)
{
    setExpanding(false);
    setDrawBase(false);
    setUsesScrollButtons(false);
    setAccessibleName(tr("Parts of this page"));
    isKeyboardUsedLast(); // Watches from now on.
}

int TabStrip::inset()
{
    return kSpace8;
}

QFont TabStrip::fontOf(int index) const
{
    return fontFor(index == currentIndex() ? TextStyle::Strong : TextStyle::Body);
}

QSize TabStrip::tabSizeHint(int index) const
{
    // Of the bold words, so that tabs stay in their places when another one is chosen.
    const int words = QFontMetrics(fontFor(TextStyle::Strong)).horizontalAdvance(tabText(index));
    return {words + kTabGap, railItemHeight()};
}

void TabStrip::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    for (int i = 0; i < count(); ++i) {
        const QRect area = tabRect(i).adjusted(inset(), 0, inset() - kTabGap, 0);
        const bool chosen = i == currentIndex();
        painter.setFont(fontOf(i));
        // A frame around the chosen tab would look like a second way of being chosen.
        const bool isFocused = chosen && hasFocus() && isKeyboardUsedLast();
        painter.setPen(isFocused                                                          ? tokens.accent
                           : chosen || tabRect(i).contains(mapFromGlobal(QCursor::pos())) ? tokens.text
                                                                                          : tokens.quiet);
        painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft, tabText(i));
        if (chosen)
            paintUnderline(painter, area, isFocused ? 2 * kFocusWidth : kFocusWidth, tokens);
    }
}

} // namespace stemdesk::ui

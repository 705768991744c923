#include "ui/widgets/layout/tab_strip.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace stemdesk::ui {

using namespace metric;

namespace {

int widthOf(const QString &words)
{
    return QFontMetrics(fontFor(TextStyle::Body)).horizontalAdvance(words);
}

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

QSize TabStrip::tabSizeHint(int index) const
{
    return {widthOf(tabText(index)) + kSpace24, railItemHeight()};
}

void TabStrip::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.setFont(fontFor(TextStyle::Body)); // The chosen one's too: bold words would stand nearer to the next.
    for (int i = 0; i < count(); ++i) {
        const bool chosen = i == currentIndex();
        QRect area = tabRect(i).adjusted(inset(), 0, 0, 0);
        area.setWidth(std::min(widthOf(tabText(i)), area.width()));
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

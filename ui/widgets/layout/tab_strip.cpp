#include "ui/widgets/layout/tab_strip.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kTabGap = kSpace16 + kSpace4;

int widthOf(const QString &words, TextStyle style)
{
    return QFontMetrics(fontFor(style)).horizontalAdvance(words);
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

TextStyle TabStrip::styleOf(int index) const
{
    return index == currentIndex() ? TextStyle::Strong : TextStyle::Body;
}

/// The same after all words, and wide enough that tabs stay in their places when another one is chosen: its words are
/// bold then and take a part of it.
int TabStrip::gap() const
{
    int growth = 0;
    for (int i = 0; i < count(); ++i)
        growth += widthOf(tabText(i), TextStyle::Strong) - widthOf(tabText(i), TextStyle::Body);
    return kTabGap + growth / std::max(count(), 1);
}

QSize TabStrip::tabSizeHint(int index) const
{
    return {widthOf(tabText(index), TextStyle::Body) + gap(), railItemHeight()};
}

void TabStrip::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    for (int i = 0; i < count(); ++i) {
        const bool chosen = i == currentIndex();
        QRect area = tabRect(i).adjusted(inset(), 0, 0, 0);
        area.setWidth(std::min(widthOf(tabText(i), styleOf(i)), area.width()));
        painter.setFont(fontFor(styleOf(i)));
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

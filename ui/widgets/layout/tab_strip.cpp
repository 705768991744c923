#include "ui/widgets/layout/tab_strip.h"

#include "ui/theme/focus_edge.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QFontMetrics>
#include <QPainter>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kTabGap = kSpace16 + kSpace4;

} // namespace

TabStrip::TabStrip(QWidget *parent) : QTabBar(parent)
{
    setExpanding(false);
    setDrawBase(false);
    setUsesScrollButtons(false);
    setAccessibleName(tr("Parts of this page"));
    isMouseUsedLast(); // Watches from now on.
}

int TabStrip::inset()
{
    return kSpace8;
}

QFont TabStrip::chosenFont() const
{
    return fontFor(TextStyle::Strong);
}

QSize TabStrip::tabSizeHint(int index) const
{
    // Wide enough for the bold form, so that selecting a tab moves nothing.
    return {QFontMetrics(chosenFont()).horizontalAdvance(tabText(index)) + kTabGap, railItemHeight()};
}

void TabStrip::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    for (int i = 0; i < count(); ++i) {
        const QRect area = tabRect(i).adjusted(inset(), 0, inset() - kTabGap, 0);
        const bool chosen = i == currentIndex();
        painter.setFont(chosen ? chosenFont() : fontFor(TextStyle::Body));
        painter.setPen(chosen || tabRect(i).contains(mapFromGlobal(QCursor::pos())) ? tokens.text : tokens.quiet);
        painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft, tabText(i));
        if (chosen)
            painter.fillRect(QRect(area.left(), height() - kFocusWidth, area.width(), kFocusWidth), tokens.accent);
        if (chosen && hasFocus() && !isMouseUsedLast())
            paintFocusFrame(painter, area.adjusted(-inset(), kSpace4, inset(), -kSpace4 - kSpace2), tokens);
    }
}

} // namespace stemdesk::ui

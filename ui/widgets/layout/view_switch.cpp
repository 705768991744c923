#include "ui/widgets/layout/view_switch.h"

#include "ui/icons.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

namespace stemdesk::ui {

using namespace metric;

namespace {

QFont chosenFont()
{
    QFont font = fontFor(TextStyle::Body);
    font.setWeight(QFont::Medium);
    return font;
}

} // namespace

ViewSwitch::ViewSwitch(QWidget *parent) : QTabBar(parent)
{
    setExpanding(false);
    setDrawBase(false);
    setUsesScrollButtons(false);
    setMouseTracking(true);
    setAccessibleName(tr("View"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ViewSwitch::addView(const QString &iconName, const QString &text)
{
    setTabData(addTab(text), iconName);
}

QSize ViewSwitch::tabSizeHint(int index) const
{
    return {QFontMetrics(chosenFont()).horizontalAdvance(tabText(index)) + kIcon + kSpace4 + 2 * kSpace8,
            controlHeight()};
}

void ViewSwitch::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    paintPanel(painter, rect(), tokens.panel, underMouse() ? tokens.edge : tokens.hairline);
    for (int i = 0; i < count(); ++i) {
        const QRect segment = tabRect(i).adjusted(kSpace2, kSpace2, -kSpace2, -kSpace2);
        const bool isChosen = i == currentIndex();
        if (isChosen)
            paintPanel(painter, segment, tokens.accentGround, {});
        const bool isPointedAt = tabRect(i).contains(mapFromGlobal(QCursor::pos()));
        const QColor colour = isChosen ? tokens.accent : isPointedAt ? tokens.text : tokens.quiet;
        const QRect inside = tabRect(i).adjusted(kSpace8, 0, -kSpace8, 0);
        const QRect icon(inside.left(), inside.center().y() - kIcon / 2 + 1, kIcon, kIcon);
        const QRect words = inside.adjusted(kIcon + kSpace4, 0, 0, 0);
        paintIcon(painter, QStyle::visualRect(layoutDirection(), inside, icon), tabData(i).toString(), colour);
        painter.setFont(isChosen ? chosenFont() : fontFor(TextStyle::Body));
        painter.setPen(colour);
        painter.drawText(QStyle::visualRect(layoutDirection(), inside, words), Qt::AlignVCenter | Qt::AlignLeft,
                         tabText(i));
        if (isChosen && hasFocus())
            paintFocusFrame(painter, segment, tokens);
    }
}

} // namespace stemdesk::ui

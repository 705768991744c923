#include "ui/widgets/layout/view_switch.h"

#include "ui/icons.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

namespace stemdesk::ui {

using namespace metric;

ViewSwitch::ViewSwitch(Size size, QWidget *parent) : QTabBar(parent), m_size(size)
{
    setExpanding(false);
    setDrawBase(false);
    setUsesScrollButtons(false);
    setMouseTracking(true);
    setAccessibleName(tr("View"));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover); // Its edge, too, follows the pointer.
    isKeyboardUsedLast(); // Watches from now on.
}

bool ViewSwitch::event(QEvent *event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave)
        update(); // A strip of tabs paints only the tab below the pointer again.
    return QTabBar::event(event);
}

void ViewSwitch::setOnPanel()
{
    m_isOnPanel = true;
}

void ViewSwitch::addView(const QString &iconName, const QString &text)
{
    const int tab = addTab({});
    setTabData(tab, iconName);
    setTabText(tab, text); // Its size is asked for here, and depends on both.
}

QFont ViewSwitch::wordsFont(bool isChosen) const
{
    QFont font = fontFor(m_size == Size::Small ? TextStyle::Small : TextStyle::Body);
    if (isChosen)
        font.setWeight(QFont::Medium);
    return font;
}

int ViewSwitch::iconRoom(int index) const
{
    return tabData(index).toString().isEmpty() ? 0 : kIcon + kSpace4;
}

int ViewSwitch::contentWidth(int index) const
{
    return iconRoom(index) + QFontMetrics(wordsFont(true)).horizontalAdvance(tabText(index));
}

QSize ViewSwitch::tabSizeHint(int index) const
{
    return {contentWidth(index) + 2 * kSpace12, m_size == Size::Small ? chipHeight() : controlHeight()};
}

QSize ViewSwitch::minimumTabSizeHint(int index) const
{
    return tabSizeHint(index) - QSize(2 * (kSpace12 - kSpace8), 0);
}

void ViewSwitch::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    paintPanel(painter, rect(), m_isOnPanel ? tokens.well : tokens.panel,
               underMouse() ? tokens.edge : tokens.controlLine);
    for (int i = 0; i < count(); ++i) {
        const QRect segment = tabRect(i).adjusted(kSpace2, kSpace2, -kSpace2, -kSpace2);
        const bool isChosen = i == currentIndex();
        if (isChosen)
            paintPanel(painter, segment, tokens.accentGround, {});
        const bool isPointedAt = tabRect(i).contains(mapFromGlobal(QCursor::pos()));
        const QColor colour = isChosen ? tokens.accent : isPointedAt ? tokens.text : tokens.quiet;
        const int padding = (tabRect(i).width() - contentWidth(i)) / 2;
        const QRect inside = tabRect(i).adjusted(padding, 0, -padding, 0);
        const int room = iconRoom(i);
        const QRect icon(inside.left(), inside.center().y() - kIcon / 2 + 1, kIcon, kIcon);
        const QRect words = inside.adjusted(room, 0, 0, 0);
        if (room > 0)
            paintIcon(painter, QStyle::visualRect(layoutDirection(), inside, icon), tabData(i).toString(), colour);
        painter.setFont(wordsFont(isChosen));
        painter.setPen(colour);
        painter.drawText(QStyle::visualRect(layoutDirection(), inside, words), Qt::AlignVCenter | Qt::AlignLeft,
                         tabText(i));
        if (isChosen && hasFocus() && isKeyboardUsedLast())
            paintFocusFrame(painter, segment, tokens);
    }
}

} // namespace stemdesk::ui

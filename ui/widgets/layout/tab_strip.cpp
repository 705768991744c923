#include "ui/widgets/layout/tab_strip.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QPainter>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kTabGap = kSpace16 + kSpace4;

/// Whether the mouse was used last: a page that it opened gives its tabs the keyboard, and needs no ring to say so.
class LastInput : public QObject {
public:
    static bool isMouse()
    {
        static const auto *watch = new LastInput; // Owned by the application.
        return watch->m_isMouse;
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::MouseButtonPress)
            m_isMouse = true;
        else if (event->type() == QEvent::KeyPress || event->type() == QEvent::Shortcut)
            m_isMouse = false;
        return QObject::eventFilter(watched, event);
    }

private:
    LastInput() : QObject(qApp) { qApp->installEventFilter(this); }

    bool m_isMouse = false;
};

} // namespace

TabStrip::TabStrip(QWidget *parent) : QTabBar(parent)
{
    setExpanding(false);
    setDrawBase(false);
    setUsesScrollButtons(false);
    setAccessibleName(tr("Parts of this page"));
    LastInput::isMouse(); // Watches from now on.
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
    // Wide enough for the bold form, so that choosing a tab moves nothing.
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
        if (chosen && hasFocus() && !LastInput::isMouse())
            paintFocusFrame(painter, area.adjusted(-inset(), kSpace4, inset(), -kSpace4 - kSpace2), tokens);
    }
}

} // namespace stemdesk::ui

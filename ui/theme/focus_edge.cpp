#include "ui/theme/focus_edge.h"

#include "ui/theme/last_input.h"
#include "ui/theme/paint.h"

#include <QEvent>
#include <QPainter>

namespace stemdesk::ui {

FocusEdge::FocusEdge(QWidget *area) : QWidget(area)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    area->installEventFilter(this);
    isMouseUsedLast(); // Watches from now on.
    hide();
}

bool FocusEdge::eventFilter(QObject *watched, QEvent *event)
{
    const bool isFocus = event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut;
    if (isFocus || event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
        setVisible(isFocus ? event->type() == QEvent::FocusIn && !isMouseUsedLast() : isVisible());
        raise();
    }
    return QWidget::eventFilter(watched, event);
}

void FocusEdge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintFocusFrame(painter, rect(), themeTokens());
}

} // namespace stemdesk::ui

#include "ui/theme/focus_edge.h"

#include "ui/theme/paint.h"

#include <QFocusEvent>
#include <QPainter>

namespace stemdesk::ui {

FocusEdge::FocusEdge(QWidget *area) : QWidget(area)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    area->installEventFilter(this);
    hide();
}

bool FocusEdge::eventFilter(QObject *watched, QEvent *event)
{
    const bool isFocus = event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut;
    if (isFocus || event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
        // Who clicks on white space knows where the mouse is, and was not asking for a frame round it.
        const bool isReached = event->type() == QEvent::FocusIn
            && static_cast<QFocusEvent *>(event)->reason() != Qt::MouseFocusReason;
        setVisible(isFocus ? isReached : isVisible());
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

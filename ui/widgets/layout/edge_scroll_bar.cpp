#include "ui/widgets/layout/edge_scroll_bar.h"

#include <QScrollArea>

namespace stemdesk::ui {

EdgeScrollBar::EdgeScrollBar() : QScrollBar(Qt::Vertical)
{
    setAttribute(Qt::WA_OpaquePaintEvent, false);
}

void EdgeScrollBar::put(QScrollArea &area)
{
    area.setVerticalScrollBar(new EdgeScrollBar);
    area.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
}

void EdgeScrollBar::paintEvent(QPaintEvent *event)
{
    if (maximum() > minimum())
        QScrollBar::paintEvent(event);
}

} // namespace stemdesk::ui

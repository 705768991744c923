#include "ui/widgets/tables/row_edge.h"

#include "ui/theme/paint.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QPainter>
#include <QScrollBar>

#include <utility>

namespace stemdesk::ui {

RowEdge::RowEdge(QAbstractItemView &table, PaintRows paintRows)
    : QObject(&table), m_table(table), m_paintRows(std::move(paintRows))
{
    table.viewport()->installEventFilter(this);
    table.verticalScrollBar()->installEventFilter(this);
}

bool RowEdge::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint) {
        QScrollBar *bar = m_table.verticalScrollBar();
        if (watched == bar)
            paint(); // The bar then paints its handle.
        else if (bar->isVisible())
            bar->update(); // A row was chosen, or is pointed at.
    }
    return QObject::eventFilter(watched, event);
}

void RowEdge::paint()
{
    const ColourTokens &tokens = themeTokens();
    QScrollBar &bar = *m_table.verticalScrollBar();
    const int head = m_table.viewport()->mapTo(&m_table, QPoint()).y() - bar.mapTo(&m_table, QPoint()).y();
    QPainter painter(&bar);
    painter.fillRect(bar.rect(), tokens.panel);
    if (head > 0)
        paintHairlineBelow(painter, QRect(0, 0, bar.width(), head), tokens.hairline);
    painter.setClipRect(0, head, bar.width(), m_table.viewport()->height());
    painter.translate(0, head);
    m_paintRows(painter, bar.width());
}

} // namespace stemdesk::ui

#include "ui/widgets/tables/tree_view.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/tables/grid_navigation.h"
#include "ui/widgets/tables/header_view.h"

#include <QMouseEvent>
#include <QPainter>

namespace stemdesk::ui {

using namespace metric;

TreeView::TreeView(const QString &name, QWidget *parent) : GridView(name, parent)
{
    setHeader(new HeaderView(this));
    setUniformRowHeights(true);
    setIndentation(kTreeIndent + kPageEdge - kEdgePadding); // The branch marks are aligned with the heading.
    setAllColumnsShowFocus(false);
    setExpandsOnDoubleClick(true);
    setAnimated(false);
    new RowEdge(*this, [this](QPainter &painter, int width) { paintRowEnds(painter, width); });
}

void TreeView::setStretchedColumn(int column)
{
    stretchColumn(*header(), column);
}

Grid TreeView::grid() const
{
    return {header(), [this](const QModelIndex &index) { return indexBelow(index).siblingAtColumn(index.column()); },
            [this](const QModelIndex &index) { return indexAbove(index).siblingAtColumn(index.column()); }};
}

void TreeView::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QRect row(0, option.rect.top(), viewport()->width(), option.rect.height());
    paintTint(*painter, row, index);
    QTreeView::drawRow(painter, option, index);
    paintLine(*painter, row, index);
}

void TreeView::paintTint(QPainter &painter, const QRect &row, const QModelIndex &index) const
{
    const ColourTokens &tokens = themeTokens();
    const bool selected = selectionModel()->isSelected(index);
    const bool hovered = m_hovered.isValid() && index.siblingAtColumn(0) == m_hovered;
    if (selected || hovered)
        painter.fillRect(row, selected ? tokens.selection : tokens.hover);
}

void TreeView::paintLine(QPainter &painter, const QRect &row, const QModelIndex &index) const
{
    if (indexBelow(index).isValid() || row.bottom() < viewport()->height() - 1) // A card ends with its last row.
        paintHairlineBelow(painter, row, themeTokens().hairline);
}

void TreeView::paintRowEnds(QPainter &painter, int width) const
{
    for (QModelIndex index = indexAt(QPoint()); index.isValid(); index = indexBelow(index)) {
        const QRect cell = visualRect(index);
        if (cell.top() >= viewport()->height())
            break;
        const QRect row(0, cell.top(), width, cell.height());
        paintTint(painter, row, index);
        paintLine(painter, row, index);
    }
}

void TreeView::drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    if (!model()->hasChildren(index))
        return;
    const ColourTokens &tokens = themeTokens();
    const qreal half = kChevron / 2.0;
    const qreal quarter = half / 2;
    const QPointF centre(rect.right() - quarter, rect.top() + (rect.height() - kHairline) / 2.0);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(tokens.quiet, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->translate(centre);
    if (isExpanded(index))
        painter->rotate(90);
    painter->drawPolyline(QPolygonF{{-quarter, -half}, {quarter, 0}, {-quarter, half}});
    painter->restore();
}

void TreeView::mouseMoveEvent(QMouseEvent *event)
{
    const QModelIndex under = indexAt(event->position().toPoint()).siblingAtColumn(0);
    if (under != m_hovered) {
        m_hovered = under;
        viewport()->update();
    }
    QTreeView::mouseMoveEvent(event);
}

void TreeView::leaveEvent(QEvent *event)
{
    m_hovered = QPersistentModelIndex();
    viewport()->update();
    QTreeView::leaveEvent(event);
}

void TreeView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    viewport()->update(); // The bar of the current row is outside its cells.
}

} // namespace stemdesk::ui

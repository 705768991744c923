#include "ui/widgets/tree_view.h"

#include "ui/delegates/cell_delegate.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/cell_conflict.h"
#include "ui/widgets/header_view.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QPainter>

namespace stemdesk::ui {

using namespace metric;

TreeView::TreeView(const QString &name, QWidget *parent) : QTreeView(parent), m_conflict(new CellConflict(this))
{
    setAccessibleName(name);
    setHeader(new HeaderView(this));
    auto *delegate = new CellDelegate(this);
    setItemDelegate(delegate);
    m_conflict->listenTo(*delegate);
    setFrameShape(QFrame::NoFrame);
    setUniformRowHeights(true);
    setIndentation(kTreeIndent);
    setAllColumnsShowFocus(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed
                    | QAbstractItemView::DoubleClicked);
    setExpandsOnDoubleClick(true);
    setAnimated(false);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
}

void TreeView::setModel(QAbstractItemModel *model)
{
    QTreeView::setModel(model);
    m_conflict->followModel(model);
}

void TreeView::setStretchedColumn(int column)
{
    for (int i = 0; i < header()->count(); ++i)
        header()->setSectionResizeMode(i, i == column ? QHeaderView::Stretch : QHeaderView::Interactive);
}

Grid TreeView::grid() const
{
    return {header(), [this](const QModelIndex &index) { return indexBelow(index).siblingAtColumn(index.column()); },
            [this](const QModelIndex &index) { return indexAbove(index).siblingAtColumn(index.column()); }};
}

bool TreeView::goTo(const QModelIndex &index)
{
    if (!index.isValid())
        return false;
    setCurrentIndex(index);
    scrollTo(index);
    return true;
}

void TreeView::keyPressEvent(QKeyEvent *event)
{
    if (state() == QAbstractItemView::EditingState) { // What the open editor left over, such as its Enter.
        QTreeView::keyPressEvent(event);
        return;
    }
    const GridCommand command = gridCommandFrom(*event);
    if (command != GridCommand::None) {
        run(command);
        return;
    }
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentIndex().flags().testFlag(Qt::ItemIsEditable)) {
        const bool up = event->modifiers().testFlag(Qt::ShiftModifier);
        goTo(up ? grid().rowAbove(currentIndex()) : grid().rowBelow(currentIndex()));
        return;
    }
    QTreeView::keyPressEvent(event);
}

void TreeView::run(GridCommand command)
{
    switch (command) {
    case GridCommand::Copy: QApplication::clipboard()->setText(selectionText(*selectionModel())); return;
    case GridCommand::Paste:
        if (currentIndex().isValid())
            Q_EMIT pasted(currentIndex(), cellsFrom(QApplication::clipboard()->text()));
        return;
    case GridCommand::Delete: Q_EMIT deleteRequested(); return;
    case GridCommand::Duplicate: Q_EMIT duplicateRequested(); return;
    case GridCommand::None: return;
    }
}

bool TreeView::focusNextPrevChild(bool next)
{
    const bool editable = editTriggers() != QAbstractItemView::NoEditTriggers;
    if (editable && goTo(nextEditable(grid(), currentIndex(), next ? Direction::Forward : Direction::Backward)))
        return true;
    return QTreeView::focusNextPrevChild(next);
}

void TreeView::focusInEvent(QFocusEvent *event)
{
    QTreeView::focusInEvent(event);
    const bool byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKeyboard && model() && !currentIndex().isValid())
        setCurrentIndex(model()->index(0, 0));
    viewport()->update();
}

void TreeView::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    const QModelIndex edited = currentIndex();
    const bool steps = hint == QAbstractItemDelegate::EditNextItem || hint == QAbstractItemDelegate::EditPreviousItem;
    QTreeView::closeEditor(editor, steps ? QAbstractItemDelegate::NoHint : hint);
    if (hint == QAbstractItemDelegate::EditNextItem)
        goTo(nextEditable(grid(), edited, Direction::Forward));
    else if (hint == QAbstractItemDelegate::EditPreviousItem)
        goTo(nextEditable(grid(), edited, Direction::Backward));
    else if (hint == QAbstractItemDelegate::SubmitModelCache) // Enter
        goTo(grid().rowBelow(edited));
}

void TreeView::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ColourTokens &tokens = tokensFor(palette());
    const bool selected = selectionModel()->isSelected(index);
    const bool hovered = m_hovered.isValid() && index.siblingAtColumn(0) == m_hovered;
    const QRect row(0, option.rect.top(), viewport()->width(), option.rect.height());
    if (selected || hovered)
        painter->fillRect(row, selected ? tokens.selection : tokens.hover);
    QTreeView::drawRow(painter, option, index);
    if (indexBelow(index).isValid())
        paintHairlineBelow(*painter, row, tokens.hairline);
}

void TreeView::drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    if (!model()->hasChildren(index))
        return;
    const ColourTokens &tokens = tokensFor(palette());
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

} // namespace stemdesk::ui

#include "ui/widgets/table_view.h"

#include "ui/delegates/cell_delegate.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/cell_conflict.h"
#include "ui/widgets/header_view.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QPainter>

namespace stemdesk::ui {

namespace {

constexpr int kRowsMeasured = 60;

} // namespace

TableView::TableView(const QString &name, QWidget *parent) : QTableView(parent), m_conflict(new CellConflict(this))
{
    setAccessibleName(name);
    setHorizontalHeader(new HeaderView(this));
    auto *delegate = new CellDelegate(this);
    setItemDelegate(delegate);
    m_conflict->listenTo(*delegate);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false); // focusNextPrevChild() walks the cells and lets go at the end.
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed
                    | QAbstractItemView::DoubleClicked);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    horizontalHeader()->setResizeContentsPrecision(kRowsMeasured);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(metric::rowHeight());
    verticalHeader()->setDefaultSectionSize(metric::rowHeight());
}

void TableView::setFitsContents(bool fits)
{
    m_fitsContents = fits;
    setVerticalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    setSizePolicy(QSizePolicy::Expanding, fits ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    updateGeometry();
}

void TableView::setModel(QAbstractItemModel *model)
{
    QTableView::setModel(model);
    m_conflict->followModel(model);
}

void TableView::setStretchedColumn(int column)
{
    for (int i = 0; i < horizontalHeader()->count(); ++i)
        horizontalHeader()->setSectionResizeMode(i, i == column ? QHeaderView::Stretch : QHeaderView::Interactive);
    resizeColumnsToContents();
}

int TableView::contentHeight() const
{
    const int headings = horizontalHeader()->isHidden() ? 0 : horizontalHeader()->sizeHint().height();
    return headings + verticalHeader()->length();
}

QSize TableView::sizeHint() const
{
    return m_fitsContents ? QSize(QTableView::sizeHint().width(), contentHeight()) : QTableView::sizeHint();
}

QSize TableView::minimumSizeHint() const
{
    return m_fitsContents ? QSize(QTableView::minimumSizeHint().width(), contentHeight())
                          : QTableView::minimumSizeHint();
}

void TableView::updateGeometries()
{
    QTableView::updateGeometries();
    if (m_fitsContents && m_lastContentHeight != contentHeight()) {
        m_lastContentHeight = contentHeight();
        updateGeometry();
    }
}

Grid TableView::grid() const
{
    return {horizontalHeader(), [](const QModelIndex &index) { return index.siblingAtRow(index.row() + 1); },
            [](const QModelIndex &index) { return index.siblingAtRow(index.row() - 1); }};
}

bool TableView::goTo(const QModelIndex &index)
{
    if (!index.isValid())
        return false;
    setCurrentIndex(index);
    scrollTo(index);
    return true;
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    if (state() == QAbstractItemView::EditingState) { // What the open editor left over, such as its Enter.
        QTableView::keyPressEvent(event);
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
    QTableView::keyPressEvent(event);
}

void TableView::run(GridCommand command)
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

bool TableView::focusNextPrevChild(bool next)
{
    const bool editable = editTriggers() != QAbstractItemView::NoEditTriggers;
    if (editable && goTo(nextEditable(grid(), currentIndex(), next ? Direction::Forward : Direction::Backward)))
        return true;
    return QTableView::focusNextPrevChild(next);
}

void TableView::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    const bool byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKeyboard && model() && !currentIndex().isValid())
        setCurrentIndex(model()->index(0, 0));
    viewport()->update();
}

void TableView::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    const QModelIndex edited = currentIndex();
    const bool steps = hint == QAbstractItemDelegate::EditNextItem || hint == QAbstractItemDelegate::EditPreviousItem;
    QTableView::closeEditor(editor, steps ? QAbstractItemDelegate::NoHint : hint);
    if (hint == QAbstractItemDelegate::EditNextItem)
        goTo(nextEditable(grid(), edited, Direction::Forward));
    else if (hint == QAbstractItemDelegate::EditPreviousItem)
        goTo(nextEditable(grid(), edited, Direction::Backward));
    else if (hint == QAbstractItemDelegate::SubmitModelCache) // Enter
        goTo(grid().rowBelow(edited));
}

void TableView::paintEvent(QPaintEvent *event)
{
    if (m_hoveredRow >= 0) {
        QPainter painter(viewport());
        const QRect row(0, rowViewportPosition(m_hoveredRow), viewport()->width(), rowHeight(m_hoveredRow));
        painter.fillRect(row, tokensFor(palette()).hover);
    }
    QTableView::paintEvent(event);
}

bool TableView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::MouseMove)
        setHoveredRow(rowAt(static_cast<QMouseEvent *>(event)->position().toPoint().y()));
    else if (event->type() == QEvent::Leave || event->type() == QEvent::Wheel)
        setHoveredRow(-1);
    return QTableView::viewportEvent(event);
}

void TableView::setHoveredRow(int row)
{
    if (m_hoveredRow == row)
        return;
    m_hoveredRow = row;
    viewport()->update();
}

} // namespace stemdesk::ui

#include "ui/widgets/tables/table_view.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/widgets/tables/grid_navigation.h"
#include "ui/widgets/tables/header_view.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace stemdesk::ui {

namespace {

constexpr int kRowsMeasured = 60;

/// The page shows the table's current row: Qt counts it from below the table's head, and may leave it out of sight.
void reveal(const QTableView &table)
{
    QWidget *around = table.parentWidget();
    while (around && !qobject_cast<QScrollArea *>(around))
        around = around->parentWidget();
    auto *area = qobject_cast<QScrollArea *>(around);
    if (!area || !table.currentIndex().isValid())
        return;
    const QRect row = table.visualRect(table.currentIndex());
    const QPoint middle = table.viewport()->mapTo(area->widget(), row.center());
    area->ensureVisible(middle.x(), middle.y(), 0, row.height());
}

} // namespace

int cutRow(const QTableView &table)
{
    const int height = table.viewport()->height();
    const int last = table.verticalScrollBar()->maximum() > 0 ? table.rowAt(height - 1) : -1;
    const int top = table.rowViewportPosition(last);
    return last > 0 && top > 0 && top + table.rowHeight(last) > height ? last : -1;
}

void hideCutRow(const QTableView &table, QPainter &painter, int width)
{
    const int top = table.rowViewportPosition(cutRow(table));
    if (top > 0)
        painter.fillRect(QRect(0, top, width, table.viewport()->height() - top), themeTokens().panel);
}

TableView::TableView(const QString &name, QWidget *parent) : GridView(name, parent)
{
    setHorizontalHeader(new HeaderView(this));
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    horizontalHeader()->setResizeContentsPrecision(kRowsMeasured);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(metric::rowHeight());
    verticalHeader()->setDefaultSectionSize(metric::rowHeight());
    new RowEdge(*this, [this](QPainter &painter, int width) {
        paintRows(painter, width);
        hideCutRow(*this, painter, width);
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update)); // The last row.
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column) {
        if (column != m_stretched)
            keepMeasure();
    });
    const auto come = [this] {
        if (m_fitsContents && hasFocus())
            reveal(*this);
    };
    connect(qApp, &QApplication::focusChanged, this, come, Qt::QueuedConnection); // What it opens is laid out then.
}

void TableView::setFitsContents(bool fits)
{
    m_fitsContents = fits;
    setVerticalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    setSizePolicy(QSizePolicy::Expanding, fits ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    updateGeometry();
}

void TableView::setStretchedColumn(int column)
{
    m_stretched = column;
    resizeColumnsToContents(); // The stretched one too, so that it is stretched after that.
    stretchColumn(*horizontalHeader(), column);
    keepMeasure();
}

/// In a view that is wider than the maximum for tables, the rest stays empty at its end.
void TableView::keepMeasure()
{
    QHeaderView &header = *horizontalHeader();
    if (m_stretched < 0 || m_stretched >= header.count())
        return;
    const int others = header.length() - header.sectionSize(m_stretched);
    const int room = std::max(metric::kPageMeasure - others, metric::kSearchWidth);
    const bool isWide = viewport()->width() > others + room;
    const auto mode = isWide ? QHeaderView::Interactive : QHeaderView::Stretch;
    if (header.sectionResizeMode(m_stretched) != mode)
        header.setSectionResizeMode(m_stretched, mode);
    if (isWide)
        header.resizeSection(m_stretched, room);
}

void TableView::resizeEvent(QResizeEvent *event)
{
    GridView::resizeEvent(event);
    keepMeasure();
    if (isVisible() && currentIndex().isValid() && currentIndex().row() == cutRow(*this))
        scrollTo(currentIndex()); // A message below the table, say, must not hide the row that it is about.
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

void TableView::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(viewport());
        paintRows(painter, viewport()->width());
    }
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    hideCutRow(*this, painter, viewport()->width());
}

/// Paints the parts of rows beyond their last cell too.
void TableView::paintRows(QPainter &painter, int width) const
{
    const ColourTokens &tokens = themeTokens();
    const int last = model() ? model()->rowCount() - 1 : -1;
    for (int row = rowAt(0); row >= 0 && row <= last; ++row) {
        const QRect area(0, rowViewportPosition(row), width, rowHeight(row));
        if (area.top() >= viewport()->height())
            break;
        // A row with the keyboard looks chosen, even where nothing is selected yet.
        const bool isReached = hasFocus() && currentIndex().row() == row && !selectionModel()->hasSelection();
        if (isReached || selectionModel()->isRowSelected(row))
            painter.fillRect(area, tokens.selection);
        else if (row == m_hoveredRow)
            painter.fillRect(area, tokens.hover);
        if (row < last || area.bottom() < viewport()->height() - 1) // A card ends with its last row.
            paintHairlineBelow(painter, area, tokens.hairline);
    }
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

#include "ui/widgets/tables/table_view.h"

#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"
#include "ui/widgets/tables/header_view.h"

#include <QMouseEvent>
#include <QPainter>

namespace stemdesk::ui {

namespace {

constexpr int kRowsMeasured = 60;

} // namespace

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
    stretchColumn(*horizontalHeader(), column);
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

void TableView::paintEvent(QPaintEvent *event)
{
    if (m_hoveredRow >= 0) {
        QPainter painter(viewport());
        const QRect row(0, rowViewportPosition(m_hoveredRow), viewport()->width(), rowHeight(m_hoveredRow));
        painter.fillRect(row, themeTokens().hover);
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

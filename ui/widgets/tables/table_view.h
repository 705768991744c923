#pragma once

#include "ui/theme/metrics.h"
#include "ui/widgets/tables/grid_view.h"

#include <QTableView>

class QPainter;

namespace stemdesk::ui {

/// The table of every page: hairlines instead of a grid, painted by CellDelegate.
class TableView : public GridView<TableView, QTableView> {
    Q_OBJECT

public:
    /// `name` is what a screen reader says.
    explicit TableView(const QString &name, QWidget *parent = nullptr);

    /// Sets the height to that of the rows, without a scroll bar: for tables inside cards.
    void setFitsContents(bool fits);

    /// The column that gets the remaining width, up to the maximum for tables; the others fit their contents.
    void setStretchedColumn(int column);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void deleteRequested();
    void duplicateRequested();
    void pasted(const QModelIndex &from, const QList<QStringList> &cells);
    /// The row whose cell is being edited goes away. `typed` was not stored, and keys for it do nothing.
    void editedRowRemoved(const QString &typed);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void updateGeometries() override;

private:
    friend class GridView<TableView, QTableView>;

    Grid grid() const;
    void setHoveredRow(int row);
    void keepMeasure();
    void paintRows(QPainter &painter, int width) const;
    int contentHeight() const;

    int m_hoveredRow = -1;
    int m_stretched = -1;
    int m_lastContentHeight = -1;
    bool m_fitsContents = false;
};

/// The row that the bottom of the view would cut; -1 for none.
int cutRow(const QTableView &table);
/// Paints over that row: it comes into view as a whole. Needs an update whenever the view has scrolled.
void hideCutRow(const QTableView &table, QPainter &painter, int width);

} // namespace stemdesk::ui

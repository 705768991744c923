#pragma once

#include <QModelIndex>
#include <QObject>

#include <functional>
#include <optional>

class QAbstractItemModel;
class QAbstractItemView;
class QHeaderView;
class QItemSelection;
class QKeyEvent;
class QPainter;
class QWidget;

namespace stemdesk::ui {

/// A view's answers for spreadsheet-like keyboard navigation.
struct Grid {
    const QHeaderView *columns = nullptr;
    std::function<QModelIndex(const QModelIndex &)> rowBelow; ///< the same column, or an invalid index at the end
    std::function<QModelIndex(const QModelIndex &)> rowAbove;
};

enum class Direction { Forward, Backward };

/// The next editable cell, continuing in the next row; invalid if there is none.
QModelIndex nextEditable(const Grid &grid, const QModelIndex &from, Direction direction);

/// Table commands on the keyboard.
enum class GridCommand { None, Duplicate, Delete, Copy, Paste };
GridCommand gridCommandFrom(const QKeyEvent &event);

/// The selected cells in the form that other programs paste: tabs between cells, one line per row.
QString selectionText(const QItemSelection &selection);

/// The question to ask before `cells` are pasted at `from`, about all unlikely figures. Empty if there are none.
QString pasteDoubt(QAbstractItemModel &model, const QModelIndex &from, const QList<QStringList> &cells);

/// What is typed into the cell of one of these rows, which go now; nullopt if none is being edited. It is not stored,
/// and further keys for it do nothing, until the user goes to another row.
std::optional<QString> dropTyped(QAbstractItemView &view, const QModelIndex &parent, int first, int last);

/// The rows and cells of a text copied from a spreadsheet.
QList<QStringList> cellsFrom(const QString &text);

/// Continues the rows of a table below its scroll bar and its head above it, so that lines and tints end where the
/// table does.
class RowEdge : public QObject {
    Q_OBJECT

public:
    /// Paints the empty ends of the visible rows, in the viewport's heights.
    using PaintRows = std::function<void(QPainter &painter, int width)>;

    /// Belongs to the table.
    RowEdge(QAbstractItemView &table, PaintRows paintRows);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void paintHead();
    void paint();

    QAbstractItemView &m_table;
    PaintRows m_paintRows;
    QWidget *m_head; ///< Above the scroll bar: its handle begins with the rows.
};

} // namespace stemdesk::ui

#pragma once

#include <QModelIndex>

#include <functional>

class QAbstractItemModel;
class QHeaderView;
class QItemSelectionModel;
class QKeyEvent;

namespace stemdesk::ui {

/// What a view provides for spreadsheet-like keyboard navigation.
struct Grid {
    const QHeaderView *columns = nullptr;
    std::function<QModelIndex(const QModelIndex &)> rowBelow; ///< the same column, or an invalid index at the end
    std::function<QModelIndex(const QModelIndex &)> rowAbove;
};

enum class Direction { Forward, Backward };

/// The next cell that can be edited, going on in the next row at the end of one; invalid where there is none.
QModelIndex nextEditable(const Grid &grid, const QModelIndex &from, Direction direction);

/// Commands that the keyboard gives to a table.
enum class GridCommand { None, Duplicate, Delete, Copy, Paste };
GridCommand gridCommandFrom(const QKeyEvent &event);

/// The selected cells as other programs paste them: tabs between cells, one line a row.
QString selectionText(const QItemSelectionModel &selection);

/// The question to ask before `cells` are pasted at `from`, about all unlikely figures. Empty if there are none.
QString pasteDoubt(QAbstractItemModel &model, const QModelIndex &from, const QList<QStringList> &cells);

/// The rows and cells of a text that was copied from a spreadsheet.
QList<QStringList> cellsFrom(const QString &text);

} // namespace stemdesk::ui

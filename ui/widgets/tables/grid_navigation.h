#pragma once

#include <QModelIndex>

#include <functional>

class QAbstractItemModel;
class QHeaderView;
class QItemSelectionModel;
class QKeyEvent;

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
QString selectionText(const QItemSelectionModel &selection);

/// The question to ask before `cells` are pasted at `from`, about all unlikely figures. Empty if there are none.
QString pasteDoubt(QAbstractItemModel &model, const QModelIndex &from, const QList<QStringList> &cells);

/// The rows and cells of a text copied from a spreadsheet.
QList<QStringList> cellsFrom(const QString &text);

} // namespace stemdesk::ui

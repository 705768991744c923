#pragma once

#include <QItemSelectionModel>

class QAbstractItemView;

namespace stemdesk::ui {

class UnstoredQuestion;

/// The selection of a list whose current record is edited in a panel beside it. Before another record replaces what
/// cannot be stored there, it asks; until the answer the record stays.
class GuardedSelection : public QItemSelectionModel {
    Q_OBJECT

public:
    /// Call it after the list was given its model, and before anything is connected to its selection.
    static void guard(QAbstractItemView &list, QWidget &panel);

    void setCurrentIndex(const QModelIndex &index, SelectionFlags command) override;
    using QItemSelectionModel::select;
    void select(const QItemSelection &selection, SelectionFlags command) override;

private:
    GuardedSelection(QAbstractItemView &list, QWidget &panel);

    UnstoredQuestion *m_question;
    SelectionFlags m_choosing; ///< The row, or the cell in a list of cells.
};

} // namespace stemdesk::ui

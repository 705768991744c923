#pragma once

#include <QModelIndex>
#include <QWidget>

namespace stemdesk::ui {

class EmptyState;
class ListStack;
class SortedRows;
class TableView;
struct OrderMemory;

/// A read-only table with an empty state.
class MoneyTable : public QWidget {
    Q_OBJECT

public:
    /// `name` is for screen readers. Owns `empty`, which is shown while there are no rows.
    MoneyTable(const QString &name, QAbstractItemModel &model, EmptyState *empty, QWidget *parent = nullptr);

    TableView &table() const { return *m_table; }
    /// Sorts by the heads of columns; without one pressed, as the model does.
    void setOrders(const OrderMemory &memory);
    /// An index of the source model; invalid without a selected row.
    QModelIndex current() const;

    /// Shows the rows that contain this text in any column; empty: all.
    void search(const QString &text);
    /// Tells the table that the model is filtered, so that having no rows does not show the empty state.
    void setNarrowed(bool isNarrowed);

Q_SIGNALS:
    /// A row was chosen by Enter or a double click.
    void opened(const QModelIndex &index);
    void currentChanged();

private:
    void showRows();

    SortedRows *m_found;
    TableView *m_table;
    ListStack *m_stack;
    bool m_isNarrowed = false;
};

} // namespace stemdesk::ui

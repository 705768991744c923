#pragma once

#include <QList>
#include <QModelIndex>
#include <QWidget>

#include <functional>

namespace stemdesk::ui {

class CardRow;
class EmptyState;
class ListStack;
class SortedRows;
class TableView;
class TextLabel;
struct OrderMemory;

/// What stands below the rows of a table.
struct SumLine {
    QString count; ///< "7 invoices"
    QString sum; ///< "Total £9,400.43"; empty if it is not known.
};

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

    /// Adds a line below the rows that says what the shown ones come to; `sum` gets their rows in the source model.
    void setSum(const std::function<SumLine(const QList<int> &rows)> &sum);

Q_SIGNALS:
    /// A row was chosen by Enter or a double click.
    void opened(const QModelIndex &index);
    void currentChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildFoot();
    void showRows();
    void showSum();
    void fitRows();

    SortedRows *m_found;
    TableView *m_table;
    ListStack *m_stack;
    CardRow *m_foot; ///< The sum, directly below the last row while all rows have room.
    TextLabel *m_count;
    TextLabel *m_total;
    std::function<SumLine(const QList<int> &)> m_sum;
    bool m_isNarrowed = false;
};

} // namespace stemdesk::ui

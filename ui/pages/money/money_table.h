#pragma once

#include <QModelIndex>
#include <QWidget>

class QSortFilterProxyModel;

namespace stemdesk::ui {

class EmptyState;
class ListStack;
class TableView;

/// A table that is only read, or what is said where it has no rows.
class MoneyTable : public QWidget {
    Q_OBJECT

public:
    /// `name` is what a screen reader says; `empty` says what will stand here, and is owned from now on.
    MoneyTable(const QString &name, QAbstractItemModel &model, EmptyState *empty, QWidget *parent = nullptr);

    TableView &table() const { return *m_table; }
    /// Of the model; invalid where no row is chosen.
    QModelIndex current() const;

    /// Shows the rows with this text in any column; empty: all.
    void search(const QString &text);
    /// The model was narrowed: no rows does not mean that there are none.
    void setNarrowed(bool isNarrowed);

Q_SIGNALS:
    /// A row was chosen by Enter or a double click.
    void opened(const QModelIndex &index);
    void currentChanged();

private:
    void showRows();

    QSortFilterProxyModel *m_found;
    TableView *m_table;
    ListStack *m_stack;
    bool m_isNarrowed = false;
};

} // namespace stemdesk::ui

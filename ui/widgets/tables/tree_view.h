#pragma once

#include "ui/widgets/tables/grid_view.h"

#include <QTreeView>

namespace stemdesk::ui {

/// TableView's sibling for rows that fold: products with their varieties.
class TreeView : public GridView<TreeView, QTreeView> {
    Q_OBJECT

public:
    /// `name` is what a screen reader says.
    explicit TreeView(const QString &name, QWidget *parent = nullptr);

    /// The column that gets the remaining width.
    void setStretchedColumn(int column);

Q_SIGNALS:
    void deleteRequested();
    void duplicateRequested();
    void pasted(const QModelIndex &from, const QList<QStringList> &cells);
    /// The row whose cell is being edited goes away. `typed` was not stored, and keys for it do nothing.
    void editedRowRemoved(const QString &typed);

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    friend class GridView<TreeView, QTreeView>;

    Grid grid() const;
    void paintTint(QPainter &painter, const QRect &row, const QModelIndex &index) const;
    void paintLine(QPainter &painter, const QRect &row, const QModelIndex &index) const;
    void paintRowEnds(QPainter &painter, int width) const;

    QPersistentModelIndex m_hovered;
};

} // namespace stemdesk::ui

#pragma once

#include "ui/widgets/grid_navigation.h"

#include <QTreeView>

namespace stemdesk::ui {

class CellConflict;

/// TableView's sibling for rows that fold: products with their varieties.
class TreeView : public QTreeView {
    Q_OBJECT

public:
    /// `name` is what a screen reader says.
    explicit TreeView(const QString &name, QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;

    /// The column that takes the width that is left.
    void setStretchedColumn(int column);

Q_SIGNALS:
    void deleteRequested();
    void duplicateRequested();
    void pasted(const QModelIndex &from, const QList<QStringList> &cells);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;
    void focusInEvent(QFocusEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

protected Q_SLOTS:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    Grid grid() const;
    bool goTo(const QModelIndex &index);
    void run(GridCommand command);

    CellConflict *m_conflict;
    QPersistentModelIndex m_hovered;
};

} // namespace stemdesk::ui

#pragma once

#include "ui/widgets/grid_navigation.h"

#include <QTableView>

namespace stemdesk::ui {

class CellConflict;

/// The table of every page: hairlines instead of a grid, painted by CellDelegate, filled in like a spreadsheet (typing
/// edits, Enter goes down, Tab to the next cell that can be edited).
class TableView : public QTableView {
    Q_OBJECT

public:
    /// `name` is what a screen reader says.
    explicit TableView(const QString &name, QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;

    /// As high as its rows, without a scroll bar: a table inside a card.
    void setFitsContents(bool fits);

    /// The column that takes the width that is left; others fit their contents.
    void setStretchedColumn(int column);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void deleteRequested();
    void duplicateRequested();
    void pasted(const QModelIndex &from, const QList<QStringList> &cells);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

protected Q_SLOTS:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;
    void updateGeometries() override;

private:
    Grid grid() const;
    bool goTo(const QModelIndex &index);
    void run(GridCommand command);
    void setHoveredRow(int row);
    int contentHeight() const;

    CellConflict *m_conflict;
    int m_hoveredRow = -1;
    int m_lastContentHeight = -1;
    bool m_fitsContents = false;
};

} // namespace stemdesk::ui

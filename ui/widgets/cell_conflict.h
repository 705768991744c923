#pragma once

#include <QAbstractItemView>
#include <QPersistentModelIndex>
#include <QPointer>
#include <QWidget>

namespace stemdesk::ui {

class ConflictNote;

/// Under a cell whose typed value was refused because somebody else changed it too (TheirsRole): both values, and which
/// one stays. A view of its own kind needs to do no more than make one.
class CellConflict : public QWidget {
    Q_OBJECT

public:
    explicit CellConflict(QAbstractItemView *view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void followModel();
    void onDataChanged(const QModelIndex &first, const QModelIndex &last);
    void showIn(const QModelIndex &index);
    void place();
    void settle(int role);

    QAbstractItemView *m_view;
    QPointer<QAbstractItemModel> m_model;
    QPersistentModelIndex m_index; ///< Of the cell that it is shown for.
    ConflictNote *m_note;
};

} // namespace stemdesk::ui

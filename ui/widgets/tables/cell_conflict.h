#pragma once

#include <QAbstractItemView>
#include <QPersistentModelIndex>
#include <QPointer>
#include <QWidget>

namespace stemdesk::ui {

class CellDelegate;
class ConflictNote;

/// Under a cell that somebody else changed too: both values, and which one stays. Either what was typed was refused
/// (TheirsRole), or theirs came while the editor was open. Its view says which model it shows.
class CellConflict : public QWidget {
    Q_OBJECT

public:
    explicit CellConflict(QAbstractItemView *view);
    /// Also for what the delegate's editors meet.
    void listenTo(const CellDelegate &delegate);

    /// From the view's own setModel(): a view has no signal for it.
    void followModel(QAbstractItemModel *model);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void onDataChanged(const QModelIndex &first, const QModelIndex &last);
    void showIn(const QModelIndex &index);
    void onOvertaken(const QModelIndex &index, const QVariant &typed, const QString &text);
    void say(const QModelIndex &index, const QString &yours);
    void place();
    void settle(int role);

    QAbstractItemView *m_view;
    QPointer<QAbstractItemModel> m_model;
    QPersistentModelIndex m_index; ///< Of the cell that it is shown for.
    QVariant m_typed; ///< Not handed to the model yet; invalid where the model holds it itself.
    QString m_typedText;
    ConflictNote *m_note;
};

} // namespace stemdesk::ui

#pragma once

#include <QStyledItemDelegate>

namespace stemdesk::ui {

/// Paints a task as a card of its day: a circle to tick, title, event, time and length; above the first one of a
/// person, the name.
class TaskDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// The checkbox of a card painted in `rect`.
    static QRect tickOf(const QRect &rect, const QModelIndex &index);

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
};

} // namespace stemdesk::ui

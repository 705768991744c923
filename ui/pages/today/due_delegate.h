#pragma once

#include <QStyledItemDelegate>

namespace stemdesk::ui {

/// Paints the rows of DueModel: the event, when its order is due, its suppliers and its progress.
class DueDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace stemdesk::ui

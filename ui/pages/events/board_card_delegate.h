#pragma once

#include <QStyledItemDelegate>

namespace stemdesk::ui {

/// Paints an event as a card of the board: name, date, people, palette and price.
class BoardCardDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace stemdesk::ui

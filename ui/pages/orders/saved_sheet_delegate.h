#pragma once

#include <QStyledItemDelegate>

namespace stemdesk::ui {

/// Paints the rows of a SavedSheetsModel: the events and the sum, below them the suppliers with their day, and when it
/// was saved and what was received.
class SavedSheetDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace stemdesk::ui

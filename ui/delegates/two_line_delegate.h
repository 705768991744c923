#pragma once

#include <QStyledItemDelegate>

namespace stemdesk::ui {

/// Paints a name with a quiet second line, in lists to choose from.
class TwoLineDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int kSecondLineRole = Qt::UserRole + 1;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace stemdesk::ui

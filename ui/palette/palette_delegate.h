#pragma once

#include <QStyledItemDelegate>

namespace stemdesk::ui {

/// Paints the rows of PaletteModel: the match, and its keyboard shortcut at the right.
class PaletteDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace stemdesk::ui

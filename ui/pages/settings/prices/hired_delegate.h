#pragma once

#include "ui/delegates/cell_delegate.h"

namespace stemdesk::ui {

/// A cell that chooses from a list whether goods are hired out or sold.
class HiredDelegate : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
};

} // namespace stemdesk::ui

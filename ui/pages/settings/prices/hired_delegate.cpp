#include "ui/pages/settings/prices/hired_delegate.h"

#include <QComboBox>

namespace stemdesk::ui {

QWidget *HiredDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    auto *box = new QComboBox(parent);
    box->addItem(tr("sold"), false);
    box->addItem(tr("hired out"), true);
    dress(box, index);
    return box;
}

void HiredDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *box = qobject_cast<QComboBox *>(editor);
    box->setCurrentIndex(box->findData(index.data(Qt::EditRole).toBool()));
}

void HiredDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    model->setData(index, qobject_cast<QComboBox *>(editor)->currentData(), Qt::EditRole);
}

} // namespace stemdesk::ui

#include "ui/delegates/supplier_delegate.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QTimer>

#include <utility>

namespace stemdesk::ui {

SupplierDelegate::SupplierDelegate(Choices choices, QObject *parent)
    : CellDelegate(parent), m_choices(std::move(choices))
{}

QWidget *SupplierDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    auto *box = new QComboBox(parent);
    for (const SupplierChoice &choice : m_choices(index))
        box->addItem(choice.name, QVariant::fromValue(choice.id));
    dress(box, index);
    auto *self = const_cast<SupplierDelegate *>(this); // Qt's editor factory is const, its signals are not.
    connect(box, &QComboBox::activated, self, [self, box] {
        Q_EMIT self->commitData(box);
        Q_EMIT self->closeEditor(box);
    });
    QTimer::singleShot(0, box, &QComboBox::showPopup);
    return box;
}

void SupplierDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *box = qobject_cast<QComboBox *>(editor);
    if (box && !box->view()->isVisible())
        box->setCurrentIndex(box->findData(index.data(Qt::EditRole)));
}

void SupplierDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    const auto *box = qobject_cast<QComboBox *>(editor);
    if (box && box->currentIndex() >= 0)
        model->setData(index, box->currentData(), Qt::EditRole);
}

} // namespace stemdesk::ui

#pragma once

#include "core/base/id.h"
#include "ui/delegates/cell_delegate.h"

#include <QList>

#include <functional>

namespace stemdesk::ui {

struct SupplierChoice {
    SupplierId id; ///< Null: any supplier.
    QString name;
};

/// Chooses the supplier of a line from those that sell the variety.
class SupplierDelegate : public CellDelegate {
    Q_OBJECT

public:
    using Choices = std::function<QList<SupplierChoice>(const QModelIndex &)>;

    explicit SupplierDelegate(Choices choices, QObject *parent = nullptr);

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

private:
    Choices m_choices;
};

} // namespace stemdesk::ui

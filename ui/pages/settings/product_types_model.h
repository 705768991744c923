#pragma once

#include "core/base/result.h"
#include "core/domain/shops/shop.h"
#include "ui/models/merged_table_model.h"
#include "ui/pages/settings/typed_cells.h"

namespace stemdesk::ui {

struct UiContext;

/// The types of product that the shop has, with their markups. What is refused stays in its cell with the reason.
class ProductTypesModel : public MergedTableModel<ProductType, QString> {
    Q_OBJECT

public:
    enum Column { Name, Markup, Hired, ColumnCount };

    explicit ProductTypesModel(UiContext &context, QObject *parent = nullptr);

    void read();
    /// Every shop has it, so that it stays.
    static bool isOwn(const ProductType &type);

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

protected:
    QString keyOf(const ProductType &type) const override { return type.name; }

private:
    QVariant shown(const ProductType &type, int column, int role) const;
    void setMarkup(const ProductType &type, const QVariant &value);
    void setHired(const ProductType &type, bool isHired);
    void onStored(const QString &type, int column, const QString &text, const Status &status);
    void announce(const QString &type);

    UiContext &m_context;
    Shop m_shop;
    TypedCells<QString> m_typed;
};

} // namespace stemdesk::ui

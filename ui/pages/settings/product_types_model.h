#pragma once

#include "core/base/result.h"
#include "core/domain/shops/shop.h"
#include "ui/cells/typed_table_model.h"

namespace stemdesk::ui {

/// The types of product that the shop has, with their markups and what is ordered on top. What is refused stays in its
/// cell with the reason.
class ProductTypesModel : public TypedTableModel<ProductType, QString> {
    Q_OBJECT

public:
    enum Column { Name, Markup, Spare, Hired, ColumnCount };

    explicit ProductTypesModel(UiContext &context, QObject *parent = nullptr);

    void read();
    /// Every shop has it, so that it stays.
    static bool isOwn(const ProductType &type);

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

protected:
    QString keyOf(const ProductType &type) const override { return type.name; }
    QVariant stored(int row, int column, int role) const override;
    bool isTyped(int, int column) const override { return column != Name; }
    void type(int row, int column, const QVariant &value) override;
    void onChanges(const Changes &changes) override;
    void readAgain() override { read(); }

private:
    static QString hiredText(bool isHired);
    static QString shown(const ProductType &type, int column);
    void typeMarkup(int row, const QVariant &value);
    void typeSpare(int row, const QVariant &value);

    Shop m_shop;
};

} // namespace stemdesk::ui

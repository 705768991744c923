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
    enum Column { Name, Markup, Spare, Hired };

    explicit ProductTypesModel(UiContext &context, QObject *parent = nullptr);

    void read();
    /// Every shop has it, so that it stays.
    static bool isOwn(const ProductType &type);

protected:
    QString keyOf(const ProductType &type) const override { return type.name; }
    Columns columns() const override;
    void readAgain() override { read(); }

private:
    static QString hiredText(bool isHired);
    Typing typedMarkup(const ProductType &type, const QVariant &value) const;
    Typing typedSpare(const ProductType &type, const QVariant &value) const;

    Shop m_shop;
};

} // namespace stemdesk::ui

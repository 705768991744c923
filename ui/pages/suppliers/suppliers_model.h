#pragma once

#include "core/domain/catalogue/supplier.h"
#include "ui/cells/resource_model.h"
#include "ui/models/lookup.h"

#include <QHash>

#include <optional>

namespace stemdesk::ui {

/// What the shop has of a supplier.
struct SupplierFigures {
    qint64 products = 0;
    qint64 varieties = 0; ///< Of these products, those that the supplier has.
    qint64 openOrders = 0; ///< Not fully delivered.
    double dueIncTax = 0; ///< The cost of what is still to come.
    QString currency;

    friend bool operator==(const SupplierFigures &, const SupplierFigures &) = default;
};

/// The shop's suppliers, with what it has of them.
class SuppliersModel : public ResourceModel<&ShopServices::suppliers> {
    Q_OBJECT

public:
    enum Column { Name, Email, Phone, AccountNumber, Minimum, Products, Varieties, OpenOrders, State };

    explicit SuppliersModel(UiContext &context, QObject *parent = nullptr);

    /// Reads the figures again, in the background.
    void readFigures();
    /// None before they were read.
    std::optional<SupplierFigures> figuresFor(const SupplierId &id) const;

Q_SIGNALS:
    /// Rows came, went or changed.
    void refreshed();
    /// The figures changed.
    void counted();

protected:
    Columns columns() const override;
    QString titleOf(int column) const override;
    void onFetched() override;

private:
    SupplierFigures figuresOf(const Supplier &supplier) const { return m_figures.value(supplier.id); }

    QHash<SupplierId, SupplierFigures> m_figures;
    Lookup m_reading;
};

} // namespace stemdesk::ui

#pragma once

#include "core/domain/catalogue/supplier.h"
#include "core/domain/page.h"
#include "ui/cells/typed_table_model.h"
#include "ui/models/lookup.h"
#include "ui/models/paged_table_model.h"

#include <QHash>

#include <optional>

namespace stemdesk::ui {

/// What the shop has of a supplier.
struct SupplierFigures {
    qint64 products = 0;
    qint64 varieties = 0; ///< Of these products.
    qint64 openOrders = 0; ///< Not fully delivered.
    double dueIncTax = 0; ///< The cost of what is still to come.
    QString currency;

    friend bool operator==(const SupplierFigures &, const SupplierFigures &) = default;
};

/// The shop's suppliers, read page by page in order of creation.
class SuppliersModel : public PagedTableModel<Supplier, SupplierId, TypedTableModel<Supplier, SupplierId>> {
    Q_OBJECT

public:
    enum Column { Name, Email, Phone, AccountNumber, Minimum, Products, Varieties, OpenOrders, State };

    explicit SuppliersModel(UiContext &context, QObject *parent = nullptr);

    /// Reads from the start.
    void setFilter(const ResourceFilter &filter);
    const ResourceFilter &filter() const { return m_filter; }
    /// Keeps this supplier's row even if a change takes it out of the search result.
    void hold(SupplierId id) { m_held = id; }
    /// Reads what is shown again; rows that stay keep their indexes.
    void refresh();

    /// Reads the figures again, in the background.
    void readFigures();

    /// Null-id supplier for a row that is not there.
    Supplier supplierAt(int row) const { return rowAt(row); }

Q_SIGNALS:
    /// Rows came, went or changed.
    void refreshed();

protected:
    SupplierId keyOf(const Supplier &supplier) const override { return supplier.id; }
    Columns columns() const override;
    QString titleOf(int column) const override;
    void readAgain() override { refresh(); }
    Result<Page<Supplier>> readPage(std::optional<qint64> after) const final;
    std::optional<Supplier> readHeld() const override;
    void onFetched() override;

private:
    SupplierFigures figuresOf(const Supplier &supplier) const { return m_figures.value(supplier.id); }

    ResourceFilter m_filter;
    SupplierId m_held;
    QHash<SupplierId, SupplierFigures> m_figures;
    Lookup m_reading;
};

} // namespace stemdesk::ui

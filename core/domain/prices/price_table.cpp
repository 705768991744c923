#include "core/domain/prices/price_table.h"

#include <algorithm>

namespace stemdesk {

void PriceTable::add(PriceListId list, VariantId variant, SupplierId supplier, double unitCostExclTax)
{
    static_assert(std::has_unique_object_representations_v<Key>, "Key is hashed by its bytes");

    Costs &costs = m_costs[{list, variant}];
    if (supplier.isNull()) {
        costs.general = unitCostExclTax;
        return;
    }
    const auto known = std::ranges::find(costs.bySupplier, supplier, &SupplierCost::supplier);
    if (known != costs.bySupplier.end())
        known->exclTax = unitCostExclTax;
    else
        costs.bySupplier.append({supplier, unitCostExclTax});
}

std::optional<double> PriceTable::unitCost(PriceListId list, VariantId variant, SupplierId supplier) const
{
    const auto costs = m_costs.constFind({list, variant});
    if (costs == m_costs.cend())
        return {};
    // Never contains the null supplier.
    const auto own = std::ranges::find(costs->bySupplier, supplier, &SupplierCost::supplier);
    return own != costs->bySupplier.cend() ? own->exclTax : costs->general;
}

QList<SupplierId> PriceTable::pricedSuppliers(PriceListId list, VariantId variant) const
{
    QList<SupplierId> suppliers;
    const auto costs = m_costs.constFind({list, variant});
    if (costs == m_costs.cend())
        return suppliers;
    for (const SupplierCost &cost : costs->bySupplier)
        suppliers.append(cost.supplier);
    return suppliers;
}

} // namespace stemdesk

#include "core/orders/cheapest_supplier.h"

#include "core/orders/order_sheet_builder.h"
#include "core/orders/pack_rounding.h"

#include <algorithm>

namespace stemdesk {
namespace {

QList<SupplierId> pricedSuppliers(const LinePool &pool, const PriceTable &prices)
{
    QList<SupplierId> suppliers;
    for (const ListShare &share : pool.lists) {
        for (const SupplierId supplier : prices.pricedSuppliers(share.listId, pool.variantId)) {
            if (!suppliers.contains(supplier))
                suppliers.append(supplier);
        }
    }
    return suppliers;
}

/// Nothing where one of the lists has no price for the supplier.
std::optional<double> unitCostIncTax(const LinePool &pool, SupplierId supplierId, const OrderCatalogue &catalogue)
{
    PooledUnitCost cost;
    for (const ListShare &share : pool.lists) {
        const auto exclTax = catalogue.prices->unitCost(share.listId, pool.variantId, supplierId);
        if (!exclTax)
            return {};
        cost.add(share.units, *exclTax * catalogue.taxMultipliers.value(share.listId, 1));
    }
    return cost.value();
}

struct Candidate {
    CheapestSupplier supplier;
    QString name;

    bool isBetterThan(const Candidate &other) const
    {
        if (supplier.orderCostIncTax != other.supplier.orderCostIncTax)
            return supplier.orderCostIncTax < other.supplier.orderCostIncTax;
        const int byName = name.compare(other.name, Qt::CaseInsensitive);
        return byName != 0 ? byName < 0 : supplier.supplierId < other.supplier.supplierId;
    }
};

} // namespace

std::optional<double> minPacksOf(const Variant &variant, SupplierId supplierId)
{
    const auto minimum = std::ranges::find(variant.supplierMinPacks, supplierId, &SupplierMinimum::supplierId);
    return minimum == variant.supplierMinPacks.cend() ? std::nullopt : std::optional<double>(minimum->minPacks);
}

std::optional<CheapestSupplier> cheapestFor(const LinePool &pool, const Variant &variant,
                                            const OrderCatalogue &catalogue)
{
    if (!catalogue.prices)
        return {};
    const QList<SupplierId> asked =
        variant.supplierIds.isEmpty() ? pricedSuppliers(pool, *catalogue.prices) : variant.supplierIds;

    std::optional<Candidate> best;
    for (const SupplierId id : asked) {
        const auto supplier = catalogue.suppliers.constFind(id);
        if (supplier == catalogue.suppliers.cend() || supplier->isArchived)
            continue;
        const auto unitCost = unitCostIncTax(pool, id, catalogue);
        if (!unitCost)
            continue;
        const PackOrder order = packOrderFor(pool.units, variant.unitsPerPack, minPacksOf(variant, id));
        const Candidate candidate{.supplier = {id, order.unitsToOrder * *unitCost}, .name = supplier->name};
        if (!best || candidate.isBetterThan(*best))
            best = candidate;
    }
    return best ? std::optional(best->supplier) : std::nullopt;
}

} // namespace stemdesk

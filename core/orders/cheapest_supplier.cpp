#include "core/orders/cheapest_supplier.h"

#include "core/orders/order_sheet_builder.h"
#include "core/orders/ordered_goods.h"
#include "core/orders/pack_rounding.h"

#include <algorithm>

namespace stemdesk {
namespace {

bool isActive(SupplierId id, const OrderCatalogue &catalogue)
{
    const auto supplier = catalogue.suppliers.constFind(id);
    return supplier != catalogue.suppliers.cend() && !supplier->isArchived;
}

QList<SupplierId> askedSuppliers(const LinePool &pool, const Variant &variant, const OrderCatalogue &catalogue)
{
    QList<SupplierId> asked = variant.supplierIds;
    asked.removeIf([&](const SupplierId &id) { return !isActive(id, catalogue); });
    if (!variant.supplierIds.isEmpty())
        return asked;
    asked.append(pool.supplierId);
    for (const EventUnits &share : pool.eventUnits) {
        for (const SupplierId &id : catalogue.prices->ownPricedSuppliers(share.eventId, pool.variantId)) {
            if (!asked.contains(id) && isActive(id, catalogue))
                asked.append(id);
        }
    }
    return asked;
}

/// nullopt if one of the events has no price for the supplier.
std::optional<double> unitCostIncTax(const LinePool &pool, SupplierId supplierId, const OrderCatalogue &catalogue)
{
    PooledUnitCost cost;
    for (const EventUnits &share : pool.eventUnits) {
        const auto incTax = catalogue.prices->unitCostIncTax(share.eventId, pool.variantId, supplierId);
        if (!incTax)
            return {};
        cost.add(share.unitsNeeded, *incTax);
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

std::optional<CheapestSupplier> cheapestFor(const LinePool &pool, const Variant &variant,
                                            const OrderCatalogue &catalogue, const OrderedGoods *ordered)
{
    if (!catalogue.prices)
        return {};
    std::optional<Candidate> best;
    for (const SupplierId &id : askedSuppliers(pool, variant, catalogue)) {
        const auto unitCost = unitCostIncTax(pool, id, catalogue);
        if (!unitCost)
            continue;
        const SupplierTerms terms = termsAt(variant, id);
        const bool hasMinimum = !ordered || ordered->of({variant.id, id}).units <= 0;
        const PackOrder order = packOrderFor(pool.units,
                                             {.unitsPerPack = terms.unitsPerPack,
                                              .sparePercent = ordered ? 0 : catalogue.sparePercents.value(variant.id)},
                                             hasMinimum ? terms.minPacks : std::nullopt);
        const Candidate candidate{.supplier = {id, order.unitsToOrder * *unitCost},
                                  .name = catalogue.suppliers.value(id).name};
        if (!best || candidate.isBetterThan(*best))
            best = candidate;
    }
    return best ? std::optional(best->supplier) : std::nullopt;
}

} // namespace stemdesk

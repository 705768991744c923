#include "core/orders/order_advice.h"

#include "core/base/text.h"
#include "core/orders/order_sheet_builder.h"
#include "core/orders/ordered_goods.h"
#include "core/orders/pack_rounding.h"

#include <algorithm>
#include <cmath>
#include <tuple>

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
    QString foldedName;

    /// The lowest is the best.
    auto rank() const { return std::tuple(supplier.orderCostIncTax, foldedName, supplier.supplierId); }
};

/// The largest need, including spare units, that `bought` covers: reduced by whole units, because spare units are
/// whole.
double unitsWithin(double bought, double sparePercent)
{
    const double spare = std::floor(bought * sparePercent / (100 + sparePercent));
    return bought - (spareUnits(bought - spare, sparePercent) <= spare ? spare : spare + 1);
}

} // namespace

std::optional<CheapestSupplier> cheapestFor(const LinePool &pool, const Variant &variant,
                                            const OrderCatalogue &catalogue, const OrderedGoods *ordered)
{
    if (!catalogue.prices)
        return {};
    QList<Candidate> candidates;
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
        candidates.append({.supplier = {id, order.unitsToOrder * *unitCost},
                           .foldedName = caseFolded(catalogue.suppliers.value(id).name)});
    }
    const auto best = std::ranges::min_element(candidates, {}, &Candidate::rank);
    return best == candidates.cend() ? std::nullopt : std::optional(best->supplier);
}

QList<PackAdvice> packAdviceFor(const OrderSheetLine &line, double unitCostIncTax, double sparePercent)
{
    if (!line.unitsPerPack || !line.packsNeeded || !line.leftoverUnits)
        return {};
    const double unitsPerPack = *line.unitsPerPack;
    if (*line.leftoverUnits <= kPackTolerance * unitsPerPack)
        return {};

    QList<PackAdvice> advice;
    const double packs = *line.packsNeeded;
    const double unitsLess = unitsWithin((packs - 1) * unitsPerPack, sparePercent);
    if (packs > 1 && packs > line.minPacks.value_or(0) && unitsLess > 0) {
        advice.append(PackAdvice{.unitsChange = unitsLess - line.unitsNeeded,
                                 .packsChange = -1,
                                 .costChangeIncTax = -(unitsPerPack * unitCostIncTax)});
    }
    const double ordered = line.packsToOrder.value_or(packs) * unitsPerPack;
    const double more = sparePercent > 0 ? unitsWithin(ordered, sparePercent) - line.unitsNeeded : *line.leftoverUnits;
    if (more > kPackTolerance * unitsPerPack)
        advice.append(PackAdvice{.unitsChange = more});
    return advice;
}

bool isSmallPartOfPack(double units, double unitsPerPack)
{
    constexpr double kLargestPart = 0.2;
    return std::abs(units) <= kLargestPart * unitsPerPack;
}

bool isSmallPartOfLine(double fewer, double quantity)
{
    constexpr double kLargestPart = 0.2;
    return fewer <= kLargestPart * quantity;
}

} // namespace stemdesk

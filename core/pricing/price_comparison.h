#pragma once

#include "core/domain/prices/price_list.h"

namespace stemdesk {

/// The cost of a unit of a variant on one side of a comparison.
struct ComparedOffer {
    double unitCostExclTax = 0;
    SupplierId supplier; ///< Null: the price for any supplier.
    std::optional<double> unitsPerPack = {}; ///< At this supplier.

    std::optional<double> packCostExclTax() const
    {
        return unitsPerPack ? std::optional(unitCostExclTax * *unitsPerPack) : std::nullopt;
    }

    friend bool operator==(const ComparedOffer &, const ComparedOffer &) = default;
};

/// The prices of a variant on two lists or at two suppliers: the lowest of each.
struct ComparedPrice {
    VariantId variant;
    std::optional<ComparedOffer> first; ///< None: only on the second side.
    std::optional<ComparedOffer> second; ///< None: only on the first side.

    bool isOnBoth() const { return first && second; }
    /// The difference per unit; 0 if it is on one side only.
    double difference() const { return isOnBoth() ? second->unitCostExclTax - first->unitCostExclTax : 0; }

    friend bool operator==(const ComparedPrice &, const ComparedPrice &) = default;
};

/// The prices of two sides by variant, without packs: those on both by the size of their change in per cent, largest
/// first, then those on one only, in the given order.
QList<ComparedPrice> comparedPrices(const QList<PriceEntry> &first, const QList<PriceEntry> &second);

} // namespace stemdesk

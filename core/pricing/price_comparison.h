#pragma once

#include "core/domain/prices/price_list.h"

namespace stemdesk {

/// The price of a variant from one supplier on two lists.
struct ComparedPrice {
    VariantId variant;
    SupplierId supplier; ///< Null: the price for any supplier.
    std::optional<double> first; ///< None: only on the second list.
    std::optional<double> second; ///< None: only on the first list.

    bool isOnBoth() const { return first && second; }
    double difference() const { return second.value_or(0) - first.value_or(0); }

    friend bool operator==(const ComparedPrice &, const ComparedPrice &) = default;
};

/// The prices of two lists side by side: those on both by the size of their change in per cent, largest first, then
/// those on one only, in the given order.
QList<ComparedPrice> comparedPrices(const QList<PriceEntry> &first, const QList<PriceEntry> &second);

} // namespace stemdesk

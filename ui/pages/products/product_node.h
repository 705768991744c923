#pragma once

#include "core/domain/catalogue/product.h"

#include <QStringList>

#include <algorithm>
#include <optional>

namespace stemdesk::ui {

/// Who sells a variant today, and from what to what a unit costs.
struct OfferRange {
    QStringList suppliers;
    std::optional<double> lowest;
    std::optional<double> highest;

    void add(const QString &supplier, std::optional<double> unitCost)
    {
        if (!supplier.isEmpty() && !suppliers.contains(supplier))
            suppliers += supplier;
        if (!unitCost)
            return;
        lowest = std::min(lowest.value_or(*unitCost), *unitCost);
        highest = std::max(highest.value_or(*unitCost), *unitCost);
    }

    friend bool operator==(const OfferRange &, const OfferRange &) = default;
};

/// What the row of a product shows, and those that fold out of it.
struct ProductNode {
    Product product;
    QList<OfferRange> offers; ///< One for each variant, in their order.

    friend bool operator==(const ProductNode &, const ProductNode &) = default;
};

} // namespace stemdesk::ui

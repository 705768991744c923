#pragma once

#include "core/domain/catalogue/product.h"

#include <QStringList>

#include <algorithm>
#include <optional>

namespace stemdesk::ui {

/// A variant's suppliers today, and the range of its unit costs.
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

/// The data of a product's row, and of the rows below it.
struct ProductNode {
    Product product;
    QList<OfferRange> offers; ///< One for each variant, in their order.

    friend bool operator==(const ProductNode &, const ProductNode &) = default;
};

} // namespace stemdesk::ui

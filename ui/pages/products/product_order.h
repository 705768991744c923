#pragma once

#include "ui/models/sorted_rows.h"
#include "ui/pages/products/product_cells.h"

namespace stemdesk::ui {

/// The order of the tree: by a column, or as products and varieties were made.
struct ProductOrder {
    std::optional<ProductColumn> column;
    Qt::SortOrder direction = Qt::AscendingOrder;

    /// Whether a row's place depends on what suppliers ask.
    bool needsOffers() const { return column == ProductColumn::Suppliers || column == ProductColumn::Cost; }

    friend bool operator==(const ProductOrder &, const ProductOrder &) = default;
};

SortKey orderKey(const ProductNode &node, const ProductOrder &order);
/// Sorts the varieties, together with their offers.
void sortVarieties(ProductNode &node, const ProductOrder &order);
/// Brings the varieties into an order that is shown already; new ones come last.
void alignVarieties(ProductNode &node, const QList<VariantId> &shown);

} // namespace stemdesk::ui

#pragma once

#include "core/domain/page.h"
#include "ui/models/sorted_rows.h"
#include "ui/pages/products/product_cells.h"

#include <QSet>

namespace stemdesk {
class ShopServices;
} // namespace stemdesk

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

/// Reads what the tree shows, with a few queries per page. Returns nothing if the store cannot be read.
class ProductLoading {
public:
    explicit ProductLoading(const ShopServices &services) : m_services(services) {}

    Page<ProductNode> page(const ProductFilter &filter, const PageRequest &request) const;
    /// All of them, sorted. Where the order does not need them, later products come without offers.
    QList<ProductNode> sorted(const ProductFilter &filter, const ProductOrder &order, int withOffers) const;
    /// Existing products only.
    QList<ProductNode> some(const QList<ProductId> &ids) const;
    /// The products changed since then that match the filter.
    QSet<ProductId> found(const ProductFilter &filter, Instant since) const;

private:
    QList<ProductNode> nodesOf(const QList<Product> &products, bool haveOffers) const;

    const ShopServices &m_services;
};

} // namespace stemdesk::ui

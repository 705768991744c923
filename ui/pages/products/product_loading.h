#pragma once

#include "core/domain/page.h"
#include "ui/pages/products/product_order.h"

#include <QSet>

namespace stemdesk {
class ShopServices;
}

namespace stemdesk::ui {

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

#pragma once

#include "core/domain/page.h"
#include "ui/pages/products/product_node.h"

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
    /// Existing products only.
    QList<ProductNode> some(const QList<ProductId> &ids) const;
    /// The products changed since then that match the filter.
    QSet<ProductId> found(const ProductFilter &filter, Instant since) const;

private:
    QList<ProductNode> withOffers(const QList<Product> &products) const;

    const ShopServices &m_services;
};

} // namespace stemdesk::ui

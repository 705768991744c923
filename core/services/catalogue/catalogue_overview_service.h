#pragma once

#include "core/services/catalogue/product_service.h"

#include <QDate>

namespace stemdesk {

class ServiceContext;

/// What a variant cost on one list, from the cheapest supplier.
struct ListedPrice {
    QString listName;
    QDate date;
    double unitCostExclTax = 0;

    friend bool operator==(const ListedPrice &, const ListedPrice &) = default;
};

/// An event that uses a variant.
struct VariantUse {
    EventId eventId;
    QString eventName;
    double units = 0; ///< In all copies of its groups, hidden ones too.

    friend bool operator==(const VariantUse &, const VariantUse &) = default;
};

/// How far a product reaches: what a forced delete takes along.
struct ProductReach {
    qint64 lines = 0;
    qint64 events = 0;

    friend bool operator==(const ProductReach &, const ProductReach &) = default;
};

/// What a page about the catalogue shows beside the products themselves. Each answer is a few set reads, however many
/// ids are asked for.
class CatalogueOverviewService {
public:
    explicit CatalogueOverviewService(ServiceContext &context) : m_context(context) {}

    /// With their variants; ids that are not there are left out. In no order.
    Result<QList<Product>> products(const QList<ProductId> &ids) const;
    /// From whom each can be bought today and at what cost, as ProductService::search() says it.
    Result<QList<VariantMatch>> offers(const QList<VariantId> &variants) const;
    /// On every list that has a price of the variant, oldest list first.
    Result<QList<ListedPrice>> prices(VariantId variant) const;
    /// The latest `limit` events that use the variant.
    Result<QList<VariantUse>> uses(VariantId variant, int limit) const;
    /// How many products a filter finds, and all their variants.
    Result<CatalogueCount> count(const ProductFilter &filter) const;
    Result<ProductReach> reach(ProductId product) const;
    Result<ProductReach> reach(VariantId variant) const;

private:
    Result<ProductReach> reachOf(const QList<qint64> &variants) const;

    ServiceContext &m_context;
};

} // namespace stemdesk

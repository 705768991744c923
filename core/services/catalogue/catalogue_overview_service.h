#pragma once

#include "core/services/catalogue/product_service.h"
#include "core/services/service.h"

#include <QDate>
#include <QSet>

namespace stemdesk {

/// A variant's price from one supplier on one list.
struct ListedPrice {
    QString listName;
    QDate date;
    SupplierId supplierId; ///< Null: whoever supplies it.
    QString supplierName;
    double unitCostExclTax = 0;

    friend bool operator==(const ListedPrice &, const ListedPrice &) = default;
};

/// An event that uses a variant.
struct VariantUse {
    EventId eventId;
    QString eventName;
    double units = 0; ///< Counted in all copies of its groups, including hidden ones.

    friend bool operator==(const VariantUse &, const VariantUse &) = default;
};

/// The objects that a forced delete of a product would remove.
struct ProductReach {
    qint64 lines = 0;
    qint64 events = 0;

    friend bool operator==(const ProductReach &, const ProductReach &) = default;
};

/// Additional data for pages about the catalogue. Each answer takes a few queries, for any number of ids.
class CatalogueOverviewService : public Service {
public:
    using Service::Service;

    /// With their variants, in no order; without those that do not exist.
    Result<QList<Product>> products(const QList<ProductId> &ids) const;
    /// Suppliers and costs of each variant today, as in ProductService::search().
    Result<QList<VariantMatch>> offers(const QList<VariantId> &variants) const;
    /// The variant's prices on every list that has some, oldest list first.
    Result<QList<ListedPrice>> prices(VariantId variant) const;
    /// The latest `limit` events that use the variant.
    Result<QList<VariantUse>> uses(VariantId variant, int limit) const;
    /// Counts the products that match a filter, and all their variants.
    Result<CatalogueCount> count(const ProductFilter &filter) const;
    /// Counts the variants that each supplier has, and their products; a supplier without any is left out. Reads all
    /// variants: do not call it on the window's thread.
    Result<QHash<SupplierId, CatalogueCount>> countsBySupplier() const;
    Result<ProductReach> reach(ProductId product) const;
    Result<ProductReach> reach(VariantId variant) const;

    /// The variants of a product that a search did not find although it found others of the same product; none if the
    /// product's own words contain everything that was searched for.
    static QSet<VariantId> passedOver(const Product &product, const QString &q);

private:
    Result<ProductReach> reachOf(const QList<qint64> &variants) const;
};

} // namespace stemdesk

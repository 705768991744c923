#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"

#include <QHash>

namespace stemdesk {

class KeyList;

/// A product without its variants, with its storage keys.
struct StoredProduct {
    qint64 key = 0;
    Product product;
};

/// A product's search text (product_search_text.h) before and after a change.
struct SearchTextChange {
    QString before;
    QString after;
};

/// A product with new fields, and as it is stored.
struct ProductUpdate {
    StoredProduct stored;
    Product before;
    SearchTextChange text;
};

/// Products of one shop without their variants (those are VariantStore's).
class ProductStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// In order of key. A `q` that holds no word at all matches nothing.
    Result<Page<StoredProduct>> list(const ProductFilter &filter, const PageRequest &page) const;
    /// How many products list() returns in all, and how many variants these have.
    Result<CatalogueCount> count(const ProductFilter &filter) const;
    /// The variants that name each supplier, and their products; those that none names are left out. Reads all
    /// variants.
    Result<QHash<SupplierId, CatalogueCount>> countsBySupplier() const;
    /// Whether list() returns every product between the first and the last of a page.
    static bool isWhole(const ProductFilter &filter);
    /// NotFound where there is none.
    Result<StoredProduct> find(ProductId id) const;
    /// The existing ones, in no order.
    Result<QList<StoredProduct>> findAll(const QList<ProductId> &ids) const;
    Result<QList<StoredProduct>> findByKeys(const QList<qint64> &keys) const;
    /// Keys of the products that have every word as a prefix and every tag (product_search_text.h), in order, after the
    /// key `after`.
    Result<QList<qint64>> matching(const QStringList &words, const QStringList &tags, qint64 after, int limit) const;

    /// Returns the keys, in the order of the products. `texts`: one search text a product.
    Result<QList<qint64>> insert(const QList<Product> &products, const QStringList &texts);
    /// Stores all fields and the search texts if every row has its `storedVersion`; Stale otherwise.
    Status update(const QList<ProductUpdate> &updates);
    /// Stores updatedAt and raises the version by `versions`. `keys` are all different and were read in this
    /// transaction, so that none can be stale.
    Status touch(const QList<qint64> &keys, int versions, Instant updatedAt);
    Status remove(qint64 key);

    Result<QHash<qint64, QString>> searchTexts(const QList<qint64> &keys) const;

private:
    QByteArray withKeys(const KeyList &keys) const;
    bool isWordless(const ProductFilter &filter) const;
    template <class Read>
    auto found(const ProductFilter &filter, const PageRequest &page, const QByteArray &select, const Read &read) const;
};

} // namespace stemdesk

#pragma once

#include "core/domain/catalogue/product_changes.h"
#include "core/storage/catalogue/product_store.h"
#include "core/storage/engine/tenant.h"

#include <QHash>

namespace stemdesk {

/// A variant and where it is stored.
struct StoredVariant {
    qint64 key = 0;
    qint64 productKey = 0;
    Variant variant;
};

/// A variant with new fields and the version that its row still has.
struct VariantUpdate {
    const StoredVariant *stored = nullptr; ///< The caller's.
    int storedVersion = 0;
    VariantFieldSet changed = VariantFieldSet::all(); ///< The others are as they are stored.
};

/// Read the columns `suppliers` and `minimums`; an incomplete last entry is ignored.
QList<SupplierId> suppliersFrom(QByteArrayView bytes);
QList<SupplierMinimum> minimumsFrom(QByteArrayView bytes);
/// Read the columns `supplier_packs` and `supplier_codes`; lines with neither a pack nor a code are ignored.
QList<SupplierPack> supplierPacksFrom(const QStringList &lines);
QList<SupplierCode> supplierCodesFrom(const QStringList &lines);

class VariantStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// Gives every product its variants, in order of creation, with one statement. `isRange`: no other product of the
    /// shop lies between the first and the last (they are in order of key), which is the cheaper case.
    Status fill(QList<StoredProduct> &products, bool isRange) const;
    /// The same for a page of the unfiltered list, by a statement that does not need the products first
    /// (Session::together()).
    Status fillPage(QList<StoredProduct> &products, const PageRequest &page) const;
    /// In order of product and creation. `productId` stays null.
    Result<QList<StoredVariant>> ofProducts(const QList<qint64> &productKeys) const;

    /// The variants of one product, in order of key, without the product's id.
    Result<Page<StoredVariant>> list(qint64 product, const PageRequest &page, const VariantFilter &filter) const;

    /// NotFound where there is none.
    Result<StoredVariant> find(VariantId id) const;
    /// The existing ones, in no order.
    Result<QList<StoredVariant>> findAll(const QList<VariantId> &ids) const;
    /// The same for callers that read the products too: `productId` stays null.
    Result<QList<StoredVariant>> rowsOf(const QList<VariantId> &ids) const;
    /// The products of these variants, by their storage keys.
    Result<QHash<qint64, Product>> productsOf(const QList<StoredVariant> &variants) const;

    Result<QList<VariantId>> idsWithSkus(const QStringList &skus) const;

    /// Returns the keys, in the order of the variants.
    Result<QList<qint64>> insert(const QList<StoredVariant> &variants);
    /// Stores the changed fields if every row has its `storedVersion`; Stale otherwise.
    Status update(const QList<VariantUpdate> &updates);
    Status remove(qint64 key);

private:
    static Status handOut(Result<QList<StoredVariant>> variants, QList<StoredProduct> &products);
    Result<QList<StoredVariant>> between(qint64 firstProduct, qint64 lastProduct) const;
};

} // namespace stemdesk

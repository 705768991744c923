#pragma once

#include "core/domain/catalogue/deleted_product.h"
#include "core/services/prices/price_list_counts.h"
#include "core/storage/catalogue/variant_store.h"

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Restores what ProductDeletion deleted, with the same ids. Skips entries and lines whose price list or event is gone,
/// and anything that exists already.
class ProductRestoration {
public:
    explicit ProductRestoration(ServiceContext &context) : m_context(context) {}

    Result<Product> restore(const DeletedProduct &snapshot);
    Result<Variant> restore(const DeletedVariant &snapshot);

private:
    Status put(UnitOfWork &work, const QList<DeletedVariant> &variants, const StoredProduct &product);
    Status putEntries(UnitOfWork &work, const DeletedVariant &snapshot, qint64 variant);
    Status putEntry(UnitOfWork &work, const PriceEntry &entry, qint64 variant);
    Status putLines(const DeletedVariant &snapshot);
    Result<qint64> supplierKey(SupplierId id) const;

    ServiceContext &m_context;
    EntryCountChanges m_countChanges;
};

} // namespace stemdesk

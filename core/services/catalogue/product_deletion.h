#pragma once

#include "core/domain/catalogue/deleted_product.h"
#include "core/services/prices/price_list_counts.h"
#include "core/storage/catalogue/variant_store.h"

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Deletes products and variants with everything that refers to them, and keeps it all for a restore.
class ProductDeletion {
public:
    explicit ProductDeletion(ServiceContext &context) : m_context(context) {}

    Result<DeletedProduct> remove(ProductId id, bool force);
    Result<DeletedVariant> removeVariant(ProductId product, VariantId id, bool force);

private:
    Status requireUnused(const QList<StoredVariant> &variants, bool force) const;
    Result<DeletedVariant> take(UnitOfWork &work, const StoredVariant &stored);
    Result<QList<DeletedLine>> takeLines(qint64 variant);
    Result<QList<PriceEntry>> takeEntries(UnitOfWork &work, qint64 variant);

    ServiceContext &m_context;
    EntryCountChanges m_countChanges;
};

} // namespace stemdesk

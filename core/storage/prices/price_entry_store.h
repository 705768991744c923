#pragma once

#include "core/base/id.h"
#include "core/base/result.h"
#include "core/domain/page.h"
#include "core/domain/prices/price_list.h"
#include "core/storage/engine/tenant.h"

#include <QHash>
#include <QList>
#include <QString>

namespace stemdesk {

/// A price entry with the storage keys of the objects it names. The Default supplier's key means no supplier.
struct StoredPriceEntry {
    qint64 key = 0;
    qint64 listKey = 0;
    qint64 variantKey = 0;
    qint64 supplierKey = 0;
    PriceEntry entry;
};

class PriceEntryStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// The entries of a list, in order of key.
    Result<Page<StoredPriceEntry>> list(qint64 priceList, const PageRequest &page,
                                        std::optional<Instant> updatedSince) const;
    /// The entries for one supplier, by its key, in order of key.
    Result<Page<StoredPriceEntry>> listOfSupplier(qint64 priceList, qint64 supplier, const PageRequest &page) const;
    /// The entries of all these lists, in order of key.
    Result<QList<StoredPriceEntry>> ofLists(const QList<qint64> &priceLists) const;
    /// The entries of a variant on all lists, in order of key.
    Result<QList<StoredPriceEntry>> ofVariant(qint64 variant) const;
    /// The entries of these variants on all lists, in no order.
    Result<QList<StoredPriceEntry>> ofVariants(const QList<qint64> &variants) const;
    /// How many entries these variants have on all lists; those without any are left out.
    Result<QHash<qint64, qint64>> countsOf(const QList<qint64> &variants) const;
    /// The entries of these variants on a list, in no order.
    Result<QList<StoredPriceEntry>> ofVariants(qint64 priceList, const QList<qint64> &variants) const;
    /// The entries of the list with these ids that exist, in no order.
    Result<QList<StoredPriceEntry>> findAll(qint64 priceList, const QList<PriceEntryId> &ids) const;
    /// NotFound if the list has none.
    Result<StoredPriceEntry> find(qint64 priceList, PriceEntryId id) const;

    /// The list that an entry is on; a null id if there is no such entry.
    Result<PriceListId> listOf(PriceEntryId id) const;

    Status insert(const QList<StoredPriceEntry> &entries);
    Status update(const StoredPriceEntry &before, const StoredPriceEntry &after);
    Status remove(PriceEntryId id);
    Status removeOfList(qint64 priceList);
    Status removeOfVariant(qint64 variant);

    /// Variants that events use, of products of this type (compared literally), without a price on any of the lists; in
    /// order of key, at most `limit`.
    Result<QList<VariantId>> unpriced(const QString &productType, const QList<qint64> &priceLists, int limit) const;
};

} // namespace stemdesk

#pragma once

#include "core/domain/page.h"
#include "core/domain/prices/price_list.h"
#include "core/storage/engine/tenant.h"

#include <QHash>

namespace stemdesk {

/// A price list without its entries, with its storage key.
struct StoredPriceList {
    qint64 key = 0;
    PriceList list;
};

/// Price lists of one shop, without their entries (see PriceEntryStore).
class PriceListStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// In order of key. The filter's productType is compared literally.
    Result<Page<StoredPriceList>> list(const PriceListFilter &filter, const PageRequest &page) const;
    /// All lists in order of creation, for choosing among them.
    Result<QList<StoredPriceList>> all() const;
    /// NotFound if there is none.
    Result<StoredPriceList> find(PriceListId id) const;
    Result<QList<StoredPriceList>> findByKeys(const QList<qint64> &keys) const;
    /// Number of events that pin the list.
    Result<qint64> pinCount(qint64 key) const;
    /// The same for all lists that events pin, by key.
    Result<QHash<qint64, qint64>> pinCounts() const;
    /// The `limit` newest events that pin the list, newest first.
    Result<QList<PinningEvent>> pinnedBy(qint64 key, int limit) const;

    Result<qint64> insert(const PriceList &list);
    /// Stores all fields if the row has the version `storedVersion`; Stale otherwise.
    Status update(qint64 key, const PriceList &before, const PriceList &after);
    Status remove(qint64 key);
};

} // namespace stemdesk

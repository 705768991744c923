#pragma once

#include "core/services/prices/price_list_service.h"
#include "core/storage/prices/price_entry_store.h"
#include "core/storage/prices/price_list_store.h"

#include <QHash>

#include <deque>

namespace stemdesk {

class UnitOfWork;

/// Rows of entries to be stored in one price list. Everything they name is read beforehand with a few statements; each
/// row is then decided in memory on the result of the rows before it. Changed entries are written at once, because one
/// may take the place of another; new ones at the end, all together.
class PriceEntryBatch {
public:
    PriceEntryBatch(ServiceContext &context, UnitOfWork &work, StoredPriceList list);

    Status load(const QList<Result<PriceEntryRow>> &rows);
    /// A refused row changes nothing. price_entry_not_found if the list has no entry with the id.
    Result<PriceEntryOutcome> apply(const PriceEntryRow &row);
    /// Writes the rest. If a statement fails, nothing of the batch may be kept.
    Status finish();

    /// The variants that rows name.
    QList<qint64> variantKeys() const;
    /// nullptr if the list has none or no row named it.
    const PriceEntry *entry(PriceEntryId id) const;
    /// The entry that a row without an id refers to; nullptr if it would create one.
    const PriceEntry *entry(const PriceEntryRow &row) const;

private:
    struct VariantReference {
        qint64 key = 0;
        QString productType;
    };
    /// The unique key of an entry within its list: storage keys of variant and supplier.
    using Pair = std::pair<qint64, qint64>;

    Status loadEntries(const QList<PriceEntryId> &ids);
    Status loadVariants(const QList<VariantId> &ids);
    Status loadPairs();
    Status loadSuppliers(const QList<SupplierId> &ids);
    void keepStored(const QList<StoredPriceEntry> &entries);

    Result<qint64> variantKey(const PriceEntryPatch &patch, const StoredPriceEntry *stored) const;
    Result<qint64> supplierKey(const PriceEntryPatch &patch, const StoredPriceEntry *stored) const;
    Result<PriceEntryOutcome> create(StoredPriceEntry made);
    Result<PriceEntryOutcome> update(StoredPriceEntry &stored, StoredPriceEntry after);

    ServiceContext &m_context;
    UnitOfWork &m_work;
    StoredPriceList m_list;
    Instant m_now;
    int m_changed = 0;
    Status m_failure;
    std::deque<StoredPriceEntry> m_entries; // A deque, because the two maps below point into it.
    QList<PriceEntryId> m_created;
    QHash<PriceEntryId, StoredPriceEntry *> m_byId;
    QHash<Pair, StoredPriceEntry *> m_byPair;
    QHash<VariantId, VariantReference> m_variants;
    QHash<SupplierId, qint64> m_suppliers;
};

} // namespace stemdesk

#pragma once

#include "core/domain/prices/price_list.h"
#include "core/storage/prices/price_list_store.h"

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Deletes price lists and entries, and restores lists.
class PriceListRemoval {
public:
    explicit PriceListRemoval(ServiceContext &context) : m_context(context) {}

    Result<PriceList> remove(PriceListId id);
    /// With the same ids. Skips entries whose variant is gone and lists that exist already.
    Result<PriceList> restore(const PriceList &snapshot);
    /// All or none; NotFound if the list lacks one.
    Result<QList<PriceEntry>> removeEntries(PriceListId list, const QList<PriceEntryId> &ids);
    /// With the same ids. Skips entries whose variant or supplier is gone, or whose price exists already.
    Result<QList<PriceEntry>> restoreEntries(PriceListId list, const QList<PriceEntry> &entries);

private:
    Status takeEntries(UnitOfWork &work, StoredPriceList &stored);
    Result<QList<PriceEntry>> withoutTaken(qint64 list, const QList<PriceEntry> &entries) const;
    Result<QList<PriceEntry>> putEntries(UnitOfWork &work, const StoredPriceList &to, const QList<PriceEntry> &entries);

    ServiceContext &m_context;
};

} // namespace stemdesk

#pragma once

#include "core/domain/page.h"
#include "core/domain/prices/price_list.h"
#include "core/services/catalogue/product_service.h"

namespace stemdesk {

/// A row of entries to write: by entry id, else by variant and supplier.
struct PriceEntryRow {
    std::optional<PriceEntryId> id;
    PriceEntryPatch patch;
};

struct PriceEntryOutcome {
    RowAction action = RowAction::Unchanged;
    PriceEntry entry;
};

class PriceListService {
public:
    explicit PriceListService(ServiceContext &context) : m_context(context) {}

    enum class Entries { Skip, Load };

    Result<Page<PriceList>> list(const PriceListFilter &filter, const PageRequest &page, Entries entries) const;
    Result<PriceList> find(PriceListId id, Entries entries) const;
    /// `warnings` gets new_product_type:<name> where the list brings a type.
    Result<PriceList> create(const PriceListPatch &patch, QList<QByteArray> *warnings = nullptr);
    Result<PriceList> patch(PriceListId id, const PriceListPatch &patch,
                            const std::optional<PriceListPatch> &expected = {}, QList<QByteArray> *warnings = nullptr);
    /// The deleted list with its entries. Refused with price_list_in_use:<events that pin it>.
    Result<PriceList> remove(PriceListId id);
    Result<PriceList> restore(const PriceList &snapshot);

    Result<Page<PriceEntry>> entries(PriceListId list, const PageRequest &page,
                                     std::optional<Instant> updatedSince) const;
    Result<PriceEntry> entry(PriceListId list, PriceEntryId id) const;
    /// As ProductService::upsert(): rows in order, each as if alone, one commit.
    /// wrong_product_type where a variant's product is of another type than the list.
    Result<QList<Result<PriceEntryOutcome>>> upsertEntries(PriceListId list, const QList<Result<PriceEntryRow>> &rows);
    Result<PriceEntry> patchEntry(PriceListId list, PriceEntryId id, const PriceEntryPatch &patch,
                                  const std::optional<PriceEntryPatch> &expected = {});
    Result<PriceEntry> removeEntry(PriceListId list, PriceEntryId id);
    /// All or none; NotFound where the list lacks one.
    Result<QList<PriceEntry>> removeEntries(PriceListId list, const QList<PriceEntryId> &ids);
    /// Puts entries back with their ids. Left out are those whose variant or supplier is gone, and those whose price
    /// is on the list again.
    Result<QList<PriceEntry>> restoreEntries(PriceListId list, const QList<PriceEntry> &entries);

private:
    ServiceContext &m_context;
};

} // namespace stemdesk

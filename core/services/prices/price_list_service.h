#pragma once

#include "core/domain/page.h"
#include "core/domain/prices/price_list.h"
#include "core/pricing/cost_change.h"
#include "core/services/catalogue/product_service.h"
#include "core/services/service.h"

#include <functional>

namespace stemdesk {

/// A row of entries to write, identified by entry id, else by variant and supplier.
struct PriceEntryRow {
    std::optional<PriceEntryId> id;
    PriceEntryPatch patch;
};

/// A change of an entry, applied only if it still has the expected values.
struct PriceEntryChange {
    PriceEntryId id;
    PriceEntryPatch to;
    std::optional<PriceEntryPatch> expected;
};

struct PriceEntryOutcome {
    RowAction action = RowAction::Unchanged;
    PriceEntry entry;
};

/// The source of a new list, and how it differs.
struct PriceListCopy {
    PriceListId from;
    PriceListPatch list; ///< Properties left out are copied; the type always is.
    double percent = 0; ///< Change of every price.
    CostRounding rounding = CostRounding::None;

    friend bool operator==(const PriceListCopy &, const PriceListCopy &) = default;
};

/// Called with the number of prices copied and their total; false stops the copy.
using CopyProgress = std::function<bool(qint64 done, qint64 all)>;

class PriceListService : public Service {
public:
    using Service::Service;

    enum class Entries { Skip, Load };

    Result<Page<PriceList>> list(const PriceListFilter &filter, const PageRequest &page, Entries entries) const;
    Result<PriceList> find(PriceListId id, Entries entries) const;
    /// `warnings` gets new_product_type:<name> if the list adds a type.
    Result<PriceList> create(const PriceListPatch &patch, QList<QByteArray> *warnings = nullptr);
    Result<PriceList> patch(PriceListId id, const PriceListPatch &patch,
                            const std::optional<PriceListPatch> &expected = {}, QList<QByteArray> *warnings = nullptr);
    /// Creates the new list with all its prices in one transaction. nullopt, and nothing written, if `progress` stopped
    /// it.
    Result<std::optional<PriceList>> copy(const PriceListCopy &copy, const CopyProgress &progress = {});
    /// The deleted list with its entries. Refused with price_list_in_use:<events that pin it>.
    Result<PriceList> remove(PriceListId id);
    Result<PriceList> restore(const PriceList &snapshot);

    Result<Page<PriceEntry>> entries(PriceListId list, const PageRequest &page,
                                     std::optional<Instant> updatedSince) const;
    Result<PriceEntry> entry(PriceListId list, PriceEntryId id) const;
    /// Like ProductService::upsert(): rows in order, each as if alone, in one commit. wrong_product_type if a variant's
    /// product has another type than the list.
    Result<QList<Result<PriceEntryOutcome>>> upsertEntries(PriceListId list, const QList<Result<PriceEntryRow>> &rows);
    Result<PriceEntry> patchEntry(PriceListId list, PriceEntryId id, const PriceEntryPatch &patch,
                                  const std::optional<PriceEntryPatch> &expected = {});
    /// All or none, in their order; returns the stored entries.
    Result<QList<PriceEntry>> patchEntries(PriceListId list, const QList<PriceEntryChange> &changes);
    /// Stale if the list has a price of this variant from this supplier.
    Result<PriceEntry> createEntry(PriceListId list, const PriceEntryPatch &patch);
    Result<PriceEntry> removeEntry(PriceListId list, PriceEntryId id);
    /// All or none; NotFound if the list lacks one.
    Result<QList<PriceEntry>> removeEntries(PriceListId list, const QList<PriceEntryId> &ids);
    /// Restores entries with their ids. Skips those whose variant or supplier is gone, or whose price is on the list
    /// again.
    Result<QList<PriceEntry>> restoreEntries(PriceListId list, const QList<PriceEntry> &entries);
};

} // namespace stemdesk

#include "core/services/prices/price_list_service.h"

#include "core/base/wording.h"
#include "core/domain/suspicion.h"
#include "core/services/catalogue/catalogue_terms.h"
#include "core/services/prices/price_entry_batch.h"
#include "core/services/prices/price_list_copy.h"
#include "core/services/prices/price_list_counts.h"
#include "core/services/service_context.h"
#include "core/services/taken.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/catalogue_terms_store.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/prices/price_entry_store.h"
#include "core/storage/prices/price_list_store.h"

#include <QSet>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

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

Result<PriceList> PriceListRemoval::remove(PriceListId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    auto store = m_context.store<PriceListStore>();
    StoredPriceList stored = TRY(store.find(id));
    const qint64 pins = TRY(store.pinCount(stored.key));
    if (pins > 0)
        return conflict("price_list_in_use:" + QByteArray::number(pins),
                        u"This price list is pinned by %1; take it off there first."_s.arg(counted(pins, u"event"_s)));
    TRY(takeEntries(work, stored));
    TRY(store.remove(stored.key));
    work.changed(Resource::PriceList, id, ChangeAction::Deleted);
    work.marks().productTypes += stored.list.productType;
    TRY(work.commit());
    return std::move(stored.list);
}

Status PriceListRemoval::takeEntries(UnitOfWork &work, StoredPriceList &stored)
{
    auto store = m_context.store<PriceEntryStore>();
    const auto entries = TRY(store.ofLists({stored.key}));
    for (const StoredPriceEntry &entry : entries) {
        stored.list.entries += entry.entry;
        work.changed(Resource::PriceEntry, entry.entry.id, ChangeAction::Deleted, stored.list.id);
    }
    return store.removeOfList(stored.key);
}

Result<PriceList> PriceListRemoval::restore(const PriceList &snapshot)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    auto store = m_context.store<PriceListStore>();
    if (const Result<StoredPriceList> present = store.find(snapshot.id);
        present || present.error().kind != Error::Kind::NotFound)
        return present ? Result<PriceList>(present->list) : Result<PriceList>(present.error());
    PriceList list = snapshot;
    list.updatedAt = m_context.now();
    list.entriesCount = 0;
    list.entries.clear();
    TRY(dropTakenExternalId(m_context, Resource::PriceList, list.externalId));
    const qint64 key = TRY(store.insert(list));
    work.changed(Resource::PriceList, list.id, ChangeAction::Created);
    auto entries = TRY(putEntries(work, {key, list}, snapshot.entries));
    const PriceList made = list;
    list.entries = std::move(entries);
    list.entriesCount = int(list.entries.size());
    ++list.version;
    TRY(store.update(key, made, list));
    work.marks().productTypes += list.productType;
    TRY(work.commit());
    return list;
}

Result<QList<PriceEntry>> PriceListRemoval::putEntries(UnitOfWork &work, const StoredPriceList &to,
                                                       const QList<PriceEntry> &entries)
{
    QList<VariantId> variantIds;
    QSet<SupplierId> supplierIds;
    for (const PriceEntry &entry : entries) {
        variantIds += entry.variantId;
        supplierIds += entry.supplierId;
    }
    const auto variants = TRY(m_context.store<VariantStore>().findAll(variantIds));
    const auto suppliers = TRY(m_context.store<CatalogueTermsStore>().suppliers(supplierIds.values()));
    QHash<VariantId, qint64> variantKeys;
    for (const StoredVariant &stored : variants)
        variantKeys.insert(stored.variant.id, stored.key);
    QHash<SupplierId, qint64> supplierKeys{{SupplierId(), m_context.tenant().defaultSupplier}};
    for (const SupplierReference &supplier : suppliers)
        supplierKeys.insert(supplier.id, supplier.key);
    QList<StoredPriceEntry> stored;
    QList<PriceEntry> put;
    for (PriceEntry entry : entries) {
        if (!variantKeys.contains(entry.variantId) || !supplierKeys.contains(entry.supplierId))
            continue;
        entry.updatedAt = m_context.now();
        ++entry.version;
        stored.append({.listKey = to.key,
                       .variantKey = variantKeys.value(entry.variantId),
                       .supplierKey = supplierKeys.value(entry.supplierId),
                       .entry = entry});
        work.changed(Resource::PriceEntry, entry.id, ChangeAction::Created, to.list.id);
        work.marks().variants += variantKeys.value(entry.variantId);
        put += entry;
    }
    TRY(m_context.store<PriceEntryStore>().insert(stored));
    return put;
}

Result<QList<PriceEntry>> PriceListRemoval::removeEntries(PriceListId list, const QList<PriceEntryId> &ids)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const StoredPriceList stored = TRY(m_context.store<PriceListStore>().find(list));
    auto store = m_context.store<PriceEntryStore>();
    const auto entries = TRY(store.findAll(stored.key, ids));
    if (entries.size() != QSet<PriceEntryId>(ids.cbegin(), ids.cend()).size())
        return notFound();
    QList<PriceEntry> removed;
    for (const StoredPriceEntry &entry : entries) {
        TRY(store.remove(entry.entry.id));
        work.changed(Resource::PriceEntry, entry.entry.id, ChangeAction::Deleted, list);
        work.marks().variants += entry.variantKey;
        removed += entry.entry;
    }
    TRY(changeEntryCounts(m_context, work, {{stored.key, -int(removed.size())}}));
    TRY(work.commit());
    return removed;
}

Result<QList<PriceEntry>> PriceListRemoval::restoreEntries(PriceListId list, const QList<PriceEntry> &entries)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const StoredPriceList stored = TRY(m_context.store<PriceListStore>().find(list));
    const auto free = TRY(withoutTaken(stored.key, entries));
    auto put = putEntries(work, stored, free);
    if (!put)
        return put.error();
    TRY(changeEntryCounts(m_context, work, {{stored.key, int(put->size())}}));
    TRY(work.commit());
    return put;
}

/// The entries whose variant and supplier have no other price on the list now.
Result<QList<PriceEntry>> PriceListRemoval::withoutTaken(qint64 list, const QList<PriceEntry> &entries) const
{
    QList<VariantId> ids;
    for (const PriceEntry &entry : entries)
        ids += entry.variantId;
    const auto variants = TRY(m_context.store<VariantStore>().findAll(ids));
    QList<qint64> keys;
    for (const StoredVariant &variant : variants)
        keys += variant.key;
    const auto present = TRY(m_context.store<PriceEntryStore>().ofVariants(list, keys));
    QSet<std::pair<VariantId, SupplierId>> taken;
    for (const StoredPriceEntry &stored : present)
        taken.insert({stored.entry.variantId, stored.entry.supplierId});
    QList<PriceEntry> free = entries;
    free.removeIf([&taken](const PriceEntry &entry) { return taken.contains({entry.variantId, entry.supplierId}); });
    return free;
}

Status fillEntries(const ServiceContext &context, QList<StoredPriceList> &lists)
{
    QHash<qint64, PriceList *> byKey;
    for (StoredPriceList &stored : lists)
        byKey.insert(stored.key, &stored.list);
    const auto entries = TRY(context.store<PriceEntryStore>().ofLists(byKey.keys()));
    for (const StoredPriceEntry &stored : entries)
        byKey.value(stored.listKey)->entries += stored.entry;
    return {};
}

/// Checks one list and gives its type the shop's spelling.
Result<PriceList> patchedWithType(ServiceContext &context, UnitOfWork &work, const PriceList &before,
                                  const PriceListPatch &patch, Warnings *warnings)
{
    Result<PriceList> after = patched(before, patch);
    if (after && warnings)
        *warnings += suspicionsOf(patch);
    if (!after || !patch.productType)
        return after;
    CatalogueTerms terms = TRY(CatalogueTerms::load(context));
    Warnings unheard;
    after->productType = terms.productType(after->productType, warnings ? *warnings : unheard);
    terms.useProductType(after->productType);
    TRY(terms.writeNewTypes(context, work));
    return after;
}

Status requireFreeId(const ServiceContext &context, const PriceList &list)
{
    return requireFreeExternalId(context, Resource::PriceList, list.externalId, list.id.bytes());
}

bool isPricedAlike(const PriceList &a, const PriceList &b)
{
    return a.productType == b.productType && a.date == b.date && a.taxMultiplier == b.taxMultiplier;
}

} // namespace

Result<Page<PriceList>> PriceListService::list(const PriceListFilter &filter, const PageRequest &page,
                                               Entries entries) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    PriceListFilter spelled = filter;
    if (!filter.productType.isEmpty()) {
        const auto terms = TRY(CatalogueTerms::load(m_context));
        spelled.productType = terms.knownProductType(filter.productType);
        if (spelled.productType.isEmpty())
            return Page<PriceList>();
    }
    auto found = TRY(m_context.store<PriceListStore>().list(spelled, page));
    if (entries == Entries::Load) {
        TRY(fillEntries(m_context, found.rows));
    }
    Page<PriceList> lists{.rows = {}, .next = found.next};
    for (StoredPriceList &stored : found.rows)
        lists.rows.append(std::move(stored.list));
    return lists;
}

Result<PriceList> PriceListService::find(PriceListId id, Entries entries) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    StoredPriceList stored = TRY(m_context.store<PriceListStore>().find(id));
    QList<StoredPriceList> one{std::move(stored)};
    if (entries == Entries::Load) {
        TRY(fillEntries(m_context, one));
    }
    return std::move(one.first().list);
}

Result<PriceList> PriceListService::create(const PriceListPatch &patch, QList<QByteArray> *warnings)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    Result<PriceList> list = patchedWithType(m_context, work, {}, patch, warnings);
    if (!list)
        return list;
    list->id = PriceListId::create();
    list->createdAt = list->updatedAt = m_context.now();
    list->version = 1;
    TRY(requireFreeId(m_context, *list));
    TRY(m_context.store<PriceListStore>().insert(*list));
    work.changed(Resource::PriceList, list->id, ChangeAction::Created);
    work.marks().productTypes += list->productType;
    TRY(work.commit());
    return list;
}

Result<PriceList> PriceListService::patch(PriceListId id, const PriceListPatch &patch,
                                          const std::optional<PriceListPatch> &expected, QList<QByteArray> *warnings)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    StoredPriceList stored = TRY(m_context.store<PriceListStore>().find(id));
    const PriceList before = stored.list;
    if (expected && inverse(before, patch) != *expected)
        return stale();
    Result<PriceList> after = patchedWithType(m_context, work, before, patch, warnings);
    if (!after || *after == before)
        return after;
    TRY(requireFreeId(m_context, *after));
    after->updatedAt = m_context.now();
    ++after->version;
    TRY(m_context.store<PriceListStore>().update(stored.key, before, *after));
    work.changed(Resource::PriceList, id, ChangeAction::Updated);
    if (!isPricedAlike(*after, before)) {
        work.marks().productTypes += before.productType;
        work.marks().productTypes += after->productType;
    }
    TRY(work.commit());
    return after;
}

Result<std::optional<PriceList>> PriceListService::copy(const PriceListCopy &copy, const CopyProgress &progress)
{
    return copyPriceList(m_context, copy, progress);
}

Result<PriceList> PriceListService::remove(PriceListId id)
{
    return PriceListRemoval(m_context).remove(id);
}

Result<PriceList> PriceListService::restore(const PriceList &snapshot)
{
    return PriceListRemoval(m_context).restore(snapshot);
}

Result<Page<PriceEntry>> PriceListService::entries(PriceListId list, const PageRequest &page,
                                                   std::optional<Instant> updatedSince) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const StoredPriceList stored = TRY(m_context.store<PriceListStore>().find(list));
    const auto found = TRY(m_context.store<PriceEntryStore>().list(stored.key, page, updatedSince));
    Page<PriceEntry> entries{.rows = {}, .next = found.next};
    for (const StoredPriceEntry &entry : found.rows)
        entries.rows += entry.entry;
    return entries;
}

Result<PriceEntry> PriceListService::entry(PriceListId list, PriceEntryId id) const
{
    const StoredPriceList stored = TRY(m_context.store<PriceListStore>().find(list));
    const auto found = TRY(m_context.store<PriceEntryStore>().find(stored.key, id));
    return found.entry;
}

Result<QList<Result<PriceEntryOutcome>>> PriceListService::upsertEntries(PriceListId list,
                                                                         const QList<Result<PriceEntryRow>> &rows)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const StoredPriceList stored = TRY(m_context.store<PriceListStore>().find(list));
    PriceEntryBatch batch(m_context, work, stored);
    TRY(batch.load(rows));
    QList<Result<PriceEntryOutcome>> outcomes;
    outcomes.reserve(rows.size());
    for (const Result<PriceEntryRow> &row : rows)
        outcomes.append(row ? batch.apply(*row) : Result<PriceEntryOutcome>(row.error()));
    TRY(batch.finish());
    TRY(work.commit());
    return outcomes;
}

Result<PriceEntry> PriceListService::patchEntry(PriceListId list, PriceEntryId id, const PriceEntryPatch &patch,
                                                const std::optional<PriceEntryPatch> &expected)
{
    const auto patched = TRY(patchEntries(list, {{.id = id, .to = patch, .expected = expected}}));
    return patched.constFirst();
}

Result<QList<PriceEntry>> PriceListService::patchEntries(PriceListId list, const QList<PriceEntryChange> &changes)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const StoredPriceList stored = TRY(m_context.store<PriceListStore>().find(list));
    QList<Result<PriceEntryRow>> rows;
    for (const PriceEntryChange &change : changes)
        rows.append(PriceEntryRow{.id = change.id, .patch = change.to});
    PriceEntryBatch batch(m_context, work, stored);
    TRY(batch.load(rows));
    QList<PriceEntry> written;
    for (const PriceEntryChange &change : changes) {
        const PriceEntry *entry = batch.entry(change.id);
        if (!entry)
            return notFound();
        if (change.expected && inverse(*entry, change.to) != *change.expected)
            return stale();
        const PriceEntryOutcome outcome = TRY(batch.apply({.id = change.id, .patch = change.to}));
        written.append(outcome.entry);
    }
    TRY(batch.finish());
    TRY(work.commit());
    return written;
}

Result<PriceEntry> PriceListService::createEntry(PriceListId list, const PriceEntryPatch &patch)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const auto outcomes = TRY(upsertEntries(list, {PriceEntryRow{.patch = patch}}));
    const Result<PriceEntryOutcome> &outcome = outcomes.constFirst();
    if (!outcome)
        return outcome.error();
    if (outcome->action != RowAction::Created)
        return stale();
    TRY(work.commit());
    return outcome->entry;
}

Result<PriceEntry> PriceListService::removeEntry(PriceListId list, PriceEntryId id)
{
    const auto removed = TRY(removeEntries(list, {id}));
    return removed.constFirst();
}

Result<QList<PriceEntry>> PriceListService::removeEntries(PriceListId list, const QList<PriceEntryId> &ids)
{
    return PriceListRemoval(m_context).removeEntries(list, ids);
}

Result<QList<PriceEntry>> PriceListService::restoreEntries(PriceListId list, const QList<PriceEntry> &entries)
{
    return PriceListRemoval(m_context).restoreEntries(list, entries);
}

} // namespace stemdesk

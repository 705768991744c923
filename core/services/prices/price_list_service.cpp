#include "core/services/prices/price_list_service.h"

#include "core/domain/suspicion.h"
#include "core/services/catalogue/catalogue_terms.h"
#include "core/services/external_ids.h"
#include "core/services/prices/price_entry_batch.h"
#include "core/services/prices/price_list_copy.h"
#include "core/services/prices/price_list_removal.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/engine/snapshot.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

PriceListStore listsOf(const ServiceContext &context)
{
    return {context.session(), context.tenant()};
}

Status fillEntries(const ServiceContext &context, QList<StoredPriceList> &lists)
{
    QHash<qint64, PriceList *> byKey;
    for (StoredPriceList &stored : lists)
        byKey.insert(stored.key, &stored.list);
    const auto entries = PriceEntryStore(context.session(), context.tenant()).ofLists(byKey.keys());
    if (!entries)
        return entries.error();
    for (const StoredPriceEntry &stored : *entries)
        byKey.value(stored.listKey)->entries += stored.entry;
    return {};
}

/// The rules of one list, with its type in the spelling of the shop's types.
Result<PriceList> patchedWithType(ServiceContext &context, UnitOfWork &work, const PriceList &before,
                                  const PriceListPatch &patch, Warnings *warnings)
{
    Result<PriceList> after = patched(before, patch);
    if (after && warnings)
        *warnings += suspicionsOf(patch);
    if (!after || !patch.productType)
        return after;
    Result<CatalogueTerms> terms = CatalogueTerms::load(context);
    if (!terms)
        return terms.error();
    Warnings unheard;
    after->productType = terms->productType(after->productType, warnings ? *warnings : unheard);
    terms->useProductType(after->productType);
    if (const Status stored = terms->writeNewTypes(context, work); !stored)
        return stored.error();
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
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    PriceListFilter spelled = filter;
    if (!filter.productType.isEmpty()) {
        const auto terms = CatalogueTerms::load(m_context);
        if (!terms)
            return terms.error();
        spelled.productType = terms->knownProductType(filter.productType);
        if (spelled.productType.isEmpty())
            return Page<PriceList>();
    }
    auto found = listsOf(m_context).list(spelled, page);
    if (!found)
        return found.error();
    if (entries == Entries::Load) {
        if (const Status filled = fillEntries(m_context, found->rows); !filled)
            return filled.error();
    }
    Page<PriceList> lists{.rows = {}, .next = found->next};
    for (StoredPriceList &stored : found->rows)
        lists.rows.append(std::move(stored.list));
    return lists;
}

Result<PriceList> PriceListService::find(PriceListId id, Entries entries) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    Result<StoredPriceList> stored = listsOf(m_context).find(id);
    if (!stored)
        return stored.error();
    QList<StoredPriceList> one{*std::move(stored)};
    if (entries == Entries::Load) {
        if (const Status filled = fillEntries(m_context, one); !filled)
            return filled.error();
    }
    return std::move(one.first().list);
}

Result<PriceList> PriceListService::create(const PriceListPatch &patch, QList<QByteArray> *warnings)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    Result<PriceList> list = patchedWithType(m_context, *work, {}, patch, warnings);
    if (!list)
        return list;
    list->id = PriceListId::create();
    list->createdAt = list->updatedAt = m_context.now();
    list->version = 1;
    if (const Status isFree = requireFreeId(m_context, *list); !isFree)
        return isFree.error();
    if (const auto key = listsOf(m_context).insert(*list); !key)
        return key.error();
    work->changed(Resource::PriceList, list->id, ChangeAction::Created);
    work->marks().productTypes += list->productType;
    if (const Status done = work->commit(); !done)
        return done.error();
    return list;
}

Result<PriceList> PriceListService::patch(PriceListId id, const PriceListPatch &patch,
                                          const std::optional<PriceListPatch> &expected, QList<QByteArray> *warnings)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    Result<StoredPriceList> stored = listsOf(m_context).find(id);
    if (!stored)
        return stored.error();
    const PriceList before = stored->list;
    if (expected && inverse(before, patch) != *expected)
        return stale();
    Result<PriceList> after = patchedWithType(m_context, *work, before, patch, warnings);
    if (!after || *after == before)
        return after;
    if (const Status isFree = requireFreeId(m_context, *after); !isFree)
        return isFree.error();
    after->updatedAt = m_context.now();
    ++after->version;
    if (const Status done = listsOf(m_context).update({stored->key, *after}, before.version); !done)
        return done.error();
    work->changed(Resource::PriceList, id, ChangeAction::Updated);
    if (!isPricedAlike(*after, before)) {
        work->marks().productTypes += before.productType;
        work->marks().productTypes += after->productType;
    }
    if (const Status done = work->commit(); !done)
        return done.error();
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
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    const Result<StoredPriceList> stored = listsOf(m_context).find(list);
    if (!stored)
        return stored.error();
    const auto found = PriceEntryStore(m_context.session(), m_context.tenant()).list(stored->key, page, updatedSince);
    if (!found)
        return found.error();
    Page<PriceEntry> entries{.rows = {}, .next = found->next};
    for (const StoredPriceEntry &entry : found->rows)
        entries.rows += entry.entry;
    return entries;
}

Result<PriceEntry> PriceListService::entry(PriceListId list, PriceEntryId id) const
{
    const Result<StoredPriceList> stored = listsOf(m_context).find(list);
    if (!stored)
        return stored.error();
    const auto found = PriceEntryStore(m_context.session(), m_context.tenant()).find(stored->key, id);
    if (!found)
        return found.error();
    return found->entry;
}

Result<QList<Result<PriceEntryOutcome>>> PriceListService::upsertEntries(PriceListId list,
                                                                         const QList<Result<PriceEntryRow>> &rows)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    const Result<StoredPriceList> stored = listsOf(m_context).find(list);
    if (!stored)
        return stored.error();
    PriceEntryBatch batch(m_context, *work, *stored);
    if (const Status loaded = batch.load(rows); !loaded)
        return loaded.error();
    QList<Result<PriceEntryOutcome>> outcomes;
    outcomes.reserve(rows.size());
    for (const Result<PriceEntryRow> &row : rows)
        outcomes.append(row ? batch.apply(*row) : Result<PriceEntryOutcome>(row.error()));
    if (const Status finished = batch.finish(); !finished)
        return finished.error();
    if (const Status done = work->commit(); !done)
        return done.error();
    return outcomes;
}

Result<PriceEntry> PriceListService::patchEntry(PriceListId list, PriceEntryId id, const PriceEntryPatch &patch,
                                                const std::optional<PriceEntryPatch> &expected)
{
    const auto patched = patchEntries(list, {{.id = id, .to = patch, .expected = expected}});
    if (!patched)
        return patched.error();
    return patched->constFirst();
}

Result<QList<PriceEntry>> PriceListService::patchEntries(PriceListId list, const QList<PriceEntryChange> &changes)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    const Result<StoredPriceList> stored = listsOf(m_context).find(list);
    if (!stored)
        return stored.error();
    QList<Result<PriceEntryRow>> rows;
    for (const PriceEntryChange &change : changes)
        rows.append(PriceEntryRow{.id = change.id, .patch = change.to});
    PriceEntryBatch batch(m_context, *work, *stored);
    if (const Status loaded = batch.load(rows); !loaded)
        return loaded.error();
    QList<PriceEntry> written;
    for (const PriceEntryChange &change : changes) {
        const PriceEntry *entry = batch.entry(change.id);
        if (!entry)
            return notFound();
        if (change.expected && inverse(*entry, change.to) != *change.expected)
            return stale();
        const Result<PriceEntryOutcome> outcome = batch.apply({.id = change.id, .patch = change.to});
        if (!outcome)
            return outcome.error();
        written.append(outcome->entry);
    }
    if (const Status finished = batch.finish(); !finished)
        return finished.error();
    if (const Status done = work->commit(); !done)
        return done.error();
    return written;
}

Result<PriceEntry> PriceListService::createEntry(PriceListId list, const PriceEntryPatch &patch)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    const auto outcomes = upsertEntries(list, {PriceEntryRow{.patch = patch}});
    if (!outcomes)
        return outcomes.error();
    const Result<PriceEntryOutcome> &outcome = outcomes->constFirst();
    if (!outcome)
        return outcome.error();
    if (outcome->action != RowAction::Created)
        return stale();
    if (const Status done = work->commit(); !done)
        return done.error();
    return outcome->entry;
}

Result<PriceEntry> PriceListService::removeEntry(PriceListId list, PriceEntryId id)
{
    const auto removed = removeEntries(list, {id});
    if (!removed)
        return removed.error();
    return removed->constFirst();
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

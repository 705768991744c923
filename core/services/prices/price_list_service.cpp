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
    const auto entries = TRY(PriceEntryStore(context.session(), context.tenant()).ofLists(byKey.keys()));
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
    auto found = TRY(listsOf(m_context).list(spelled, page));
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
    StoredPriceList stored = TRY(listsOf(m_context).find(id));
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
    TRY(listsOf(m_context).insert(*list));
    work.changed(Resource::PriceList, list->id, ChangeAction::Created);
    work.marks().productTypes += list->productType;
    TRY(work.commit());
    return list;
}

Result<PriceList> PriceListService::patch(PriceListId id, const PriceListPatch &patch,
                                          const std::optional<PriceListPatch> &expected, QList<QByteArray> *warnings)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    StoredPriceList stored = TRY(listsOf(m_context).find(id));
    const PriceList before = stored.list;
    if (expected && inverse(before, patch) != *expected)
        return stale();
    Result<PriceList> after = patchedWithType(m_context, work, before, patch, warnings);
    if (!after || *after == before)
        return after;
    TRY(requireFreeId(m_context, *after));
    after->updatedAt = m_context.now();
    ++after->version;
    TRY(listsOf(m_context).update({stored.key, *after}, before.version));
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
    const StoredPriceList stored = TRY(listsOf(m_context).find(list));
    const auto found =
        TRY(PriceEntryStore(m_context.session(), m_context.tenant()).list(stored.key, page, updatedSince));
    Page<PriceEntry> entries{.rows = {}, .next = found.next};
    for (const StoredPriceEntry &entry : found.rows)
        entries.rows += entry.entry;
    return entries;
}

Result<PriceEntry> PriceListService::entry(PriceListId list, PriceEntryId id) const
{
    const StoredPriceList stored = TRY(listsOf(m_context).find(list));
    const auto found = TRY(PriceEntryStore(m_context.session(), m_context.tenant()).find(stored.key, id));
    return found.entry;
}

Result<QList<Result<PriceEntryOutcome>>> PriceListService::upsertEntries(PriceListId list,
                                                                         const QList<Result<PriceEntryRow>> &rows)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const StoredPriceList stored = TRY(listsOf(m_context).find(list));
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
    const StoredPriceList stored = TRY(listsOf(m_context).find(list));
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

#include "core/services/prices/price_list_removal.h"

#include "core/services/external_ids.h"
#include "core/services/prices/price_list_counts.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/catalogue_terms_store.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/prices/price_entry_store.h"

#include <QSet>

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<PriceList> PriceListRemoval::remove(PriceListId id)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    PriceListStore store(m_context.session(), m_context.tenant());
    Result<StoredPriceList> stored = store.find(id);
    if (!stored)
        return stored.error();
    const Result<qint64> pins = store.pinCount(stored->key);
    if (!pins)
        return pins.error();
    if (*pins > 0)
        return conflict("price_list_in_use:" + QByteArray::number(*pins),
                        u"%1 events pin this price list; take it off them first."_s.arg(*pins));
    if (const Status taken = takeEntries(*work, *stored); !taken)
        return taken.error();
    if (const Status gone = store.remove(stored->key); !gone)
        return gone.error();
    work->changed(Resource::PriceList, id, ChangeAction::Deleted);
    work->marks().productTypes += stored->list.productType;
    if (const Status done = work->commit(); !done)
        return done.error();
    return std::move(stored->list);
}

Status PriceListRemoval::takeEntries(UnitOfWork &work, StoredPriceList &stored)
{
    PriceEntryStore store(m_context.session(), m_context.tenant());
    const auto entries = store.ofLists({stored.key});
    if (!entries)
        return entries.error();
    for (const StoredPriceEntry &entry : *entries) {
        stored.list.entries += entry.entry;
        work.changed(Resource::PriceEntry, entry.entry.id, ChangeAction::Deleted, stored.list.id);
    }
    return store.removeOfList(stored.key);
}

Result<PriceList> PriceListRemoval::restore(const PriceList &snapshot)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    PriceListStore store(m_context.session(), m_context.tenant());
    if (const Result<StoredPriceList> present = store.find(snapshot.id);
        present || present.error().kind != Error::Kind::NotFound)
        return present ? Result<PriceList>(present->list) : Result<PriceList>(present.error());
    PriceList list = snapshot;
    list.updatedAt = m_context.now();
    list.entriesCount = 0;
    list.entries.clear();
    if (const Status free = dropTakenExternalId(m_context, Resource::PriceList, list.externalId); !free)
        return free.error();
    const Result<qint64> key = store.insert(list);
    if (!key)
        return key.error();
    work->changed(Resource::PriceList, list.id, ChangeAction::Created);
    auto entries = putEntries(*work, {*key, list}, snapshot.entries);
    if (!entries)
        return entries.error();
    list.entries = *std::move(entries);
    list.entriesCount = int(list.entries.size());
    const int storedVersion = list.version++;
    if (const Status stored = store.update({*key, list}, storedVersion); !stored)
        return stored.error();
    work->marks().productTypes += list.productType;
    if (const Status done = work->commit(); !done)
        return done.error();
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
    const auto variants = VariantStore(m_context.session(), m_context.tenant()).findAll(variantIds);
    if (!variants)
        return variants.error();
    const auto suppliers = CatalogueTermsStore(m_context.session(), m_context.tenant()).suppliers(supplierIds.values());
    if (!suppliers)
        return suppliers.error();
    QHash<VariantId, qint64> variantKeys;
    for (const StoredVariant &stored : *variants)
        variantKeys.insert(stored.variant.id, stored.key);
    QHash<SupplierId, qint64> supplierKeys{{SupplierId(), m_context.tenant().defaultSupplier}};
    for (const SupplierReference &supplier : *suppliers)
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
    if (const Status done = PriceEntryStore(m_context.session(), m_context.tenant()).insert(stored); !done)
        return done.error();
    return put;
}

Result<QList<PriceEntry>> PriceListRemoval::removeEntries(PriceListId list, const QList<PriceEntryId> &ids)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    const Result<StoredPriceList> stored = PriceListStore(m_context.session(), m_context.tenant()).find(list);
    if (!stored)
        return stored.error();
    PriceEntryStore store(m_context.session(), m_context.tenant());
    const auto entries = store.findAll(stored->key, ids);
    if (!entries)
        return entries.error();
    if (entries->size() != QSet<PriceEntryId>(ids.cbegin(), ids.cend()).size())
        return notFound();
    QList<PriceEntry> removed;
    for (const StoredPriceEntry &entry : *entries) {
        if (const Status gone = store.remove(entry.entry.id); !gone)
            return gone.error();
        work->changed(Resource::PriceEntry, entry.entry.id, ChangeAction::Deleted, list);
        work->marks().variants += entry.variantKey;
        removed += entry.entry;
    }
    if (const Status counted = changeEntryCounts(m_context, *work, {{stored->key, -int(removed.size())}}); !counted)
        return counted.error();
    if (const Status done = work->commit(); !done)
        return done.error();
    return removed;
}

Result<QList<PriceEntry>> PriceListRemoval::restoreEntries(PriceListId list, const QList<PriceEntry> &entries)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    const Result<StoredPriceList> stored = PriceListStore(m_context.session(), m_context.tenant()).find(list);
    if (!stored)
        return stored.error();
    const auto free = withoutTaken(stored->key, entries);
    if (!free)
        return free.error();
    auto put = putEntries(*work, *stored, *free);
    if (!put)
        return put.error();
    if (const Status counted = changeEntryCounts(m_context, *work, {{stored->key, int(put->size())}}); !counted)
        return counted.error();
    if (const Status done = work->commit(); !done)
        return done.error();
    return put;
}

/// Those whose variant and supplier have no price on the list meanwhile.
Result<QList<PriceEntry>> PriceListRemoval::withoutTaken(qint64 list, const QList<PriceEntry> &entries) const
{
    QList<VariantId> ids;
    for (const PriceEntry &entry : entries)
        ids += entry.variantId;
    const auto variants = VariantStore(m_context.session(), m_context.tenant()).findAll(ids);
    if (!variants)
        return variants.error();
    QList<qint64> keys;
    for (const StoredVariant &variant : *variants)
        keys += variant.key;
    const auto present = PriceEntryStore(m_context.session(), m_context.tenant()).ofVariants(list, keys);
    if (!present)
        return present.error();
    QSet<std::pair<VariantId, SupplierId>> taken;
    for (const StoredPriceEntry &stored : *present)
        taken.insert({stored.entry.variantId, stored.entry.supplierId});
    QList<PriceEntry> free = entries;
    free.removeIf([&taken](const PriceEntry &entry) { return taken.contains({entry.variantId, entry.supplierId}); });
    return free;
}

} // namespace stemdesk

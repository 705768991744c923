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
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    PriceListStore store(m_context.session(), m_context.tenant());
    StoredPriceList stored = TRY(store.find(id));
    const qint64 pins = TRY(store.pinCount(stored.key));
    if (pins > 0)
        return conflict("price_list_in_use:" + QByteArray::number(pins),
                        u"%1 events pin this price list; take it off them first."_s.arg(pins));
    TRY(takeEntries(work, stored));
    TRY(store.remove(stored.key));
    work.changed(Resource::PriceList, id, ChangeAction::Deleted);
    work.marks().productTypes += stored.list.productType;
    TRY(work.commit());
    return std::move(stored.list);
}

Status PriceListRemoval::takeEntries(UnitOfWork &work, StoredPriceList &stored)
{
    PriceEntryStore store(m_context.session(), m_context.tenant());
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
    PriceListStore store(m_context.session(), m_context.tenant());
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
    list.entries = std::move(entries);
    list.entriesCount = int(list.entries.size());
    const int storedVersion = list.version++;
    TRY(store.update({key, list}, storedVersion));
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
    const auto variants = TRY(VariantStore(m_context.session(), m_context.tenant()).findAll(variantIds));
    const auto suppliers =
        TRY(CatalogueTermsStore(m_context.session(), m_context.tenant()).suppliers(supplierIds.values()));
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
    TRY(PriceEntryStore(m_context.session(), m_context.tenant()).insert(stored));
    return put;
}

Result<QList<PriceEntry>> PriceListRemoval::removeEntries(PriceListId list, const QList<PriceEntryId> &ids)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const StoredPriceList stored = TRY(PriceListStore(m_context.session(), m_context.tenant()).find(list));
    PriceEntryStore store(m_context.session(), m_context.tenant());
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
    const StoredPriceList stored = TRY(PriceListStore(m_context.session(), m_context.tenant()).find(list));
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
    const auto variants = TRY(VariantStore(m_context.session(), m_context.tenant()).findAll(ids));
    QList<qint64> keys;
    for (const StoredVariant &variant : variants)
        keys += variant.key;
    const auto present = TRY(PriceEntryStore(m_context.session(), m_context.tenant()).ofVariants(list, keys));
    QSet<std::pair<VariantId, SupplierId>> taken;
    for (const StoredPriceEntry &stored : present)
        taken.insert({stored.entry.variantId, stored.entry.supplierId});
    QList<PriceEntry> free = entries;
    free.removeIf([&taken](const PriceEntry &entry) { return taken.contains({entry.variantId, entry.supplierId}); });
    return free;
}

} // namespace stemdesk

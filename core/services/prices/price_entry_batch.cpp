#include "core/services/prices/price_entry_batch.h"

#include "core/base/wording.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/catalogue_terms_store.h"
#include "core/storage/catalogue/variant_store.h"

#include <QSet>

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

PriceEntryBatch::PriceEntryBatch(ServiceContext &context, UnitOfWork &work, StoredPriceList list)
    : m_context(context), m_work(work), m_list(std::move(list)), m_now(context.now())
{}

Status PriceEntryBatch::load(const QList<Result<PriceEntryRow>> &rows)
{
    QList<PriceEntryId> ids;
    QSet<VariantId> variants;
    QSet<SupplierId> suppliers;
    for (const Result<PriceEntryRow> &row : rows) {
        if (!row)
            continue;
        if (row->id)
            ids += *row->id;
        if (row->patch.variantId)
            variants += *row->patch.variantId;
        if (row->patch.supplierId && !row->patch.supplierId->isNull())
            suppliers += *row->patch.supplierId;
    }
    TRY(loadEntries(ids));
    TRY(loadVariants(variants.values()));
    TRY(loadPairs());
    return loadSuppliers(suppliers.values());
}

Status PriceEntryBatch::loadEntries(const QList<PriceEntryId> &ids)
{
    const auto found = TRY(m_context.store<PriceEntryStore>().findAll(m_list.key, ids));
    keepStored(found);
    return {};
}

Status PriceEntryBatch::loadVariants(const QList<VariantId> &ids)
{
    const auto variants = TRY(m_context.store<VariantStore>().findAll(ids));
    const auto products = TRY(m_context.store<VariantStore>().productsOf(variants));
    for (const StoredVariant &stored : variants)
        m_variants.insert(stored.variant.id,
                          {.key = stored.key, .productType = products.value(stored.productKey).productType});
    return {};
}

Status PriceEntryBatch::loadPairs()
{
    QSet<qint64> keys;
    for (const VariantReference &variant : std::as_const(m_variants))
        keys += variant.key;
    for (const StoredPriceEntry &stored : m_entries)
        keys += stored.variantKey;
    const auto found = TRY(m_context.store<PriceEntryStore>().ofVariants(m_list.key, keys.values()));
    keepStored(found);
    return {};
}

Status PriceEntryBatch::loadSuppliers(const QList<SupplierId> &ids)
{
    const auto found = TRY(m_context.store<CatalogueTermsStore>().suppliers(ids));
    for (const SupplierReference &supplier : found)
        m_suppliers.insert(supplier.id, supplier.key);
    return {};
}

void PriceEntryBatch::keepStored(const QList<StoredPriceEntry> &entries)
{
    for (const StoredPriceEntry &stored : entries) {
        if (m_byId.contains(stored.entry.id))
            continue;
        StoredPriceEntry &kept = m_entries.emplace_back(stored);
        m_byId.insert(kept.entry.id, &kept);
        m_byPair.insert({kept.variantKey, kept.supplierKey}, &kept);
    }
}

QList<qint64> PriceEntryBatch::variantKeys() const
{
    QList<qint64> keys;
    for (const VariantReference &variant : m_variants)
        keys += variant.key;
    return keys;
}

const PriceEntry *PriceEntryBatch::entry(PriceEntryId id) const
{
    const StoredPriceEntry *stored = m_byId.value(id);
    return stored ? &stored->entry : nullptr;
}

const PriceEntry *PriceEntryBatch::entry(const PriceEntryRow &row) const
{
    const auto variant = m_variants.constFind(row.patch.variantId.value_or(VariantId()));
    const Result<qint64> supplier = supplierKey(row.patch, nullptr);
    if (variant == m_variants.cend() || !supplier)
        return nullptr;
    const StoredPriceEntry *stored = m_byPair.value({variant->key, *supplier});
    return stored ? &stored->entry : nullptr;
}

Result<PriceEntryOutcome> PriceEntryBatch::apply(const PriceEntryRow &row)
{
    StoredPriceEntry *stored = row.id ? m_byId.value(*row.id) : nullptr;
    if (row.id && !stored)
        return missing("price_entry", u"priceEntryId"_s, row.id->text());
    if (!stored && !row.patch.variantId)
        return required(u"variantId"_s);
    const qint64 variant = TRY(variantKey(row.patch, stored));
    const qint64 supplier = TRY(supplierKey(row.patch, stored));
    StoredPriceEntry *samePair = m_byPair.value({variant, supplier});
    if (!stored)
        stored = samePair;
    else if (samePair && samePair != stored)
        return invalid(u"variantId"_s,
                       u"The entry %1 of this list has this variant and supplier already; change that one."_s.arg(
                           quoted(samePair->entry.id.text())));
    StoredPriceEntry after = stored ? *stored : StoredPriceEntry{.listKey = m_list.key};
    after.entry = TRY(patched(after.entry, row.patch));
    after.variantKey = variant;
    after.supplierKey = supplier;
    return stored ? update(*stored, after) : create(after);
}

Result<qint64> PriceEntryBatch::variantKey(const PriceEntryPatch &patch, const StoredPriceEntry *stored) const
{
    if (!patch.variantId)
        return stored->variantKey;
    const auto variant = m_variants.constFind(*patch.variantId);
    if (variant == m_variants.cend())
        return missing("variant", u"variantId"_s, patch.variantId->text());
    const bool isItsOwn = stored && variant->key == stored->variantKey; // Stays allowed, whatever its type.
    if (!isItsOwn && variant->productType != m_list.list.productType)
        return refused(
            "wrong_product_type", u"variantId"_s,
            u"This price list is for %1; %2 is a variant of a product of type %3."_s.arg(
                quoted(m_list.list.productType), quoted(patch.variantId->text()), quoted(variant->productType)));
    return variant->key;
}

Result<qint64> PriceEntryBatch::supplierKey(const PriceEntryPatch &patch, const StoredPriceEntry *stored) const
{
    if (!patch.supplierId)
        return stored ? stored->supplierKey : m_context.tenant().defaultSupplier;
    if (patch.supplierId->isNull())
        return m_context.tenant().defaultSupplier;
    const auto supplier = m_suppliers.constFind(*patch.supplierId);
    if (supplier == m_suppliers.cend())
        return missing("supplier", u"supplierId"_s, patch.supplierId->text());
    return *supplier;
}

Result<PriceEntryOutcome> PriceEntryBatch::create(StoredPriceEntry made)
{
    made.entry.id = PriceEntryId::create();
    made.entry.priceListId = m_list.list.id;
    made.entry.createdAt = made.entry.updatedAt = m_now;
    made.entry.version = 1;
    const PriceEntry entry = made.entry;
    keepStored({made});
    m_created += entry.id;
    ++m_changed;
    m_work.marks().variants += made.variantKey;
    m_work.changed(Resource::PriceEntry, entry.id, ChangeAction::Created, m_list.list.id);
    return PriceEntryOutcome{.action = RowAction::Created, .entry = entry};
}

Result<PriceEntryOutcome> PriceEntryBatch::update(StoredPriceEntry &stored, StoredPriceEntry after)
{
    if (after.entry == stored.entry)
        return PriceEntryOutcome{.action = RowAction::Unchanged, .entry = stored.entry};
    after.entry.updatedAt = m_now;
    ++after.entry.version;
    if (stored.key != 0) { // Otherwise it is written later.
        if (const Status done = m_context.store<PriceEntryStore>().update(stored, after); !done)
            return (m_failure = done).error();
    }
    m_work.marks().variants += stored.variantKey;
    m_work.marks().variants += after.variantKey;
    m_byPair.remove({stored.variantKey, stored.supplierKey});
    m_byPair.insert({after.variantKey, after.supplierKey}, &stored);
    stored = after;
    ++m_changed;
    m_work.changed(Resource::PriceEntry, stored.entry.id, ChangeAction::Updated, m_list.list.id);
    return PriceEntryOutcome{.action = RowAction::Updated, .entry = stored.entry};
}

Status PriceEntryBatch::finish()
{
    if (!m_failure || m_changed == 0)
        return m_failure;
    QList<StoredPriceEntry> created;
    for (const PriceEntryId &id : std::as_const(m_created))
        created += *m_byId.value(id);
    TRY(m_context.store<PriceEntryStore>().insert(created));
    const PriceList before = m_list.list;
    m_list.list.version += m_changed;
    m_list.list.entriesCount += int(m_created.size());
    m_list.list.updatedAt = m_now;
    TRY(m_context.store<PriceListStore>().update(m_list.key, before, m_list.list));
    m_work.changed(Resource::PriceList, m_list.list.id, ChangeAction::Updated);
    return {};
}

} // namespace stemdesk

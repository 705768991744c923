#include "core/services/imports/revert_chunk.h"

#include "core/services/catalogue/product_batch.h"
#include "core/services/catalogue/product_texts.h"
#include "core/services/imports/import_journal.h"
#include "core/services/prices/price_entry_batch.h"
#include "core/services/prices/price_list_service.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/variant_usage_store.h"
#include "core/storage/prices/price_entry_store.h"
#include "core/storage/prices/price_list_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QList<ImportRow> rowsOf(const QList<ImportRow> &rows, Resource resource)
{
    QList<ImportRow> found = rows;
    found.removeIf([resource](const ImportRow &row) { return row.resource != resource; });
    return found;
}

/// The entries of rows, wherever they are.
class StoredEntries {
public:
    static Result<StoredEntries> read(ServiceContext &context, const QList<ImportRow> &rows)
    {
        const PriceEntryStore store(context.session(), context.tenant());
        StoredEntries found;
        QList<PriceEntryId> left;
        for (const ImportRow &row : rows)
            left += PriceEntryId(row.id);
        while (!left.isEmpty()) {
            const PriceListId list = TRY(store.listOf(left.constFirst()));
            if (list.isNull()) {
                left.removeFirst();
                continue;
            }
            const StoredPriceList stored = TRY(PriceListStore(context.session(), context.tenant()).find(list));
            const auto entries = TRY(store.findAll(stored.key, left));
            for (const StoredPriceEntry &entry : entries)
                found.m_entries.insert(entry.entry.id, entry.entry);
            left.removeIf([&found](const PriceEntryId &id) { return found.m_entries.contains(id); });
        }
        return found;
    }

    /// nullptr where it is gone.
    const PriceEntry *entry(const PriceEntryId &id) const
    {
        const auto known = m_entries.constFind(id);
        return known == m_entries.cend() ? nullptr : &*known;
    }

private:
    QHash<PriceEntryId, PriceEntry> m_entries;
};

/// A row whose old values are back.
ImportStore::MovedVersion movedBack(const ImportRow &row, int version)
{
    return {.resource = row.resource, .id = row.id, .from = versionOf(*row.before), .to = version};
}

} // namespace

Error importRowChanged()
{
    return conflict("import_row_changed", u"It was changed since the import."_s);
}

Error importRowInUse(const QString &where)
{
    return conflict("import_row_in_use", u"It is in use meanwhile: %1."_s.arg(where));
}

Status withoutSubject(const ImportRow &row)
{
    if (!row.before)
        return {};
    return conflict("import_row_gone", u"It was deleted since the import."_s);
}

bool RevertChunk::takes(Resource resource)
{
    return resource == Resource::PriceEntry || resource == Resource::Variant || resource == Resource::Product;
}

Result<QList<RevertChunk::Outcome>> RevertChunk::undo(const QList<ImportRow> &rows)
{
    TRY(undoEntries(rowsOf(rows, Resource::PriceEntry)));
    TRY(learnVariants(rows));
    TRY(learnProducts(rows));
    TRY(undoVariants(rowsOf(rows, Resource::Variant)));
    TRY(undoProducts(rowsOf(rows, Resource::Product)));
    TRY(restore());
    TRY(removeProducts());
    TRY(rewriteTouched());
    TRY(follow());
    return m_outcomes;
}

Status RevertChunk::undoEntries(const QList<ImportRow> &rows)
{
    const StoredEntries stored = TRY(StoredEntries::read(m_context, rows));
    QHash<PriceListId, QList<PriceEntryId>> removed;
    QHash<PriceListId, QList<RestoredEntry>> restored;
    for (const ImportRow &row : rows) {
        const PriceEntryId id(row.id);
        const PriceEntry *entry = stored.entry(id);
        if (!entry) {
            note(row, {}, withoutSubject(row));
        } else if (entry->version != row.version) {
            note(row, {}, importRowChanged());
        } else if (!row.before) {
            removed[entry->priceListId] += id;
            note(row, {}, {});
        } else if (const Result<PriceEntryPatch> patch = entryPatchOf(*row.before)) {
            restored[entry->priceListId].append({.row = row, .values = {.id = id, .patch = *patch}});
        } else {
            note(row, {}, patch.error());
        }
    }
    for (auto list = removed.cbegin(); list != removed.cend(); ++list) {
        TRY(PriceListService(m_context).removeEntries(list.key(), list.value()));
    }
    for (auto list = restored.cbegin(); list != restored.cend(); ++list)
        TRY(restoreEntries(list.key(), list.value()));
    return {};
}

Status RevertChunk::restoreEntries(PriceListId list, const QList<RestoredEntry> &entries)
{
    const StoredPriceList now = TRY(PriceListStore(m_context.session(), m_context.tenant()).find(list));
    PriceEntryBatch batch(m_context, m_work, now);
    QList<Result<PriceEntryRow>> values;
    for (const RestoredEntry &each : entries)
        values.append(each.values);
    TRY(batch.load(values));
    for (const RestoredEntry &each : entries) {
        const auto applied = batch.apply(each.values);
        note(each.row, {}, applied ? Status() : Status(applied.error()));
        if (applied)
            m_moved += movedBack(each.row, applied->entry.version);
    }
    return batch.finish();
}

Status RevertChunk::learnVariants(const QList<ImportRow> &rows)
{
    QList<VariantId> ids;
    for (const ImportRow &row : rowsOf(rows, Resource::Variant))
        ids += VariantId(row.id);
    const auto found = TRY(VariantStore(m_context.session(), m_context.tenant()).findAll(ids));
    for (const StoredVariant &stored : found)
        m_variants.insert(stored.variant.id, stored);
    return {};
}

Status RevertChunk::learnProducts(const QList<ImportRow> &rows)
{
    QSet<ProductId> ids;
    for (const ImportRow &row : rowsOf(rows, Resource::Product))
        ids += ProductId(row.id);
    for (const StoredVariant &stored : std::as_const(m_variants))
        ids += stored.variant.productId;
    const auto found = TRY(ProductStore(m_context.session(), m_context.tenant()).findAll(ids.values()));
    for (const StoredProduct &stored : found)
        m_products.insert(stored.product.id, stored);
    return {};
}

Status RevertChunk::undoVariants(const QList<ImportRow> &rows)
{
    QList<qint64> keys;
    for (const ImportRow &row : rows) {
        if (const auto known = m_variants.constFind(VariantId(row.id)); known != m_variants.cend() && !row.before)
            keys += known->key;
    }
    const auto entries = TRY(PriceEntryStore(m_context.session(), m_context.tenant()).countsOf(keys));
    for (const ImportRow &row : rows) {
        const auto known = m_variants.constFind(VariantId(row.id));
        if (known == m_variants.cend()) {
            note(row, {}, withoutSubject(row));
            continue;
        }
        if (known->variant.version != row.version)
            note(row, known->variant.name, importRowChanged());
        else if (row.before)
            planVariant(row, known->variant);
        else
            TRY(removeVariant(row, *known, entries.value(known->key)));
    }
    return {};
}

/// Its old values are restored later, together with those of the products.
void RevertChunk::planVariant(const ImportRow &row, const Variant &variant)
{
    const Result<VariantPatch> patch = variantPatchOf(*row.before);
    if (!patch) {
        note(row, variant.name, patch.error());
        return;
    }
    m_restored.append(
        {.row = row,
         .name = variant.name,
         .values = {.productId = variant.productId, .hasVariant = true, .variantId = variant.id, .variant = *patch}});
}

/// Keeps it if it is in use.
Status RevertChunk::removeVariant(const ImportRow &row, const StoredVariant &stored, qint64 entries)
{
    const Variant &variant = stored.variant;
    const Status unused = requireUnused(stored, entries);
    if (unused) {
        TRY(VariantStore(m_context.session(), m_context.tenant()).remove(stored.key));
        m_work.changed(Resource::Variant, variant.id, ChangeAction::Deleted, variant.productId);
        m_touched += variant.productId;
    }
    note(row, variant.name, unused);
    return {};
}

Status RevertChunk::requireUnused(const StoredVariant &stored, qint64 entries) const
{
    if (entries > 0)
        return importRowInUse(u"it has %1 prices"_s.arg(entries));
    const qint64 lines = TRY(VariantUsageStore(m_context.session(), m_context.tenant()).lineCount({stored.key}));
    return lines > 0 ? Status(importRowInUse(u"it is on event lines"_s)) : Status();
}

Status RevertChunk::undoProducts(const QList<ImportRow> &rows)
{
    for (const ImportRow &row : rows) {
        const ProductId id(row.id);
        const auto known = m_products.constFind(id);
        if (known == m_products.cend()) {
            note(row, {}, withoutSubject(row));
            continue;
        }
        const Product &product = known->product;
        if (product.version != row.version) {
            note(row, product.name, importRowChanged());
        } else if (!row.before) {
            m_unmade += row;
        } else if (const Result<ProductPatch> patch = productPatchOf(*row.before)) {
            m_restored.append({.row = row, .name = product.name, .values = {.productId = id, .product = *patch}});
        } else {
            note(row, product.name, patch.error());
        }
    }
    return {};
}

Status RevertChunk::restore()
{
    if (m_restored.isEmpty())
        return {};
    ProductBatch batch(m_context, m_work, {});
    QList<Result<ProductRow>> values;
    for (const Restored &each : std::as_const(m_restored))
        values.append(each.values);
    TRY(batch.load(values));
    QList<ImportRow> applied;
    for (const Restored &each : std::as_const(m_restored)) {
        const auto outcome = batch.apply(each.values);
        note(each.row, each.name, outcome ? Status() : Status(outcome.error()));
        if (outcome)
            applied += each.row;
    }
    TRY(batch.write());
    for (const ImportRow &row : std::as_const(applied)) {
        if (row.resource == Resource::Variant)
            m_moved += movedBack(row, batch.variant(VariantId(row.id))->version);
        else
            m_renamed.insert(ProductId(row.id), versionOf(*row.before));
    }
    return {};
}

Status RevertChunk::removeProducts()
{
    QList<qint64> keys;
    for (const ImportRow &row : std::as_const(m_unmade))
        keys += m_products.value(ProductId(row.id)).key;
    if (keys.isEmpty())
        return {};
    const auto variants = TRY(VariantStore(m_context.session(), m_context.tenant()).ofProducts(keys));
    QHash<qint64, qsizetype> left;
    for (const StoredVariant &stored : variants)
        ++left[stored.productKey];
    ProductStore store(m_context.session(), m_context.tenant());
    for (const ImportRow &row : std::as_const(m_unmade)) {
        const StoredProduct stored = m_products.value(ProductId(row.id));
        if (const qsizetype count = left.value(stored.key); count > 0) {
            note(row, stored.product.name, importRowInUse(u"it has %1 variants"_s.arg(count)));
            continue;
        }
        TRY(store.remove(stored.key));
        m_work.changed(Resource::Product, stored.product.id, ChangeAction::Deleted);
        m_removed += stored.product.id;
        note(row, stored.product.name, {});
    }
    return {};
}

/// Products that lost a variant and stay: they are found by what is left of them.
Status RevertChunk::rewriteTouched()
{
    const QSet<ProductId> left = m_touched - m_removed;
    if (left.isEmpty())
        return {};
    const auto stored = TRY(ProductStore(m_context.session(), m_context.tenant()).findAll(left.values()));
    QList<ProductUpdate> updates;
    for (const StoredProduct &each : stored)
        updates += rewriteOf(m_context, m_work, each.product, each);
    return rewriteProducts(m_context, updates);
}

/// Putting a variant back or removing it adds versions to its product; they do not count as a change by others. An
/// object with its old values is as an older import left it, and can be taken back with that one.
Status RevertChunk::follow()
{
    QSet<ProductId> left = m_touched;
    for (const Restored &each : std::as_const(m_restored))
        left += *each.values.productId;
    left -= m_removed;
    const auto stored = TRY(ProductStore(m_context.session(), m_context.tenant()).findAll(left.values()));
    for (const StoredProduct &each : stored) {
        const ProductId id = each.product.id;
        const int before = m_products.value(id).product.version;
        m_moved.append({.resource = Resource::Product,
                        .id = id.bytes(),
                        .from = m_renamed.value(id, before),
                        .to = each.product.version});
    }
    return ImportStore(m_context.session(), m_context.tenant()).moveVersions(m_moved);
}

} // namespace stemdesk

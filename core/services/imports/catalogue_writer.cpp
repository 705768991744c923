#include "core/services/imports/catalogue_writer.h"

#include "core/services/imports/import_terms.h"
#include "core/services/prices/price_entry_batch.h"
#include "core/services/service_context.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/change_store.h"
#include "core/storage/prices/price_list_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

CatalogueIndex::VariantKeys keysOf(const Variant &variant)
{
    return {.name = variant.name,
            .sku = variant.sku,
            .stemLength = variant.stemLength,
            .hasPack = variant.unitsPerPack || !variant.supplierPacks.isEmpty(),
            .codes = variant.supplierCodes};
}

Result<std::unique_ptr<CatalogueWriter>> CatalogueWriter::open(ServiceContext &context, const ImportedWhole &file)
{
    // Before the names are read, so that nothing between the two is missed.
    const qint64 seq = TRY(ChangeStore(context.session(), context.tenant()).lastSeq());
    CatalogueIndex index = TRY(CatalogueIndex::load(context));
    PriceTargetType prices = TRY(PriceTargetType::of(context, file.choices.prices));
    return std::unique_ptr<CatalogueWriter>(
        new CatalogueWriter(context, file, {RowMatcher(std::move(index), file.names), std::move(prices), seq}));
}

CatalogueWriter::CatalogueWriter(ServiceContext &context, const ImportedWhole &file, Known known)
    : ImportWriter(context, file.kind, file.fileName, known.seq), m_choices(file.choices),
      m_matcher(std::move(known.matcher)), m_lists(context, m_journal, file.choices.prices),
      m_prices(std::move(known.prices))
{}

Status CatalogueWriter::refresh()
{
    const Changes changes = TRY(news({Resource::Product, Resource::Variant}));
    QSet<ProductId> products;
    QSet<VariantId> variants;
    for (const Change &change : changes) {
        if (change.resource == Resource::Product)
            products += ProductId(change.id);
        else
            variants += VariantId(change.id);
    }
    products -= std::exchange(m_ownProducts, {});
    variants -= std::exchange(m_ownVariants, {});
    TRY(refreshProducts(products.values()));
    return refreshVariants(variants.values());
}

Status CatalogueWriter::refreshProducts(const QList<ProductId> &ids)
{
    if (ids.isEmpty())
        return {};
    const auto found = TRY(ProductStore(m_context.session(), m_context.tenant()).findAll(ids));
    QSet<ProductId> gone(ids.cbegin(), ids.cend());
    for (const StoredProduct &stored : found) {
        gone.remove(stored.product.id);
        m_matcher.index().put(stored.product.id, stored.product.name, stored.product.productType);
    }
    for (const ProductId &id : std::as_const(gone))
        m_matcher.index().remove(id);
    return {};
}

Status CatalogueWriter::refreshVariants(const QList<VariantId> &ids)
{
    if (ids.isEmpty())
        return {};
    const auto found = TRY(VariantStore(m_context.session(), m_context.tenant()).findAll(ids));
    QSet<VariantId> gone(ids.cbegin(), ids.cend());
    for (const StoredVariant &stored : found) {
        gone.remove(stored.variant.id);
        m_matcher.index().put(stored.variant.productId, stored.variant.id, keysOf(stored.variant));
    }
    for (const VariantId &id : std::as_const(gone))
        m_matcher.index().remove(id);
    return {};
}

Result<ImportedRowOutcomes> CatalogueWriter::write(PriceListId list, const QList<ImportedPrice> &rows)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    Result<ImportedRowOutcomes> outcomes = writePrices(work, list, rows);
    if (!outcomes)
        return outcomes;
    TRY(keep(work, *outcomes));
    return outcomes;
}

Result<ImportedRowOutcomes> CatalogueWriter::writePrices(UnitOfWork &work, PriceListId list,
                                                         const QList<ImportedPrice> &rows)
{
    TRY(refresh());
    const StoredPriceList stored = TRY(PriceListStore(m_context.session(), m_context.tenant()).find(list));
    const auto entries = TRY(entryRows(rows));
    PriceEntryBatch batch(m_context, work, stored);
    TRY(batch.load(entries));
    const LastCosts last = TRY(LastCosts::read(m_context, stored, batch.variantKeys()));
    ImportedRowOutcomes outcomes;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const Result<PriceEntryRow> &entry = entries.at(i);
        const ImportedPrice &row = rows.at(i);
        const auto change = entry && !row.isPriceless ? last.changeTo(entry->patch) : std::nullopt;
        const bool isHeld = row.holdsFarPrice && change && change->isFarOff();
        const Result<RowAction> action = !entry ? Result<RowAction>(entry.error())
            : row.isPriceless || isHeld         ? Result<RowAction>(RowAction::Unchanged)
                                                : putPrice(batch, *entry, row.isOverridden, m_journal);
        if (!action) {
            outcomes += Result<ImportedRowOutcome>(action.error());
            continue;
        }
        ImportedRowOutcome outcome{.action = *action, .isPriceHeld = isHeld};
        if (!row.isOverridden)
            outcome.price = change;
        outcomes += Result<ImportedRowOutcome>(outcome);
    }
    TRY(batch.finish());
    return outcomes;
}

Result<QList<Result<PriceEntryRow>>> CatalogueWriter::entryRows(const QList<ImportedPrice> &rows) const
{
    const ImportTerms terms = TRY(ImportTerms::load(m_context));
    QSet<VariantId> inPacks;
    for (const ImportedPrice &row : rows) {
        const auto variant = m_matcher.match(row, terms.supplierOf(row).value_or(SupplierId()));
        if (variant && row.cost.ofPack)
            inPacks.insert(*variant);
    }
    const auto packed = TRY(VariantStore(m_context.session(), m_context.tenant()).findAll(inPacks.values()));
    QHash<VariantId, Variant> byId;
    for (const StoredVariant &stored : packed)
        byId.insert(stored.variant.id, stored.variant);
    QList<Result<PriceEntryRow>> entries;
    entries.reserve(rows.size());
    for (const ImportedPrice &row : rows)
        entries.append(entryRow(row, terms, byId));
    return entries;
}

Result<PriceEntryRow> CatalogueWriter::entryRow(const ImportedPrice &row, const ImportTerms &terms,
                                                const QHash<VariantId, Variant> &packed) const
{
    const Result<SupplierId> supplier = terms.supplierOf(row);
    const VariantId variant = TRY(m_matcher.match(row, supplier.value_or(SupplierId())));
    if (!supplier)
        return supplier.error();
    const std::optional<double> cost = TRY(row.cost.perUnit(termsAt(packed.value(variant), *supplier).unitsPerPack));
    return PriceEntryRow{.patch = {.variantId = variant, .supplierId = *supplier, .unitCostExclTax = cost}};
}

} // namespace stemdesk

#include "core/services/imports/import_writer.h"

#include "core/services/imports/import_terms.h"
#include "core/services/prices/price_entry_batch.h"
#include "core/services/service_context.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/change_store.h"
#include "core/storage/prices/price_list_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kChangesAtOnce = 1'000;

} // namespace

CatalogueIndex::VariantKeys keysOf(const Variant &variant)
{
    return {.name = variant.name,
            .sku = variant.sku,
            .stemLength = variant.stemLength,
            .unitsPerPack = variant.unitsPerPack};
}

ImportCounts countsOf(const ImportedRowOutcomes &outcomes)
{
    ImportCounts counts;
    for (const Result<ImportedRowOutcome> &outcome : outcomes) {
        if (!outcome)
            ++counts.refused;
        else if (outcome->action == RowAction::Created)
            ++counts.created;
        else if (outcome->action == RowAction::Updated)
            ++counts.updated;
        else
            ++counts.unchanged;
    }
    return counts;
}

Result<std::unique_ptr<ImportWriter>> ImportWriter::open(ServiceContext &context, const ImportedWhole &file)
{
    // Before the names are read, so that nothing between the two is missed.
    const Result<qint64> seq = ChangeStore(context.session(), context.tenant()).lastSeq();
    if (!seq)
        return seq.error();
    Result<CatalogueIndex> index = CatalogueIndex::load(context);
    if (!index)
        return index.error();
    Result<PriceTargetType> prices = PriceTargetType::of(context, file.choices.prices);
    if (!prices)
        return prices.error();
    return std::unique_ptr<ImportWriter>(
        new ImportWriter(context, file, {RowMatcher(*std::move(index), file.names), *std::move(prices), *seq}));
}

ImportWriter::ImportWriter(ServiceContext &context, const ImportedWhole &file, Known known)
    : m_context(context), m_choices(file.choices), m_matcher(std::move(known.matcher)),
      m_journal(context, file.kind, file.fileName), m_lists(context, m_journal, file.choices.prices),
      m_prices(std::move(known.prices)), m_seq(known.seq)
{}

Status ImportWriter::begin()
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    m_whole.emplace(*std::move(work));
    return {};
}

Status ImportWriter::commit()
{
    const Status done = m_whole->commit();
    m_whole.reset();
    m_isKept = done.has_value();
    return done;
}

Status ImportWriter::close(qint64 refused)
{
    if (!m_journal.id())
        return {};
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    if (const Status noted = m_journal.setRefused(refused); !noted)
        return noted;
    return work->commit();
}

Status ImportWriter::refresh()
{
    const ChangeStore store(m_context.session(), m_context.tenant());
    const Result<qint64> last = store.lastSeq();
    if (!last)
        return last.error();
    QSet<ProductId> products;
    QSet<VariantId> variants;
    while (m_seq < *last) {
        const Result<Changes> changes =
            store.between(m_seq, *last, {Resource::Product, Resource::Variant}, kChangesAtOnce);
        if (!changes)
            return changes.error();
        for (const Change &change : *changes) {
            if (change.resource == Resource::Product)
                products += ProductId(change.id);
            else
                variants += VariantId(change.id);
        }
        m_seq = changes->size() < kChangesAtOnce ? *last : changes->constLast().seq;
    }
    products -= std::exchange(m_ownProducts, {});
    variants -= std::exchange(m_ownVariants, {});
    if (const Status known = refreshProducts(products.values()); !known)
        return known;
    return refreshVariants(variants.values());
}

Status ImportWriter::refreshProducts(const QList<ProductId> &ids)
{
    if (ids.isEmpty())
        return {};
    const auto found = ProductStore(m_context.session(), m_context.tenant()).findAll(ids);
    if (!found)
        return found.error();
    QSet<ProductId> gone(ids.cbegin(), ids.cend());
    for (const StoredProduct &stored : *found) {
        gone.remove(stored.product.id);
        m_matcher.index().put(stored.product.id, stored.product.name, stored.product.productType);
    }
    for (const ProductId &id : std::as_const(gone))
        m_matcher.index().remove(id);
    return {};
}

Status ImportWriter::refreshVariants(const QList<VariantId> &ids)
{
    if (ids.isEmpty())
        return {};
    const auto found = VariantStore(m_context.session(), m_context.tenant()).findAll(ids);
    if (!found)
        return found.error();
    QSet<VariantId> gone(ids.cbegin(), ids.cend());
    for (const StoredVariant &stored : *found) {
        gone.remove(stored.variant.id);
        m_matcher.index().put(stored.variant.productId, stored.variant.id, keysOf(stored.variant));
    }
    for (const VariantId &id : std::as_const(gone))
        m_matcher.index().remove(id);
    return {};
}

Result<ImportedRowOutcomes> ImportWriter::write(PriceListId list, const QList<ImportedPrice> &rows)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    Result<ImportedRowOutcomes> outcomes = writePrices(*work, list, rows);
    if (!outcomes)
        return outcomes;
    if (const Status noted = m_journal.write(countsOf(*outcomes)); !noted)
        return noted.error();
    if (const Status done = work->commit(); !done)
        return done.error();
    m_isKept = !m_whole;
    return outcomes;
}

Result<ImportedRowOutcomes> ImportWriter::writePrices(UnitOfWork &work, PriceListId list,
                                                      const QList<ImportedPrice> &rows)
{
    if (const Status known = refresh(); !known)
        return known.error();
    const Result<StoredPriceList> stored = PriceListStore(m_context.session(), m_context.tenant()).find(list);
    if (!stored)
        return stored.error();
    const auto entries = entryRows(rows);
    if (!entries)
        return entries.error();
    PriceEntryBatch batch(m_context, work, *stored);
    if (const Status loaded = batch.load(*entries); !loaded)
        return loaded.error();
    ImportedRowOutcomes outcomes;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const Result<PriceEntryRow> &entry = entries->at(i);
        const Result<RowAction> action =
            entry ? putPrice(batch, *entry, rows.at(i).isOverridden, m_journal) : Result<RowAction>(entry.error());
        outcomes += action ? Result<ImportedRowOutcome>(ImportedRowOutcome{.action = *action})
                           : Result<ImportedRowOutcome>(action.error());
    }
    if (const Status finished = batch.finish(); !finished)
        return finished.error();
    return outcomes;
}

Result<QList<Result<PriceEntryRow>>> ImportWriter::entryRows(const QList<ImportedPrice> &rows) const
{
    const Result<ImportTerms> terms = ImportTerms::load(m_context);
    if (!terms)
        return terms.error();
    QSet<VariantId> inPacks;
    for (const ImportedPrice &row : rows) {
        if (const auto variant = m_matcher.match(row); variant && row.cost.ofPack)
            inPacks.insert(*variant);
    }
    const auto packed = VariantStore(m_context.session(), m_context.tenant()).findAll(inPacks.values());
    if (!packed)
        return packed.error();
    QHash<VariantId, std::optional<double>> packs;
    for (const StoredVariant &stored : *packed)
        packs.insert(stored.variant.id, stored.variant.unitsPerPack);
    QList<Result<PriceEntryRow>> entries;
    entries.reserve(rows.size());
    for (const ImportedPrice &row : rows)
        entries.append(entryRow(row, *terms, packs));
    return entries;
}

Result<PriceEntryRow> ImportWriter::entryRow(const ImportedPrice &row, const ImportTerms &terms,
                                             const QHash<VariantId, std::optional<double>> &packs) const
{
    const Result<VariantId> variant = m_matcher.match(row);
    if (!variant)
        return variant.error();
    const Result<SupplierId> supplier = terms.supplierOf(row);
    if (!supplier)
        return supplier.error();
    const Result<std::optional<double>> cost = row.cost.perUnit(packs.value(*variant));
    if (!cost)
        return cost.error();
    return PriceEntryRow{.patch = {.variantId = *variant, .supplierId = *supplier, .unitCostExclTax = *cost}};
}

} // namespace stemdesk

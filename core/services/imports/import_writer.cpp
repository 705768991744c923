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

Result<std::unique_ptr<ImportWriter>> ImportWriter::open(ServiceContext &context, ImportKind kind,
                                                         const QString &fileName, const QSet<QString> &repeatedSkus)
{
    // Before the names are read, so that nothing between the two is missed.
    const Result<qint64> seq = ChangeStore(context.session(), context.tenant()).lastSeq();
    if (!seq)
        return seq.error();
    Result<CatalogueIndex> index = CatalogueIndex::load(context);
    if (!index)
        return index.error();
    return std::unique_ptr<ImportWriter>(
        new ImportWriter(context, kind, fileName, RowMatcher(*std::move(index), repeatedSkus), *seq));
}

ImportWriter::ImportWriter(ServiceContext &context, ImportKind kind, const QString &fileName, RowMatcher matcher,
                           qint64 seq)
    : m_context(context), m_matcher(std::move(matcher)), m_journal(context, kind, fileName), m_seq(seq)
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
        m_matcher.index().put(stored.product.id, stored.product.name);
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
        m_matcher.index().put(stored.variant.productId, stored.variant.id, stored.variant.name, stored.variant.sku);
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

Result<ImportedRowOutcomes> ImportWriter::rehearse(PriceListId list, const QList<ImportedPrice> &rows)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    return writePrices(*work, list, rows);
}

Result<ImportedRowOutcomes> ImportWriter::writePrices(UnitOfWork &work, PriceListId list,
                                                      const QList<ImportedPrice> &rows)
{
    if (const Status known = refresh(); !known)
        return known.error();
    const Result<StoredPriceList> stored = PriceListStore(m_context.session(), m_context.tenant()).find(list);
    if (!stored)
        return stored.error();
    const Result<ImportTerms> terms = ImportTerms::load(m_context);
    if (!terms)
        return terms.error();
    const QList<Result<PriceEntryRow>> entries = entryRows(rows, *terms);
    PriceEntryBatch batch(m_context, work, *stored);
    if (const Status loaded = batch.load(entries); !loaded)
        return loaded.error();
    ImportedRowOutcomes outcomes;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        outcomes += entries.at(i) ? apply(batch, *entries.at(i), rows.at(i).isOverridden)
                                  : Result<ImportedRowOutcome>(entries.at(i).error());
    }
    if (const Status finished = batch.finish(); !finished)
        return finished.error();
    return outcomes;
}

QList<Result<PriceEntryRow>> ImportWriter::entryRows(const QList<ImportedPrice> &rows, const ImportTerms &terms) const
{
    QList<Result<PriceEntryRow>> entries;
    entries.reserve(rows.size());
    for (const ImportedPrice &row : rows) {
        const Result<VariantId> variant = m_matcher.match(row);
        const Result<SupplierId> supplier = terms.supplierOf(row);
        if (!variant || !supplier)
            entries.append(Result<PriceEntryRow>(variant ? supplier.error() : variant.error()));
        else
            entries.append(PriceEntryRow{
                .patch = {.variantId = *variant, .supplierId = *supplier, .unitCostExclTax = row.unitCostExclTax}});
    }
    return entries;
}

Result<ImportedRowOutcome> ImportWriter::apply(PriceEntryBatch &batch, PriceEntryRow row, bool isOverridden)
{
    const PriceEntry *stored = batch.entry(row);
    const std::optional<PriceEntry> before = stored ? std::optional(*stored) : std::nullopt;
    if (before && isOverridden)
        row.patch.unitCostExclTax.reset();
    const Result<PriceEntryOutcome> outcome = batch.apply(row);
    if (!outcome)
        return outcome.error();
    const IdBytes &id = outcome->entry.id.bytes();
    if (outcome->action == RowAction::Created)
        m_journal.noteMade(Resource::PriceEntry, id, outcome->entry.version);
    else if (outcome->action == RowAction::Updated)
        m_journal.noteChanged(*before);
    m_journal.setVersion(Resource::PriceEntry, id, outcome->entry.version);
    return ImportedRowOutcome{.action = outcome->action};
}

} // namespace stemdesk

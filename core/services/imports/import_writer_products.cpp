#include "core/services/catalogue/product_batch.h"
#include "core/services/imports/import_terms.h"
#include "core/services/imports/import_writer.h"
#include "core/services/service_context.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QString kNewType = u"flower"_s;

QList<SupplierMinimum> minimumsOf(const ImportedProduct &row, const ImportTerms &terms)
{
    QList<SupplierMinimum> minimums;
    for (const auto &[name, packs] : *row.minimums)
        minimums.append({.supplierId = terms.supplier(name), .minPacks = packs});
    return minimums;
}

/// Of one row: a variant that was added to a product is something new.
RowAction actionOf(const ProductRowOutcome &outcome)
{
    if (outcome.action == RowAction::Created || outcome.variantAction == RowAction::Created)
        return RowAction::Created;
    return outcome.action;
}

bool isCalledAlike(const Product &a, const Product &b)
{
    return a.name == b.name && a.category == b.category && a.productType == b.productType;
}

} // namespace

Result<ImportedRowOutcomes> ImportWriter::write(const QList<ImportedProduct> &rows)
{
    ImportedRowOutcomes outcomes;
    outcomes.reserve(rows.size());
    while (outcomes.size() < rows.size()) {
        const qsizetype before = outcomes.size();
        if (const Status written = writeSome(rows.sliced(before), outcomes); !written)
            return written.error();
        if (outcomes.size() == before)
            return internal(u"a row of an import was not loaded"_s);
    }
    return outcomes;
}

/// Stops early at a row that an earlier one made to be about something else than it looked at first.
Status ImportWriter::writeSome(const QList<ImportedProduct> &rows, ImportedRowOutcomes &outcomes)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    if (const Status known = refresh(); !known)
        return known;
    Result<ImportTerms> terms = ImportTerms::load(m_context);
    if (!terms)
        return terms.error();
    ProductBatch batch(m_context, *work, u"variant."_s);
    if (const Status loaded = load(batch, rows, *terms); !loaded)
        return loaded;
    ImportedRowOutcomes written;
    for (const ImportedProduct &row : rows) {
        const Result<RowMatcher::Target> target = m_matcher.match(row);
        if (target && !isLoaded(batch, *target))
            break;
        written += target ? apply(batch, rowFor(row, *target, *terms)) : Result<ImportedRowOutcome>(target.error());
    }
    if (const Status finished = finish(batch, written); !finished)
        return finished;
    if (const Status done = work->commit(); !done)
        return done;
    m_isKept = !m_whole;
    outcomes += written;
    return {};
}

/// Makes what the rows name and the shop lacks, and reads what they are about.
Status ImportWriter::load(ProductBatch &batch, const QList<ImportedProduct> &rows, ImportTerms &terms)
{
    QList<Result<ProductRow>> named;
    named.reserve(rows.size());
    for (const ImportedProduct &row : rows) {
        const Result<RowMatcher::Target> target = m_matcher.match(row);
        if (!target)
            continue;
        if (const Status made = terms.makeMissing(row, m_journal); !made)
            return made;
        named.append(rowFor(row, *target, terms));
    }
    return batch.load(named);
}

Result<ImportedRowOutcomes> ImportWriter::rehearse(const QList<ImportedProduct> &rows,
                                                   const QList<PlannedTarget> &targets)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context); // Never committed.
    if (!work)
        return work.error();
    Result<ImportTerms> terms = ImportTerms::load(m_context);
    if (!terms)
        return terms.error();
    ImportJournal journal(m_context, ImportKind::Products, {});
    QList<Result<ProductRow>> named;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const PlannedTarget &planned = targets.at(i);
        if (planned.isVariantNew || planned.isImagined) {
            named.append(Result<ProductRow>(notFound()));
            continue;
        }
        if (const Status made = terms->makeMissing(rows.at(i), journal); !made)
            return made.error();
        named.append(rowFor(rows.at(i), planned.target, *terms));
    }
    ProductBatch batch(m_context, *work, u"variant."_s);
    if (const Status loaded = batch.load(named); !loaded)
        return loaded.error();
    ImportedRowOutcomes outcomes;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const PlannedTarget &planned = targets.at(i);
        if (planned.isVariantNew || planned.isImagined)
            outcomes += ImportedRowOutcome{.action = planned.isVariantNew ? RowAction::Created : RowAction::Updated,
                                           .isProductNew = planned.isProductNew};
        else
            outcomes += apply(batch, *named.at(i));
    }
    return outcomes;
}

ProductRow ImportWriter::rowFor(const ImportedProduct &row, const RowMatcher::Target &target, const ImportTerms &terms)
{
    ProductRow made{.hasVariant = true, .variant = row.fields};
    if (row.suppliers)
        made.variant.supplierIds = terms.suppliers(*row.suppliers);
    if (row.minimums)
        made.variant.supplierMinPacks = minimumsOf(row, terms);
    if (!row.product.isEmpty())
        made.product.name = row.product;
    if (!row.variant.isEmpty())
        made.variant.name = row.variant;
    made.product.category = row.category;
    made.product.productType = row.productType;
    const auto leave = [](auto &value, bool isLeft) {
        if (isLeft)
            value.reset();
    };
    const auto isLater = [&row](ImportedCell cell) { return (row.overridden & quint32(cell)) != 0; };
    if (!target.product.isNull()) {
        made.productId = target.product;
        leave(made.product.name, target.isProductByName || isLater(ProductNameCell));
        leave(made.product.category, isLater(CategoryCell));
        leave(made.product.productType, isLater(ProductTypeCell));
    } else if (!made.product.productType) {
        made.product.productType = kNewType;
    }
    if (!target.variant.isNull()) {
        made.variantId = target.variant;
        leave(made.variant.name, target.isVariantByName || isLater(VariantNameCell));
        leave(made.variant.stemLength, isLater(StemLengthCell));
        leave(made.variant.unitsPerPack, isLater(UnitsPerPackCell));
        leave(made.variant.colors, isLater(ColoursCell));
        leave(made.variant.supplierIds, isLater(SuppliersCell));
        leave(made.variant.supplierMinPacks, isLater(MinimumsCell));
        leave(made.variant.sku, isLater(SkuCell));
        leave(made.variant.notes, isLater(NotesCell));
    }
    return made;
}

bool ImportWriter::isLoaded(const ProductBatch &batch, const RowMatcher::Target &target) const
{
    return (target.product.isNull() || batch.product(target.product))
        && (target.variant.isNull() || batch.variant(target.variant));
}

Result<ImportedRowOutcome> ImportWriter::apply(ProductBatch &batch, const ProductRow &row)
{
    const Product *product = row.productId ? batch.product(*row.productId) : nullptr;
    const Variant *variant = row.variantId ? batch.variant(*row.variantId) : nullptr;
    const std::optional<Product> productBefore = product ? std::optional(*product) : std::nullopt;
    const std::optional<Variant> variantBefore = variant ? std::optional(*variant) : std::nullopt;
    const Result<ProductRowOutcome> outcome = batch.apply(row);
    if (!outcome)
        return outcome.error();
    const RowAction action = actionOf(*outcome);
    if (action == RowAction::Unchanged)
        return ImportedRowOutcome{};
    if (!productBefore)
        m_journal.noteMade(Resource::Product, outcome->productId.bytes(), 1);
    else if (!isCalledAlike(*productBefore, *batch.product(outcome->productId)))
        m_journal.noteChanged(*productBefore);
    if (!variantBefore)
        m_journal.noteMade(Resource::Variant, outcome->variantId.bytes(), 1);
    else if (outcome->variantAction == RowAction::Updated)
        m_journal.noteChanged(*variantBefore);
    remember(batch, *outcome);
    return ImportedRowOutcome{.action = action, .isProductNew = !productBefore};
}

void ImportWriter::remember(const ProductBatch &batch, const ProductRowOutcome &outcome)
{
    const Product &product = *batch.product(outcome.productId);
    const Variant &variant = *batch.variant(outcome.variantId);
    m_matcher.index().put(product.id, product.name);
    m_matcher.index().put(product.id, variant.id, variant.name, variant.sku);
    m_touched += product.id;
    m_rewritten += variant.id;
    m_ownProducts += product.id;
    m_ownVariants += variant.id;
}

Status ImportWriter::finish(ProductBatch &batch, const ImportedRowOutcomes &outcomes)
{
    if (const Status stored = batch.write(); !stored)
        return stored;
    for (const ProductId &id : std::exchange(m_touched, {}))
        m_journal.setVersion(Resource::Product, id.bytes(), batch.product(id)->version);
    for (const VariantId &id : std::exchange(m_rewritten, {}))
        m_journal.setVersion(Resource::Variant, id.bytes(), batch.variant(id)->version);
    return m_journal.write(countsOf(outcomes));
}

} // namespace stemdesk

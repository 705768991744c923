#include "core/services/catalogue/product_batch.h"
#include "core/services/imports/catalogue_writer.h"
#include "core/services/imports/import_terms.h"
#include "core/services/service_context.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QList<SupplierMinimum> minimumsOf(const ImportedProduct &row, const ImportTerms &terms)
{
    QList<SupplierMinimum> minimums;
    for (const auto &[name, packs] : *row.minimums)
        minimums.append({.supplierId = terms.supplier(name), .minPacks = packs});
    return minimums;
}

QList<SupplierCode> codesOf(const ImportedProduct &row, const ImportTerms &terms)
{
    QList<SupplierCode> codes;
    for (const auto &[name, code] : *row.codes)
        codes.append({.supplierId = terms.supplier(name), .code = code});
    return codes;
}

/// Of one row: a variant that was added to a product is something new.
RowAction actionOf(const ProductRowOutcome &outcome)
{
    if (outcome.action == RowAction::Created || outcome.variantAction == RowAction::Created)
        return RowAction::Created;
    return outcome.action;
}

std::optional<PackChange> packChange(const Variant &before, const Variant &after)
{
    const bool isOther = before.unitsPerPack && after.unitsPerPack && before.unitsPerPack != after.unitsPerPack;
    return isOther ? std::optional(PackChange{.before = *before.unitsPerPack, .after = *after.unitsPerPack})
                   : std::nullopt;
}

bool isCalledAlike(const Product &a, const Product &b)
{
    return a.name == b.name && a.category == b.category && a.productType == b.productType;
}

template <class Value>
void leave(std::optional<Value> &value, const ImportedProduct &row, ImportedCell cell)
{
    if ((row.overridden & quint32(cell)) != 0)
        value.reset();
}

void leaveToLaterRows(ProductPatch &patch, const ImportedProduct &row, bool isByName)
{
    leave(patch.name, row, ProductNameCell);
    leave(patch.category, row, CategoryCell);
    leave(patch.productType, row, ProductTypeCell);
    if (isByName)
        patch.name.reset();
}

void leaveToLaterRows(VariantPatch &patch, const ImportedProduct &row, bool isByName, bool replacesLists)
{
    leave(patch.name, row, VariantNameCell);
    leave(patch.stemLength, row, StemLengthCell);
    leave(patch.unitsPerPack, row, UnitsPerPackCell);
    leave(patch.sku, row, SkuCell);
    leave(patch.notes, row, NotesCell);
    if (isByName)
        patch.name.reset();
    if (!replacesLists)
        return;
    leave(patch.colors, row, ColoursCell);
    leave(patch.supplierIds, row, SuppliersCell);
    leave(patch.supplierMinPacks, row, MinimumsCell);
    leave(patch.supplierCodes, row, CodesCell);
}

/// What is there of suppliers, with what a row says of them; where later rows say more about it, without changing any.
template <class Said>
QList<Said> withSaid(QList<Said> there, const QList<Said> &more, bool isLater)
{
    for (const Said &each : more) {
        const auto known = std::ranges::find(there, each.supplierId, &Said::supplierId);
        if (known == there.end())
            there.append(each);
        else if (!isLater)
            *known = each;
    }
    return there;
}

/// A second wholesaler's file takes nothing from a variant that the first one's gave it.
void addToLists(VariantPatch &patch, const Variant &stored, const ImportedProduct &row)
{
    if (patch.supplierIds)
        patch.supplierIds = stored.supplierIds + *patch.supplierIds; // Kept once by the rules of a variant.
    if (patch.colors)
        patch.colors = stored.colors + *patch.colors;
    if (patch.supplierMinPacks)
        patch.supplierMinPacks =
            withSaid(stored.supplierMinPacks, *patch.supplierMinPacks, (row.overridden & MinimumsCell) != 0);
    if (!patch.supplierCodes)
        return;
    for (SupplierCode &code : *patch.supplierCodes) // Files say no EAN; the one that is known stays.
        code.ean = termsAt(stored, code.supplierId).ean;
    patch.supplierCodes = withSaid(stored.supplierCodes, *patch.supplierCodes, (row.overridden & CodesCell) != 0);
}

} // namespace

Result<ImportedRowOutcomes> CatalogueWriter::write(const QList<ImportedProduct> &rows)
{
    ImportedRowOutcomes outcomes;
    outcomes.reserve(rows.size());
    while (outcomes.size() < rows.size()) {
        const qsizetype before = outcomes.size();
        TRY(writeSome(rows.sliced(before), outcomes));
        if (outcomes.size() == before)
            return internal(u"a row of an import was not loaded"_s);
    }
    return outcomes;
}

/// Stops early at a row that an earlier one made to be about something else than it looked at first.
Status CatalogueWriter::writeSome(const QList<ImportedProduct> &rows, ImportedRowOutcomes &outcomes)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    TRY(refresh());
    ImportTerms terms = TRY(ImportTerms::load(m_context, m_choices.swatches));
    ProductBatch batch(m_context, work, u"variant."_s);
    TRY(load(batch, rows, terms));
    ImportedRowOutcomes written;
    for (const ImportedProduct &row : rows) {
        m_taken = written.size();
        const Result<RowMatcher::Target> target = m_matcher.match(row);
        if (target && !isLoaded(batch, *target))
            break;
        written += target ? take(batch, row, *target, terms) : Result<ImportedRowOutcome>(target.error());
    }
    TRY(finish(batch, work, written));
    TRY(keep(work, written));
    outcomes += written;
    return {};
}

/// Makes what the rows name and the shop lacks, and reads what they are about.
Status CatalogueWriter::load(ProductBatch &batch, const QList<ImportedProduct> &rows, ImportTerms &terms)
{
    QList<Result<ProductRow>> named;
    named.reserve(rows.size());
    for (const ImportedProduct &row : rows) {
        const Result<RowMatcher::Target> target = m_matcher.match(row);
        if (!target)
            continue;
        TRY(terms.makeMissing(row, m_journal));
        named.append(rowFor(row, *target, terms, nullptr));
    }
    return batch.load(named);
}

ProductRow CatalogueWriter::rowFor(const ImportedProduct &row, const RowMatcher::Target &target,
                                   const ImportTerms &terms, const Variant *stored) const
{
    ProductRow made{.hasVariant = true, .variant = row.fields};
    if (row.suppliers)
        made.variant.supplierIds = terms.suppliers(*row.suppliers);
    if (row.minimums)
        made.variant.supplierMinPacks = minimumsOf(row, terms);
    if (row.codes)
        made.variant.supplierCodes = codesOf(row, terms);
    if (!row.product.isEmpty())
        made.product.name = row.product;
    if (!row.variant.isEmpty())
        made.variant.name = row.variant;
    made.product.category = row.category;
    made.product.productType = row.productType;
    if (!target.product.isNull()) {
        made.productId = target.product;
        leaveToLaterRows(made.product, row, target.isProductByName);
    } else if (!made.product.productType) {
        made.product.productType = typeAfter(row, {});
    }
    if (!target.variant.isNull()) {
        made.variantId = target.variant;
        leaveToLaterRows(made.variant, row, target.isVariantByName || row.isVariantImplied, m_choices.replacesLists);
    }
    if (stored && !m_choices.replacesLists)
        addToLists(made.variant, *stored, row);
    return made;
}

bool CatalogueWriter::isLoaded(const ProductBatch &batch, const RowMatcher::Target &target) const
{
    return (target.product.isNull() || batch.product(target.product))
        && (target.variant.isNull() || batch.variant(target.variant));
}

/// Of a unit; nothing where no price is wanted or given.
Result<std::optional<double>> CatalogueWriter::costOf(const ProductBatch &batch, const ImportedProduct &row,
                                                      const RowMatcher::Target &target) const
{
    if (!m_lists.isWanted() || !row.cost.isGiven())
        return std::optional<double>();
    const Variant *variant = target.variant.isNull() ? nullptr : batch.variant(target.variant);
    const Product *product = target.product.isNull() ? nullptr : batch.product(target.product);
    TRY(m_prices.check(typeAfter(row, product ? product->productType : QString())));
    return row.cost.perUnit(row.fields.unitsPerPack.value_or(variant ? variant->unitsPerPack : std::nullopt));
}

/// The row and, where prices are wanted, its price.
Result<ImportedRowOutcome> CatalogueWriter::take(ProductBatch &batch, const ImportedProduct &row,
                                                 const RowMatcher::Target &target, ImportTerms &terms)
{
    const Variant *stored = target.variant.isNull() ? nullptr : batch.variant(target.variant);
    const ProductRow made = rowFor(row, target, terms, stored);
    const std::optional<double> cost = TRY(costOf(batch, row, target));
    const QList<SupplierId> before = stored ? stored->supplierIds : QList<SupplierId>();
    QList<SupplierId> added = made.variant.supplierIds.value_or(QList<SupplierId>());
    added.removeIf([&before](const SupplierId &id) { return before.contains(id); });
    // Before the variant, so that a revert, which begins at the end, finds the supplier free of it.
    TRY(terms.bringBack(added, m_journal));
    const AppliedRow applied = TRY(apply(batch, made));
    if (cost)
        m_lists.put({.row = m_taken,
                     .productType = batch.product(applied.product)->productType,
                     .variant = applied.variant,
                     .suppliers = terms.suppliers(row.suppliers.value_or(QList<ImportedSupplier>())),
                     .unitCostExclTax = *cost,
                     .isOverridden = (row.overridden & CostCell) != 0});
    return applied.outcome;
}

Result<CatalogueWriter::AppliedRow> CatalogueWriter::apply(ProductBatch &batch, const ProductRow &row)
{
    const Product *product = row.productId ? batch.product(*row.productId) : nullptr;
    const Variant *variant = row.variantId ? batch.variant(*row.variantId) : nullptr;
    const std::optional<Product> productBefore = product ? std::optional(*product) : std::nullopt;
    const std::optional<Variant> variantBefore = variant ? std::optional(*variant) : std::nullopt;
    const ProductRowOutcome outcome = TRY(batch.apply(row));
    AppliedRow applied{.product = outcome.productId, .variant = outcome.variantId, .outcome = {}};
    applied.outcome = {.action = actionOf(outcome), .isProductNew = !productBefore};
    if (variantBefore)
        applied.outcome.pack = packChange(*variantBefore, *batch.variant(outcome.variantId));
    if (applied.outcome.action == RowAction::Unchanged)
        return applied;
    if (!productBefore)
        m_journal.noteMade(Resource::Product, outcome.productId.bytes(), 1);
    else if (!isCalledAlike(*productBefore, *batch.product(outcome.productId)))
        m_journal.noteChanged(*productBefore);
    if (!variantBefore)
        m_journal.noteMade(Resource::Variant, outcome.variantId.bytes(), 1);
    else if (outcome.variantAction == RowAction::Updated)
        m_journal.noteChanged(*variantBefore);
    remember(batch, outcome);
    return applied;
}

void CatalogueWriter::remember(const ProductBatch &batch, const ProductRowOutcome &outcome)
{
    const Product &product = *batch.product(outcome.productId);
    const Variant &variant = *batch.variant(outcome.variantId);
    m_matcher.index().put(product.id, product.name, product.productType);
    m_matcher.index().put(product.id, variant.id, keysOf(variant));
    m_touched += product.id;
    m_rewritten += variant.id;
    m_ownProducts += product.id;
    m_ownVariants += variant.id;
}

Status CatalogueWriter::finish(ProductBatch &batch, UnitOfWork &work, ImportedRowOutcomes &outcomes)
{
    TRY(batch.write());
    const QSet<qsizetype> priced = TRY(m_lists.write(work));
    for (const qsizetype row : priced) {
        RowAction &action = outcomes[row]->action;
        action = action == RowAction::Unchanged ? RowAction::Updated : action;
    }
    for (const ProductId &id : std::exchange(m_touched, {}))
        m_journal.setVersion(Resource::Product, id.bytes(), batch.product(id)->version);
    for (const VariantId &id : std::exchange(m_rewritten, {}))
        m_journal.setVersion(Resource::Variant, id.bytes(), batch.variant(id)->version);
    return {};
}

} // namespace stemdesk

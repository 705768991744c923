#include "core/services/catalogue/product_batch.h"
#include "core/services/imports/catalogue_writer.h"
#include "core/services/imports/import_terms.h"
#include "core/services/service_context.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The row of a supplier; nullptr where the list has none.
template <class Terms>
Terms *rowAt(QList<Terms> &rows, SupplierId supplier)
{
    const auto known = std::ranges::find(rows, supplier, &Terms::supplierId);
    return known == rows.end() ? nullptr : &*known;
}

/// Sets a supplier's value. A later row does not replace a value that is already there.
template <class Terms, class Value>
void put(QList<Terms> &rows, SupplierId supplier, Value Terms::*member, const Value &value, bool isLater)
{
    if (Terms *known = rowAt(rows, supplier)) {
        const bool isThere = known->*member != Value();
        if (!isThere || !isLater)
            known->*member = value;
        return;
    }
    Terms made{.supplierId = supplier};
    made.*member = value;
    rows.append(made);
}

/// Whether anything is known of another supplier than this one.
bool sellsAnotherOne(const Variant &variant, SupplierId supplier)
{
    const auto isOther = [supplier](const auto &row) { return row.supplierId != supplier; };
    return std::ranges::any_of(variant.supplierIds, [supplier](SupplierId id) { return id != supplier; })
        || std::ranges::any_of(variant.supplierPacks, isOther) || std::ranges::any_of(variant.supplierMinPacks, isOther)
        || std::ranges::any_of(variant.supplierCodes, isOther);
}

/// The rows of these suppliers.
template <class Terms>
QList<Terms> ofThese(QList<Terms> rows, const QList<SupplierId> &suppliers)
{
    rows.removeIf([&suppliers](const Terms &row) { return !suppliers.contains(row.supplierId); });
    return rows;
}

/// A variant's terms at its suppliers.
struct TermLists {
    QList<SupplierPack> packs;
    QList<SupplierMinimum> minimums;
    QList<SupplierCode> codes;
};

void putTerms(TermLists &lists, SupplierId supplier, const ImportedTerms &terms)
{
    const auto isLater = [&terms](TermCell cell) { return (terms.overridden & quint32(cell)) != 0; };
    if (terms.unitsPerPack)
        put(lists.packs, supplier, &SupplierPack::unitsPerPack, *terms.unitsPerPack, isLater(PackTerm));
    if (terms.minPacks) {
        SupplierMinimum *known = rowAt(lists.minimums, supplier);
        if (!known)
            lists.minimums.append({.supplierId = supplier, .minPacks = *terms.minPacks});
        else if (!isLater(MinimumTerm))
            known->minPacks = *terms.minPacks;
    }
    if (terms.code)
        put(lists.codes, supplier, &SupplierCode::code, *terms.code, isLater(CodeTerm));
    if (terms.ean)
        put(lists.codes, supplier, &SupplierCode::ean, *terms.ean, isLater(EanTerm));
}

/// Adds the row's supplier terms to those of the variant's other suppliers, or replaces these if lists are replaced.
void addTerms(VariantPatch &patch, const Variant &stored, const ImportedProduct &row, const ImportTerms &named,
              bool replacesLists)
{
    quint32 cells = 0;
    QList<SupplierId> suppliers;
    for (const ImportedTerms &each : row.terms) {
        cells |= cellsOf(each);
        suppliers += named.supplier(each.supplier);
    }
    TermLists lists{stored.supplierPacks, stored.supplierMinPacks, stored.supplierCodes};
    if (replacesLists)
        lists = {ofThese(lists.packs, suppliers), ofThese(lists.minimums, suppliers), ofThese(lists.codes, suppliers)};
    for (const ImportedTerms &each : row.terms)
        putTerms(lists, named.supplier(each.supplier), each);
    if ((cells & PackTerm) != 0)
        patch.supplierPacks = lists.packs;
    if ((cells & MinimumTerm) != 0)
        patch.supplierMinPacks = lists.minimums;
    if ((cells & (CodeTerm | EanTerm)) != 0)
        patch.supplierCodes = lists.codes;
    const ImportedSupplier *only = row.onlySupplier();
    if (row.isPackOfSupplier && !stored.unitsPerPack && !sellsAnotherOne(stored, named.supplier(*only)))
        patch.unitsPerPack = row.packOf(*only);
}

/// The row's outcome: a variant that was added to a product counts as new.
RowAction actionOf(const ProductRowOutcome &outcome)
{
    if (outcome.action == RowAction::Created || outcome.variantAction == RowAction::Created)
        return RowAction::Created;
    return outcome.action;
}

/// The pack at the row's supplier, if it sold the variant before; else the variant's own.
std::optional<PackChange> packChange(const Variant &before, const Variant &after, SupplierId supplier)
{
    const bool isSold = before.supplierIds.contains(supplier)
        || std::ranges::find(before.supplierPacks, supplier, &SupplierPack::supplierId) != before.supplierPacks.cend();
    if (!supplier.isNull() && !isSold)
        return {};
    const auto was = termsAt(before, supplier).unitsPerPack;
    const auto is = termsAt(after, supplier).unitsPerPack;
    return was && is && was != is ? std::optional(PackChange{.before = *was, .after = *is}) : std::nullopt;
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
}

/// What is stored stays where the file says the same number.
void keepDigits(std::optional<std::optional<double>> &given, const std::optional<double> &stored)
{
    if (given && *given && stored && saysSameNumber(*stored, **given))
        given.emplace(stored);
}

/// A second wholesaler's file takes nothing from a variant that the first one's gave it.
void addToLists(VariantPatch &patch, const Variant &stored)
{
    if (patch.supplierIds)
        patch.supplierIds = stored.supplierIds + *patch.supplierIds; // Kept once by the rules of a variant.
    if (patch.colors)
        patch.colors = stored.colors + *patch.colors;
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
    if (stored) {
        keepDigits(made.variant.stemLength, stored->stemLength);
        keepDigits(made.variant.unitsPerPack, stored->unitsPerPack);
    }
    if (stored && !m_choices.replacesLists)
        addToLists(made.variant, *stored);
    addTerms(made.variant, stored ? *stored : Variant(), row, terms, m_choices.replacesLists);
    return made;
}

bool CatalogueWriter::isLoaded(const ProductBatch &batch, const RowMatcher::Target &target) const
{
    return (target.product.isNull() || batch.product(target.product))
        && (target.variant.isNull() || batch.variant(target.variant));
}

/// The row's price per unit at each of its suppliers, by that supplier's pack size; without suppliers, for whoever
/// supplies it. Empty if the row has no price or none is wanted.
Result<QList<ImportLists::Offer>> CatalogueWriter::offersOf(const ProductBatch &batch, const ImportedProduct &row,
                                                            const RowMatcher::Target &target,
                                                            const ImportTerms &terms) const
{
    QList<ImportLists::Offer> offers;
    if (!m_lists.isWanted() || !row.cost.isGiven())
        return offers;
    const Variant *variant = target.variant.isNull() ? nullptr : batch.variant(target.variant);
    const Product *product = target.product.isNull() ? nullptr : batch.product(target.product);
    TRY(m_prices.check(typeAfter(row, product ? product->productType : QString())));
    const auto stored = variant ? variant->unitsPerPack : std::nullopt;
    const auto own = row.fields.unitsPerPack.value_or(stored);
    for (const ImportedSupplier &named : row.suppliers.value_or(QList<ImportedSupplier>(1))) {
        const SupplierId supplier = terms.supplier(named);
        const auto said = row.packOf(named);
        const auto pack = said ? said : packAt(variant ? variant->supplierPacks : QList<SupplierPack>(), supplier, own);
        const auto cost = TRY(row.cost.perUnit(pack));
        if (cost)
            offers.append({.supplier = supplier, .unitCostExclTax = *cost});
    }
    return offers;
}

/// The row and, where prices are wanted, its price.
Result<ImportedRowOutcome> CatalogueWriter::take(ProductBatch &batch, const ImportedProduct &row,
                                                 const RowMatcher::Target &target, ImportTerms &terms)
{
    const Variant *stored = target.variant.isNull() ? nullptr : batch.variant(target.variant);
    const ProductRow made = rowFor(row, target, terms, stored);
    const QList<ImportLists::Offer> offers = TRY(offersOf(batch, row, target, terms));
    const QList<SupplierId> before = stored ? stored->supplierIds : QList<SupplierId>();
    QList<SupplierId> added = made.variant.supplierIds.value_or(QList<SupplierId>());
    added.removeIf([&before](const SupplierId &id) { return before.contains(id); });
    // Before the variant: a revert runs backwards, so the supplier is no longer in use when its turn comes.
    TRY(terms.bringBack(added, m_journal));
    const SupplierId seller = row.onlySupplier() ? terms.supplier(*row.onlySupplier()) : SupplierId();
    const AppliedRow applied = TRY(apply(batch, made, seller));
    if (!offers.isEmpty())
        m_lists.put({.row = m_taken,
                     .productType = batch.product(applied.product)->productType,
                     .variant = applied.variant,
                     .offers = offers,
                     .isOverridden = (row.overridden & CostCell) != 0,
                     .holdsFar = row.holdsFarPrice});
    return applied.outcome;
}

Result<CatalogueWriter::AppliedRow> CatalogueWriter::apply(ProductBatch &batch, const ProductRow &row,
                                                           SupplierId seller)
{
    const Product *product = row.productId ? batch.product(*row.productId) : nullptr;
    const Variant *variant = row.variantId ? batch.variant(*row.variantId) : nullptr;
    const std::optional<Product> productBefore = product ? std::optional(*product) : std::nullopt;
    const std::optional<Variant> variantBefore = variant ? std::optional(*variant) : std::nullopt;
    const ProductRowOutcome outcome = TRY(batch.apply(row));
    AppliedRow applied{.product = outcome.productId, .variant = outcome.variantId, .outcome = {}};
    applied.outcome = {.action = actionOf(outcome), .isProductNew = !productBefore};
    if (variantBefore)
        applied.outcome.pack = packChange(*variantBefore, *batch.variant(outcome.variantId), seller);
    if (applied.outcome.action == RowAction::Unchanged)
        return applied;
    if (!m_touched.contains(outcome.productId))
        m_touched.insert(outcome.productId, productBefore ? productBefore->version : 0);
    if (!productBefore) {
        m_journal.noteMade(Resource::Product, outcome.productId.bytes(), 1);
    } else if (!isCalledAlike(*productBefore, *batch.product(outcome.productId))) {
        // The stored product: earlier rows of this transaction may have raised its version only to add varieties.
        Product stored = *productBefore;
        stored.version = m_touched.value(outcome.productId);
        m_journal.noteChanged(stored);
        m_touched.insert(outcome.productId, 0);
    }
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
    m_rewritten += variant.id;
    m_ownProducts += product.id;
    m_ownVariants += variant.id;
}

Status CatalogueWriter::finish(ProductBatch &batch, UnitOfWork &work, ImportedRowOutcomes &outcomes)
{
    TRY(batch.write());
    const ImportLists::Written written = TRY(m_lists.write(work));
    for (const qsizetype row : written.rows) {
        RowAction &action = outcomes[row]->action;
        action = action == RowAction::Unchanged ? RowAction::Updated : action;
    }
    for (auto change = written.changes.cbegin(); change != written.changes.cend(); ++change)
        outcomes[change.key()]->price = change.value();
    for (const qsizetype row : written.held)
        outcomes[row]->isPriceHeld = true;
    QList<ImportStore::MovedVersion>
        moved; // Products of which only variants changed; undoing older imports may ignore this version.
    for (auto touched = m_touched.cbegin(); touched != m_touched.cend(); ++touched) {
        const IdBytes &id = touched.key().bytes();
        const int version = batch.product(touched.key())->version;
        m_journal.setVersion(Resource::Product, id, version);
        if (touched.value() != 0)
            moved.append({.resource = Resource::Product, .id = id, .from = touched.value(), .to = version});
    }
    m_touched.clear();
    TRY(ImportStore(m_context.session(), m_context.tenant()).moveVersions(moved));
    for (const VariantId &id : std::exchange(m_rewritten, {}))
        m_journal.setVersion(Resource::Variant, id.bytes(), batch.variant(id)->version);
    return {};
}

} // namespace stemdesk

#include "core/services/catalogue/product_batch.h"

#include "core/base/wording.h"
#include "core/domain/field_rules.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// What a variant adds to the words and tags of its product.
bool isFoundAlike(const Variant &a, const Variant &b)
{
    return a.name == b.name && a.sku == b.sku && a.stemLength == b.stemLength && a.colors == b.colors
        && a.supplierIds == b.supplierIds;
}

/// What the rows of a batch name.
struct NamedIds {
    QList<ProductId> products;
    QList<VariantId> variants;
    QList<SupplierId> suppliers;
};

Error withoutVariant()
{
    return refused(
        "variant_required", u"variant"_s,
        u"A new product comes with its first variant: give \"variant\", or the \"productId\" of a product that "
        "is there."_s);
}

NamedIds idsOf(const QList<Result<ProductRow>> &rows)
{
    NamedIds ids;
    QSet<SupplierId> suppliers; // The same few on every row.
    for (const Result<ProductRow> &row : rows) {
        if (!row)
            continue;
        if (row->productId)
            ids.products += *row->productId;
        if (row->variantId)
            ids.variants += *row->variantId;
        for (const SupplierId &id : row->variant.supplierIds.value_or(QList<SupplierId>()))
            suppliers += id;
        for (const SupplierMinimum &minimum : row->variant.supplierMinPacks.value_or(QList<SupplierMinimum>()))
            suppliers += minimum.supplierId;
    }
    ids.suppliers = suppliers.values();
    return ids;
}

} // namespace

ProductBatch::ProductBatch(ServiceContext &context, UnitOfWork &work, QString variantPath)
    : m_context(context), m_work(work), m_variantPath(std::move(variantPath)), m_now(context.now())
{}

Status ProductBatch::load(const QList<Result<ProductRow>> &rows)
{
    NamedIds ids = idsOf(rows);
    if (const Status read = loadVariants(ids.variants); !read)
        return read;
    if (const Status read = loadProducts(ids.products); !read)
        return read;
    for (VariantState &state : m_variants)
        state.product = m_productById.value(state.stored.variant.productId);
    const auto suppliers = CatalogueTermsStore(m_context.session(), m_context.tenant()).suppliers(ids.suppliers);
    if (!suppliers)
        return suppliers.error();
    for (const SupplierReference &supplier : *suppliers)
        m_suppliers += supplier.id;
    for (const VariantState &state : m_variants) { // A row may leave them as they are.
        for (const SupplierId &id : state.stored.variant.supplierIds)
            m_suppliers += id;
        for (const SupplierMinimum &minimum : state.stored.variant.supplierMinPacks)
            m_suppliers += minimum.supplierId;
    }
    Result<CatalogueTerms> terms = CatalogueTerms::load(m_context);
    if (!terms)
        return terms.error();
    m_terms = *std::move(terms);
    return {};
}

Status ProductBatch::loadVariants(const QList<VariantId> &ids)
{
    auto found = VariantStore(m_context.session(), m_context.tenant()).findAll(ids);
    if (!found)
        return found.error();
    m_variantById.reserve(found->size());
    for (StoredVariant &stored : *found) {
        if (m_variantById.contains(stored.variant.id))
            continue;
        VariantState &state = m_variants.emplace_back();
        state.storedVersion = stored.variant.version;
        state.stored = std::move(stored);
        m_variantById.insert(state.stored.variant.id, &state);
    }
    return {};
}

/// The variants' products, found by their keys, and of `ids` those that are not among them.
Status ProductBatch::loadProducts(const QList<ProductId> &ids)
{
    const ProductStore store(m_context.session(), m_context.tenant());
    QSet<qint64> keys;
    for (const VariantState &state : m_variants)
        keys += state.stored.productKey;
    if (const Status kept = keepLoaded(store.findByKeys(keys.values())); !kept)
        return kept;
    QSet<ProductId> others;
    for (const ProductId &id : ids) {
        if (!m_productById.contains(id))
            others += id;
    }
    return keepLoaded(store.findAll(others.values()));
}

Status ProductBatch::keepLoaded(Result<QList<StoredProduct>> found)
{
    if (!found)
        return found.error();
    m_productById.reserve(m_productById.size() + found->size());
    for (StoredProduct &stored : *found) {
        ProductState &state = m_products.emplace_back();
        state.storedVersion = stored.product.version;
        state.stored = std::move(stored);
        m_productById.insert(state.stored.product.id, &state);
    }
    return {};
}

const Product *ProductBatch::product(ProductId id) const
{
    const ProductState *state = m_productById.value(id);
    return state ? &state->stored.product : nullptr;
}

const Variant *ProductBatch::variant(VariantId id) const
{
    const VariantState *state = m_variantById.value(id);
    return state ? &state->stored.variant : nullptr;
}

Result<ProductRowOutcome> ProductBatch::apply(const ProductRow &row)
{
    const Result<Target> target = targetOf(row);
    if (!target)
        return target.error();
    Warnings warnings;
    NewState after;
    Result<Product> product = productAfter(*target, row, warnings);
    if (!product)
        return product.error();
    after.product = *std::move(product);
    if (!target->product && !row.hasVariant)
        return withoutVariant();
    if (row.hasVariant) {
        Result<Variant> variant = variantAfter(*target, row, warnings);
        if (!variant)
            return variant.error();
        after.variant = *std::move(variant);
    }
    if (row.product.productType)
        m_terms.useProductType(after.product.productType);
    ProductRowOutcome outcome = keep(*target, std::move(after));
    outcome.warnings = warnings;
    return outcome;
}

Result<ProductBatch::Target> ProductBatch::targetOf(const ProductRow &row) const
{
    Target target;
    if (row.productId) {
        target.product = m_productById.value(*row.productId);
        if (!target.product)
            return missing("product", u"productId"_s, row.productId->text());
    }
    if (!row.variantId)
        return target;
    const QString field = m_variantPath + u"variantId"_s;
    target.variant = m_variantById.value(*row.variantId);
    if (!target.variant)
        return missing("variant", field, row.variantId->text());
    if (target.product && target.variant->product != target.product)
        return refused("variant_not_on_product", field,
                       u"The variant %1 is one of another product, %2."_s.arg(
                           quoted(row.variantId->text()), quoted(target.variant->product->stored.product.id.text())));
    target.product = target.variant->product;
    return target;
}

Result<Product> ProductBatch::productAfter(const Target &target, const ProductRow &row, Warnings &warnings) const
{
    Result<Product> product = patched(target.product ? target.product->stored.product : Product(), row.product);
    if (!product)
        return product;
    if (row.product.category)
        product->category = m_terms.category(product->category, warnings);
    if (row.product.productType)
        product->productType = m_terms.productType(product->productType, warnings);
    return product;
}

Result<Variant> ProductBatch::variantAfter(const Target &target, const ProductRow &row, Warnings &warnings) const
{
    Result<Variant> variant =
        patched(target.variant ? target.variant->stored.variant : Variant(), row.variant, m_variantPath);
    if (!variant)
        return variant;
    if (const Status known = checkSuppliers(row.variant); !known)
        return known.error();
    if (row.variant.colors)
        variant->colors = m_terms.colours(variant->colors, warnings);
    return variant;
}

Status ProductBatch::checkSuppliers(const VariantPatch &patch) const
{
    if (patch.supplierIds) {
        for (qsizetype at = 0; at < patch.supplierIds->size(); ++at) {
            const SupplierId &id = patch.supplierIds->at(at);
            if (!m_suppliers.contains(id))
                return missing("supplier", rowOf(m_variantPath + u"supplierIds"_s, at), id.text());
        }
    }
    if (patch.supplierMinPacks) {
        for (qsizetype at = 0; at < patch.supplierMinPacks->size(); ++at) {
            const SupplierId &id = patch.supplierMinPacks->at(at).supplierId;
            const QString list = m_variantPath + u"supplierMinPacks"_s;
            if (!m_suppliers.contains(id))
                return missing("supplier", rowOf(list, at) + u".supplierId"_s, id.text());
        }
    }
    return {};
}

ProductRowOutcome ProductBatch::keep(Target target, NewState &&after)
{
    ProductRowOutcome outcome;
    const bool isNew = !target.product;
    bool isChanged = false;
    if (isNew)
        target.product = keepNewProduct(std::move(after.product));
    else
        isChanged = keepProduct(*target.product, std::move(after.product));
    if (after.variant && !target.variant) {
        target.variant = keepNewVariant(*target.product, *std::move(after.variant));
        outcome.variantAction = RowAction::Created;
        isChanged = true;
    } else if (after.variant) {
        const bool isVariantChanged = keepVariant(*target.variant, *std::move(after.variant));
        outcome.variantAction = isVariantChanged ? RowAction::Updated : RowAction::Unchanged;
        isChanged = isChanged || isVariantChanged;
    }
    Product &product = target.product->stored.product;
    if (!isNew && isChanged) {
        target.product->isTouched = true;
        product.updatedAt = m_now;
        ++product.version;
        m_work.changed(Resource::Product, product.id, ChangeAction::Updated);
    }
    outcome.action = isNew ? RowAction::Created : isChanged ? RowAction::Updated : RowAction::Unchanged;
    outcome.productId = product.id;
    if (target.variant)
        outcome.variantId = target.variant->stored.variant.id;
    return outcome;
}

ProductBatch::ProductState *ProductBatch::keepNewProduct(Product &&product)
{
    ProductState &state = m_products.emplace_back();
    state.stored.product = std::move(product);
    Product &made = state.stored.product;
    made.id = ProductId::create();
    made.createdAt = made.updatedAt = m_now;
    made.version = 1;
    m_productById.insert(made.id, &state);
    m_work.changed(Resource::Product, made.id, ChangeAction::Created);
    return &state;
}

bool ProductBatch::keepProduct(ProductState &state, Product &&product)
{
    if (product == state.stored.product)
        return false;
    state.isRewritten = true;
    state.isRetyped = state.isRetyped || product.productType != state.stored.product.productType;
    state.stored.product = std::move(product);
    return true;
}

ProductBatch::VariantState *ProductBatch::keepNewVariant(ProductState &product, Variant &&variant)
{
    VariantState &state = m_variants.emplace_back();
    state.product = &product;
    product.isRewritten = true;
    state.stored.variant = std::move(variant);
    Variant &made = state.stored.variant;
    made.id = VariantId::create();
    made.productId = product.stored.product.id;
    made.createdAt = made.updatedAt = m_now;
    made.version = 1;
    m_variantById.insert(made.id, &state);
    m_work.changed(Resource::Variant, made.id, ChangeAction::Created, made.productId);
    return &state;
}

bool ProductBatch::keepVariant(VariantState &state, Variant &&variant)
{
    const Variant &before = state.stored.variant;
    if (variant == before)
        return false;
    state.isRewritten = true;
    if (!isFoundAlike(variant, before))
        state.product->isRewritten = true;
    if (variant.unitsPerPack != before.unitsPerPack && state.stored.key != 0)
        m_work.marks().variants += state.stored.key;
    variant.updatedAt = m_now;
    ++variant.version;
    state.stored.variant = std::move(variant);
    m_work.changed(Resource::Variant, state.stored.variant.id, ChangeAction::Updated, state.product->stored.product.id);
    return true;
}

} // namespace stemdesk

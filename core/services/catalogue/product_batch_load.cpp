#include "core/base/text.h"
#include "core/services/catalogue/product_batch.h"
#include "core/services/service_context.h"
#include "core/storage/engine/session.h"
#include "core/storage/external_id_store.h"

namespace stemdesk {

/// Everything the rows of a batch name.
struct ProductBatch::NamedIds {
    QList<ProductId> products;
    QList<VariantId> variants;
    QSet<SupplierId> suppliers; // The same few on all rows.
    QStringList externalOfProducts;
    QStringList externalOfVariants;
    QStringList skus; ///< The skus that variants are matched by.
    bool hasTerms = false; ///< Colours, categories or types.

    void add(const std::optional<VariantId> &id, const VariantPatch &patch, bool matchesSku)
    {
        hasTerms = hasTerms || patch.colors;
        if (id)
            variants += *id;
        if (const QString externalId = asStored(patch.externalId); !externalId.isEmpty())
            externalOfVariants += externalId;
        if (const QString sku = matchesSku ? asStored(patch.sku) : QString(); !sku.isEmpty())
            skus += sku;
        for (const SupplierId &supplier : patch.supplierIds.value_or(QList<SupplierId>()))
            suppliers += supplier;
        for (const SupplierMinimum &minimum : patch.supplierMinPacks.value_or(QList<SupplierMinimum>()))
            suppliers += minimum.supplierId;
        for (const SupplierPack &pack : patch.supplierPacks.value_or(QList<SupplierPack>()))
            suppliers += pack.supplierId;
        for (const SupplierCode &code : patch.supplierCodes.value_or(QList<SupplierCode>()))
            suppliers += code.supplierId;
    }
    static NamedIds of(const QList<Result<ProductRow>> &rows);
};

ProductBatch::NamedIds ProductBatch::NamedIds::of(const QList<Result<ProductRow>> &rows)
{
    NamedIds ids;
    for (const Result<ProductRow> &row : rows) {
        if (!row)
            continue;
        if (row->productId)
            ids.products += *row->productId;
        if (const QString externalId = asStored(row->product.externalId); !externalId.isEmpty())
            ids.externalOfProducts += externalId;
        ids.hasTerms = ids.hasTerms || row->product.category || row->product.productType;
        ids.add(row->variantId, row->variant, row->matchesSku);
        for (const VariantRow &variant : row->variants.value_or(QList<VariantRow>()))
            ids.add(variant.variantId, variant.variant, row->matchesSku);
    }
    return ids;
}

namespace {

template <class IdType>
Status addCalled(const ServiceContext &context, Resource resource, const QStringList &externalIds, QList<IdType> &ids)
{
    const auto found = TRY(context.store<ExternalIdStore>().findAll(resource, externalIds));
    for (const IdBytes &id : found)
        ids += IdType(id);
    return {};
}

void addSuppliersOf(const Variant &variant, QSet<SupplierId> &suppliers)
{
    for (const SupplierId &id : variant.supplierIds)
        suppliers += id;
    for (const SupplierMinimum &minimum : variant.supplierMinPacks)
        suppliers += minimum.supplierId;
    for (const SupplierPack &pack : variant.supplierPacks)
        suppliers += pack.supplierId;
    for (const SupplierCode &code : variant.supplierCodes)
        suppliers += code.supplierId;
}

} // namespace

QString asStored(const std::optional<QString> &text)
{
    return text ? lineText(*text, {}).value_or(QString()) : QString();
}

Status ProductBatch::load(const QList<Result<ProductRow>> &rows)
{
    NamedIds ids = NamedIds::of(rows);
    askFor(ids);
    TRY(addCalled(m_context, Resource::Product, ids.externalOfProducts, ids.products));
    TRY(addCalled(m_context, Resource::Variant, ids.externalOfVariants, ids.variants));
    const auto withSkus = TRY(m_context.store<VariantStore>().idsWithSkus(ids.skus));
    TRY(loadVariants(ids.variants + withSkus));
    TRY(loadProducts(ids.products));
    m_matchesSkus = !ids.skus.isEmpty();
    for (VariantState &state : m_variants)
        nameAnew(state, {});
    for (ProductState &state : m_products)
        nameAnew(state, {});
    const auto suppliers = m_context.store<CatalogueTermsStore>().suppliers(ids.suppliers.values());
    if (!suppliers)
        return suppliers.error();
    for (const SupplierReference &supplier : *suppliers)
        m_suppliers += supplier.id;
    for (const VariantState &state : m_variants) // Because a row may keep them.
        addSuppliersOf(state.stored.variant, m_suppliers);
    if (ids.hasTerms)
        m_terms = TRY(CatalogueTerms::load(m_context));
    m_now = m_context.now();
    return {};
}

/// Prefetches whatever does not depend on another read.
void ProductBatch::askFor(const NamedIds &ids) const
{
    m_context.session().together([&] {
        const auto variants = m_context.store<VariantStore>();
        const auto terms = m_context.store<CatalogueTermsStore>();
        (void)variants.rowsOf(ids.variants);
        (void)terms.suppliers(ids.suppliers.values());
        if (ids.hasTerms)
            (void)CatalogueTerms::load(m_context);
    });
}

Status ProductBatch::loadVariants(const QList<VariantId> &ids)
{
    auto found = TRY(m_context.store<VariantStore>().rowsOf(ids));
    m_variantById.reserve(found.size());
    for (StoredVariant &stored : found) {
        VariantState *&known = m_variantById[stored.variant.id];
        if (known)
            continue;
        VariantState &state = m_variants.emplace_back();
        state.storedVersion = stored.variant.version;
        state.stored = std::move(stored);
        known = &state;
    }
    return {};
}

/// Loads the variants' products by key, and those of `ids` that are not among them.
Status ProductBatch::loadProducts(const QList<ProductId> &ids)
{
    const auto store = m_context.store<ProductStore>();
    QHash<qint64, ProductState *> byKey;
    byKey.reserve(qsizetype(m_variants.size()));
    for (const VariantState &state : m_variants)
        byKey.insert(state.stored.productKey, nullptr);
    TRY(keepLoaded(store.findByKeys(byKey.keys())));
    for (ProductState &state : m_products)
        byKey[state.stored.key] = &state;
    for (VariantState &state : m_variants) {
        state.product = byKey.value(state.stored.productKey);
        state.stored.variant.productId = state.product->stored.product.id;
    }
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
        state.stored = std::move(stored);
        m_productById.insert(state.stored.product.id, &state);
    }
    return {};
}

/// Indexes the product under its external id instead of `before`.
void ProductBatch::nameAnew(ProductState &state, const QString &before)
{
    const QString &externalId = state.stored.product.externalId;
    if (!before.isEmpty())
        m_productByExternalId.remove(before);
    if (!externalId.isEmpty())
        m_productByExternalId.insert(externalId, &state);
    if (state.stored.key != 0 && !before.isEmpty() && before != externalId)
        m_unnamedProducts += state.stored.key;
}

void ProductBatch::nameAnew(VariantState &state, const Variant &before)
{
    const Variant &variant = state.stored.variant;
    if (!before.externalId.isEmpty())
        m_variantByExternalId.remove(before.externalId);
    if (!variant.externalId.isEmpty())
        m_variantByExternalId.insert(variant.externalId, &state);
    if (state.stored.key != 0 && !before.externalId.isEmpty() && before.externalId != variant.externalId)
        m_unnamedVariants += state.stored.key;
    if (!m_matchesSkus)
        return;
    if (!before.sku.isEmpty())
        m_variantsBySku[before.sku].removeOne(&state);
    if (!variant.sku.isEmpty())
        m_variantsBySku[variant.sku].append(&state);
}

} // namespace stemdesk

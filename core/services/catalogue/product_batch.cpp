#include "core/services/catalogue/product_batch.h"

#include "core/base/wording.h"
#include "core/domain/field_rules.h"
#include "core/services/catalogue/product_texts.h"
#include "core/services/service_context.h"
#include "core/services/taken.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/product_search_text.h"
#include "core/storage/external_id_store.h"

#include <QMap>

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Variant fields in the search words and tags of its product.
constexpr VariantFieldSet kFoundBy{VariantField::Name,   VariantField::Sku,         VariantField::StemLength,
                                   VariantField::Colors, VariantField::SupplierIds, VariantField::SupplierCodes};
/// Variant fields that the totals and figures of events depend on.
constexpr VariantFieldSet kBoughtBy{VariantField::UnitsPerPack, VariantField::SupplierPacks, VariantField::SparePercent,
                                    VariantField::OwnedUnits};
/// Variant fields by which rows find it.
constexpr VariantFieldSet kNamedBy{VariantField::Sku, VariantField::ExternalId};

Error withoutVariant()
{
    return refused(
        "variant_required", u"variant"_s,
        u"A new product comes with its first variant: give \"variant\", or the \"productId\" of a product that "
        "is there."_s);
}

Error notOnProduct(const QString &field, const VariantId &variant, const ProductId &product)
{
    return refused(
        "variant_not_on_product", field,
        u"The variant %1 is one of another product, %2."_s.arg(quoted(variant.text()), quoted(product.text())));
}

} // namespace

ProductBatch::ProductBatch(ServiceContext &context, UnitOfWork &work, QString variantPath)
    : m_context(context), m_work(work), m_variantPath(std::move(variantPath))
{}

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
    const GivenVariants given = givenIn(row);
    const Target target = TRY(targetOf(row, given));
    Warnings warnings;
    NewState after;
    Product product = TRY(productAfter(target, row, warnings));
    after.product = std::move(product);
    if (!target.product && given.isEmpty())
        return withoutVariant();
    for (qsizetype at = 0; at < given.size(); ++at) {
        Variant variant = TRY(variantAfter(target.variants.at(at), given.at(at), warnings));
        after.variants.append(std::move(variant));
    }
    TRY(requireFreeIds(target, after, given));
    if (row.product.productType)
        m_terms.useProductType(after.product.productType);
    VariantOutcomes variants;
    ProductRowOutcome outcome = keep(target, std::move(after), variants);
    outcome.warnings = warnings;
    if (row.variants) {
        outcome.variants.emplace(variants.cbegin(), variants.cend());
    } else if (!variants.isEmpty()) {
        outcome.variantAction = variants.front().action;
        outcome.variantId = variants.front().id;
    }
    return outcome;
}

Result<Product> ProductBatch::productAfter(const Target &target, const ProductRow &row, Warnings &warnings) const
{
    static const Product kNothing;
    const Product &before = target.product ? target.product->stored.product : kNothing;
    Result<Product> product = patched(before, changesOf(before, row.product));
    if (!product)
        return product;
    if (row.product.category)
        product->category = m_terms.category(product->category, warnings);
    if (row.product.productType)
        product->productType = m_terms.productType(product->productType, warnings);
    return product;
}

Result<Variant> ProductBatch::variantAfter(const VariantState *state, const GivenVariant &given,
                                           Warnings &warnings) const
{
    static const Variant kNothing;
    const Variant &before = state ? state->stored.variant : kNothing;
    const VariantPatch changes = changesOf(before, *given.patch);
    Result<Variant> variant = patched(before, changes, given.path);
    if (!variant)
        return variant;
    TRY(checkSuppliers(changes, given.path));
    if (given.patch->colors)
        variant->colors = m_terms.colours(variant->colors, warnings);
    return variant;
}

Status ProductBatch::checkSuppliers(const VariantPatch &patch, const QString &path) const
{
    if (patch.supplierIds) {
        for (qsizetype at = 0; at < patch.supplierIds->size(); ++at) {
            const SupplierId &id = patch.supplierIds->at(at);
            if (!m_suppliers.contains(id))
                return missing("supplier", rowOf(path + u"supplierIds"_s, at), id.text());
        }
    }
    if (patch.supplierMinPacks) {
        TRY(checkSuppliersOf(*patch.supplierMinPacks, path + u"supplierMinPacks"_s));
    }
    if (patch.supplierPacks) {
        TRY(checkSuppliersOf(*patch.supplierPacks, path + u"supplierPacks"_s));
    }
    return patch.supplierCodes ? checkSuppliersOf(*patch.supplierCodes, path + u"supplierCodes"_s) : Status();
}

template <class Row>
Status ProductBatch::checkSuppliersOf(const QList<Row> &rows, const QString &list) const
{
    for (qsizetype at = 0; at < rows.size(); ++at) {
        const SupplierId &id = rows.at(at).supplierId;
        if (!m_suppliers.contains(id))
            return missing("supplier", rowOf(list, at) + u".supplierId"_s, id.text());
    }
    return {};
}

ProductRowOutcome ProductBatch::keep(Target target, NewState &&after, VariantOutcomes &variants)
{
    ProductRowOutcome outcome;
    const bool isNew = !target.product;
    bool isChanged = false;
    if (isNew)
        target.product = keepNewProduct(std::move(after.product));
    else
        isChanged = keepProduct(*target.product, std::move(after.product));
    for (qsizetype at = 0; at < after.variants.size(); ++at) {
        const VariantRowOutcome kept = keep(*target.product, target.variants.at(at), std::move(after.variants[at]));
        isChanged = isChanged || kept.action != RowAction::Unchanged;
        variants.append(kept);
    }
    Product &product = target.product->stored.product;
    if (!isNew && isChanged) {
        keepBefore(*target.product);
        target.product->isTouched = true;
        product.updatedAt = m_now;
        ++product.version;
        m_work.changed(Resource::Product, product.id, ChangeAction::Updated);
    }
    outcome.action = isNew ? RowAction::Created : isChanged ? RowAction::Updated : RowAction::Unchanged;
    outcome.productId = product.id;
    return outcome;
}

VariantRowOutcome ProductBatch::keep(ProductState &product, VariantState *state, Variant &&variant)
{
    if (!state)
        return {.action = RowAction::Created, .id = keepNewVariant(product, std::move(variant))->stored.variant.id};
    const bool isChanged = keepVariant(*state, std::move(variant));
    return {.action = isChanged ? RowAction::Updated : RowAction::Unchanged, .id = state->stored.variant.id};
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
    nameAnew(state, {});
    m_work.changed(Resource::Product, made.id, ChangeAction::Created);
    return &state;
}

void ProductBatch::keepBefore(ProductState &state)
{
    if (!state.before)
        state.before = state.stored.product;
}

bool ProductBatch::keepProduct(ProductState &state, Product &&product)
{
    if (product == state.stored.product)
        return false;
    keepBefore(state);
    state.isRewritten = true;
    state.isRetyped = state.isRetyped || product.productType != state.stored.product.productType;
    const QString calledBefore = state.stored.product.externalId;
    state.stored.product = std::move(product);
    nameAnew(state, calledBefore);
    return true;
}

ProductBatch::VariantState *ProductBatch::keepNewVariant(ProductState &product, Variant &&variant)
{
    VariantState &state = m_variants.emplace_back();
    state.product = &product;
    product.isRewritten = true;
    product.added.append(&state.stored.variant);
    state.stored.variant = std::move(variant);
    Variant &made = state.stored.variant;
    made.id = VariantId::create();
    made.productId = product.stored.product.id;
    made.createdAt = made.updatedAt = m_now;
    made.version = 1;
    m_variantById.insert(made.id, &state);
    nameAnew(state, {});
    m_work.changed(Resource::Variant, made.id, ChangeAction::Created, made.productId);
    return &state;
}

bool ProductBatch::keepVariant(VariantState &state, Variant &&variant)
{
    const VariantFieldSet difference = differenceOf(state.stored.variant, variant);
    if (difference.isEmpty())
        return false;
    state.changed |= difference;
    if (difference.hasAnyOf(kFoundBy))
        state.product->isRewritten = true;
    if (difference.hasAnyOf(kBoughtBy) && state.stored.key != 0)
        m_work.marks().variants += state.stored.key;
    variant.updatedAt = m_now;
    ++variant.version;
    const Variant before = std::exchange(state.stored.variant, std::move(variant));
    if (difference.hasAnyOf(kNamedBy))
        nameAnew(state, before);
    m_work.changed(Resource::Variant, before.id, ChangeAction::Updated, state.product->stored.product.id);
    return true;
}

ProductBatch::GivenVariants ProductBatch::givenIn(const ProductRow &row) const
{
    GivenVariants given;
    if (row.hasVariant)
        given.append({row.variantId, &row.variant, m_variantPath});
    if (!row.variants)
        return given;
    for (const VariantRow &variant : *row.variants)
        given.append({variant.variantId, &variant.variant, rowOf(u"variants"_s, given.size()) + u'.'});
    return given;
}

/// The variant that a row refers to; nullptr if it has to be created.
Result<ProductBatch::VariantState *> ProductBatch::stateOf(const GivenVariant &given, bool matchesSku) const
{
    if (given.id) {
        VariantState *state = m_variantById.value(*given.id);
        if (!state)
            return missing("variant", given.path + u"variantId"_s, given.id->text());
        return state;
    }
    if (VariantState *state = m_variantByExternalId.value(asStored(given.patch->externalId)))
        return state;
    if (!matchesSku)
        return nullptr;
    const QString sku = asStored(given.patch->sku);
    if (sku.isEmpty())
        return required(given.path + u"sku"_s);
    const QList<VariantState *> matching = m_variantsBySku.value(sku);
    if (matching.size() > 1)
        return refused(
            "sku_ambiguous", given.path + u"sku"_s,
            u"The sku %1 is that of %2 variants: name the one that is meant by its variantId."_s.arg(quoted(sku))
                .arg(matching.size()));
    return matching.isEmpty() ? nullptr : matching.constFirst();
}

Result<ProductBatch::ProductState *> ProductBatch::productOf(const ProductRow &row, const GivenVariants &given) const
{
    if (row.productId) {
        ProductState *state = m_productById.value(*row.productId);
        if (!state)
            return missing("product", u"productId"_s, row.productId->text());
        return state;
    }
    const bool hasIds = std::ranges::any_of(given, [](const GivenVariant &one) { return one.id.has_value(); });
    return hasIds ? nullptr : m_productByExternalId.value(asStored(row.product.externalId));
}

Result<ProductBatch::Target> ProductBatch::targetOf(const ProductRow &row, const GivenVariants &given) const
{
    Target target;
    ProductState *product = TRY(productOf(row, given));
    target.product = product;
    for (const GivenVariant &one : given) {
        VariantState *variant = TRY(stateOf(one, row.matchesSku));
        VariantState *state = variant;
        if (state && target.variants.contains(state))
            return invalid(
                u"variants"_s,
                u"Two of the row's variants are the same one, %1."_s.arg(quoted(state->stored.variant.id.text())));
        if (state && target.product && state->product != target.product)
            return notOnProduct(one.path + u"variantId"_s, state->stored.variant.id, state->product->stored.product.id);
        if (state)
            target.product = state->product;
        target.variants.append(state);
    }
    return target;
}

/// Checks the external ids that the row's objects will have.
Status ProductBatch::requireFreeIds(const Target &target, const NewState &after, const GivenVariants &given) const
{
    const QString &ofProduct = after.product.externalId;
    const ProductState *product = m_productByExternalId.value(ofProduct);
    if (!ofProduct.isEmpty() && product && product != target.product)
        return externalIdTaken(ofProduct, product->stored.product.id.text());
    QSet<QString> taken;
    for (qsizetype at = 0; at < given.size(); ++at) {
        const QString &externalId = after.variants.at(at).externalId;
        if (externalId.isEmpty())
            continue;
        const VariantState *owner = m_variantByExternalId.value(externalId);
        if ((owner && owner != target.variants.at(at)) || taken.contains(externalId))
            return externalIdTaken(externalId, owner ? owner->stored.variant.id.text() : QByteArray(),
                                   given.at(at).path);
        taken += externalId;
    }
    return {};
}

Status ProductBatch::write()
{
    TRY(m_terms.writeNewTypes(m_context, m_work));
    TRY(releaseExternalIds());
    TRY(writeNewProducts());
    TRY(writeNewVariants());
    TRY(writeChangedVariants());
    TRY(writeChangedProducts());
    return markRetyped();
}

/// A later row may take the external id that an earlier one released, and be written first.
Status ProductBatch::releaseExternalIds()
{
    const auto store = m_context.store<ExternalIdStore>();
    for (const auto &[resource, keys] :
         {std::pair(Resource::Product, &m_unnamedProducts), std::pair(Resource::Variant, &m_unnamedVariants)}) {
        if (keys->isEmpty())
            continue;
        TRY(store.release(resource, keys->values()));
    }
    return {};
}

Status ProductBatch::writeNewProducts()
{
    QList<Product> products;
    QStringList texts;
    for (const ProductState &state : m_products) {
        if (state.stored.key != 0)
            continue;
        texts += productSearchText(m_context.tenant(), state.stored.product, state.added);
        products += state.stored.product;
    }
    if (products.isEmpty())
        return {};
    const auto keys = TRY(m_context.store<ProductStore>().insert(products, texts));
    auto key = keys.cbegin();
    for (ProductState &state : m_products) {
        if (state.stored.key != 0)
            continue;
        state.stored.key = *key++;
        state.isTouched = state.isRewritten = state.isRetyped = false; // Inserted in its final state.
    }
    return {};
}

Status ProductBatch::writeNewVariants()
{
    QList<StoredVariant> variants;
    for (VariantState &state : m_variants) {
        if (state.stored.key != 0)
            continue;
        state.stored.productKey = state.product->stored.key;
        state.changed = {};
        variants += state.stored;
    }
    if (variants.isEmpty())
        return {};
    const auto keys = m_context.store<VariantStore>().insert(variants);
    return keys ? Status() : Status(keys.error());
}

Status ProductBatch::writeChangedVariants()
{
    QList<VariantUpdate> updates;
    for (const VariantState &state : m_variants) {
        if (!state.changed.isEmpty())
            updates.append({.stored = &state.stored, .storedVersion = state.storedVersion, .changed = state.changed});
    }
    return m_context.store<VariantStore>().update(updates);
}

Status ProductBatch::writeChangedProducts()
{
    auto store = m_context.store<ProductStore>();
    QList<ProductUpdate> rewrites;
    QMap<int, QList<qint64>> touched; // By the number of rows that touched them.
    for (const ProductState &state : m_products) {
        if (!state.isTouched)
            continue;
        if (state.isRewritten)
            rewrites.append({.stored = state.stored, .before = *state.before, .text = {}});
        else
            touched[state.stored.product.version - state.before->version] += state.stored.key;
    }
    for (auto keys = touched.cbegin(); keys != touched.cend(); ++keys) {
        TRY(store.touch(keys.value(), keys.key(), m_now));
    }
    return rewriteProducts(m_context, rewrites);
}

Status ProductBatch::markRetyped()
{
    QList<qint64> keys;
    for (const ProductState &state : m_products) {
        if (state.isRetyped)
            keys += state.stored.key;
    }
    if (keys.isEmpty())
        return {};
    const auto variants = TRY(m_context.store<VariantStore>().ofProducts(keys));
    for (const StoredVariant &stored : variants)
        m_work.marks().variants += stored.key;
    return {};
}

} // namespace stemdesk

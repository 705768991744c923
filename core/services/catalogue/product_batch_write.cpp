#include "core/services/catalogue/product_batch.h"
#include "core/services/catalogue/product_texts.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/product_search_text.h"
#include "core/storage/external_id_store.h"

#include <QMap>

#include <utility>

namespace stemdesk {

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
    const ExternalIdStore store(m_context.session(), m_context.tenant());
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
    const auto keys = TRY(ProductStore(m_context.session(), m_context.tenant()).insert(products, texts));
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
    const auto keys = VariantStore(m_context.session(), m_context.tenant()).insert(variants);
    return keys ? Status() : Status(keys.error());
}

Status ProductBatch::writeChangedVariants()
{
    QList<VariantUpdate> updates;
    for (const VariantState &state : m_variants) {
        if (!state.changed.isEmpty())
            updates.append({.stored = &state.stored, .storedVersion = state.storedVersion, .changed = state.changed});
    }
    return VariantStore(m_context.session(), m_context.tenant()).update(updates);
}

Status ProductBatch::writeChangedProducts()
{
    ProductStore store(m_context.session(), m_context.tenant());
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
    const auto variants = TRY(VariantStore(m_context.session(), m_context.tenant()).ofProducts(keys));
    for (const StoredVariant &stored : variants)
        m_work.marks().variants += stored.key;
    return {};
}

} // namespace stemdesk

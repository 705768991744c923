#include "core/services/catalogue/product_texts.h"

#include "core/services/service_context.h"
#include "core/storage/catalogue/product_search.h"
#include "core/storage/catalogue/variant_store.h"

namespace stemdesk {

Status rewriteProducts(ServiceContext &context, const QList<ProductRewrite> &rewrites)
{
    if (rewrites.isEmpty())
        return {};
    QList<qint64> keys;
    for (const ProductRewrite &rewrite : rewrites)
        keys += rewrite.stored.key;
    ProductStore products(context.session(), context.tenant());
    const auto texts = products.searchTexts(keys);
    if (!texts)
        return texts.error();
    const auto variants = VariantStore(context.session(), context.tenant()).ofProducts(keys);
    if (!variants)
        return variants.error();
    QHash<qint64, QList<Variant>> variantsOf;
    for (const StoredVariant &stored : *variants)
        variantsOf[stored.productKey] += stored.variant;
    for (const ProductRewrite &rewrite : rewrites) {
        Product product = rewrite.stored.product;
        product.variants = variantsOf.value(rewrite.stored.key);
        const SearchTextChange text{.before = texts->value(rewrite.stored.key),
                                    .after = productSearchText(context.tenant(), product)};
        if (const Status stored = products.update(rewrite.stored, rewrite.storedVersion, text); !stored)
            return stored;
    }
    return {};
}

} // namespace stemdesk

#include "core/services/catalogue/product_texts.h"

#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/product_search_text.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/engine/session.h"

namespace stemdesk {

Status rewriteProducts(ServiceContext &context, QList<ProductUpdate> updates)
{
    if (updates.isEmpty())
        return {};
    QList<qint64> keys;
    for (const ProductUpdate &update : std::as_const(updates))
        keys += update.stored.key;
    auto products = context.store<ProductStore>();
    const auto variantStore = context.store<VariantStore>();
    context.session().together([&] {
        (void)products.searchTexts(keys);
        (void)variantStore.ofProducts(keys);
    });
    const auto texts = TRY(products.searchTexts(keys));
    const auto variants = TRY(variantStore.ofProducts(keys));
    QHash<qint64, QList<Variant>> variantsOf;
    for (const StoredVariant &stored : variants)
        variantsOf[stored.productKey] += stored.variant;
    for (ProductUpdate &update : updates) {
        Product product = update.stored.product;
        product.variants = variantsOf.value(update.stored.key);
        update.text = {.before = texts.value(update.stored.key), .after = productSearchText(context.tenant(), product)};
    }
    return products.update(updates);
}

ProductUpdate rewriteOf(const ServiceContext &context, UnitOfWork &work, const Product &before, StoredProduct after)
{
    after.product.version = before.version + 1;
    after.product.updatedAt = context.now();
    work.changed(Resource::Product, after.product.id, ChangeAction::Updated);
    return {.stored = std::move(after), .before = before, .text = {}};
}

} // namespace stemdesk

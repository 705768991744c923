#include "core/services/catalogue/product_tags.h"

#include "core/base/text.h"
#include "core/services/catalogue/product_texts.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/product_search.h"
#include "core/storage/catalogue/variant_store.h"

#include <QSet>

#include <functional>

namespace stemdesk {

namespace {

constexpr int kStep = 500;

/// Calls `rename` with the products that have the tag, in batches.
Status forTagged(ServiceContext &context, const QString &tag,
                 const std::function<Status(QList<StoredProduct> &)> &rename)
{
    const ProductStore store(context.session(), context.tenant());
    for (qint64 after = 0;;) {
        const auto keys = TRY(store.matching({}, {tag}, after, kStep));
        if (keys.isEmpty())
            return {};
        after = keys.constLast();
        auto products = TRY(store.findByKeys(keys));
        TRY(rename(products));
    }
}

/// The colours with one renamed, or as they were; a colour is kept once.
QStringList renamed(const QStringList &colours, const QString &folded, const QString &after)
{
    QStringList list;
    QSet<QString> seen;
    for (const QString &colour : colours) {
        const QString name = caseFolded(colour) == folded ? after : colour;
        const QString key = caseFolded(name);
        if (seen.contains(key))
            continue;
        seen += key;
        list += name;
    }
    return list;
}

ProductUpdate rewrite(StoredProduct stored, UnitOfWork &work, Instant now)
{
    const int storedVersion = stored.product.version++;
    stored.product.updatedAt = now;
    work.changed(Resource::Product, stored.product.id, ChangeAction::Updated);
    return {.stored = std::move(stored), .storedVersion = storedVersion, .text = {}};
}

/// Keys of the products whose variants changed.
Result<QSet<qint64>> renameVariants(ServiceContext &context, UnitOfWork &work, const QList<StoredProduct> &products,
                                    const QString &before, const QString &after)
{
    QHash<qint64, ProductId> ids;
    for (const StoredProduct &stored : products)
        ids.insert(stored.key, stored.product.id);
    VariantStore store(context.session(), context.tenant());
    auto variants = TRY(store.ofProducts(ids.keys()));
    QSet<qint64> changed;
    QList<VariantUpdate> updates;
    for (StoredVariant &stored : variants) {
        const QStringList colours = renamed(stored.variant.colors, caseFolded(before), after);
        if (colours == stored.variant.colors)
            continue;
        stored.variant.colors = colours;
        stored.variant.updatedAt = context.now();
        const int storedVersion = stored.variant.version++;
        updates.append({.stored = stored, .storedVersion = storedVersion});
        work.changed(Resource::Variant, stored.variant.id, ChangeAction::Updated, ids.value(stored.productKey));
        changed += stored.productKey;
    }
    TRY(store.update(updates));
    return changed;
}

} // namespace

Status renameColourOnVariants(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after)
{
    return forTagged(context, colourTag(context.tenant(), before), [&](QList<StoredProduct> &products) -> Status {
        const auto changed = TRY(renameVariants(context, work, products, before, after));
        QList<ProductUpdate> rewrites;
        for (const StoredProduct &stored : std::as_const(products)) {
            if (changed.contains(stored.key))
                rewrites += rewrite(stored, work, context.now());
        }
        return rewriteProducts(context, rewrites);
    });
}

Status renameCategoryOnProducts(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after)
{
    return forTagged(context, categoryTag(context.tenant(), before), [&](QList<StoredProduct> &products) {
        QList<ProductUpdate> rewrites;
        for (StoredProduct &stored : products) {
            if (stored.product.category == after)
                continue;
            stored.product.category = after;
            rewrites += rewrite(stored, work, context.now());
        }
        return rewriteProducts(context, rewrites);
    });
}

} // namespace stemdesk

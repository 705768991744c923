#include "core/services/catalogue/catalogue_overview_service.h"

#include "core/services/catalogue/supplier_offers.h"
#include "core/services/service_context.h"
#include "core/storage/catalogue/product_store.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/catalogue/variant_usage_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/prices/price_entry_store.h"
#include "core/storage/prices/price_list_store.h"

#include <algorithm>

namespace stemdesk {

Result<QList<Product>> CatalogueOverviewService::products(const QList<ProductId> &ids) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    auto found = ProductStore(m_context.session(), m_context.tenant()).findAll(ids);
    if (!found)
        return found.error();
    std::ranges::sort(*found, {}, &StoredProduct::key);
    const VariantStore variants(m_context.session(), m_context.tenant());
    if (const Status filled = variants.fill(*found, false); !filled)
        return filled.error();
    QList<Product> products;
    products.reserve(found->size());
    for (StoredProduct &stored : *found)
        products.append(std::move(stored.product));
    return products;
}

Result<QList<VariantMatch>> CatalogueOverviewService::offers(const QList<VariantId> &variants) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    const auto found = VariantStore(m_context.session(), m_context.tenant()).findAll(variants);
    if (!found)
        return found.error();
    QList<qint64> keys;
    for (const StoredVariant &stored : *found) {
        if (!keys.contains(stored.productKey))
            keys += stored.productKey;
    }
    const auto products = ProductStore(m_context.session(), m_context.tenant()).findByKeys(keys);
    if (!products)
        return products.error();
    QHash<qint64, const Product *> productOf;
    for (const StoredProduct &stored : *products)
        productOf.insert(stored.key, &stored.product);
    QList<OfferedVariant> offered;
    for (const StoredVariant &stored : *found)
        offered.append({.stored = stored, .productType = productOf.value(stored.productKey)->productType});
    SupplierOffers offers(m_context);
    if (const Status loaded = offers.load(offered); !loaded)
        return loaded.error();
    QList<VariantMatch> matches;
    for (const OfferedVariant &variant : std::as_const(offered)) {
        for (VariantMatch &match : offers.of(variant)) {
            match.productName = productOf.value(variant.stored.productKey)->name;
            matches += std::move(match);
        }
    }
    return matches;
}

Result<QList<ListedPrice>> CatalogueOverviewService::prices(VariantId variant) const
{
    const auto stored = VariantStore(m_context.session(), m_context.tenant()).find(variant);
    if (!stored)
        return stored.error();
    const auto entries = PriceEntryStore(m_context.session(), m_context.tenant()).ofVariant(stored->key);
    if (!entries)
        return entries.error();
    QHash<qint64, double> lowest;
    for (const StoredPriceEntry &entry : *entries) {
        const double cost = entry.entry.unitCostExclTax;
        const auto known = lowest.find(entry.listKey);
        if (known == lowest.end())
            lowest.insert(entry.listKey, cost);
        else
            *known = std::min(*known, cost);
    }
    const auto lists = PriceListStore(m_context.session(), m_context.tenant()).findByKeys(lowest.keys());
    if (!lists)
        return lists.error();
    QList<ListedPrice> prices;
    for (const StoredPriceList &list : *lists) {
        prices.append({.listName = list.list.name, .date = list.list.date, .unitCostExclTax = lowest.value(list.key)});
    }
    std::ranges::stable_sort(prices, {}, &ListedPrice::date);
    return prices;
}

Result<QList<VariantUse>> CatalogueOverviewService::uses(VariantId variant, int limit) const
{
    const auto stored = VariantStore(m_context.session(), m_context.tenant()).find(variant);
    if (!stored)
        return stored.error();
    const auto found = VariantUsageStore(m_context.session(), m_context.tenant()).events(stored->key, limit);
    if (!found)
        return found.error();
    QList<VariantUse> uses;
    for (const EventUse &use : *found)
        uses.append({.eventId = use.event, .eventName = use.name, .units = use.units});
    return uses;
}

Result<CatalogueCount> CatalogueOverviewService::count(const ProductFilter &filter) const
{
    return ProductStore(m_context.session(), m_context.tenant()).count(filter);
}

Result<ProductReach> CatalogueOverviewService::reach(ProductId product) const
{
    const auto stored = ProductStore(m_context.session(), m_context.tenant()).find(product);
    if (!stored)
        return stored.error();
    const auto variants = VariantStore(m_context.session(), m_context.tenant()).ofProducts({stored->key});
    if (!variants)
        return variants.error();
    QList<qint64> keys;
    for (const StoredVariant &variant : *variants)
        keys += variant.key;
    return reachOf(keys);
}

Result<ProductReach> CatalogueOverviewService::reach(VariantId variant) const
{
    const auto stored = VariantStore(m_context.session(), m_context.tenant()).find(variant);
    if (!stored)
        return stored.error();
    return reachOf({stored->key});
}

Result<ProductReach> CatalogueOverviewService::reachOf(const QList<qint64> &variants) const
{
    const VariantUsageStore usage(m_context.session(), m_context.tenant());
    const auto lines = usage.lineCount(variants);
    if (!lines)
        return lines.error();
    const auto events = usage.eventCount(variants);
    if (!events)
        return events.error();
    return ProductReach{.lines = *lines, .events = *events};
}

} // namespace stemdesk

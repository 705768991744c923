#include "core/services/catalogue/catalogue_overview_service.h"

#include "core/base/search_text.h"
#include "core/services/catalogue/supplier_offers.h"
#include "core/services/service_context.h"
#include "core/storage/catalogue/catalogue_terms_store.h"
#include "core/storage/catalogue/product_search_text.h"
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
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    auto found = TRY(m_context.store<ProductStore>().findAll(ids));
    std::ranges::sort(found, {}, &StoredProduct::key);
    const auto variants = m_context.store<VariantStore>();
    TRY(variants.fill(found, false));
    QList<Product> products;
    products.reserve(found.size());
    for (StoredProduct &stored : found)
        products.append(std::move(stored.product));
    return products;
}

QSet<VariantId> CatalogueOverviewService::passedOver(const Product &product, const QString &q)
{
    const QStringList words = searchWords(q);
    const auto haveAll = [&words](const QStringList &texts) {
        return std::ranges::all_of(words, [&texts](const QString &word) {
            return std::ranges::any_of(texts, [&word](const QString &text) { return text.startsWith(word); });
        });
    };
    const QStringList own = productWords(product);
    if (haveAll(own))
        return {};
    QSet<VariantId> others;
    for (const Variant &variant : product.variants) {
        if (!haveAll(own + variantWords(variant)))
            others += variant.id;
    }
    return others.size() < product.variants.size() ? others : QSet<VariantId>();
}

Result<QList<VariantMatch>> CatalogueOverviewService::offers(const QList<VariantId> &variants) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const auto found = TRY(m_context.store<VariantStore>().findAll(variants));
    const auto products = TRY(m_context.store<VariantStore>().productsOf(found));
    QList<OfferedVariant> offered;
    for (const StoredVariant &stored : found)
        offered.append({.stored = stored, .productType = products.value(stored.productKey).productType});
    SupplierOffers offers(m_context);
    TRY(offers.load(offered));
    QList<VariantMatch> matches;
    for (const OfferedVariant &variant : std::as_const(offered)) {
        for (VariantMatch &match : offers.of(variant)) {
            match.productName = products.value(variant.stored.productKey).name;
            matches += std::move(match);
        }
    }
    return matches;
}

Result<QList<ListedPrice>> CatalogueOverviewService::prices(VariantId variant) const
{
    const auto stored = TRY(m_context.store<VariantStore>().find(variant));
    const auto entries = TRY(m_context.store<PriceEntryStore>().ofVariant(stored.key));
    QSet<qint64> keys;
    QSet<SupplierId> sellers;
    for (const StoredPriceEntry &entry : entries) {
        keys += entry.listKey;
        sellers += entry.entry.supplierId;
    }
    sellers.remove({});
    const auto lists = TRY(m_context.store<PriceListStore>().findByKeys(keys.values()));
    const auto suppliers = TRY(m_context.store<CatalogueTermsStore>().suppliers(sellers.values()));
    QHash<qint64, PriceList> listOf;
    for (const StoredPriceList &list : lists)
        listOf.insert(list.key, list.list);
    QHash<SupplierId, QString> nameOf;
    for (const SupplierReference &supplier : suppliers)
        nameOf.insert(supplier.id, supplier.name);
    QList<ListedPrice> prices;
    for (const StoredPriceEntry &entry : entries) {
        const PriceList list = listOf.value(entry.listKey);
        prices.append({.listName = list.name,
                       .date = list.date,
                       .supplierId = entry.entry.supplierId,
                       .supplierName = nameOf.value(entry.entry.supplierId),
                       .unitCostExclTax = entry.entry.unitCostExclTax});
    }
    std::ranges::stable_sort(prices, {}, &ListedPrice::date);
    return prices;
}

Result<QList<VariantUse>> CatalogueOverviewService::uses(VariantId variant, int limit) const
{
    const auto stored = TRY(m_context.store<VariantStore>().find(variant));
    const auto found = TRY(m_context.store<VariantUsageStore>().events(stored.key, limit));
    QList<VariantUse> uses;
    for (const EventUse &use : found)
        uses.append({.eventId = use.event, .eventName = use.name, .units = use.units});
    return uses;
}

Result<CatalogueCount> CatalogueOverviewService::count(const ProductFilter &filter) const
{
    return m_context.store<ProductStore>().count(filter);
}

Result<QHash<SupplierId, CatalogueCount>> CatalogueOverviewService::countsBySupplier() const
{
    return m_context.store<ProductStore>().countsBySupplier();
}

Result<ProductReach> CatalogueOverviewService::reach(ProductId product) const
{
    const auto stored = TRY(m_context.store<ProductStore>().find(product));
    const auto variants = TRY(m_context.store<VariantStore>().ofProducts({stored.key}));
    QList<qint64> keys;
    for (const StoredVariant &variant : variants)
        keys += variant.key;
    return reachOf(keys);
}

Result<ProductReach> CatalogueOverviewService::reach(VariantId variant) const
{
    const auto stored = TRY(m_context.store<VariantStore>().find(variant));
    return reachOf({stored.key});
}

Result<ProductReach> CatalogueOverviewService::reachOf(const QList<qint64> &variants) const
{
    const auto usage = m_context.store<VariantUsageStore>();
    const auto lines = TRY(usage.lineCount(variants));
    const auto events = TRY(usage.eventCount(variants));
    return ProductReach{.lines = lines, .events = events};
}

} // namespace stemdesk

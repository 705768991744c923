#include "core/services/event_pricing_context.h"

#include "core/services/service_context.h"
#include "core/storage/price_context_store.h"
#include "core/storage/product_type_store.h"
#include "core/storage/shop_store.h"

namespace stemdesk {

namespace {

/// The shop's settings: zone, default tax group, types of products, tax rates.
Status readSettings(const ServiceContext &context, PriceContext &prices)
{
    const Result<Shop> shop = ShopStore(context.session()).find(context.tenant().id);
    if (!shop)
        return shop.error();
    prices.defaultTaxGroupId = shop->defaultTaxGroupId;
    prices.zone = QTimeZone(shop->timeZone.toUtf8());
    const auto types = ProductTypeStore(context.session(), context.tenant()).all();
    if (!types)
        return types.error();
    for (const ProductType &type : *types)
        prices.types.insert(type.name, type);
    auto rates = PriceContextStore(context.session(), context.tenant()).taxRates();
    if (!rates)
        return rates.error();
    prices.taxRates = *std::move(rates);
    return {};
}

Status readVariants(const PriceContextStore &store, const QSet<qint64> &keys, PricingFacts &facts)
{
    if (keys.isEmpty())
        return {};
    const auto variants = store.variants(keys.values());
    if (!variants)
        return variants.error();
    for (const PricingVariant &variant : *variants) {
        facts.variantIds.insert(variant.key, variant.id);
        facts.context.variants.insert(variant.id,
                                      {.productType = variant.productType, .unitsPerPack = variant.unitsPerPack});
    }
    auto suppliers = store.suppliers();
    if (!suppliers)
        return suppliers.error();
    facts.supplierIds = *std::move(suppliers);
    return {};
}

/// The lists that one of the events chooses for one of the types on its lines.
QSet<PriceListId> listsInUse(const QList<StoredEvent> &events, const PriceContext &prices)
{
    QSet<QString> types;
    for (const PricedVariant &variant : prices.variants)
        types.insert(variant.productType);
    QSet<PriceListId> used;
    for (const StoredEvent &stored : events) {
        const QDate day = pricingDay(stored.event, prices.zone);
        const PinnedLists pinned = pinnedLists(stored.event);
        for (const QString &type : std::as_const(types)) {
            if (const PriceListHead *list = prices.lists.chosen(type, day, pinned))
                used.insert(list->id);
        }
    }
    return used;
}

Status readLists(const PriceContextStore &store, const QList<StoredEvent> &events, PricingFacts &facts)
{
    const auto rows = store.priceLists();
    if (!rows)
        return rows.error();
    QList<PriceListHead> heads;
    for (const PricingList &row : *rows)
        heads.append(
            {.id = row.id, .productType = row.productType, .date = row.date, .taxMultiplier = row.taxMultiplier});
    facts.context.lists = PriceLists(heads);

    const QSet<PriceListId> used = listsInUse(events, facts.context);
    QHash<qint64, PriceListId> listIds;
    for (const PricingList &row : *rows) {
        if (used.contains(row.id))
            listIds.insert(row.key, row.id);
    }
    if (listIds.isEmpty())
        return {};
    const auto entries = store.entries(listIds.keys(), facts.variantIds.keys());
    if (!entries)
        return entries.error();
    for (const PricingEntry &entry : *entries)
        facts.context.entries.add(listIds.value(entry.priceList), facts.variantIds.value(entry.variant),
                                  facts.supplierIds.value(entry.supplier), entry.unitCostExclTax);
    return {};
}

} // namespace

Result<PricingFacts> pricingFactsFor(const ServiceContext &context, const QList<StoredEvent> &events,
                                     const QSet<qint64> &variants)
{
    const PriceContextStore store(context.session(), context.tenant());
    PricingFacts facts;
    if (const Status settings = readSettings(context, facts.context); !settings)
        return settings.error();
    if (const Status read = readVariants(store, variants, facts); !read)
        return read.error();
    if (variants.isEmpty())
        return facts;
    if (const Status lists = readLists(store, events, facts); !lists)
        return lists.error();
    return facts;
}

} // namespace stemdesk

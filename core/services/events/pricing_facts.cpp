#include "core/services/events/pricing_facts.h"

#include "core/domain/shops/time_zone.h"
#include "core/services/service_context.h"
#include "core/services/uncommitted_work.h"
#include "core/storage/catalogue/product_type_store.h"
#include "core/storage/prices/price_context_store.h"
#include "core/storage/shops/shop_store.h"

#include <algorithm>

namespace stemdesk {

namespace {

/// The shop's settings: currency, zone, default tax group, types of products, tax rates.
Status readSettings(const ServiceContext &context, PricingFacts &facts)
{
    PriceContext &prices = facts.context;
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    facts.currency = shop.currency;
    prices.defaultTaxGroupId = shop.defaultTaxGroupId;
    prices.materialsFollowFlowers = shop.materialsFollowFlowers;
    prices.zone = zoneNamed(shop.timeZone);
    const auto types = TRY(context.store<ProductTypeStore>().all());
    for (const ProductType &type : types)
        prices.types.insert(type.name, type);
    GroupTaxes taxes = TRY(context.store<PriceContextStore>().groupTaxes());
    prices.taxRates = std::move(taxes.rates);
    prices.groupTaxes = std::move(taxes.kinds);
    return {};
}

/// The settings and, `withLists`, the suppliers and price lists, cached for a unit of work, during which nobody else
/// can change them.
Result<PricingFacts> settingsFor(const ServiceContext &context, bool withLists)
{
    UncommittedWork *work = context.uncommitted();
    const bool isKnown = work && work->settings;
    PricingFacts facts = isKnown ? *work->settings : PricingFacts();
    TRY(isKnown ? Status() : readSettings(context, facts));
    const bool isWhole = !withLists || facts.hasLists;
    if (!isWhole) {
        const auto store = context.store<PriceContextStore>();
        auto suppliers = TRY(store.suppliers());
        facts.supplierIds = std::move(suppliers);
        TRY(readPriceLists(store, facts));
        facts.hasLists = true;
    }
    if (work && !(isKnown && isWhole))
        work->settings = std::make_shared<const PricingFacts>(facts);
    return facts;
}

Status readVariants(const PriceContextStore &store, const WantedPrices &wanted, PricingFacts &facts)
{
    const auto variants = TRY(store.variants(wanted.keys()));
    for (const PricingVariant &variant : variants) {
        facts.variantIds.insert(variant.key, variant.id);
        facts.context.variants.insert(variant.id,
                                      {.productType = variant.productType,
                                       .unitsPerPack = variant.unitsPerPack,
                                       .supplierPacks = variant.supplierPacks,
                                       .sparePercent = variant.sparePercent,
                                       .ownedUnits = variant.ownedUnits});
    }
    return {};
}

/// The chains of the events for the types on their lines, without duplicates.
PriceListChains chainsOf(const QList<StoredEvent> &events, const PriceContext &prices)
{
    PriceListChains chains;
    for (const PricedVariant &variant : prices.variants)
        chains.insert(variant.productType, {});
    for (const StoredEvent &stored : events) {
        const QDate day = pricingDay(stored.event, prices.zone);
        const PinnedLists pinned = pinnedLists(stored.event);
        for (auto ofType = chains.begin(); ofType != chains.end(); ++ofType) {
            const PriceListChain chain = prices.lists.chain(ofType.key(), day, pinned);
            if (chain.first() && !ofType->contains(chain))
                ofType->append(chain);
        }
    }
    return chains;
}

/// The first lists of the chains: usually the only ones needed.
QList<qint64> firstLists(const PriceListChains &chains, const PricingFacts &facts)
{
    QSet<PriceListId> first;
    for (const QList<PriceListChain> &ofType : chains) {
        for (const PriceListChain &chain : ofType)
            first.insert(chain.first()->id);
    }
    QList<qint64> keys;
    for (const auto &[key, id] : facts.listIds.asKeyValueRange()) {
        if (first.contains(id))
            keys.append(key);
    }
    return keys;
}

void addEntries(const QList<PricingEntry> &entries, PricingFacts &facts)
{
    for (const PricingEntry &entry : entries)
        facts.context.entries.add(facts.listIds.value(entry.priceList), facts.variantIds.value(entry.variant),
                                  facts.supplierIds.value(entry.supplier), entry.unitCostExclTax);
}

/// Whether a wanted price of the variant is missing on the first list of a longer chain.
bool isOpen(VariantId variant, const QSet<qint64> &suppliers, const QList<PriceListChain> &chains,
            const PricingFacts &facts)
{
    return std::ranges::any_of(chains, [&](const PriceListChain &chain) {
        return chain.size() > 1 && std::ranges::any_of(suppliers, [&](qint64 supplier) {
                   return !facts.context.entries.unitCost(chain.first()->id, variant,
                                                          facts.supplierIds.value(supplier));
               });
    });
}

} // namespace

Status readPriceLists(const PriceContextStore &store, PricingFacts &facts)
{
    const auto rows = TRY(store.priceLists());
    QList<PriceListHead> heads;
    for (const PricingList &row : rows) {
        heads.append(
            {.id = row.id, .productType = row.productType, .date = row.date, .taxMultiplier = row.taxMultiplier});
        facts.listIds.insert(row.key, row.id);
        if (row.tax != TaxKind())
            facts.context.listTaxes.insert(row.id, row.tax);
    }
    facts.context.lists = PriceLists(heads);
    return {};
}

Status readPriceEntries(const PriceContextStore &store, const PriceListChains &chains, const WantedPrices &wanted,
                        PricingFacts &facts)
{
    const QList<qint64> first = firstLists(chains, facts);
    if (first.isEmpty())
        return {};
    const auto newest = TRY(store.entries(first, facts.variantIds.keys()));
    addEntries(newest, facts);
    QList<qint64> open;
    for (const auto &[key, id] : facts.variantIds.asKeyValueRange()) {
        if (isOpen(id, wanted.value(key), chains.value(facts.context.variants.value(id).productType), facts))
            open.append(key);
    }
    if (open.isEmpty())
        return {};
    const auto older = TRY(store.entriesOf(open));
    addEntries(older, facts);
    return {};
}

Result<PricingFacts> pricingFactsFor(const ServiceContext &context, const QList<StoredEvent> &events,
                                     const WantedPrices &wanted)
{
    const auto store = context.store<PriceContextStore>();
    PricingFacts facts = TRY(settingsFor(context, !wanted.isEmpty()));
    if (wanted.isEmpty())
        return facts;
    TRY(readVariants(store, wanted, facts));
    const PriceListChains chains = chainsOf(events, facts.context);
    TRY(readPriceEntries(store, chains, wanted, facts));
    return facts;
}

} // namespace stemdesk

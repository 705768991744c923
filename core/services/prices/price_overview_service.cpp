#include "core/services/prices/price_overview_service.h"

#include "core/base/day.h"
#include "core/base/text.h"
#include "core/domain/shops/time_zone.h"
#include "core/pricing/price_choice.h"
#include "core/services/catalogue/supplier_offers.h"
#include "core/services/service_context.h"
#include "core/storage/catalogue/catalogue_terms_store.h"
#include "core/storage/catalogue/product_search_text.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/prices/price_entry_store.h"
#include "core/storage/prices/price_list_store.h"

#include <QDateTime>
#include <QSet>

#include <algorithm>

namespace stemdesk {

namespace {

constexpr int kProductsLookedAt = 200;

Result<QDate> today(const ServiceContext &context)
{
    const auto name = TRY(context.store<CatalogueTermsStore>().timeZone());
    return dayOf(context.now(), zoneNamed(name));
}

PriceLists choiceOf(const QList<StoredPriceList> &lists)
{
    QList<PriceListHead> heads;
    for (const StoredPriceList &stored : lists)
        heads.append({.id = stored.list.id,
                      .productType = stored.list.productType,
                      .date = stored.list.date,
                      .taxMultiplier = stored.list.taxMultiplier});
    return PriceLists(heads);
}

constexpr qsizetype kOffersAtOnce = 500;

/// Each with the pack at its supplier.
Result<QList<ComparedPrice>> withPacks(const ServiceContext &context, QList<ComparedPrice> prices)
{
    QList<VariantId> ids;
    for (const ComparedPrice &price : prices)
        ids += price.variant;
    const auto stored = TRY(context.store<VariantStore>().rowsOf(ids));
    QHash<VariantId, Variant> variants;
    for (const StoredVariant &each : stored)
        variants.insert(each.variant.id, each.variant);
    for (ComparedPrice &price : prices) {
        const Variant variant = variants.value(price.variant);
        for (std::optional<ComparedOffer> *side : {&price.first, &price.second}) {
            if (*side)
                (*side)->unitsPerPack = termsAt(variant, (*side)->supplier).unitsPerPack;
        }
    }
    return prices;
}

/// The variants that name one of these suppliers, in order of product and creation.
Result<QList<OfferedVariant>> soldBy(const ServiceContext &context, const QList<SupplierId> &suppliers)
{
    const auto products = context.store<ProductStore>();
    QSet<qint64> keys;
    for (const SupplierId &supplier : suppliers) {
        for (qint64 after = 0;;) {
            const auto found =
                TRY(products.matching({}, {supplierTag(context.tenant(), supplier)}, after, kProductsLookedAt));
            keys += QSet<qint64>(found.cbegin(), found.cend());
            if (found.size() < kProductsLookedAt)
                break;
            after = found.constLast();
        }
    }
    QList<qint64> ordered = keys.values();
    std::ranges::sort(ordered);
    const auto named = TRY(products.findByKeys(ordered));
    QHash<qint64, QString> types;
    for (const StoredProduct &stored : named)
        types.insert(stored.key, stored.product.productType);
    const auto variants = TRY(context.store<VariantStore>().ofProducts(ordered));
    QList<OfferedVariant> sold;
    for (const StoredVariant &stored : variants) {
        const auto isNamed = [&stored](SupplierId id) { return stored.variant.supplierIds.contains(id); };
        if (std::ranges::any_of(suppliers, isNamed))
            sold.append({.stored = stored, .productType = types.value(stored.productKey)});
    }
    return sold;
}

bool matchesWords(const QStringList &words, const QStringList &texts)
{
    return std::ranges::all_of(words, [&](const QString &word) {
        return std::ranges::any_of(texts, [&](const QString &text) { return text.startsWith(word); });
    });
}

/// Variants of these products that match every word, in order of product and creation.
Result<QList<qint64>> variantsWith(const ServiceContext &context, const QList<qint64> &products,
                                   const QStringList &words)
{
    const auto stored = TRY(context.store<ProductStore>().findByKeys(products));
    const auto variants = TRY(context.store<VariantStore>().ofProducts(products));
    QHash<qint64, QStringList> wordsOf;
    for (const StoredProduct &product : stored)
        wordsOf.insert(product.key, productWords(product.product));
    QList<qint64> keys;
    for (const StoredVariant &variant : variants) {
        if (matchesWords(words, wordsOf.value(variant.productKey) + variantWords(variant.variant)))
            keys += variant.key;
    }
    return keys;
}

/// In the order of these variants.
QList<PriceEntry> inOrderOf(const QList<qint64> &variants, const QList<StoredPriceEntry> &entries)
{
    QHash<qint64, qsizetype> rank;
    for (qsizetype i = 0; i < variants.size(); ++i)
        rank.insert(variants.at(i), i);
    QList<StoredPriceEntry> sorted = entries;
    std::ranges::sort(sorted, {}, [&rank](const StoredPriceEntry &entry) {
        return std::pair(rank.value(entry.variantKey), entry.key);
    });
    QList<PriceEntry> plain;
    for (const StoredPriceEntry &entry : std::as_const(sorted))
        plain.append(entry.entry);
    return plain;
}

/// The shop's product types, in alphabetical order.
Result<QStringList> productTypeNames(const ServiceContext &context)
{
    const auto types = TRY(context.store<CatalogueTermsStore>().productTypes());
    QStringList names = types.values();
    names.sort(Qt::CaseInsensitive);
    return names;
}

/// The lists of a chain, in its order.
QList<const StoredPriceList *> inOrder(const PriceListChain &chain, const QList<StoredPriceList> &lists)
{
    QList<const StoredPriceList *> ordered;
    for (qsizetype place = 0; place < chain.size(); ++place) {
        const auto same = [&](const StoredPriceList &one) { return one.list.id == chain.at(place).id; };
        ordered.append(&*std::ranges::find_if(lists, same));
    }
    return ordered;
}

/// The last of these: which events use it, and its last price.
Status tellMore(ServiceContext &context, QList<UnpricedVariant> &unpriced)
{
    constexpr qsizetype kMost = 100; // Each takes a few queries.
    constexpr int kEvents = 5;
    if (unpriced.size() > kMost)
        return {};
    const CatalogueOverviewService catalogue(context);
    UnpricedVariant &last = unpriced.last();
    const auto uses = TRY(catalogue.uses(last.id, kEvents));
    for (const VariantUse &use : uses)
        last.events += use.eventName;
    const auto prices = TRY(catalogue.prices(last.id));
    if (!prices.isEmpty())
        last.last = prices.constLast();
    return {};
}

Result<QList<UnpricedVariant>> unpricedOf(ServiceContext &context, const QString &productType,
                                          const QList<const StoredPriceList *> &lists, int limit)
{
    QList<qint64> keys;
    for (const StoredPriceList *list : lists)
        keys += list->key;
    const auto ids = TRY(context.store<PriceEntryStore>().unpriced(productType, keys, limit));
    const auto variants = TRY(PriceOverviewService(context).variants(ids));
    const PriceList inUse = lists.isEmpty() ? PriceList() : lists.constFirst()->list;
    QList<UnpricedVariant> unpriced;
    for (const VariantId &id : ids) {
        unpriced.append({.id = id, .variant = variants.value(id), .listId = inUse.id, .listName = inUse.name});
        TRY(tellMore(context, unpriced));
    }
    return unpriced;
}

Page<PriceEntry> plainPage(const Page<StoredPriceEntry> &stored)
{
    Page<PriceEntry> page{.rows = {}, .next = stored.next};
    for (const StoredPriceEntry &entry : stored.rows)
        page.rows.append(entry.entry);
    return page;
}

/// What the variant costs at each of its suppliers that has a price for it.
QList<PriceEntry> pricesOf(const OfferedVariant &variant, const SupplierOffers &offers)
{
    QList<PriceEntry> prices;
    for (const VariantMatch &offer : offers.of(variant)) {
        if (offer.unitCostExclTax)
            prices.append({.variantId = variant.stored.variant.id,
                           .supplierId = offer.supplierId,
                           .unitCostExclTax = *offer.unitCostExclTax});
    }
    return prices;
}

} // namespace

Result<QList<ListedPriceList>> PriceOverviewService::lists() const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const auto store = m_context.store<PriceListStore>();
    auto stored = TRY(store.all());
    const auto pins = TRY(store.pinCounts());
    const QDate day = TRY(today(m_context));
    const PriceLists choice = choiceOf(stored);
    // Oldest first, in the order of the price choice, so that each list follows its previous one.
    std::ranges::stable_sort(stored, {}, [](const StoredPriceList &list) { return list.list.date; });
    QHash<QString, PriceListId> previous;
    QList<ListedPriceList> lists;
    for (const StoredPriceList &one : std::as_const(stored)) {
        const PriceListHead *inUse = choice.chain(one.list.productType, day, {}).first();
        const bool isInUse = inUse && inUse->id == one.list.id;
        lists.append({.list = one.list,
                      .previousId = previous.value(one.list.productType),
                      .isInUse = isInUse,
                      .isToCome = one.list.date > day,
                      .isOutOfDate = isInUse && isOutOfDate(one.list.date, day),
                      .pinningEvents = pins.value(one.key)});
        previous.insert(one.list.productType, one.list.id);
    }
    std::ranges::reverse(lists);
    std::ranges::stable_sort(lists, {}, [](const ListedPriceList &list) { return caseFolded(list.list.productType); });
    return lists;
}

Result<PriceListId> PriceOverviewService::inUse(const QString &productType) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const auto stored = TRY(m_context.store<PriceListStore>().all());
    const PriceLists choice = choiceOf(stored);
    const PriceListHead *first = choice.chain(productType, TRY(today(m_context)), {}).first();
    return first ? first->id : PriceListId();
}

Result<QList<PinningEvent>> PriceOverviewService::pinnedBy(PriceListId list, int limit) const
{
    const auto store = m_context.store<PriceListStore>();
    const StoredPriceList stored = TRY(store.find(list));
    return store.pinnedBy(stored.key, limit);
}

Result<qint64> PriceOverviewService::supplierKey(const SupplierId &id) const
{
    if (id.isNull())
        return m_context.tenant().defaultSupplier;
    const auto known = TRY(m_context.store<CatalogueTermsStore>().suppliers({id}));
    return known.isEmpty() ? Result<qint64>(notFound()) : Result<qint64>(known.constFirst().key);
}

Result<Page<PriceEntry>> PriceOverviewService::entries(PriceListId list, const PriceEntryFilter &filter,
                                                       const PageRequest &page) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const StoredPriceList stored = TRY(m_context.store<PriceListStore>().find(list));
    if (!filter.q.trimmed().isEmpty())
        return found(stored.key, filter, page);
    const auto store = m_context.store<PriceEntryStore>();
    if (!filter.supplierId) {
        const auto read = store.list(stored.key, page, std::nullopt);
        return read ? Result<Page<PriceEntry>>(plainPage(*read)) : Result<Page<PriceEntry>>(read.error());
    }
    const qint64 supplier = TRY(supplierKey(*filter.supplierId));
    const auto read = TRY(store.listOfSupplier(stored.key, supplier, page));
    return plainPage(read);
}

Result<Page<PriceEntry>> PriceOverviewService::found(qint64 list, const PriceEntryFilter &filter,
                                                     const PageRequest &page) const
{
    const QStringList words = searchTokens(filter.q);
    if (words.isEmpty())
        return Page<PriceEntry>();
    const auto products = m_context.store<ProductStore>().matching(productSearchWords(m_context.tenant(), filter.q), {},
                                                                   page.after.value_or(0), kProductsLookedAt);
    if (!products)
        return products.error();
    const auto variants = TRY(variantsWith(m_context, *products, words));
    auto entries = TRY(m_context.store<PriceEntryStore>().ofVariants(list, variants));
    if (filter.supplierId)
        entries.removeIf(
            [&filter](const StoredPriceEntry &entry) { return entry.entry.supplierId != filter.supplierId; });
    Page<PriceEntry> found{.rows = inOrderOf(variants, entries), .next = std::nullopt};
    if (products->size() == kProductsLookedAt)
        found.next = products->constLast();
    return found;
}

Result<QList<PriceEntry>> PriceOverviewService::entries(PriceListId list, const QList<PriceEntryId> &ids) const
{
    const StoredPriceList stored = TRY(m_context.store<PriceListStore>().find(list));
    const auto entries = TRY(m_context.store<PriceEntryStore>().findAll(stored.key, ids));
    QList<PriceEntry> plain;
    for (const StoredPriceEntry &entry : entries)
        plain.append(entry.entry);
    return plain;
}

Result<ListedVariants> PriceOverviewService::variants(const QList<VariantId> &ids) const
{
    const auto stored = TRY(m_context.store<VariantStore>().findAll(ids));
    const auto products = TRY(m_context.store<VariantStore>().productsOf(stored));
    ListedVariants variants;
    for (const StoredVariant &one : stored) {
        const auto product = products.value(one.productKey);
        variants.insert(one.variant.id,
                        {.productName = product.name,
                         .variantName = one.variant.name,
                         .productType = product.productType,
                         .stemLength = one.variant.stemLength,
                         .colors = one.variant.colors,
                         .supplierIds = one.variant.supplierIds});
    }
    return variants;
}

Result<PriceTable> PriceOverviewService::costs(PriceListId list, const QList<VariantId> &variants) const
{
    const StoredPriceList listed = TRY(m_context.store<PriceListStore>().find(list));
    const auto stored = TRY(m_context.store<VariantStore>().findAll(variants));
    QList<qint64> keys;
    for (const StoredVariant &variant : stored)
        keys += variant.key;
    const auto entries = TRY(m_context.store<PriceEntryStore>().ofVariants(listed.key, keys));
    PriceTable prices;
    for (const StoredPriceEntry &entry : entries)
        prices.add(list, entry.entry.variantId, entry.entry.supplierId, entry.entry.unitCostExclTax);
    return prices;
}

Result<QList<ComparedPrice>> PriceOverviewService::comparison(PriceListId first, PriceListId second) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const auto lists = m_context.store<PriceListStore>();
    const auto store = m_context.store<PriceEntryStore>();
    QList<PriceEntry> entries[2];
    for (int side = 0; side < 2; ++side) {
        const StoredPriceList list = TRY(lists.find(side == 0 ? first : second));
        const auto stored = TRY(store.ofLists({list.key}));
        for (const StoredPriceEntry &entry : stored)
            entries[side].append(entry.entry);
    }
    return withPacks(m_context, comparedPrices(entries[0], entries[1]));
}

Result<QList<ComparedPrice>> PriceOverviewService::comparison(SupplierId first, SupplierId second) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const auto sold = TRY(soldBy(m_context, {first, second}));
    QList<PriceEntry> entries[2];
    for (qsizetype at = 0; at < sold.size(); at += kOffersAtOnce) {
        const QList<OfferedVariant> some = sold.mid(at, kOffersAtOnce);
        SupplierOffers offers(m_context);
        TRY(offers.load(some));
        for (const OfferedVariant &variant : some) {
            for (const PriceEntry &entry : pricesOf(variant, offers)) {
                if (entry.supplierId == first)
                    entries[0].append(entry);
                else if (entry.supplierId == second)
                    entries[1].append(entry);
            }
        }
    }
    return withPacks(m_context, comparedPrices(entries[0], entries[1]));
}

Result<QList<UnpricedVariant>> PriceOverviewService::unpriced(int limit) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const auto stored = TRY(m_context.store<PriceListStore>().all());
    const QDate day = TRY(today(m_context));
    const auto types = TRY(productTypeNames(m_context));
    const PriceLists choice = choiceOf(stored);
    QList<UnpricedVariant> unpriced;
    for (const QString &type : types) {
        const auto some = TRY(unpricedOf(m_context, type, inOrder(choice.chain(type, day, {}), stored), limit));
        unpriced += some;
    }
    return unpriced;
}

} // namespace stemdesk

#include "core/services/events/event_recipe_service.h"

#include "core/orders/event_profit.h"
#include "core/orders/order_sheet_builder.h"
#include "core/pricing/event_bill.h"
#include "core/services/catalogue/supplier_service.h"
#include "core/services/clients/quote_freezing.h"
#include "core/services/events/event_reading.h"
#include "core/services/events/pricing_facts.h"
#include "core/services/service_context.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/clients/event_contact_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/orders/order_sheet_line_store.h"
#include "core/storage/prices/price_list_store.h"

#include <algorithm>

namespace stemdesk {

namespace {

Status readGoods(const ServiceContext &context, EventRecipe &recipe, const PricingFacts &facts)
{
    const auto variants = VariantStore(context.session(), context.tenant()).findAll(facts.variantIds.values());
    if (!variants)
        return variants.error();
    QSet<qint64> productKeys;
    for (const StoredVariant &stored : *variants)
        productKeys.insert(stored.productKey);
    const auto products = ProductStore(context.session(), context.tenant()).findByKeys(productKeys.values());
    if (!products)
        return products.error();
    QHash<qint64, QString> names;
    for (const StoredProduct &stored : *products)
        names.insert(stored.key, stored.product.name);
    for (const StoredVariant &stored : *variants) {
        const PricedVariant priced = facts.context.variants.value(stored.variant.id);
        const ProductType type = facts.context.types.value(priced.productType);
        recipe.goods.insert(stored.variant.id,
                            {.variant = stored.variant,
                             .productName = names.value(stored.productKey),
                             .productType = priced.productType,
                             .isHired = type.isHired,
                             .sparePercent = sparePercentOf(priced, type)});
    }
    return {};
}

Status readSuppliers(ServiceContext &context, EventRecipe &recipe)
{
    QSet<SupplierId> ids;
    for (const EventGroup &group : std::as_const(recipe.event.groups)) {
        for (const EventItem &item : group.items)
            ids.insert(item.supplierId);
    }
    for (const LineGoods &goods : std::as_const(recipe.goods))
        ids.unite(QSet<SupplierId>(goods.variant.supplierIds.cbegin(), goods.variant.supplierIds.cend()));
    ids.remove(SupplierId());
    const auto suppliers = SupplierService(context).findAll(ids.values());
    if (!suppliers)
        return suppliers.error();
    for (const Supplier &supplier : *suppliers)
        recipe.suppliers.insert(supplier.id, supplier);
    return {};
}

Status readNewestLists(const ServiceContext &context, EventRecipe &recipe, const PricingFacts &facts)
{
    const QDate day = pricingDay(recipe.event, facts.context.zone);
    const PinnedLists pins = pinnedLists(recipe.event);
    QSet<qint64> keys;
    for (const LineGoods &goods : std::as_const(recipe.goods)) {
        if (const PriceListHead *list = facts.context.lists.chain(goods.productType, day, pins).first())
            keys.insert(facts.listIds.key(list->id));
    }
    const auto lists = PriceListStore(context.session(), context.tenant()).findByKeys(keys.values());
    if (!lists)
        return lists.error();
    for (const StoredPriceList &stored : *lists)
        recipe.priceLists.append(stored.list);
    std::ranges::sort(recipe.priceLists, {}, &PriceList::productType);
    return {};
}

/// From the same sheet as the order of the event, so that its cost is the same double.
Status readEarnings(const ServiceContext &context, EventRecipe &recipe)
{
    OrderCatalogue catalogue{.suppliers = recipe.suppliers};
    for (const LineGoods &goods : std::as_const(recipe.goods)) {
        catalogue.variants.insert(goods.variant.id, goods.variant);
        catalogue.productNames.insert(goods.variant.id, goods.productName);
        catalogue.sparePercents.insert(goods.variant.id, goods.sparePercent);
    }
    const OrderSheet sheet = buildOrderSheet({recipe.event}, catalogue);
    recipe.order = sheet.totals;
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines)
            recipe.orderedUnits.insert({line.variantId, supplier.supplierId}, line.unitsNeeded);
    }
    const auto received = OrderSheetLineStore(context.session(), context.tenant()).receivedFor(recipe.event.id);
    if (!received)
        return received.error();
    recipe.earnings = eventEarnings(recipe.customerPriceExclTax, sheet, *received);
    return {};
}

Status nameContacts(const ServiceContext &context, Event &event)
{
    const auto named = EventContactStore(context.session(), context.tenant()).ofEvents({event.id});
    if (!named)
        return named.error();
    event.contacts = named->value(event.id);
    return {};
}

} // namespace

Result<EventRecipe> EventRecipeService::read(EventId id) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    const Result<StoredEvent> stored = storedEvent(m_context, id);
    if (!stored)
        return stored.error();
    const Result<GroupsToPrice> read = groupsOf(m_context, stored->key);
    if (!read)
        return read.error();
    const Result<PricingFacts> facts = pricingFactsFor(m_context, {*stored}, read->wanted);
    if (!facts)
        return facts.error();
    EventRecipe recipe{.event = stored->event};
    recipe.event.groups = read->groups;
    priceEvent(recipe.event, facts->context);
    recipe.breakdown = breakdownOf(recipe.event, facts->context);
    recipe.bill = billOf(recipe.event, facts->context);
    recipe.customerPriceExclTax = customerPriceExclTax(recipe.event, facts->context);
    recipe.pooledWasteCostIncTax = pooledWasteCostIncTax(recipe.event, facts->context);
    if (const Status goods = readGoods(m_context, recipe, *facts); !goods)
        return goods.error();
    if (const Status suppliers = readSuppliers(m_context, recipe); !suppliers)
        return suppliers.error();
    if (const Status lists = readNewestLists(m_context, recipe, *facts); !lists)
        return lists.error();
    if (const Status earnings = readEarnings(m_context, recipe); !earnings)
        return earnings.error();
    return recipe;
}

Result<EventRecipe> EventRecipeService::readWhole(EventId id) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    Result<EventRecipe> recipe = read(id);
    if (!recipe)
        return recipe;
    if (const Status named = nameContacts(m_context, recipe->event); !named)
        return named.error();
    const auto accepted = acceptedQuote(m_context, id);
    if (!accepted)
        return accepted.error();
    if (!*accepted)
        return recipe;
    recipe->event.acceptedQuote = comparedWith(**accepted, recipe->event, recipe->breakdown);
    return recipe;
}

} // namespace stemdesk

#include "core/services/events/event_recipe_service.h"

#include "core/orders/event_profit.h"
#include "core/orders/order_sheet_builder.h"
#include "core/pricing/event_bill.h"
#include "core/services/billing/quote_freezing.h"
#include "core/services/catalogue/supplier_service.h"
#include "core/services/events/event_reading.h"
#include "core/services/events/pricing_facts.h"
#include "core/services/hire/own_things.h"
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
    const auto variants = TRY(context.store<VariantStore>().findAll(facts.variantIds.values()));
    const auto products = TRY(context.store<VariantStore>().productsOf(variants));
    for (const StoredVariant &stored : variants) {
        const PricedVariant priced = facts.context.variants.value(stored.variant.id);
        const ProductType type = facts.context.types.value(priced.productType);
        recipe.goods.insert(stored.variant.id,
                            {.variant = stored.variant,
                             .productName = products.value(stored.productKey).name,
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
    for (const LineProduct &goods : std::as_const(recipe.goods))
        ids.unite(QSet<SupplierId>(goods.variant.supplierIds.cbegin(), goods.variant.supplierIds.cend()));
    ids.remove(SupplierId());
    const auto suppliers = TRY(SupplierService(context).findAll(ids.values()));
    for (const Supplier &supplier : suppliers)
        recipe.suppliers.insert(supplier.id, supplier);
    return {};
}

Status readNewestLists(const ServiceContext &context, EventRecipe &recipe, const PricingFacts &facts)
{
    const QDate day = pricingDay(recipe.event, facts.context.zone);
    const PinnedLists pins = pinnedLists(recipe.event);
    QSet<qint64> keys;
    for (const LineProduct &goods : std::as_const(recipe.goods)) {
        if (const PriceListHead *list = facts.context.lists.chain(goods.productType, day, pins).first())
            keys.insert(facts.listIds.key(list->id));
    }
    const auto lists = TRY(context.store<PriceListStore>().findByKeys(keys.values()));
    for (const StoredPriceList &stored : lists)
        recipe.priceLists.append(stored.list);
    std::ranges::sort(recipe.priceLists, {}, &PriceList::productType);
    return {};
}

/// From the same sheet as the event's order, so that the cost is the identical double.
Status readEarnings(const ServiceContext &context, EventRecipe &recipe, const PricingFacts &facts)
{
    OrderCatalogue catalogue{.suppliers = recipe.suppliers};
    for (const LineProduct &goods : std::as_const(recipe.goods)) {
        catalogue.variants.insert(goods.variant.id, goods.variant);
        catalogue.productNames.insert(goods.variant.id, goods.productName);
        catalogue.sparePercents.insert(goods.variant.id, goods.sparePercent);
    }
    catalogue.own = TRY(ownThingsFor(context, {recipe.event}, facts));
    const OrderSheet sheet = buildOrderSheet({recipe.event}, catalogue);
    recipe.order = sheet.totals;
    const QSet<VariantId> own(catalogue.own.keyBegin(), catalogue.own.keyEnd());
    recipe.costs = eventCosts(recipe.event, sheet, own);
    recipe.costs.pooledWaste = recipe.pooledWasteCostIncTax;
    recipe.costsExclTax = eventCosts(recipe.event, sheet, own, WithTax::No);
    recipe.costsExclTax.pooledWaste = pooledWasteCostExclTax(recipe.event, facts.context);
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        for (const OrderSheetLine &line : supplier.lines) {
            if (line.ownUnits)
                recipe.ownUnits[line.variantId] += *line.ownUnits;
            recipe.orderedUnits.insert({line.variantId, supplier.supplierId}, line.unitsNeeded);
        }
    }
    const auto sheetLines = context.store<OrderSheetLineStore>();
    const auto placed = TRY(sheetLines.orderedFor({recipe.event.id}));
    for (const OrderedLine &line : placed)
        recipe.placedOrders.insert({line.line.variantId, line.supplierId});
    const auto received = TRY(sheetLines.receivedFor(recipe.event.id));
    recipe.earnings = eventEarnings(recipe.customerPriceExclTax, sheet, received);
    return {};
}

Status nameContacts(const ServiceContext &context, Event &event)
{
    const auto named = TRY(context.store<EventContactStore>().ofEvents({event.id}));
    event.contacts = named.value(event.id);
    return {};
}

} // namespace

Result<EventRecipe> EventRecipeService::read(EventId id) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const StoredEvent stored = TRY(storedEvent(m_context, id));
    const GroupsToPrice read = TRY(groupsOf(m_context, stored.key));
    const PricingFacts facts = TRY(pricingFactsFor(m_context, {stored}, read.wanted));
    EventRecipe recipe{.event = stored.event};
    recipe.event.groups = read.groups;
    priceEvent(recipe.event, facts.context);
    recipe.breakdown = breakdownOf(recipe.event, facts.context);
    recipe.breakdownExclTax = breakdownOf(recipe.event, facts.context, WithTax::No);
    recipe.bill = billOf(recipe.event, facts.context);
    recipe.customerPriceExclTax = customerPriceExclTax(recipe.event, facts.context);
    recipe.pooledWasteCostIncTax = pooledWasteCostIncTax(recipe.event, facts.context);
    TRY(readGoods(m_context, recipe, facts));
    TRY(readSuppliers(m_context, recipe));
    TRY(readNewestLists(m_context, recipe, facts));
    TRY(readEarnings(m_context, recipe, facts));
    return recipe;
}

Result<EventRecipe> EventRecipeService::readWhole(EventId id) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    Result<EventRecipe> recipe = read(id);
    if (!recipe)
        return recipe;
    TRY(nameContacts(m_context, recipe->event));
    const auto accepted = TRY(acceptedQuote(m_context, id));
    if (!accepted)
        return recipe;
    recipe->event.acceptedQuote = comparedWith(*accepted, recipe->event, recipe->breakdown);
    return recipe;
}

} // namespace stemdesk

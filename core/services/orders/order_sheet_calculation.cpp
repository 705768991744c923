#include "core/services/orders/order_sheet_calculation.h"

#include "core/base/day.h"
#include "core/base/wording.h"
#include "core/orders/event_profit.h"
#include "core/pricing/price_breakdown.h"
#include "core/services/catalogue/supplier_service.h"
#include "core/services/events/event_reading.h"
#include "core/services/events/pricing_facts.h"
#include "core/services/hire/own_things.h"
#include "core/services/service_context.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_pricing_store.h"
#include "core/storage/orders/order_sheet_line_store.h"
#include "core/storage/shops/shop_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

void SheetPrices::add(const Event &event)
{
    m_events.insert(event.id, {pricingDay(event, m_context.zone), pinnedLists(event)});
}

std::optional<double> SheetPrices::unitCostIncTax(EventId event, VariantId variant, SupplierId supplier) const
{
    const FoundPrice found = foundPrice(listsOf(event, variant), m_context.entries, variant, supplier);
    if (!found.unitCostExclTax)
        return {};
    return *found.unitCostExclTax * found.list->taxMultiplier;
}

QList<SupplierId> SheetPrices::ownPricedSuppliers(EventId event, VariantId variant) const
{
    return stemdesk::ownPricedSuppliers(listsOf(event, variant), m_context.entries, variant);
}

PriceListChain SheetPrices::listsOf(EventId id, VariantId variant) const
{
    const auto event = m_events.constFind(id);
    const auto priced = m_context.variants.constFind(variant);
    if (event == m_events.cend() || priced == m_context.variants.cend())
        return {};
    return m_context.lists.chain(priced->productType, event->day, event->pins);
}

namespace {

/// The events with their pricing, without duplicates.
Result<QList<StoredEvent>> headsOf(const ServiceContext &context, const QList<EventId> &ids, GoneEvents gone)
{
    const auto store = context.store<EventStore>();
    QList<StoredEvent> heads;
    QSet<EventId> seen;
    for (const EventId &id : ids) {
        if (seen.contains(id))
            continue;
        seen.insert(id);
        Result<StoredEvent> head = store.find(id, EventStore::Columns::All);
        const bool isGone = !head && head.error().kind == Error::Kind::NotFound;
        if (isGone && gone == GoneEvents::LeaveOut)
            continue;
        if (!head)
            return isGone ? missing("event", u"eventIds"_s, id.text()) : head.error();
        heads.append(*std::move(head));
    }
    TRY(context.store<EventPricingStore>().fill(heads));
    return heads;
}

Status readVariants(const ServiceContext &context, OrderCatalogue &catalogue, const QList<VariantId> &ids)
{
    const auto variants = TRY(context.store<VariantStore>().findAll(ids));
    const auto products = TRY(context.store<VariantStore>().productsOf(variants));
    for (const StoredVariant &stored : variants) {
        catalogue.variants.insert(stored.variant.id, stored.variant);
        catalogue.productNames.insert(stored.variant.id, products.value(stored.productKey).name);
    }
    return {};
}

/// Compares the events' needs with earlier orders for them.
Result<OrderCatalogue> catalogueFor(ServiceContext &context, const PricingFacts &facts,
                                    const QList<GoodsKey> &ordered = {})
{
    OrderCatalogue catalogue;
    const QList<VariantId> needed = facts.variantIds.values();
    QSet<VariantId> variantIds(needed.cbegin(), needed.cend());
    const QList<SupplierId> asked = facts.supplierIds.values();
    QSet<SupplierId> supplierIds(asked.cbegin(), asked.cend());
    for (const auto &[variant, supplier] : ordered) {
        variantIds.insert(variant);
        supplierIds.insert(supplier);
    }
    supplierIds.remove(SupplierId());
    TRY(readVariants(context, catalogue, variantIds.values()));
    const auto suppliers = TRY(SupplierService(context).findAll(supplierIds.values()));
    for (const Supplier &supplier : suppliers)
        catalogue.suppliers.insert(supplier.id, supplier);
    for (const PriceListId &list : facts.listIds)
        catalogue.taxMultipliers.insert(list, facts.context.lists.taxMultiplier(list));
    for (const auto &[id, variant] : facts.context.variants.asKeyValueRange())
        catalogue.sparePercents.insert(id, sparePercentOf(variant, facts.context.types.value(variant.productType)));
    return catalogue;
}

Result<QList<OrderedLine>> orderedFor(const ServiceContext &context, const QList<StoredEvent> &heads)
{
    QList<EventId> ids;
    for (const StoredEvent &head : heads)
        ids.append(head.event.id);
    return context.store<OrderSheetLineStore>().orderedFor(ids);
}

Result<SheetRequest> requestFor(const ServiceContext &context, const PricingFacts &facts, const SheetChoice &choice)
{
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    const QTimeZone &zone = facts.context.zone;
    return SheetRequest{.choice = choice,
                        .delivery =
                            DeliveryRule{.daysBefore = shop.deliveryDaysBefore, .today = dayOf(context.now(), zone)},
                        .zone = zone};
}

} // namespace

Result<OrderSheet> presentSheet(ServiceContext &context, const QList<EventId> &events, GoneEvents gone,
                                const SheetChoice &choice, OrderedSheets ordered)
{
    const Snapshot snapshot = TRY(Snapshot::begin(context.session()));
    QList<StoredEvent> heads = TRY(headsOf(context, events, gone));
    WantedPrices wanted = TRY(fillGroups(context, heads));
    for (QSet<qint64> &suppliers : wanted)
        suppliers.insert(context.tenant().defaultSupplier); // All suppliers are candidates for the cheapest.
    const PricingFacts facts = TRY(pricingFactsFor(context, heads, wanted));
    SheetRequest request = TRY(requestFor(context, facts, choice));
    if (ordered == OrderedSheets::Count)
        request.ordered = OrderedGoods(TRY(orderedFor(context, heads)));
    OrderCatalogue catalogue = TRY(catalogueFor(context, facts, request.ordered.keys()));
    SheetPrices prices(facts.context);
    catalogue.prices = &prices;
    QList<Event> priced;
    for (StoredEvent &head : heads) {
        prices.add(head.event);
        priceEvent(head.event, facts.context);
        priced.append(std::move(head.event));
    }
    catalogue.own = TRY(ownThingsFor(context, priced, facts));
    OrderSheet sheet = buildOrderSheet(priced, catalogue, request);
    sheet.currency = facts.currency;
    sheet.createdAt = context.now(); // Printed on the sheet.
    return sheet;
}

Result<QHash<EventId, EventCosts>> costsOf(ServiceContext &context, const QList<EventId> &events)
{
    const Snapshot snapshot = TRY(Snapshot::begin(context.session()));
    QList<StoredEvent> heads = TRY(headsOf(context, events, GoneEvents::LeaveOut));
    const WantedPrices wanted = TRY(fillGroups(context, heads));
    const PricingFacts facts = TRY(pricingFactsFor(context, heads, wanted));
    OrderCatalogue catalogue = TRY(catalogueFor(context, facts));
    QList<Event> priced;
    for (StoredEvent &head : heads) {
        priceEvent(head.event, facts.context);
        priced.append(std::move(head.event));
    }
    catalogue.own = TRY(ownThingsFor(context, priced, facts));
    const QSet<VariantId> own(catalogue.own.keyBegin(), catalogue.own.keyEnd());
    QHash<EventId, EventCosts> costs;
    for (const Event &event : std::as_const(priced)) {
        EventCosts of = eventCosts(event, buildOrderSheet({event}, catalogue), own);
        of.pooledWaste = pooledWasteCostIncTax(event, facts.context);
        costs.insert(event.id, of);
    }
    return costs;
}

Result<QList<OrderSheetTotals>> orderTotalsOf(ServiceContext &context, const QList<Event> &priced,
                                              const PricingFacts &facts)
{
    OrderCatalogue catalogue = TRY(catalogueFor(context, facts));
    catalogue.own = TRY(ownThingsFor(context, priced, facts));
    QList<OrderSheetTotals> totals;
    for (const Event &event : priced)
        totals.append(buildOrderSheet({event}, catalogue).totals);
    return totals;
}

} // namespace stemdesk

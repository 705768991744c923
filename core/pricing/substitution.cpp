#include "core/pricing/substitution.h"

#include "core/pricing/event_price.h"

#include <limits>

namespace stemdesk {

namespace {

PriceListChain listsOf(const Substitute &substitute, const Event &event, const PriceContext &context)
{
    const QString type = context.variants.value(substitute.variant.id).productType;
    return context.lists.chain(type, pricingDay(event, context.zone), pinnedLists(event));
}

} // namespace

SupplierId supplierAfter(const Substitute &substitute, const Event &event, SupplierId now, const PriceContext &context)
{
    const Variant &variant = substitute.variant;
    const PriceListChain lists = listsOf(substitute, event, context);
    const auto costFrom = [&](SupplierId supplier) {
        return foundPrice(lists, context.entries, variant.id, supplier).unitCostExclTax;
    };
    const QList<SupplierId> sellers = variant.supplierIds + ownPricedSuppliers(lists, context.entries, variant.id);
    const bool isPricedForAll = costFrom({}).has_value();
    if (sellers.isEmpty() || sellers.contains(now) || (now.isNull() && isPricedForAll))
        return now;
    SupplierId cheapest;
    double lowest = std::numeric_limits<double>::infinity();
    for (const SupplierId &seller : sellers) {
        if (substitute.archived.contains(seller))
            continue;
        const auto cost = costFrom(seller);
        if (cost && *cost < lowest) {
            lowest = *cost;
            cheapest = seller;
        }
    }
    return cheapest;
}

Event substituted(Event event, const Substitute &substitute, const PriceContext &context)
{
    for (EventGroup &group : event.groups) {
        for (EventItem &item : group.items) {
            if (item.variantId != substitute.replaced)
                continue;
            item.supplierId = supplierAfter(substitute, event, item.supplierId, context);
            item.variantId = substitute.variant.id;
            item.kept.reset(); // It was the other variant's.
        }
    }
    return event;
}

} // namespace stemdesk

#include "core/pricing/substitution.h"

#include "core/pricing/event_price.h"

#include <limits>

namespace stemdesk {

namespace {

PriceListId listOf(const Substitute &substitute, const Event &event, const PriceContext &context)
{
    const QString type = context.variants.value(substitute.variant.id).productType;
    const PriceListHead *list = context.lists.chosen(type, pricingDay(event, context.zone), pinnedLists(event));
    return list ? list->id : PriceListId();
}

} // namespace

SupplierId supplierAfter(const Substitute &substitute, const Event &event, SupplierId now, const PriceContext &context)
{
    const Variant &variant = substitute.variant;
    const PriceListId list = listOf(substitute, event, context);
    const QList<SupplierId> sellers = variant.supplierIds + context.entries.pricedSuppliers(list, variant.id);
    const bool isPricedForAll = context.entries.unitCost(list, variant.id, {}).has_value();
    if (sellers.isEmpty() || sellers.contains(now) || (now.isNull() && isPricedForAll))
        return now;
    SupplierId cheapest;
    double lowest = std::numeric_limits<double>::infinity();
    for (const SupplierId &seller : sellers) {
        if (substitute.archived.contains(seller))
            continue;
        const auto cost = context.entries.unitCost(list, variant.id, seller);
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
        }
    }
    return event;
}

} // namespace stemdesk

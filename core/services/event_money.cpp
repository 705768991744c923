#include "core/services/event_money.h"

#include "core/services/event_pricing_context.h"
#include "core/services/event_reading.h"
#include "core/services/service_context.h"
#include "core/storage/shop_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// For each type on the event's lines that has no pin, the list that prices it now.
void pinListsInUse(Event &event, const PriceContext &context)
{
    EventPricing pricing = event.pricing.value_or(EventPricing{});
    const QDate day = pricingDay(event, context.zone);
    for (const PricedVariant &variant : context.variants) {
        if (pricing.priceListIds.contains(variant.productType))
            continue;
        if (const PriceListHead *list = context.lists.chosen(variant.productType, day, pricing.priceListIds))
            pricing.priceListIds.insert(variant.productType, list->id);
    }
    if (pricing != event.pricing.value_or(EventPricing{}))
        event.pricing = pricing;
}

Result<bool> isPinned(const ServiceContext &context, const Event &before, const Event &after)
{
    if (after.status != "approved"_L1 || before.status == after.status)
        return false;
    const Result<Shop> shop = ShopStore(context.session()).find(context.tenant().id);
    if (!shop)
        return shop.error();
    return shop->pinsOnApproval;
}

} // namespace

Status settleMoney(const ServiceContext &context, const Event &before, StoredEvent &after)
{
    const Result<bool> pins = isPinned(context, before, after.event);
    if (!pins)
        return pins.error();
    const bool isSame = after.event.pricing == before.pricing && after.event.venueStart == before.venueStart
        && after.event.ceremonyStart == before.ceremonyStart;
    if (isSame && !*pins)
        return {};
    const Result<ReadGroups> read = groupsOf(context, after.key);
    if (!read)
        return read.error();
    const auto facts = pricingFactsFor(context, {after}, read->variants);
    if (!facts)
        return facts.error();
    if (*pins)
        pinListsInUse(after.event, facts->context);
    Event whole = after.event;
    whole.groups = read->groups;
    priceEvent(whole, facts->context);
    after.event.totals = whole.totals;
    return {};
}

} // namespace stemdesk

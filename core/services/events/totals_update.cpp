#include "core/services/events/totals_update.h"

#include "core/pricing/event_figures.h"
#include "core/services/events/event_reading.h"
#include "core/services/events/price_keeping.h"
#include "core/services/events/pricing_facts.h"
#include "core/services/service_context.h"
#include "core/storage/reports/event_figure_store.h"
#include "core/storage/shops/shop_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

void pinListsInUse(Event &event, const PriceContext &context)
{
    const PinnedLists added = listsToPin(event, context);
    if (added.isEmpty())
        return;
    PinnedLists pins = pinnedLists(event);
    pins.insert(added);
    if (!event.pricing)
        event.pricing.emplace();
    event.pricing->priceListIds = pins;
}

Result<bool> isPinned(const ServiceContext &context, const Event &before, const Event &after)
{
    if (after.status != "approved"_L1 || before.status == after.status)
        return false;
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    return shop.pinsOnApproval;
}

/// Keeps the prices of all lines, and the shop's markups.
void keepPrices(const ServiceContext &context, Event &event, const PriceContext &prices)
{
    Event priced = event;
    priceEvent(priced, prices);
    keepLines(
        event,
        {.since = event.pricesKeptAt.value_or(context.now()), .lines = pricesToKeep(priced, prices, context.now())});
    keepMarkups(event, markupsToKeep(event, prices));
}

} // namespace

PinnedLists listsToPin(const Event &event, const PriceContext &context)
{
    const PinnedLists pins = pinnedLists(event);
    const QDate day = pricingDay(event, context.zone);
    PinnedLists added;
    for (const PricedVariant &variant : context.variants) {
        const PriceListHead *list = context.lists.chain(variant.productType, day, pins).first();
        if (list && pins.value(variant.productType) != list->id)
            added.insert(variant.productType, list->id);
    }
    return added;
}

Status updateTotals(const ServiceContext &context, const Event &before, StoredEvent &after, const EventPatch &patch)
{
    const bool pins = TRY(isPinned(context, before, after.event));
    const bool isSame = after.event.pricing == before.pricing && after.event.venueStart == before.venueStart
        && after.event.ceremonyStart == before.ceremonyStart && after.event.groups == before.groups;
    if (isSame && !pins)
        return {};
    const GroupsToPrice read = TRY(groupsOf(context, after.key));
    const auto facts = TRY(pricingFactsFor(context, {after}, read.wanted));
    if (pins)
        pinListsInUse(after.event, facts.context);
    const bool isNew = before.id.isNull(); // Approved from the first: there was nothing to agree to.
    if (pins && !isNew && !patch.kept)
        keepPrices(context, after.event, facts.context);
    Event whole = after.event;
    if (whole.groups.isEmpty())
        whole.groups = read.groups;
    priceEvent(whole, facts.context);
    after.event.totals = whole.totals;
    if (isNew)
        return {}; // Its figures are put where it is inserted.
    EventFigureStore figures(context.session(), context.tenant());
    return figures.put(after.key, figuresOf(whole, facts.context));
}

} // namespace stemdesk

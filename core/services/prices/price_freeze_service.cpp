#include "core/services/prices/price_freeze_service.h"

#include "core/base/wording.h"
#include "core/services/events/event_reading.h"
#include "core/services/events/event_recipe_service.h"
#include "core/services/events/pricing_facts.h"
#include "core/services/events/totals_refresh.h"
#include "core/services/orders/order_sheet_calculation.h"
#include "core/services/prices/price_list_service.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/engine/snapshot.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// A patch that pins these lists and keeps other pins.
EventPatch pinPatch(const PinnedLists &lists)
{
    QMap<QString, std::optional<PriceListId>> pins;
    for (auto list = lists.cbegin(); list != lists.cend(); ++list)
        pins.insert(list.key(), list.value());
    EventPatch patch;
    if (!pins.isEmpty())
        patch.pricing = EventPricingPatch{.priceListIds = pins};
    return patch;
}

/// The pins in `after` that are not in `before`.
PinnedLists movedPins(const PinnedLists &before, const PinnedLists &after)
{
    PinnedLists moved;
    for (auto pin = after.cbegin(); pin != after.cend(); ++pin) {
        if (before.value(pin.key()) != pin.value())
            moved.insert(pin.key(), pin.value());
    }
    return moved;
}

Result<ListName> nameOf(ServiceContext &context, PriceListId id)
{
    const PriceList list = TRY(PriceListService(context).find(id, PriceListService::Entries::Skip));
    return ListName{.id = id, .name = list.name, .date = list.date};
}

Status addLists(ServiceContext &context, PriceRefresh &refresh, const PinnedLists &before, const PinnedLists &moved)
{
    for (auto pin = moved.cbegin(); pin != moved.cend(); ++pin) {
        const ListName from = TRY(nameOf(context, before.value(pin.key())));
        const ListName to = TRY(nameOf(context, pin.value()));
        refresh.lists.append({.productType = pin.key(), .before = from, .after = to});
    }
    return {};
}

std::optional<double> unitCost(const LinePrice &price)
{
    return price.isPriced ? std::optional(price.unitCostExclTax) : std::nullopt;
}

RefreshedLine lineFrom(const RepricedLine &line, const EventRecipe &recipe, const EventGroup &group,
                       const EventItem &item)
{
    const LineProduct goods = recipe.goods.value(item.variantId);
    return {.item = item.id,
            .productName = goods.productName,
            .variantName = goods.variant.name,
            .productType = goods.productType,
            .stemLength = goods.variant.stemLength,
            .supplierName = recipe.suppliers.value(item.supplierId).name,
            .groupName = group.name,
            .isHidden = group.isHidden,
            .units = line.after.units,
            .unitCostBefore = unitCost(line.before),
            .unitCostAfter = unitCost(line.after),
            .priceDifferenceIncTax = line.after.customerPriceIncTax - line.before.customerPriceIncTax};
}

void addLines(PriceRefresh &refresh, const Repricing &repricing, const EventRecipe &recipe)
{
    QHash<EventItemId, const RepricedLine *> byItem;
    for (const RepricedLine &line : repricing.lines)
        byItem.insert(line.item, &line);
    for (const EventGroup &group : recipe.event.groups) {
        for (const EventItem &item : group.items) {
            if (const RepricedLine *line = byItem.value(item.id))
                refresh.lines.append(lineFrom(*line, recipe, group, item));
        }
    }
}

/// An event with its lines and the data for pricing them.
struct PricedState {
    StoredEvent stored;
    GroupsToPrice read;
    PricingFacts facts;
};

Result<PricedState> stateOf(const ServiceContext &context, EventId id)
{
    StoredEvent stored = TRY(storedEvent(context, id));
    GroupsToPrice read = TRY(groupsOf(context, stored.key));
    PricingFacts facts = TRY(pricingFactsFor(context, {stored}, read.wanted));
    return PricedState{std::move(stored), std::move(read), std::move(facts)};
}

/// Prices the event as it is now and with `pins`, into `refresh`.
Result<Repricing> comparedWith(ServiceContext &context, const PricedState &state, const PinnedLists &pins,
                               PriceRefresh &refresh)
{
    StoredEvent moved = state.stored;
    moved.event.pricing->priceListIds = pins;
    const PricingFacts facts = TRY(pricingFactsFor(context, {state.stored, moved}, state.read.wanted));
    Event event = state.stored.event;
    event.groups = state.read.groups;
    Repricing repricing = repricedUnder(pins, event, facts.context);
    const auto orders = TRY(orderTotalsOf(context, {repricing.before, repricing.after}, facts));
    refresh.before = repricing.before.totals;
    refresh.after = repricing.after.totals;
    refresh.orderBefore = orders.at(0);
    refresh.orderAfter = orders.at(1);
    return repricing;
}

/// The event's lines as stored.
Event withLines(const PricedState &state)
{
    Event event = state.stored.event;
    event.groups = state.read.groups;
    return event;
}

Status requireLines(const Event &event, const SomeLines &lines)
{
    SomeLines unknown = lines;
    if (!unknown)
        return {};
    for (const EventGroup &group : event.groups) {
        for (const EventItem &item : group.items)
            unknown->remove(item.id);
    }
    return unknown->isEmpty() ? Status() : Status(missing("event_item", u"eventItemIds"_s, unknown->begin()->text()));
}

/// Removes the kept prices of the lines.
KeptPrices withoutKept(const Event &event, const SomeLines &lines)
{
    KeptPrices kept{.since = lines ? event.pricesKeptAt : std::nullopt, .lines = {}};
    for (const EventGroup &group : event.groups) {
        for (const EventItem &item : group.items) {
            if (item.kept && (!lines || lines->contains(item.id)))
                kept.lines.insert(item.id, std::nullopt);
        }
    }
    return kept;
}

EventPatch keepPatch(const Event &priced, const PriceContext &prices, Instant now, const SomeLines &lines)
{
    const auto since = lines ? priced.pricesKeptAt : std::optional(priced.pricesKeptAt.value_or(now));
    EventPatch patch{.kept = KeptPrices{.since = since, .lines = pricesToKeep(priced, prices, now, lines)}};
    QMap<QString, std::optional<double>> markups;
    const MarkupFactors added = markupsToKeep(priced, prices, lines);
    for (auto markup = added.cbegin(); markup != added.cend(); ++markup)
        markups.insert(markup.key(), markup.value());
    if (!markups.isEmpty())
        patch.pricing = EventPricingPatch{.markups = markups};
    return patch;
}

} // namespace

Result<WrittenEvent> PriceFreezeService::pin(EventId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const PricedState state = TRY(stateOf(m_context, id));
    const PinnedLists lists = listsToPin(state.stored.event, state.facts.context);
    auto written = EventService(m_context).patch(id, pinPatch(lists));
    if (!written)
        return written;
    TRY(work.commit());
    return written;
}

Result<PriceRefresh> PriceFreezeService::refreshOf(EventId id) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const PricedState state = TRY(stateOf(m_context, id));
    const Event &event = state.stored.event;
    const PinnedLists before = pinnedLists(event);
    PriceRefresh refresh{.hasPins = !before.isEmpty(), .before = event.totals, .after = event.totals};
    const PinnedLists moved = movedPins(before, refreshedPins(event, state.facts.context));
    if (moved.isEmpty())
        return refresh;

    PinnedLists after = before;
    after.insert(moved);
    const Repricing repricing = TRY(comparedWith(m_context, state, after, refresh));
    const EventRecipe recipe = TRY(EventRecipeService(m_context).read(id));
    TRY(addLists(m_context, refresh, before, moved));
    addLines(refresh, repricing, recipe);
    refresh.patch = pinPatch(moved);
    return refresh;
}

Result<WrittenEvent> PriceFreezeService::keep(EventId id, const SomeLines &lines)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const PricedState state = TRY(stateOf(m_context, id));
    Event priced = withLines(state);
    TRY(requireLines(priced, lines));
    priceEvent(priced, state.facts.context);
    const EventPatch patch = keepPatch(priced, state.facts.context, m_context.now(), lines);
    WrittenEvent written = TRY(EventService(m_context).patch(id, patch));
    TRY(work.commit());
    return written;
}

Result<WrittenEvent> PriceFreezeService::letGo(EventId id, const SomeLines &lines)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const PricedState state = TRY(stateOf(m_context, id));
    const Event event = withLines(state);
    TRY(requireLines(event, lines));
    const EventPatch patch{.kept = withoutKept(event, lines)};
    WrittenEvent written = TRY(EventService(m_context).patch(id, patch));
    TRY(work.commit());
    return written;
}

Result<PriceRefresh> PriceFreezeService::todaysPricesOf(EventId id, const SomeLines &lines) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const PricedState state = TRY(stateOf(m_context, id));
    Event before = withLines(state);
    const KeptPrices kept = withoutKept(before, lines);
    PriceRefresh refresh{
        .hasPins = !kept.lines.isEmpty() || before.pricesKeptAt, .before = before.totals, .after = before.totals};
    if (kept == KeptPrices{.since = before.pricesKeptAt, .lines = {}})
        return refresh;
    const Repricing repricing = repricedWithout(kept, before, state.facts.context);
    const auto orders = TRY(orderTotalsOf(m_context, {repricing.before, repricing.after}, state.facts));
    refresh.before = repricing.before.totals;
    refresh.after = repricing.after.totals;
    refresh.orderBefore = orders.at(0);
    refresh.orderAfter = orders.at(1);
    const EventRecipe recipe = TRY(EventRecipeService(m_context).read(id));
    addLines(refresh, repricing, recipe);
    refresh.patch = {.kept = kept};
    return refresh;
}

} // namespace stemdesk

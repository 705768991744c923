#include "core/pricing/price_keeping.h"

#include "core/pricing/event_price.h"

namespace stemdesk {

namespace {

template <class Use>
void eachLine(const Event &event, const SomeLines &lines, Use use)
{
    for (const EventGroup &group : event.groups) {
        for (const EventItem &item : group.items) {
            if (!lines || lines->contains(item.id))
                use(item);
        }
    }
}

KeptPrice keptPriceOf(const EventItem &priced, const PriceContext &context, Instant now)
{
    const PricedVariant variant = context.variants.value(priced.variantId);
    const PackTerms terms = wastingTerms(variant, context.types.value(variant.productType), priced.supplierId);
    return {.unitCostExclTax = priced.price.unitCostExclTax,
            .taxMultiplier = taxMultiplierOf(priced, context),
            .unitsPerPack = terms.unitsPerPack,
            .priceListId = priced.price.priceListId,
            .keptAt = now};
}

Event pricedUnder(const PinnedLists &pins, Event event, const PriceContext &context)
{
    if (!event.pricing)
        event.pricing.emplace();
    event.pricing->priceListIds = pins;
    priceEvent(event, context);
    return event;
}

/// Both are priced.
Repricing changesBetween(const Event &before, const Event &after)
{
    Repricing repricing{.before = before, .after = after};
    // Both are sorted by position in the same way.
    for (qsizetype g = 0; g < before.groups.size(); ++g) {
        const EventGroup &group = before.groups.at(g);
        for (qsizetype i = 0; i < group.items.size(); ++i) {
            const EventItem &item = group.items.at(i);
            const LinePrice &price = after.groups.at(g).items.at(i).price;
            if (price != item.price)
                repricing.lines.append({.group = group.id, .item = item.id, .before = item.price, .after = price});
        }
    }
    return repricing;
}

} // namespace

QMap<EventItemId, std::optional<KeptPrice>> pricesToKeep(const Event &priced, const PriceContext &context, Instant now,
                                                         const SomeLines &lines)
{
    QMap<EventItemId, std::optional<KeptPrice>> kept;
    eachLine(priced, lines, [&](const EventItem &item) {
        if (!item.kept && item.price.isPriced)
            kept.insert(item.id, keptPriceOf(item, context, now));
    });
    return kept;
}

MarkupFactors markupsToKeep(const Event &event, const PriceContext &context, const SomeLines &lines)
{
    const MarkupFactors own = event.pricing ? event.pricing->markups.value_or(MarkupFactors()) : MarkupFactors();
    MarkupFactors added;
    eachLine(event, lines, [&](const EventItem &item) {
        const QString type = context.variants.value(item.variantId).productType;
        if (!type.isEmpty() && !own.contains(type))
            added.insert(type, context.types.value(type).markup);
    });
    return added;
}

PinnedLists refreshedPins(const Event &event, const PriceContext &context)
{
    PinnedLists pins = pinnedLists(event);
    const QDate day = pricingDay(event, context.zone);
    for (auto pin = pins.begin(); pin != pins.end(); ++pin) {
        if (const PriceListHead *newest = context.lists.chain(pin.key(), day, {}).first())
            pin.value() = newest->id;
    }
    return pins;
}

Repricing repricedUnder(const PinnedLists &pins, const Event &event, const PriceContext &context)
{
    return changesBetween(pricedUnder(pinnedLists(event), event, context), pricedUnder(pins, event, context));
}

Repricing repricedWithout(const KeptPrices &kept, const Event &event, const PriceContext &context)
{
    Event before = event;
    Event after = event;
    keepLines(after, kept);
    priceEvent(before, context);
    priceEvent(after, context);
    return changesBetween(before, after);
}

} // namespace stemdesk

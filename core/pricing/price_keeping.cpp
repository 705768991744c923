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

} // namespace stemdesk

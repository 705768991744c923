#include "core/services/events/price_keeping.h"

#include "core/services/events/event_history_notes.h"
#include "core/services/events/event_reading.h"
#include "core/services/events/pricing_facts.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/events/event_item_store.h"
#include "core/storage/events/event_pricing_store.h"

namespace stemdesk {

namespace {

/// The event with these lines alone, priced, and with what prices them.
struct PricedLines {
    Event event;
    PricingFacts facts;
};

Result<PricedLines> pricedLines(const ServiceContext &context, const StoredEvent &stored,
                                const QList<EventItem *> &lines)
{
    const auto items = context.store<EventItemStore>();
    PricedLines priced{.event = stored.event, .facts = {}};
    EventGroup group;
    WantedPrices wanted;
    for (EventItem *line : lines) {
        line->kept.reset();
        // A variant that is not there is refused where the line is written.
        if (const auto variant = TRY(items.variantKey(line->variantId)))
            wanted[*variant].insert(context.tenant().defaultSupplier); // Covers every supplier.
        group.items.append(*line);
    }
    priced.event.groups = {group};
    priced.facts = TRY(pricingFactsFor(context, {stored}, wanted));
    priceEvent(priced.event, priced.facts.context);
    return priced;
}

Status storeMarkups(ServiceContext &context, UnitOfWork &work, StoredEvent stored, const MarkupFactors &markups)
{
    if (markups.isEmpty())
        return {};
    const StoredEvent before = stored;
    keepMarkups(stored.event, markups);
    stored.event.updatedAt = context.now();
    ++stored.event.version;
    auto events = context.store<EventStore>();
    TRY(events.update(before, stored));
    auto pricing = context.store<EventPricingStore>();
    TRY(pricing.replace(stored.key, stored.event.pricing));
    work.marks().events.insert(stored.key);
    work.changed(Resource::Event, stored.event.id, ChangeAction::Updated);
    return noteEvent(context, work, before.event, stored.event);
}

} // namespace

void keepMarkups(Event &event, const MarkupFactors &markups)
{
    if (markups.isEmpty())
        return;
    if (!event.pricing)
        event.pricing.emplace();
    if (!event.pricing->markups)
        event.pricing->markups.emplace();
    event.pricing->markups->insert(markups);
}

std::optional<KeptPrices> keptOtherwise(const Event &before, const Event &after)
{
    QHash<EventItemId, std::optional<KeptPrice>> was;
    for (const EventGroup &group : before.groups) {
        for (const EventItem &item : group.items)
            was.insert(item.id, item.kept);
    }
    KeptPrices kept{.since = after.pricesKeptAt, .lines = {}};
    for (const EventGroup &group : after.groups) {
        for (const EventItem &item : group.items) {
            if (was.value(item.id) != item.kept)
                kept.lines.insert(item.id, item.kept);
        }
    }
    const bool isSame = kept.lines.isEmpty() && before.pricesKeptAt == after.pricesKeptAt;
    return isSame ? std::nullopt : std::optional(kept);
}

Status keepTodaysPrices(ServiceContext &context, UnitOfWork &work, EventId event, QList<EventItem *> lines)
{
    if (lines.isEmpty())
        return {};
    const bool keeps = TRY(context.store<EventStore>().keepsPrices(event));
    if (!keeps) {
        for (EventItem *line : std::as_const(lines))
            line->kept.reset();
        return {};
    }
    const StoredEvent stored = TRY(storedEvent(context, event));
    const PricedLines priced = TRY(pricedLines(context, stored, lines));
    const auto kept = pricesToKeep(priced.event, priced.facts.context, context.now());
    for (EventItem *line : std::as_const(lines))
        line->kept = kept.value(line->id);
    return storeMarkups(context, work, stored, markupsToKeep(priced.event, priced.facts.context));
}

} // namespace stemdesk

#include "core/services/hire/own_things.h"

#include "core/services/events/pricing_facts.h"
#include "core/services/hire/hire_holds.h"
#include "core/services/service_context.h"
#include "core/storage/hire/hire_store.h"

#include <algorithm>

namespace stemdesk {

namespace {

QList<qint64> hiredVariants(const QList<Event> &events, const PricingFacts &facts)
{
    QSet<VariantId> hired;
    for (const Event &event : events) {
        for (const EventGroup &group : event.groups) {
            for (const EventItem &item : group.items) {
                const QString type = facts.context.variants.value(item.variantId).productType;
                if (!group.isHidden && facts.context.types.value(type).isHired)
                    hired.insert(item.variantId);
            }
        }
    }
    QList<qint64> keys;
    if (hired.isEmpty())
        return keys;
    for (const auto &[key, id] : facts.variantIds.asKeyValueRange()) {
        if (hired.contains(id))
            keys.append(key);
    }
    return keys;
}

/// The days of the events that are dated.
QHash<EventId, DayRange> daysOf(const QList<Event> &events, const ShopDays &days)
{
    QHash<EventId, DayRange> dated;
    for (const Event &event : events) {
        if (const auto own = eventDays(event, days))
            dated.insert(event.id, *own);
    }
    return dated;
}

/// All holds until the last of these days: an event that precedes another may itself follow others, and so on.
std::optional<DayRange> daysToLookAt(const QHash<EventId, DayRange> &dated)
{
    std::optional<QDate> last;
    for (const DayRange &days : dated)
        last = std::max(last.value_or(days.to), days.to);
    if (!last)
        return {};
    return DayRange{QDate(1, 6, 1), DayRange{*last, *last}.widened(0, kMostHireDays).to};
}

} // namespace

Result<QHash<VariantId, OwnThing>> ownThingsFor(const ServiceContext &context, const QList<Event> &events,
                                                const PricingFacts &facts)
{
    QHash<VariantId, OwnThing> own;
    const QList<qint64> hired = hiredVariants(events, facts);
    if (hired.isEmpty())
        return own;
    auto things = TRY(HireStore(context.session(), context.tenant()).things(hired));
    erase_if(things, [](const QHash<qint64, HiredThing>::iterator &entry) { return !entry.value().ownedUnits; });
    if (things.isEmpty())
        return own;
    const ShopDays days = TRY(ShopDays::of(context));
    const QHash<EventId, DayRange> dated = daysOf(events, days);
    Holds holds;
    if (const auto lookedAt = daysToLookAt(dated))
        holds = TRY(holdsOf(context, days, things, *lookedAt));
    for (const auto &[key, thing] : things.asKeyValueRange()) {
        OwnThing &of = own[thing.variantId];
        of.ownedUnits = *thing.ownedUnits;
        of.holds = holds.value(key);
        for (const auto &[event, range] : dated.asKeyValueRange())
            of.windows.insert(event, range.widened(thing.daysBefore, thing.daysAfter));
    }
    return own;
}

} // namespace stemdesk

#include "core/services/hire/own_things.h"

#include "core/services/events/pricing_facts.h"
#include "core/services/service_context.h"
#include "core/storage/hire/hire_store.h"

#include <QDateTime>

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

/// The times an event must touch for its hire window to overlap these days, in any time zone and with any margin.
EventTimes reachOf(const DayRange &days)
{
    const DayRange reach = days.widened(kMostHireDays + 2, kMostHireDays + 2);
    return {.first = reach.from.startOfDay(QTimeZone::utc()).toMSecsSinceEpoch(),
            .last = reach.to.startOfDay(QTimeZone::utc()).toMSecsSinceEpoch()};
}

} // namespace

Result<QHash<VariantId, OwnThing>> ownThingsFor(const ServiceContext &context, const QList<Event> &events,
                                                const PricingFacts &facts)
{
    QHash<VariantId, OwnThing> own;
    const QList<qint64> hired = hiredVariants(events, facts);
    if (hired.isEmpty())
        return own;
    auto things = TRY(context.store<HireStore>().things(hired));
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

std::optional<DayRange> eventDays(const Event &event, const ShopDays &days)
{
    const std::optional<EventTimes> times = timesOf(event);
    return times ? std::optional(DayRange{days.dayOf(times->first), days.dayOf(times->last)}) : std::nullopt;
}

Result<Holds> holdsOf(const ServiceContext &context, const ShopDays &shopDays, const QHash<qint64, HiredThing> &things,
                      const DayRange &days, EventId except)
{
    const EventTimes reach = reachOf(days);
    const auto lines = TRY(context.store<HireStore>().holding(things.keys(), reach.first, reach.last));
    QHash<qint64, QHash<EventId, HireHold>> found;
    for (const HoldingLine &line : lines) {
        if (line.event.id == except)
            continue;
        HireHold &hold = found[line.variant][line.event.id];
        hold.units += line.units;
        if (!hold.eventId.isNull())
            continue;
        const HiredThing thing = things.value(line.variant);
        hold.eventId = line.event.id;
        hold.name = line.event.name;
        hold.status = line.event.status;
        hold.days = eventDays(line.event, shopDays)->widened(thing.daysBefore, thing.daysAfter);
    }
    Holds holds;
    for (auto of = found.cbegin(); of != found.cend(); ++of) {
        QList<HireHold> &list = holds[of.key()];
        for (const HireHold &hold : *of) {
            if (hold.units > 0 && hold.days.overlaps(days))
                list.append(hold);
        }
        sortHolds(list);
    }
    return holds;
}

} // namespace stemdesk

#include "core/orders/own_stock.h"

#include "core/domain/hire/event_hire.h"

#include <algorithm>

namespace stemdesk {

namespace {

/// The events in order of precedence, each with what it needs.
QList<HireHold> claimsOf(const OwnThing &thing, const QHash<EventId, double> &needed)
{
    QList<HireHold> claims = thing.holds;
    QHash<EventId, double> others = needed;
    for (HireHold &claim : claims) {
        claim.units = needed.value(claim.eventId, claim.units);
        others.remove(claim.eventId);
    }
    QList<HireHold> behind;
    for (auto other = others.cbegin(); other != others.cend(); ++other) {
        if (const auto days = thing.windows.constFind(other.key()); days != thing.windows.cend())
            behind.append({.eventId = other.key(), .name = {}, .status = {}, .units = other.value(), .days = *days});
    }
    sortHolds(behind);
    return claims + behind;
}

/// The units of the thing that are free on every day of the window.
double freeUnits(const OwnThing &thing, const QList<HireHold> &taken, const DayRange &window)
{
    QList<HireHold> meanwhile;
    for (const HireHold &other : taken) {
        if (other.days.overlaps(window))
            meanwhile.append(other);
    }
    return std::max(0.0, thing.ownedUnits - peakUnits(meanwhile, window));
}

} // namespace

QHash<EventId, double> unitsFromStock(const OwnThing &thing, const QHash<EventId, double> &needed)
{
    QHash<EventId, double> units;
    for (auto event = needed.cbegin(); event != needed.cend(); ++event)
        units.insert(event.key(), std::min(event.value(), thing.ownedUnits)); // The same as for an undated one.
    QList<HireHold> taken;
    const QList<HireHold> claims = claimsOf(thing, needed);
    for (HireHold claim : claims) {
        claim.units = std::min(claim.units, freeUnits(thing, taken, claim.days));
        if (units.contains(claim.eventId))
            units.insert(claim.eventId, claim.units);
        if (claim.units > 0)
            taken.append(claim);
    }
    return units;
}

} // namespace stemdesk

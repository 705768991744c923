#include "core/domain/hire/event_hire.h"

#include "core/domain/events/event.h"

#include <algorithm>
#include <tuple>

namespace stemdesk {

std::optional<EventTimes> timesOf(const Event &event)
{
    std::optional<EventTimes> times;
    for (const auto &at : {event.ceremonyStart, event.ceremonyEnd, event.venueStart, event.venueEnd}) {
        if (!at)
            continue;
        if (!times)
            times = EventTimes{*at, *at};
        times->first = std::min(times->first, *at);
        times->last = std::max(times->last, *at);
    }
    return times;
}

std::optional<double> HireItem::availableUnits() const
{
    if (!thing.ownedUnits)
        return {};
    return days ? *thing.ownedUnits - peakUnits(others, *days) : *thing.ownedUnits;
}

double HireItem::shortUnits() const
{
    const std::optional<double> available = availableUnits();
    return available ? std::max(0.0, unitsNeeded - std::max(0.0, *available)) : 0;
}

std::optional<double> HireItem::lossChargeExclTax() const
{
    if (!thing.replacementCostExclTax)
        return {};
    return returned.lostUnits() * *thing.replacementCostExclTax;
}

std::optional<DayRange> EventHire::days() const
{
    std::optional<DayRange> all;
    for (const HireItem &item : items) {
        if (!item.days)
            continue;
        if (!all)
            all = item.days;
        all->from = std::min(all->from, item.days->from);
        all->to = std::max(all->to, item.days->to);
    }
    return all;
}

void sortHolds(QList<HireHold> &holds)
{
    std::ranges::sort(holds, {}, [](const HireHold &hold) { return std::tuple(hold.days.from, hold.eventId); });
}

} // namespace stemdesk

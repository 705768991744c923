#include "core/services/hire/hire_holds.h"

#include "core/domain/events/event.h"
#include "core/services/service_context.h"
#include "core/storage/hire/hire_store.h"

#include <QDateTime>

namespace stemdesk {

namespace {

/// The times an event must touch for its hire window to overlap these days, in any time zone and with any margin.
EventTimes reachOf(const DayRange &days)
{
    const DayRange reach = days.widened(kMostHireDays + 2, kMostHireDays + 2);
    return {.first = reach.from.startOfDay(QTimeZone::utc()).toMSecsSinceEpoch(),
            .last = reach.to.startOfDay(QTimeZone::utc()).toMSecsSinceEpoch()};
}

} // namespace

std::optional<DayRange> eventDays(const Event &event, const ShopDays &days)
{
    const std::optional<EventTimes> times = timesOf(event);
    return times ? std::optional(DayRange{days.dayOf(times->first), days.dayOf(times->last)}) : std::nullopt;
}

Result<Holds> holdsOf(const ServiceContext &context, const ShopDays &shopDays, const QHash<qint64, HiredThing> &things,
                      const DayRange &days, EventId except)
{
    const EventTimes reach = reachOf(days);
    const auto lines =
        TRY(HireStore(context.session(), context.tenant()).holding(things.keys(), reach.first, reach.last));
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

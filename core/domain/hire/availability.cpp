#include "core/domain/hire/availability.h"

#include <QSet>

#include <algorithm>

namespace stemdesk {

double heldOn(const QList<HireHold> &holds, QDate day)
{
    double units = 0;
    for (const HireHold &hold : holds) {
        if (hold.days.has(day))
            units += hold.units;
    }
    return units;
}

double peakUnits(const QList<HireHold> &holds, const DayRange &days)
{
    // The units held can only grow on days on which a hold begins.
    QSet<QDate> starts;
    for (const HireHold &hold : holds) {
        if (hold.days.overlaps(days))
            starts.insert(std::max(hold.days.from, days.from));
    }
    double peak = 0;
    for (const QDate &day : std::as_const(starts))
        peak = std::max(peak, heldOn(holds, day));
    return peak;
}

QList<HireDay> hireCalendar(const QList<HireHold> &holds, const DayRange &days, double ownedUnits)
{
    QList<HireDay> calendar;
    calendar.reserve(days.from.daysTo(days.to) + 1);
    for (qint64 at = 0; at <= days.from.daysTo(days.to); ++at) {
        const QDate day = plusDays(days.from, at);
        const double held = heldOn(holds, day);
        calendar.append({.day = day, .heldUnits = held, .availableUnits = ownedUnits - held});
    }
    return calendar;
}

} // namespace stemdesk

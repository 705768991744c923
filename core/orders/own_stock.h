#pragma once

#include "core/domain/hire/availability.h"

#include <QHash>

namespace stemdesk {

/// A hired thing of which the shop owns some, and when events have it.
struct OwnThing {
    double ownedUnits = 0;
    QList<HireHold> holds; ///< By all events, on an order sheet or not; sorted by sortHolds().
    QHash<EventId, DayRange> windows; ///< For the requested events; an undated one has none.
};

/// The units that each of these events takes from stock, at most its need. Events queue: those that hold the thing,
/// by the first day of their window, then by id; then the others in the same order. Each takes what those before
/// it leave free on every day of its window. An undated event has all that is owned.
QHash<EventId, double> unitsFromStock(const OwnThing &thing, const QHash<EventId, double> &needed);

} // namespace stemdesk

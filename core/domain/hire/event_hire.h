#pragma once

#include "core/base/clock.h"
#include "core/domain/hire/availability.h"
#include "core/domain/hire/hire_return.h"

#include <optional>

namespace stemdesk {

struct Event;

inline constexpr int kMostCalendarDays = 366; ///< From the first day of a calendar to its last.

/// The first and the last of the event's four times; nullopt if it is undated.
struct EventTimes {
    Instant first = 0;
    Instant last = 0;
};
std::optional<EventTimes> timesOf(const Event &event);

/// A hire item.
struct HiredThing {
    VariantId variantId;
    ProductId productId;
    QString productName;
    QString variantName;
    std::optional<double> ownedUnits;
    std::optional<double> replacementCostExclTax;
    int daysBefore = 1; ///< The shop's value if the variant has none.
    int daysAfter = 1;
};

/// An event's need of one hire item, and its availability.
struct HireItem {
    HiredThing thing;
    double unitsNeeded = 0;
    std::optional<DayRange> days; ///< The event's window; nullopt if it is undated.
    QList<HireHold> others; ///< Other events whose windows overlap it, by their first days.
    HireReturn returned;

    std::optional<double> availableUnits() const;
    double shortUnits() const; ///< 0 if the number owned is unknown.
    std::optional<double> lossChargeExclTax() const;
};

struct EventHire {
    EventId eventId;
    Instant updatedAt = 0;
    int version = 0;
    QList<HireItem> items; ///< In order of first appearance.

    /// From the first day of all windows to the last.
    std::optional<DayRange> days() const;
};

/// A hire item with its days.
struct HireRow {
    VariantId id;
    HiredThing thing;
    QList<HireDay> days;
    QList<HireHold> holds; ///< The holds that overlap the days, by their first days.
};

struct HireFilter {
    DayRange days;
    std::optional<VariantId> variantId;
    bool withUncounted = false; ///< Include items whose number owned is unknown.
};

/// By first day, then by id.
void sortHolds(QList<HireHold> &holds);

} // namespace stemdesk

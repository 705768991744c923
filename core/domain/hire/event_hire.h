#pragma once

#include "core/base/clock.h"
#include "core/domain/hire/availability.h"
#include "core/domain/hire/hire_return.h"

#include <optional>

namespace stemdesk {

struct Event;

inline constexpr int kMostCalendarDays = 366; ///< From the first day of a calendar to its last.

/// The first and the last of the event's four times; nothing where it is undated.
struct EventTimes {
    Instant first = 0;
    Instant last = 0;
};
std::optional<EventTimes> timesOf(const Event &event);

/// A thing that is hired out.
struct HiredThing {
    VariantId variantId;
    ProductId productId;
    QString productName;
    QString variantName;
    std::optional<double> ownedUnits;
    std::optional<double> replacementCostExclTax;
    int daysBefore = 1; ///< The shop's, where the variant says nothing.
    int daysAfter = 1;
};

/// What an event needs of one, and whether it is there.
struct HireItem {
    HiredThing thing;
    double unitsNeeded = 0;
    std::optional<DayRange> days; ///< The event's window; nothing where it is undated.
    QList<HireHold> others; ///< Other events whose windows meet it, by their first days.
    HireReturn returned;

    std::optional<double> availableUnits() const;
    double shortUnits() const; ///< 0 where nobody says how many are owned.
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

/// A thing with its days.
struct HireRow {
    VariantId id;
    HiredThing thing;
    QList<HireDay> days;
    QList<HireHold> holds; ///< Those that meet the days, by their first days.
};

struct HireFilter {
    DayRange days;
    std::optional<VariantId> variantId;
    bool withUncounted = false; ///< Things too of which nobody said how many are owned.
};

/// In order of their first days, then of their ids.
void sortHolds(QList<HireHold> &holds);

} // namespace stemdesk

#pragma once

#include "core/base/day.h"
#include "core/base/id.h"

#include <QDate>
#include <QList>
#include <QString>

namespace stemdesk {

inline constexpr int kMostHireDays = 60; ///< Days that an item is away before an event, and after it.

/// A range of days, both ends inclusive.
struct DayRange {
    QDate from;
    QDate to;

    bool overlaps(const DayRange &other) const { return from <= other.to && other.from <= to; }
    bool has(QDate day) const { return from <= day && day <= to; }
    DayRange widened(int before, int after) const { return {plusDays(from, -before), plusDays(to, after)}; }

    friend bool operator==(const DayRange &, const DayRange &) = default;
};

/// The units of an item that one event holds, on every day of its window.
struct HireHold {
    EventId eventId;
    QString name;
    QString status;
    double units = 0;
    DayRange days;

    friend bool operator==(const HireHold &, const HireHold &) = default;
};

/// A day of an item's calendar.
struct HireDay {
    QDate day;
    double heldUnits = 0;
    double availableUnits = 0; ///< Negative if more is promised than owned.

    friend bool operator==(const HireDay &, const HireDay &) = default;
};

/// Sum of the units held on this day.
double heldOn(const QList<HireHold> &holds, QDate day);
/// The most that they hold together on any one day of `days`; holds that do not overlap are not added up.
double peakUnits(const QList<HireHold> &holds, const DayRange &days);
/// Every day of `days`.
QList<HireDay> hireCalendar(const QList<HireHold> &holds, const DayRange &days, double ownedUnits);

} // namespace stemdesk

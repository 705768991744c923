#pragma once

#include "core/base/day.h"
#include "core/base/id.h"

#include <QDate>
#include <QList>
#include <QString>

namespace stemdesk {

inline constexpr int kMostHireDays = 60; ///< For which a thing is away before an event, and after it.

/// Days one after the other, both ends included.
struct DayRange {
    QDate from;
    QDate to;

    bool overlaps(const DayRange &other) const { return from <= other.to && other.from <= to; }
    bool has(QDate day) const { return from <= day && day <= to; }
    DayRange widened(int before, int after) const { return {plusDays(from, -before), plusDays(to, after)}; }

    friend bool operator==(const DayRange &, const DayRange &) = default;
};

/// What one event holds of a thing, on every day of its window.
struct HireHold {
    EventId eventId;
    QString name;
    QString status;
    double units = 0;
    DayRange days;

    friend bool operator==(const HireHold &, const HireHold &) = default;
};

/// A day of a thing's calendar.
struct HireDay {
    QDate day;
    double heldUnits = 0;
    double availableUnits = 0; ///< Negative where more is promised than there is.

    friend bool operator==(const HireDay &, const HireDay &) = default;
};

/// What all of them hold on this day.
double heldOn(const QList<HireHold> &holds, QDate day);
/// The most that they hold together on any one day of `days`; two that do not meet are not added up.
double peakUnits(const QList<HireHold> &holds, const DayRange &days);
/// Every day of `days`.
QList<HireDay> hireCalendar(const QList<HireHold> &holds, const DayRange &days, double ownedUnits);

} // namespace stemdesk

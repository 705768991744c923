#pragma once

#include "core/base/result.h"
#include "core/domain/hire/availability.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk {

inline constexpr qsizetype kMostPlanRows = 50;
inline constexpr int kMostPlanDays = 365; ///< Before an event, or after it.

/// A task that each event gets.
struct WorkPlanRow {
    QString kind;
    QString title;
    std::optional<int>
        days; ///< Before the event's first day, or after its last if negative; nullopt: the day of ordering.

    friend bool operator==(const WorkPlanRow &, const WorkPlanRow &) = default;
};

using WorkPlan = QList<WorkPlanRow>;

// A plan in JSON, an array of its rows, as used in the shop's setting and in its row.
QByteArray workPlanText(const WorkPlan &plan);
/// invalid_plan for any error.
Result<WorkPlan> workPlanFrom(const QByteArray &json);

/// The task that a row of the plan creates for an event.
struct PlannedTask {
    QString row; ///< Identifies a row of a plan, whatever its title becomes.
    QString kind;
    QString title;
    bool isAfterEvent = false;
    std::optional<QDate> on; ///< nullopt if that is beyond the calendar.

    friend bool operator==(const PlannedTask &, const PlannedTask &) = default;
};

/// `days`: from the event's first to its last.
QList<PlannedTask> plannedTasks(const WorkPlan &plan, const DayRange &days, int orderDaysBefore);

} // namespace stemdesk

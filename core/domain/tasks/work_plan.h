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
        days; ///< Before the event's first day, or after its last where negative; nothing: as orders are.

    friend bool operator==(const WorkPlanRow &, const WorkPlanRow &) = default;
};

using WorkPlan = QList<WorkPlanRow>;

// A plan as a shop's setting says it and its row keeps it: an array of its rows, in JSON.
QByteArray workPlanText(const WorkPlan &plan);
/// invalid_plan for whatever is wrong with it.
Result<WorkPlan> workPlanFrom(const QByteArray &json);

/// What a row of the plan becomes for an event.
struct PlannedTask {
    QString row; ///< Tells the rows of a plan apart, whatever their titles become.
    QString kind;
    QString title;
    bool isAfterEvent = false;
    std::optional<QDate> on; ///< Nothing where that lies beyond the calendar.

    friend bool operator==(const PlannedTask &, const PlannedTask &) = default;
};

/// `days`: from the event's first to its last.
QList<PlannedTask> plannedTasks(const WorkPlan &plan, const DayRange &days, int orderDaysBefore);

} // namespace stemdesk

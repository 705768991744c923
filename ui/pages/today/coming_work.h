#pragma once

#include "core/base/result.h"
#include "core/domain/tasks/week.h"

#include <QHash>

namespace stemdesk {
class ShopServices;
}

namespace stemdesk::ui {

/// The work of today and the next days, with what is late.
struct ComingWork {
    QDate today;
    QList<Task> tasks; ///< Open ones, by day: a few late ones, and what comes next.
    int late = 0; ///< Number of all late ones.
    QHash<EventId, QString> events; ///< Names of the tasks' events.
    QHash<TaskId, QString> parts; ///< The arrangement or the place that a task is for, if it is not the whole event.
    QList<WorkDay> arrivals; ///< Days on which something arrives.
};

/// REQUIRES: a thread other than the window's.
Result<ComingWork> readComingWork(ShopServices &services, QDate today);

} // namespace stemdesk::ui

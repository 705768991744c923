#pragma once

#include "core/base/result.h"
#include "core/domain/tasks/week.h"
#include "core/services/tasks/task_service.h"

#include <QColor>
#include <QHash>
#include <QSet>
#include <QTimeZone>

namespace stemdesk {
class ShopServices;
}

namespace stemdesk::ui {

inline constexpr int kDaysOfWeek = 7;

/// An event at the head of its day.
struct HeldEvent {
    EventId id;
    QString name;
    QString hour; ///< "13:30"
    QString status;
    QList<QColor> palette;

    friend bool operator==(const HeldEvent &, const HeldEvent &) = default;
};

/// A week with what its cards say.
struct ShownWeek {
    WorkWeek days;
    LateTasks late; ///< Of earlier weeks, if today is in this one.
    QDate today;
    QHash<EventId, QString> events; ///< Names of the tasks' events.
    QHash<TaskId, QString> parts; ///< The arrangement or the place that a task is for, if it is not the whole event.
    QSet<EventId> over; ///< Events whose tasks are no longer late.
    QHash<QDate, QList<HeldEvent>> held; ///< By hour.
    QHash<QString, int> people; ///< People with tasks, and their colours.

    /// Of the day at this place in the week; today's after what is late from earlier weeks.
    QList<Task> tasksAt(int place) const;
    /// 0 if it is done, not late, or of an event that is over.
    int daysLate(const Task &task) const;
};

/// REQUIRES: a thread other than the window's.
Result<ShownWeek> readWeek(ShopServices &services, QDate on, QDate today, const QTimeZone &zone);

/// A colour for each of these people, different ones as long as there are enough, and mostly the same in every week.
QHash<QString, int> personColours(const QStringList &people);

} // namespace stemdesk::ui

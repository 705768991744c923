#pragma once

#include "core/base/result.h"
#include "core/domain/tasks/task.h"
#include "core/domain/tasks/week.h"

#include <QHash>
#include <QList>
#include <QSet>

namespace stemdesk {
class ShopServices;
struct Event;
} // namespace stemdesk

namespace stemdesk::ui {

/// The events of these tasks.
Result<QList<Event>> eventsOf(ShopServices &services, const QList<Task> &tasks);
/// The tasks of a completed event are not late any more, ticked or not.
QSet<EventId> eventsOver(const QList<Event> &events);

/// What tells tasks of one event from each other: the arrangement or the place that one is for. Tasks for all of their
/// event have none.
/// REQUIRES: a thread other than the window's.
Result<QHash<TaskId, QString>> partsOf(ShopServices &services, const QList<Task> &tasks);

/// Adds the stem length to names that several varieties of a list share. REQUIRES: a thread other than the window's.
Status addStemLengths(ShopServices &services, QList<NamedUnits> &units);

} // namespace stemdesk::ui

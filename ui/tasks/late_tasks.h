#pragma once

#include "core/base/result.h"
#include "core/domain/tasks/task.h"

#include <QList>
#include <QSet>

namespace stemdesk {
class ShopServices;
struct Event;
} // namespace stemdesk

namespace stemdesk::ui {

/// The events of these tasks.
Result<QList<Event>> eventsOf(ShopServices &services, const QList<Task> &tasks);
/// Whether ticked or not, the tasks of an event that is complete are no longer late.
QSet<EventId> eventsOver(const QList<Event> &events);

/// Open tasks up to this day, without those of events that are over. REQUIRES: a thread other than the window's.
Result<QList<Task>> openTasksUntil(ShopServices &services, QDate day);

} // namespace stemdesk::ui

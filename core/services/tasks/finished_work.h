#pragma once

#include "core/base/result.h"
#include "core/domain/tasks/task.h"

#include <QList>

namespace stemdesk {

class ServiceContext;

/// Whether nothing is left to order for the event beside its ordered sheets.
Result<bool> isWhollyOrdered(ServiceContext &context, EventId event);
/// Whether something was ordered for the event and all of it came in.
Result<bool> isWhollyReceived(ServiceContext &context, EventId event);

/// The event's own tasks of this kind that are still to be done.
Result<QList<Task>> openTasks(const ServiceContext &context, EventId event, const QString &kind);

} // namespace stemdesk

#pragma once

#include "core/base/result.h"
#include "core/domain/tasks/task.h"

#include <QList>

namespace stemdesk {

class ServiceContext;

/// Whether the event's ordered sheets leave nothing to order.
Result<bool> isWhollyOrdered(ServiceContext &context, EventId event);
/// Whether something was ordered for the event and all of it has come in.
Result<bool> isWhollyReceived(ServiceContext &context, EventId event);

/// The event's own tasks of this kind that are not done.
Result<QList<Task>> openTasks(const ServiceContext &context, EventId event, const QString &kind);

} // namespace stemdesk

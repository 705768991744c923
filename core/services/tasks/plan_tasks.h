#pragma once

#include "core/domain/change.h"
#include "core/domain/events/event.h"

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Creates, moves and removes the event's tasks from the shop's plan after a change of its status or times. Tasks that
/// a person has changed, done or deleted stay as they are.
Status followPlan(ServiceContext &context, UnitOfWork &work, const Event &before, const Event &after);

/// Call it after the minutes of the event's groups changed, to update the tasks that depend on them.
Status followMinutes(const ServiceContext &context, UnitOfWork &work, EventId event);

/// Records that an event's tasks were deleted or restored with it.
Status recordTasks(const ServiceContext &context, UnitOfWork &work, EventId event, ChangeAction action);

} // namespace stemdesk

#pragma once

#include "core/domain/change.h"
#include "core/domain/events/event.h"

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Creates, moves and removes the tasks that the shop's plan gives the event after a change of its status or times.
/// Tasks that a person has changed, done or deleted stay as they are.
Status followPlan(ServiceContext &context, UnitOfWork &work, const Event &before, const Event &after);

/// The event's groups take other minutes than before, and so do the tasks that have theirs.
Status followMinutes(const ServiceContext &context, UnitOfWork &work, EventId event);

/// An event's tasks go and come back with it.
Status tellTasks(const ServiceContext &context, UnitOfWork &work, EventId event, ChangeAction action);

} // namespace stemdesk

#pragma once

#include "core/base/result.h"
#include "core/domain/events/printed_event.h"

namespace stemdesk {

class ServiceContext;
struct EventRecipe;

/// See EventService::printed().
Result<PrintedEvent> readPrintedEvent(ServiceContext &context, EventId id);
Result<PrintedEvent> printedFrom(ServiceContext &context, const EventRecipe &recipe);

} // namespace stemdesk

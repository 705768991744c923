#pragma once

#include "core/base/result.h"
#include "core/domain/events/printed_event.h"

namespace stemdesk {

class ServiceContext;

/// See EventService::printed().
Result<PrintedEvent> readPrintedEvent(ServiceContext &context, EventId id);

} // namespace stemdesk

#pragma once

#include "core/base/result.h"
#include "core/domain/events/printed_event.h"

namespace stemdesk {

class ServiceContext;

/// What the documents of an event say, in a fixed number of set reads. NotFound where there is none.
Result<PrintedEvent> readPrintedEvent(ServiceContext &context, EventId id);

} // namespace stemdesk

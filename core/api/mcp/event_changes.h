#pragma once

#include "core/api/mcp/tool.h"
#include "core/domain/events/event.h"
#include "core/json/object_reader.h"

namespace stemdesk::mcp {

/// What create_event and update_event say alike of an event, but its name.
void readOwnFields(ObjectReader &reader, const ToolCall &call, EventPatch &patch);

Result<ToolAnswer> updateEvent(const ToolCall &call);
Result<ToolAnswer> deleteEvent(const ToolCall &call);

} // namespace stemdesk::mcp

#pragma once

#include "core/api/mcp/tool.h"
#include "core/domain/events/event.h"
#include "core/json/object_reader.h"

namespace stemdesk::mcp {

/// The arguments that create_event and update_event share: all but the name.
void readOwnFields(ObjectReader &reader, const ToolCall &call, EventPatch &patch);

Result<ToolAnswer> updateEvent(const ToolCall &call);
Result<ToolAnswer> deleteEvent(const ToolCall &call);

} // namespace stemdesk::mcp

#pragma once

#include "core/api/mcp/tool.h"
#include "core/domain/events/event.h"
#include "core/json/object_reader.h"

#include <functional>

namespace stemdesk::mcp {

/// The arguments that create_event and update_event share: all except the name.
void readOwnFields(ObjectReader &reader, const ToolCall &call, EventPatch &patch);

/// Changes an event as one undo step of an open window, and returns it with its totals before and after. `change` gets
/// the event as it was.
Result<ToolAnswer> changedEvent(const ToolCall &call, const EventId &id, bool isDry,
                                const std::function<Status(const Event &)> &change);

Result<ToolAnswer> updateEvent(const ToolCall &call);
Result<ToolAnswer> deleteEvent(const ToolCall &call);

Result<ToolAnswer> keepPrices(const ToolCall &call);
Result<ToolAnswer> currentPrices(const ToolCall &call);

} // namespace stemdesk::mcp

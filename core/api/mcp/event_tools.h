#pragma once

#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

Result<ToolAnswer> findEvents(const ToolCall &call);
Result<ToolAnswer> readEvent(const ToolCall &call);
/// Writes nothing if a line's words match no product, or several.
Result<ToolAnswer> createEvent(const ToolCall &call);
Result<ToolAnswer> priceOfEvent(const ToolCall &call);

} // namespace stemdesk::mcp

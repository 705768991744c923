#pragma once

#include "core/api/mcp/tool.h"

namespace stemdesk::mcp {

Result<QByteArray> findEvents(const ToolCall &call);
Result<QByteArray> readEvent(const ToolCall &call);
/// Writes nothing where a line's words mean no product, or several.
Result<QByteArray> createEvent(const ToolCall &call);
Result<QByteArray> priceOfEvent(const ToolCall &call);

} // namespace stemdesk::mcp
